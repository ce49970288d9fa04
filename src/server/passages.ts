import { columnNumber } from "../domain/column-names.ts";
import type { Cell, Row } from "../domain/document.ts";
import { isAt, type OpenedPage } from "../evidence/opened-page.ts";
import type { SheetWindow, TextSection } from "./contract/evidence.ts";

/** Rows before and after the one in question. */
const ROWS_AROUND = 8;
const COLUMNS_AROUND = 5;
/** Columns on the left that hold the labels: always shown. */
const MAX_TEXT_ROWS = 400;

/** The cells around one, with the labels of their rows. */
export function gridAround({ document, section, rows }: OpenedPage, around: string | undefined): SheetWindow {
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
export function rowsAround({ document, section, rows, pages }: OpenedPage, around: string | undefined): TextSection {
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
    sections: pages,
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
