import { columnNumber } from "../domain/column-names.ts";
import type { Cell, Row, Section, SourceDocument } from "../domain/document.ts";
import type { Dossier } from "../domain/dossier.ts";
import type { SheetWindow, TextSection } from "./contract/evidence.ts";

/** A section and the document it belongs to. */
export interface Place {
  document: SourceDocument;
  section: Section;
}

/** Rows before and after the one in question. */
const ROWS_AROUND = 8;
const COLUMNS_AROUND = 5;
/** Columns on the left that hold the labels: always shown. */
const MAX_TEXT_ROWS = 400;

/** A section by its number, its name, or (`auto`) by what it holds. Null where there is none. */
export function findSection(dossier: Dossier, documentId: string, wanted: string, around?: string): Place | null {
  const document = dossier.documents.find(({ id }) => id === documentId);
  if (document === undefined) return null;
  const { sections } = document;
  const section =
    wanted === "auto"
      ? sections.find((one) => around !== undefined && rowsOf(one).some((row) => isAt(row, around)))
      : (sections.find(({ name }) => name === wanted) ?? sections.find(({ number }) => String(number) === wanted));
  return section === undefined ? null : { document, section };
}

/** What a reader sees and what he does not, in the sheet's order. */
const rowsOf = ({ rows, hiddenRows }: Section): Row[] =>
  hiddenRows.length === 0 ? rows : [...rows, ...hiddenRows].sort((a, b) => (a.number ?? 0) - (b.number ?? 0));

function isAt(row: Row, around: string): boolean {
  return String(row.number ?? "") === around || row.path === around || row.cells.some(({ ref }) => ref === around);
}

/** The cells around one, with the labels of their rows. */
export function gridAround({ document, section }: Place, around: string | undefined): SheetWindow {
  const rows = rowsOf(section);
  const center = around === undefined ? undefined : rowNumber(around);
  const near =
    center === undefined
      ? rows.slice(0, 2 * ROWS_AROUND + 1)
      : rows.filter(({ number = 0 }) => Math.abs(number - center) <= ROWS_AROUND);
  const middle = around === undefined ? null : columnOf(around);
  const used = new Set(near.flatMap(({ cells }) => cells.flatMap(({ ref }) => columnOf(ref ?? "") ?? [])));
  const columns = [...used].sort((a, b) => columnNumber(a) - columnNumber(b));
  const shown = columns.filter(
    (column, i) =>
      i === 0 || middle === null || Math.abs(columnNumber(column) - columnNumber(middle)) <= COLUMNS_AROUND,
  );
  return {
    documentId: document.id,
    documentName: document.name,
    sheet: section.name ?? "",
    number: section.number,
    around: around ?? null,
    columns: shown,
    rows: near.map((row) => ({
      number: row.number ?? 0,
      label: labelOf(row),
      hidden: row.hidden ?? null,
      cells: shown.map((column) => gridCell(row.cells.find(({ ref }) => columnOf(ref ?? "") === column))),
    })),
    sheetHidden: section.hidden !== undefined,
  };
}

function gridCell(cell: Cell | undefined): SheetWindow["rows"][number]["cells"][number] {
  if (cell === undefined) return null;
  return {
    ref: cell.ref ?? "",
    text: cell.text,
    value: cell.value ?? null,
    formula: cell.formula ?? null,
    format: cell.format ?? null,
    recomputed: cell.recomputed ?? null,
    header: cell.header ?? null,
  };
}

/** The first words of a row are its label. */
const labelOf = ({ cells }: Row): string | null =>
  cells.find(({ value, text }) => typeof value !== "number" && /\p{L}/u.test(text))?.text ?? null;

const columnOf = (ref: string): string | null => /^([A-Z]{1,3})\d+$/.exec(ref)?.[1] ?? null;
const rowNumber = (around: string): number | undefined => {
  const digits = /^[A-Z]{0,3}(\d+)$/.exec(around)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** The rows of a section with their places on the page; of a very long one, those near `around`. */
export function rowsAround({ document, section }: Place, around: string | undefined): TextSection {
  const rows = rowsOf(section);
  const at =
    around === undefined
      ? 0
      : Math.max(
          0,
          rows.findIndex((row) => isAt(row, around)),
        );
  const from = rows.length <= MAX_TEXT_ROWS ? 0 : Math.max(0, at - MAX_TEXT_ROWS / 2);
  const shown = rows.slice(from, from + MAX_TEXT_ROWS);
  return {
    documentId: document.id,
    documentName: document.name,
    kind: section.kind,
    number: section.number,
    name: section.name ?? null,
    sections: document.sections.length,
    width: section.width ?? null,
    height: section.height ?? null,
    rows: shown.map((row) => ({
      number: row.number ?? null,
      path: row.path ?? null,
      cells: row.cells.map(({ text, box }) => ({ text, box: box ?? null })),
      hidden: row.hidden ?? null,
    })),
    cut: shown.length < rows.length,
  };
}
