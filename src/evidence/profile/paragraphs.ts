import type { Address } from "../../domain/address.ts";
import type { Section, SourceDocument } from "../../domain/document.ts";
import { addressOfRow } from "../../dossier/row-address.ts";
import { type PageRole, roleOf } from "../../lexicon/page-roles.ts";
import { tilesOf } from "../layout/page.ts";
import { around, type Edges } from "../layout/tile.ts";
import { textOf } from "../passages.ts";

/** A piece of a page that a reader takes in at once. */
export interface Paragraph {
  text: string;
  /** Absent in texts, which have no places. */
  edges?: Edges;
  /** What the heading above it says it is about. */
  role: PageRole | null;
  isHeading: boolean;
  /** On the first page, or among the first lines of a text. */
  isCover: boolean;
  document: SourceDocument;
  section: Section;
  address: Address;
}

const FIRST_LINES = 6;

/** The paragraphs of a page or of a text, each under its heading. */
export function paragraphsOf(document: SourceDocument, section: Section): Paragraph[] {
  const isPlaced = section.rows.some(({ cells }) => cells.some(({ box }) => box !== undefined));
  return isPlaced ? onPage(document, section) : inText(document, section);
}

function onPage(document: SourceDocument, section: Section): Paragraph[] {
  const tiles = tilesOf(section, {}, { wraps: true });
  const title = tiles.find((tile) => tile.title) ?? tiles[0];
  const role = roleOf(section.name ?? "") ?? roleOf(title?.text ?? "");
  return tiles.flatMap((tile) => {
    const row = section.rows[tile.row];
    if (row === undefined) return [];
    const address = addressOfRow(document, section, row);
    const edges = around([tile.edges]);
    const isCover = section.number === 1;
    return [{ text: tile.text, edges, role, isHeading: tile.title, isCover, document, section, address }];
  });
}

/** What a slide told in text begins with. */
function titleOf({ name, rows: [first] }: Section): string {
  const line = first === undefined ? "" : textOf(first);
  return name ?? (line.length <= LONGEST_TITLE ? line : "");
}

const LONGEST_TITLE = 60;

function inText(document: SourceDocument, section: Section): Paragraph[] {
  let role = roleOf(titleOf(section));
  return section.rows.flatMap((row, at) => {
    const text = textOf(row);
    if (text === "" || row.cells.length > 2) return [];
    const isHeading = row.heading !== undefined;
    if (isHeading) role = roleOf(text);
    const isCover = section.number === 1 && at < FIRST_LINES;
    return [{ text, role, isHeading, isCover, document, section, address: addressOfRow(document, section, row) }];
  });
}
