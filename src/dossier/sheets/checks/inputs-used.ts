import { addAll } from "../../../domain/many.ts";
import { rememberedFor } from "../../../domain/remembered.ts";
import { fold } from "../../../lexicon/fold.ts";
import { ASSUMED_RATE } from "../../../lexicon/sheet-words.ts";
import type { FormulaCell } from "../formula-cells.ts";
import { type Grid, type GridCell, placeKey } from "../grid.ts";
import { isPercent, type WorkbookIndex } from "./workbook-index.ts";

const SHORTEST_BLOCK = 4;
const MOST_UNUSED = 2;

/** An input of a list that no formula reads. */
export interface IdleInput {
  cell: GridCell;
  row: number;
}

/** Inputs that no formula reads, wherever a list of inputs stands. */
export function idleInputs(grid: Grid, formulas: FormulaCell[], index: WorkbookIndex): IdleInput[] {
  return [...inputBlocks(grid, index)]
    .flat()
    .filter(({ cell, row }) => !isRead(grid.number, row, cell.column, formulas));
}

/**
 * Inputs that no formula reads, in a list of inputs that formulas do read. One whose number is typed into formulas is
 * told of there.
 */
export function unusedInputs(
  grid: Grid,
  formulas: FormulaCell[],
  index: WorkbookIndex,
  typedIn: ReadonlySet<number>,
): GridCell[] {
  const unused: GridCell[] = [];
  const isIdle = ({ cell, row }: IdleInput) => !isRead(grid.number, row, cell.column, formulas);
  for (const all of inputBlocks(grid, index)) {
    const block = all.filter((one) => !(typedIn.has(Number(one.cell.cell.value)) && isIdle(one)));
    const idle = block.filter(isIdle);
    if (idle.length > 0 && idle.length <= MOST_UNUSED && (block.length - idle.length) * 3 >= block.length * 2) {
      addAll(
        unused,
        idle.map(({ cell }) => cell),
      );
    }
  }
  return [...unused, ...loneAssumptions(grid, index, isIdle, formulas, typedIn)];
}

/** In a small book a rate stands alone: one that calls itself an assumption, on a sheet whose formulas read others. */
function loneAssumptions(
  grid: Grid,
  index: WorkbookIndex,
  isIdle: (one: IdleInput) => boolean,
  formulas: FormulaCell[],
  typedIn: ReadonlySet<number>,
): GridCell[] {
  if (!formulas.some(({ sheet, uses }) => sheet === grid.number && uses.length > 0)) return [];
  const lone = [...inputBlocks(grid, index, 1)].filter(({ length }) => length < SHORTEST_BLOCK).flat();
  const idle = lone.filter((one) => {
    const label = index.label(grid.number, one.row, one.cell.column)?.text ?? "";
    return (
      isPercent(one.cell) && ASSUMED_RATE.test(fold(label)) && isIdle(one) && !typedIn.has(Number(one.cell.cell.value))
    );
  });
  return idle.length <= MOST_UNUSED ? idle.map(({ cell }) => cell) : [];
}

/** Typed numbers under one another, each alone beside its label. */
function* inputBlocks(grid: Grid, index: WorkbookIndex, shortest = SHORTEST_BLOCK): Generator<IdleInput[]> {
  const open = new Map<number, IdleInput[]>();
  const closed: IdleInput[][] = [];
  for (const { number: row, cells } of grid.rows) {
    for (const [at, cell] of cells.entries()) {
      if (!isInput(cells, at) || index.label(grid.number, row, cell.column) === null) continue;
      const block = open.get(cell.column);
      if (block !== undefined && block.at(-1)?.row === row - 1) block.push({ cell, row });
      else {
        if (block !== undefined) closed.push(block);
        open.set(cell.column, [{ cell, row }]);
      }
    }
  }
  for (const block of [...closed, ...open.values()]) if (block.length >= shortest) yield block;
}

function isInput(cells: GridCell[], at: number): boolean {
  const cell = cells[at];
  const isNumber = (one: GridCell | undefined) => typeof one?.cell.value === "number";
  if (cell === undefined || cell.date || cell.cell.formula !== undefined || !isNumber(cell)) return false;
  return typeof cells[at - 1]?.cell.value === "string" && !isNumber(cells[at + 1]);
}

const readPlaces = rememberedFor((formulas: FormulaCell[]) => {
  const uses = formulas.flatMap((formula) => formula.uses);
  const isPoint = ({ area }: (typeof uses)[number]) => area.top === area.bottom && area.left === area.right;
  const points = uses.filter(isPoint).map(({ sheet: at, area }) => `${at} ${placeKey(area.top, area.left)}`);
  const areas = new Map(uses.filter((use) => !isPoint(use)).map((use) => [JSON.stringify([use.sheet, use.area]), use]));
  return { points: new Set(points), areas: [...areas.values()] };
});

function isRead(sheet: number, row: number, column: number, formulas: FormulaCell[]): boolean {
  const read = readPlaces(formulas);
  if (read.points.has(`${sheet} ${placeKey(row, column)}`)) return true;
  return read.areas.some(
    ({ sheet: at, area }) =>
      at === sheet && row >= area.top && row <= area.bottom && column >= area.left && column <= area.right,
  );
}
