import { fold } from "../../../lexicon/fold.ts";
import { GROWTH_RATE } from "../../../lexicon/statements.ts";
import type { Grid, GridCell } from "../grid.ts";
import { isPercent, type WorkbookIndex } from "./workbook-index.ts";

/** A typed figure that stands out of its row, and what its neighbours say. */
export interface Jump {
  cell: GridCell;
  kind: "digit" | "growth_jump";
  value: number;
  neighbour: GridCell;
}

const SHORTEST = 5;
const SHORTEST_RATES = 4;
/** Neighbours on both sides of a slip are nearly equal, and the rest of the row moves no faster than this. */
const EVEN = 1.3;
const CALM = 2;

/** Typed figures ten or a hundred times their neighbours on both sides, and growth that leaps after falling. */
export function* jumps(grid: Grid, index: WorkbookIndex): Generator<Jump> {
  for (const { number: row, cells } of grid.rows) {
    for (const run of typedRuns(cells)) {
      const label = index.label(grid.number, row, run[0]?.column ?? 0)?.text ?? "";
      const values = run.map(({ cell }) => Number(cell.value));
      if (GROWTH_RATE.test(fold(label)) && run.every(isPercent)) {
        const at = leapIn(values);
        if (at !== null) yield* told("growth_jump", run, at, Math.round((values[at] ?? 0) * 1000) / 10);
        continue;
      }
      const at = run.length >= SHORTEST ? slipIn(values) : null;
      if (at !== null) yield* told("digit", run, at, values[at] ?? 0);
    }
  }
}

function* told(kind: Jump["kind"], run: GridCell[], at: number, value: number): Generator<Jump> {
  const [cell, neighbour] = [run[at], run[at - 1]];
  if (cell !== undefined && neighbour !== undefined) yield { cell, kind, value, neighbour };
}

function* typedRuns(cells: readonly GridCell[]): Generator<GridCell[]> {
  let run: GridCell[] = [];
  for (const cell of cells) {
    const typed = cell.cell.formula === undefined && typeof cell.cell.value === "number" && !cell.date;
    if (typed && (run.length === 0 || run.at(-1)?.column === cell.column - 1)) {
      run.push(cell);
      continue;
    }
    if (run.length >= SHORTEST_RATES) yield run;
    run = typed ? [cell] : [];
  }
  if (run.length >= SHORTEST_RATES) yield run;
}

const apart = (a: number, b: number): number => Math.max(a / b, b / a);

/** The one inner place whose figure has a digit too many or too few; null where the row moves by itself. */
function slipIn(values: readonly number[]): number | null {
  if (values.some((value) => value <= 0)) return null;
  for (let at = 1; at < values.length - 1; at += 1) {
    const [before = 1, own = 1, after = 1] = values.slice(at - 1, at + 2);
    const times = apart(own, Math.sqrt(before * after));
    const isDigits = [10, 100, 1000].some((power) => times > power / EVEN && times < power * EVEN);
    if (!isDigits || apart(before, after) > EVEN) continue;
    const rest = values.toSpliced(at, 1);
    return rest.slice(1).every((value, place) => apart(value, rest[place] ?? value) <= CALM) ? at : null;
  }
  return null;
}

const LEAP = 0.2;

/** Growth that triples, by twenty points and more, after it was steady or falling. */
function leapIn(values: readonly number[]): number | null {
  for (let at = 2; at < values.length; at += 1) {
    const before = values.slice(0, at);
    const [last = 0, own = 0] = [values[at - 1], values[at]];
    const falling = before.slice(1).every((value, place) => value <= (before[place] ?? 0) * 1.1);
    if (falling && last > 0 && own >= 3 * last && own - last >= LEAP) return at;
  }
  return null;
}
