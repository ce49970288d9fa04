import type { Cell, Row } from "../../domain/document.ts";
import type { Passage } from "../../evidence/passages.ts";
import type { Witness } from "../../evidence/witness.ts";

/** A row of a table, its cells under the columns of the heading. */
export interface TableRow {
  passage: Passage;
  /** By the place of the column in the heading; undefined where the row has nothing there. */
  cells: (Cell | undefined)[];
}

/** A table as a reader sees it: a heading row and the rows under it. */
export interface Table {
  passage: Passage;
  head: Cell[];
  rows: TableRow[];
}

/** More empty lines than this end a table of a sheet. */
const MOST_EMPTY = 3;

/** Tables of the company's papers whose heading row is recognised, in the order of the documents. */
export function tablesWith(witness: Witness, isHead: (cells: readonly Cell[], passage: Passage) => boolean): Table[] {
  const tables: Table[] = [];
  let open: Table | null = null;
  let last: Passage | null = null;
  for (const passage of witness.passages()) {
    const { document, section, row } = passage;
    const goesOn =
      open !== null && last !== null && section === last.section && follows(last.row, row, section.kind === "sheet");
    if (!goesOn) open = null;
    last = passage;
    if (document.source !== "deck" && document.source !== "financial_model") continue;
    if (row.cells.length >= 2 && isHead(row.cells, passage)) {
      open = { passage, head: [...row.cells], rows: [] };
      tables.push(open);
      continue;
    }
    open?.rows.push({ passage, cells: underColumns(row, open.head) });
  }
  return tables.filter(({ rows }) => rows.length > 0);
}

/** A sheet's table has empty lines in it; elsewhere it ends with the first line that is none of it. */
function follows(before: Row, now: Row, isSheet: boolean): boolean {
  if (now.heading !== undefined) return false;
  if (isSheet) return (now.number ?? 0) - (before.number ?? 0) <= MOST_EMPTY + 1;
  return now.table === true || now.cells.length > 1;
}

/** Each cell under its column: by the sheet's letter, by the heading it was read with, by where it stands, else in order. */
function underColumns({ cells }: Row, head: readonly Cell[]): (Cell | undefined)[] {
  const placed: (Cell | undefined)[] = head.map(() => undefined);
  for (const [order, cell] of cells.entries()) {
    const at = columnOf(cell, order, cells.length, head);
    if (at >= 0 && placed[at] === undefined) placed[at] = cell;
  }
  return placed;
}

function columnOf(cell: Cell, order: number, count: number, head: readonly Cell[]): number {
  if (cell.ref !== undefined)
    return head.findIndex(({ ref }) => ref !== undefined && letters(ref) === letters(cell.ref ?? ""));
  if (count === head.length) return order;
  if (cell.header !== undefined) {
    const named = head.findIndex(({ text }) => text.trim() === cell.header?.trim());
    if (named >= 0) return named;
  }
  const { box } = cell;
  if (box === undefined) return order === 0 ? 0 : -1;
  const middle = box.x + box.width / 2;
  const distances = head.map((one) =>
    one.box === undefined ? Number.POSITIVE_INFINITY : Math.abs(one.box.x + one.box.width / 2 - middle),
  );
  return distances.indexOf(Math.min(...distances));
}

const letters = (ref: string): string => ref.replace(/\d+$/, "");
