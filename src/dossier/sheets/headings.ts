import { type Area, type Grid, type GridCell, type GridRow, placeKey } from "./grid.ts";
import { readHeadingPeriod } from "./period-words.ts";

/** A stretch of rows under the same column headings. */
export interface HeadingBlock {
  /** The heading rows themselves, from top to bottom. */
  levels: GridRow[];
  /** The first row the headings speak for. */
  from: number;
  headings: Map<number, string>;
}

const MAX_LEVELS = 4;
/** How many rows below are looked at to see whether headings have numbers under them. */
const LOOK_AHEAD = 5;

/** Finds the rows that head the columns below them. A later block replaces an earlier one. */
export function headingBlocks(grid: Grid): HeadingBlock[] {
  const labelColumn = grid.rows.reduce((left, row) => Math.min(left, row.cells[0]?.column ?? left), 16_384);
  const merges = new Map(grid.merges.map((area) => [placeKey(area.top, area.left), area]));
  const blocks: HeadingBlock[] = [];
  for (let index = 0; index < grid.rows.length; index++) {
    const first = grid.rows[index];
    if (first === undefined) continue;
    if (!isHeadingRow(first, labelColumn, merges) && !headsPeriods(grid.rows, index, labelColumn)) continue;
    const previous = grid.rows[index - 1];
    const afterGap = previous === undefined || first.number > previous.number + 1;
    if (blocks.length > 0 && !replacesHeadings(first, labelColumn, afterGap)) continue;
    const levels = [first];
    for (let next = grid.rows[index + 1]; levels.length < MAX_LEVELS; next = grid.rows[index + levels.length]) {
      const above = levels[levels.length - 1];
      if (next === undefined || above === undefined || next.number > above.number + 1) break;
      if (!isHeadingRow(next, labelColumn, merges)) break;
      levels.push(next);
    }
    const headings = joinLevels(levels, labelColumn, merges);
    const below = grid.rows.slice(index + levels.length, index + levels.length + LOOK_AHEAD);
    if (!below.some((row) => row.cells.some((cell) => isPlainNumber(cell) && headings.has(cell.column)))) continue;
    if (isLoneWord(levels, labelColumn, merges) && !headsNumbers(levels, below)) continue;
    index += levels.length - 1;
    blocks.push({ levels, from: (levels[levels.length - 1]?.number ?? 0) + 1, headings });
  }
  return blocks;
}

/** One word beside a label may be a heading ("Customer, ARR") or a value ("Company, Acme"). */
function isLoneWord(levels: GridRow[], labelColumn: number, merges: Map<number, Area>): boolean {
  const cells = levels.flatMap((row) => row.cells.filter(({ column }) => column !== labelColumn));
  const [only] = cells;
  if (cells.length !== 1 || only === undefined || isPeriodCell(only)) return false;
  return !merges.has(placeKey(levels[0]?.number ?? 0, only.column));
}

/** It is a heading where the next rows, two at least, all have a number under it. */
function headsNumbers(levels: GridRow[], below: GridRow[]): boolean {
  const column = levels[0]?.cells[levels[0].cells.length - 1]?.column;
  const last = levels[levels.length - 1]?.number ?? 0;
  const next = below.filter((row, index) => row.number === last + index + 1).slice(0, 3);
  return (
    next.length > 1 && next.every((row) => row.cells.some((cell) => cell.column === column && isPlainNumber(cell)))
  );
}

/** One word alone, over a number in each of the rows that follow, which periods name: "Headcount" over 2023, 2024, 2025. */
function headsPeriods(rows: GridRow[], index: number, labelColumn: number): boolean {
  const row = rows[index];
  const [only, ...more] = row?.cells ?? [];
  if (row === undefined || only === undefined || more.length > 0 || only.column === labelColumn) return false;
  if (typeof only.cell.value !== "string") return false;
  const next = rows.slice(index + 1, index + 3).filter((one, i) => one.number === row.number + i + 1);
  return (
    next.length === 2 &&
    next.every(
      ({ cells: [label, value] }) =>
        label?.column === labelColumn && isPeriodCell(label) && value?.column === only.column && isPlainNumber(value),
    )
  );
}

/** Gives the heading of each cell's column, where one was recognised. Rows must be asked from top to bottom. */
export function columnHeadings(blocks: HeadingBlock[]): (row: number, column: number) => string | undefined {
  const headingRows = new Set(blocks.flatMap(({ levels }) => levels.map(({ number }) => number)));
  let current = -1;
  return (row, column) => {
    while ((blocks[current + 1]?.from ?? Number.POSITIVE_INFINITY) <= row) current++;
    return headingRows.has(row) ? undefined : blocks[current]?.headings.get(column);
  };
}

/** Whether a cell reads as a period: a text such as "T3 2024", a date, or a bare year. */
function isPeriodCell({ cell, date }: GridCell): boolean {
  if (date) return true;
  if (typeof cell.value === "number") return isYear(cell.value) && !/[,%€$£]/.test(cell.text);
  return typeof cell.value === "string" && readHeadingPeriod(cell.value) !== null;
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 1990 && value <= 2100;
}

function isPlainNumber(cell: GridCell): boolean {
  if (typeof cell.cell.value === "string" && !cell.error) return false;
  return !isPeriodCell(cell);
}

function isHeadingRow(row: GridRow, labelColumn: number, merges: Map<number, Area>): boolean {
  let headings = 0;
  let wide = false;
  for (const cell of row.cells) {
    if (isPlainNumber(cell)) return false;
    if (cell.column === labelColumn) continue;
    headings++;
    const area = merges.get(placeKey(row.number, cell.column));
    if (area !== undefined && area.right > area.left) wide = true;
  }
  if (
    headings === 0 ||
    (headings === 1 && row.cells.length === 1 && !wide && !isPeriodCell(row.cells[0] as GridCell))
  ) {
    return false;
  }
  return yearsInOrder(row);
}

/** Bare numbers between 1990 and 2100 are years where most follow one another or nothing else names them. */
function yearsInOrder(row: GridRow): boolean {
  const years = row.cells.filter(({ cell, date }) => typeof cell.value === "number" && !date);
  if (years.length === 0) return true;
  const label = row.cells.find(({ cell }) => typeof cell.value === "string");
  if (years.length === 1 && label !== undefined && !isPeriodCell(label) && !isPeriodLabel(label.cell.text)) {
    return row.cells.filter(({ cell }) => typeof cell.value === "string").length > 1;
  }
  const steps = years.slice(1).map(({ cell }, index) => Number(cell.value) - Number(years[index]?.cell.value));
  if (label === undefined || isPeriodLabel(label.cell.text)) return true;
  return steps.filter((step) => Math.abs(step) <= 1).length * 2 > steps.length || steps.length === 0;
}

function isPeriodLabel(text: string): boolean {
  return /^(years?|ann[ée]es?|anos?|exercices?|exerc[íi]cios?|fy|periods?|p[ée]riodes?|per[íi]odos?|dates?|datas?|months?|mois|m[êe]s(es)?|quarters?|trimestres?)\b/i.test(
    text.trim(),
  );
}

/** In the middle of a table, words beside a label ("Scenario: base, base") are data; periods, or words after a gap, head a new table. */
function replacesHeadings(row: GridRow, labelColumn: number, afterGap: boolean): boolean {
  const values = row.cells.filter(({ column }) => column !== labelColumn);
  const label = row.cells.find(({ column }) => column === labelColumn);
  const periods = values.filter(isPeriodCell).length;
  if (periods * 2 > values.length) return label === undefined || afterGap || isPeriodLabel(label.cell.text);
  return afterGap && values.length > 1;
}

function joinLevels(levels: GridRow[], labelColumn: number, merges: Map<number, Area>): Map<number, string> {
  const texts = levels.map((row) => {
    const spread = new Map<number, string>();
    for (const { cell, column } of row.cells) {
      const area = merges.get(placeKey(row.number, column));
      for (let at = column; at <= Math.min(area?.right ?? column, column + 1000); at++)
        spread.set(at, cell.text.trim());
    }
    return spread;
  });
  const columns = [...new Set(texts.flatMap((spread) => [...spread.keys()]))].sort((a, b) => a - b);
  texts.forEach((spread, level) => {
    const lower = texts[level + 1];
    if (lower !== undefined) fillRight(spread, lower, columns, labelColumn);
  });
  return new Map(
    columns.map((column) => {
      const parts = texts.flatMap((spread) => spread.get(column) ?? []);
      return [column, [...new Set(parts)].join(" / ")];
    }),
  );
}

/** "2024, empty, empty, 2025 …" over "Q1, Q2, Q3 …": the upper heading holds until the next one. */
function fillRight(
  upper: Map<number, string>,
  lower: Map<number, string>,
  columns: number[],
  labelColumn: number,
): void {
  const own = [...upper.keys()].filter((column) => column > labelColumn);
  const lowest = Math.min(...[...lower.keys()].filter((column) => column > labelColumn));
  if (own.length === 0 || own.length >= lower.size || Math.min(...own) > lowest) return;
  let carried: string | undefined;
  for (const column of columns) {
    if (column <= labelColumn) continue;
    if (upper.has(column)) carried = upper.get(column);
    else if (carried !== undefined && lower.has(column)) upper.set(column, carried);
  }
}
