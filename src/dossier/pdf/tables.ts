import type { Cell, Row } from "../../domain/document.ts";
import { isHeadingRow, isPeriodRow, setHeaders } from "./headings.ts";
import { overlap } from "./spans.ts";

const ALIGNED_WITHIN = 3;
/** How many rows of one cell (a heading, a wrapped label) may stand between two rows of one table. */
const MAX_BETWEEN = 3;

/** Marks the rows that stand in a table and gives their values the headings of their columns. */
export function markTables(rows: Row[]): void {
  for (let start = 0; start < rows.length; start++) {
    if (!isWide(rows[start])) continue;
    const end = tableEnd(rows, start);
    if (end === start) continue;
    const from = start > 0 && isWide(rows[start - 1]) && isPeriodRow(rows[start - 1] as Row) ? start - 1 : start;
    for (let index = from; index <= end; index++) {
      const row = rows[index] as Row;
      if (isWide(row)) row.table = true;
    }
    for (const part of parts(rows, from, end)) setHeaders(rows, part.from, part.to);
    start = end;
  }
}

function isWide(row: Row | undefined): row is Row {
  return row !== undefined && row.cells.length >= 2;
}

/** Index of the last row of the table that begins at `start`; `start` itself where there is none. */
function tableEnd(rows: Row[], start: number): number {
  let end = start;
  for (let next = start + 1; next < rows.length && next - end <= MAX_BETWEEN + 1; next++) {
    if (isWide(rows[next]) && aligned(rows[end] as Row, rows[next] as Row)) end = next;
  }
  return end;
}

function aligned(a: Row, b: Row): boolean {
  return a.cells.some((first, i) => b.cells.some((second, j) => i + j > 0 && sameColumn(first, second)));
}

function sameColumn(a: Cell, b: Cell): boolean {
  if (a.box === undefined || b.box === undefined) return false;
  const left = Math.abs(a.box.x - b.box.x);
  const right = Math.abs(a.box.x + a.box.width - b.box.x - b.box.width);
  const middle = Math.abs(a.box.x + a.box.width / 2 - b.box.x - b.box.width / 2);
  return Math.min(left, right, middle) <= ALIGNED_WITHIN || overlap(a, b) >= 0.6 * Math.min(a.box.width, b.box.width);
}

/** A row of periods below values opens a new table, though its columns stand under those of the one before. */
function parts(rows: Row[], from: number, end: number): { from: number; to: number }[] {
  const starts = [from];
  let inData = false;
  for (let index = from; index <= end; index++) {
    const row = rows[index] as Row;
    if (!isWide(row)) continue;
    if (inData && isPeriodRow(row)) starts.push(index);
    inData = !isHeadingRow(row);
  }
  return starts.map((start, index) => ({ from: start, to: (starts[index + 1] ?? end + 1) - 1 }));
}
