import type { FormulaCell } from "./formula-cells.ts";
import { firstAtLeast, type Workbook } from "./grid.ts";

export interface InputValue {
  sheet: number;
  row: number;
  column: number;
  value: number | string | boolean;
}

type Interval = [top: number, bottom: number];

/** The typed-in values some formula reads; loading the others would only cost time. */
export function* referencedValues(workbook: Workbook, formulas: FormulaCell[]): Generator<InputValue> {
  const everything = formulas.some(({ wandering }) => wandering);
  const wanted = everything ? null : referencedRows(workbook, formulas);
  for (const grid of workbook.grids) {
    const columns = wanted?.get(grid.number);
    if (wanted !== null && columns === undefined) continue;
    for (const row of grid.rows) {
      for (const { column, cell } of row.cells) {
        const { value, formula } = cell;
        if (formula !== undefined || value === undefined || value === null) continue;
        if (columns !== undefined && !covers(columns.get(column), row.number)) continue;
        yield { sheet: grid.number, row: row.number, column, value };
      }
    }
  }
}

/** Per sheet and column, the stretches of rows that formulas read, merged and in order. */
function referencedRows(workbook: Workbook, formulas: FormulaCell[]): Map<number, Map<number, Interval[]>> {
  const used = new Map(
    workbook.grids.map((grid) => [
      grid.number,
      grid.rows.reduce((widest, row) => Math.max(widest, row.cells[row.cells.length - 1]?.column ?? 0), 0),
    ]),
  );
  const sheets = new Map<number, Map<number, Interval[]>>();
  for (const { uses } of formulas) {
    for (const { sheet, area } of uses) {
      const columns = sheets.get(sheet) ?? new Map<number, Interval[]>();
      sheets.set(sheet, columns);
      const right = Math.min(area.right, used.get(sheet) ?? 0);
      for (let column = area.left; column <= right; column++) {
        const intervals = columns.get(column);
        if (intervals === undefined) columns.set(column, [[area.top, area.bottom]]);
        else intervals.push([area.top, area.bottom]);
      }
    }
  }
  for (const columns of sheets.values()) {
    for (const [column, intervals] of columns) columns.set(column, merge(intervals));
  }
  return sheets;
}

function merge(intervals: Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const [top, bottom] of intervals.sort((a, b) => a[0] - b[0])) {
    const last = merged[merged.length - 1];
    if (last !== undefined && top <= last[1] + 1) last[1] = Math.max(last[1], bottom);
    else merged.push([top, bottom]);
  }
  return merged;
}

function covers(intervals: Interval[] | undefined, row: number): boolean {
  if (intervals === undefined) return false;
  const index = firstAtLeast(intervals.length, row, (at) => intervals[at]?.[1] ?? 0);
  return (intervals[index]?.[0] ?? Number.POSITIVE_INFINITY) <= row;
}
