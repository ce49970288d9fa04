import type { Address } from "../../domain/address.ts";
import type { Cell, Row, SourceDocument } from "../../domain/document.ts";
import type { Dossier } from "../../domain/dossier.ts";
import { textOf } from "./document-index.ts";
import type { Judgement } from "./judgement.ts";
import {
  boxesOf,
  cellsOf,
  passageText,
  readable,
  rowsOf,
  type SectionText,
  sectionText,
  withClosingSigns,
} from "./section-text.ts";
import { isValueCell } from "./table.ts";

/** Where a citation says to look: a section, or some of its rows, or one of their cells. */
export interface Scope {
  document: SourceDocument;
  /** Place in `document.sections`. */
  section: number;
  text: SectionText;
  /** Only part of the section was cited: `text` holds those rows alone. */
  partial: boolean;
  /** Spreadsheet cells that were cited by name. */
  cells?: ReadonlySet<string>;
}

/** More rows than this is the whole sheet. */
const MANY_ROWS = 200;

/** Groups addresses by section, in their order. */
export function scopesOf(dossier: Dossier, addresses: readonly Address[]): Scope[] {
  const groups = new Map<string, { document: SourceDocument; section: number; rows: Set<Row>; cells: Set<string> }>();
  for (const address of addresses) {
    const document = dossier.documents.find((one) => one.id === address.document);
    if (document === undefined) continue;
    for (const { section, row } of placesOf(document, address)) {
      const key = `${document.id}\n${section}`;
      const group = groups.get(key) ?? { document, section, rows: new Set<Row>(), cells: new Set<string>() };
      if (row !== undefined) group.rows.add(row);
      if (address.kind === "cell" && address.cell !== undefined) group.cells.add(address.cell);
      groups.set(key, group);
    }
  }
  const scopes: Scope[] = [];
  for (const { document, section, rows, cells } of groups.values()) {
    const whole = textOf(document, section);
    const found = document.sections[section];
    if (whole === undefined || found === undefined) continue;
    const partial = rows.size > 0 && rows.size < Math.min(MANY_ROWS, found.rows.length);
    const text = partial
      ? sectionText(
          found,
          found.rows.filter((row) => rows.has(row)),
        )
      : whole;
    scopes.push({ document, section, text, partial, ...(cells.size > 0 ? { cells } : {}) });
  }
  return scopes;
}

function placesOf(document: SourceDocument, address: Address): { section: number; row?: Row }[] {
  if (address.kind === "page" || address.kind === "slide") {
    const section = document.sections.findIndex((one) => one.number === address.page);
    return section < 0 ? [] : [{ section }];
  }
  const wanted = (row: Row, name: string | undefined): boolean => {
    if (address.kind === "cell") return name === address.sheet && row.number === address.row;
    if (address.kind === "paragraph") return row.number === address.paragraph;
    return address.kind === "path" && row.path === address.path;
  };
  const places: { section: number; row: Row }[] = [];
  document.sections.forEach((one, section) => {
    if (address.kind === "cell" && one.name !== address.sheet) return;
    for (const row of one.rows) if (wanted(row, one.name)) places.push({ section, row });
  });
  return places;
}

/** A passage, or the cells that hold its parts. */
export type Found = Pick<Judgement, "passage" | "cells">;

function cellsAt(text: SectionText, places: readonly number[]): Cell[] {
  return places.flatMap((place) => text.cells[place] ?? []);
}

/** What was found, as a person would read it. */
export function foundText(text: SectionText, { passage, cells }: Found): string {
  if (cells === undefined) return passageText(text, withClosingSigns(text, passage));
  return readable(
    cellsAt(text, cells)
      .map((cell) => cell.text)
      .join(" "),
  );
}

/** The spreadsheet cells the values found stand in. */
export function valueRefs(text: SectionText, { passage, cells }: Found): string[] {
  const found = cells === undefined ? cellsOf(text, passage) : cellsAt(text, cells);
  return found.filter(isValueCell).flatMap((cell) => cell.ref ?? []);
}

/** The address of a passage, as precise as its kind of document allows. */
export function addressOf(document: SourceDocument, text: SectionText, { passage, cells: places }: Found): Address {
  const { section } = text;
  const cells = places === undefined ? cellsOf(text, passage) : cellsAt(text, places);
  if (section.kind === "page" || section.kind === "slide") {
    const boxes = boxesOf(cells);
    return { kind: section.kind, document: document.id, page: section.number, ...(boxes.length > 0 ? { boxes } : {}) };
  }
  const row = text.rows[rowsOf(text, passage).first];
  if (row?.path !== undefined) return { kind: "path", document: document.id, path: row.path };
  if (section.kind === "sheet") {
    const valued = cells.filter((cell) => cell.ref !== undefined && typeof cell.value === "number");
    const ref = (valued.length === 1 ? valued[0] : cells.length === 1 ? cells[0] : undefined)?.ref;
    const number = row?.number ?? 1;
    const sheet = section.name ?? "";
    return { kind: "cell", document: document.id, sheet, row: number, ...(ref === undefined ? {} : { cell: ref }) };
  }
  if (row?.number !== undefined) return { kind: "paragraph", document: document.id, paragraph: row.number };
  return { kind: "page", document: document.id, page: section.number };
}

const UNREADABLE = new Set(["no_text_layer", "garbled_text", "slow_page"]);

/** Nothing on this page can be used as evidence: a picture, a text layer that is not language, a page left out. */
export function isUnreadable(document: SourceDocument, section: number): boolean {
  const found = document.sections[section];
  if (found === undefined) return false;
  const blocks = (issue: { level: string; code: string }): boolean =>
    issue.level === "blocking" && UNREADABLE.has(issue.code);
  return (
    found.issues.some(blocks) ||
    document.issues.some((issue) => blocks(issue) && (issue.section === undefined || issue.section === found.number))
  );
}

/** Words of this page were read from pictures: what is not found there may have been missed. */
export function isRecognised(document: SourceDocument, section: number): boolean {
  const rows = document.sections[section]?.rows ?? [];
  return rows.some(({ cells }) => cells.some(({ ocr }) => ocr !== undefined));
}

/** The passage was read from a picture, and two readings of it differ. */
export function isUnsureReading(text: SectionText, { passage, cells }: Found): boolean {
  const found = cells === undefined ? cellsOf(text, passage) : cellsAt(text, cells);
  return found.some(({ ocr }) => ocr === "unsure");
}
