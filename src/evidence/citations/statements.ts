import type { Box, Cell, Section } from "../../domain/document.ts";
import { rememberedFor } from "../../domain/remembered.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { numberHabit } from "../../quantities/habits.ts";
import type { Claim as ReadClaim } from "../facts/claim.ts";
import { claimsOfLines } from "../facts/in-lines.ts";
import { claimsOfPage } from "../facts/in-page.ts";
import { tilesOf } from "../layout/page.ts";
import type { Edges, Tile } from "../layout/tile.ts";
import { nameLeftovers } from "./leftovers.ts";
import { type SectionText, sectionText } from "./section-text.ts";

/** What the reading of a page puts together: a text with figures, what names it, and what stands over it. */
export interface Statement {
  text: string;
  /** `text`: a sentence that names its own figures. */
  how: ReadClaim["how"];
  labels: readonly string[];
  headers: readonly string[];
  headings: readonly string[];
  /** What stands over other columns of the page: no word of it is lent to this one by a title. */
  otherHeaders: readonly string[];
  cells: readonly Cell[];
}

/** A page as it is laid out: its pieces (none where a file has no places), and what they state. */
interface Layout {
  tiles: readonly Tile[];
  statements: Statement[];
  byCell: Map<Cell, Statement[]>;
  paragraphs: Paragraphs | null;
}

/** The page's texts, each a row of its own, and the cells that each was read from. */
export interface Paragraphs {
  text: SectionText;
  cells: readonly (readonly Cell[])[];
}

export const layoutOf = rememberedFor((section: Section): Layout => layOut(section));

/** Longer pages are tables: their rows say what belongs together. */
const MOST_ROWS = 2_000;

function layOut(section: Section): Layout {
  const none: Layout = { tiles: [], statements: [], byCell: new Map(), paragraphs: null };
  if (section.kind === "sheet" || section.kind === "json" || section.rows.length > MOST_ROWS) return none;
  const cells = section.rows.flatMap((row) => row.cells);
  const options: QuantityOptions = { habit: numberHabit(cells.map(({ text }) => text)) };
  const placed = cells.some(({ box }) => box !== undefined);
  const wraps = section.kind !== "slide";
  const claims = placed ? claimsOfPage(section, options, { wraps }) : claimsOfLines(section, options);
  const tiles = placed ? tilesOf(section, options, { wraps }) : [];
  const read = withOtherHeaders(statementsOf(claims));
  const statements = placed ? nameLeftovers(tiles, read) : read;
  const byCell = new Map<Cell, Statement[]>();
  for (const statement of statements)
    for (const cell of statement.cells) byCell.set(cell, [...(byCell.get(cell) ?? []), statement]);
  return { tiles, statements, byCell, paragraphs: placed ? paragraphText(section, tiles) : null };
}

/** The figures of one text are one statement; its own words name them. */
function statementsOf(claims: readonly ReadClaim[]): Statement[] {
  const found = new Map<string, Statement>();
  for (const { text, how, labels, headers, headings, cells, row } of claims) {
    const names = how === "text" ? [] : labels;
    const key = [text, row.cells[0]?.box?.y, cells[0]?.box?.x, ...names, ...headers].join("\n");
    if (!found.has(key)) found.set(key, { text, how, labels: names, headers, headings, otherHeaders: [], cells });
  }
  return [...found.values()];
}

/** A rival's column lends nothing, though its name may stand in a title above. */
function withOtherHeaders(statements: readonly Statement[]): Statement[] {
  const columns = new Set(statements.flatMap(({ headers }) => headers));
  return statements.map((one) => ({
    ...one,
    otherHeaders: one.headers.length === 0 ? [] : [...columns].filter((header) => !one.headers.includes(header)),
  }));
}

/** Wrapped lines joined, columns apart. */
function paragraphText(section: Section, tiles: readonly Tile[]): Paragraphs {
  const rows = tiles.map(({ text, edges }) => ({ cells: [{ text, box: boxOf(edges) }] }));
  return { text: sectionText(section, rows), cells: tiles.map(({ cells }) => cells) };
}

function boxOf({ x0, y0, x1, y1 }: Edges): Box {
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

/** The statements of a section. */
export function statementsIn(section: Section): readonly Statement[] {
  return layoutOf(section).statements;
}

/** The statements a cell takes part in. */
export function statementsOfCell(section: Section, cell: Cell): readonly Statement[] {
  return layoutOf(section).byCell.get(cell) ?? [];
}

/** The section text by text, where its pieces have places on a page; else null. */
export function paragraphsOf(section: Section): Paragraphs | null {
  return layoutOf(section).paragraphs;
}
