import type { FormulaCell } from "./formula-cells.ts";
import { type Area, firstAtLeast } from "./grid.ts";

/** In which order formulas are calculated, and which cannot be. Numbers are positions in the list of formulas. */
export interface Plan {
  /** Each stage needs only values of earlier ones and is shallow enough for the engine's stack. */
  stages: number[][];
  /** Cells that need each other, in the order of reading. */
  cycles: number[][];
}

/** The engine calls itself for every cell a cell needs; beyond about 500 of the simplest ones it falls over. */
const MAX_DEPTH = 150;
/** References followed before we give up: running totals over ten thousand rows stay below. */
const MAX_REFERENCES = 60_000_000;

/** Null where the workbook has more references than can be followed. */
export function planRecalculation(formulas: FormulaCell[]): Plan | null {
  const precedents = precedentFinder(formulas);
  const count = formulas.length;
  const order = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const level = new Int32Array(count);
  const open = new Uint8Array(count);
  const waiting: number[] = [];
  const cycles: number[][] = [];
  let visited = 0;
  let followed = 0;
  let deepestPath = 0;

  interface Frame {
    id: number;
    todo: number[];
    next: number;
    selfReference: boolean;
  }
  const enter = (id: number): Frame => {
    order[id] = low[id] = visited++;
    open[id] = 1;
    waiting.push(id);
    const todo: number[] = [];
    let highest = 0;
    let selfReference = false;
    followed += precedents(id, (other) => {
      if (other === id) selfReference = true;
      else if ((order[other] ?? -1) < 0 || open[other] === 1) todo.push(other);
      else highest = Math.max(highest, level[other] ?? 0);
    });
    level[id] = highest;
    return { id, todo, next: 0, selfReference };
  };

  for (let root = 0; root < count; root++) {
    if ((order[root] ?? -1) >= 0) continue;
    const path = [enter(root)];
    let weight = formulas[root]?.weight ?? 1;
    while (path.length > 0) {
      if (followed > MAX_REFERENCES) return null;
      deepestPath = Math.max(deepestPath, weight);
      const frame = path[path.length - 1] as Frame;
      const { id } = frame;
      const other = frame.todo[frame.next++];
      if (other !== undefined) {
        if ((order[other] ?? -1) < 0) {
          path.push(enter(other));
          weight += formulas[other]?.weight ?? 1;
        } else if (open[other] === 1) low[id] = Math.min(low[id] ?? 0, order[other] ?? 0);
        else level[id] = Math.max(level[id] ?? 0, level[other] ?? 0);
        continue;
      }
      path.pop();
      weight -= formulas[id]?.weight ?? 1;
      level[id] = (level[id] ?? 0) + (formulas[id]?.weight ?? 1);
      const parent = path[path.length - 1]?.id;
      if (parent !== undefined) {
        low[parent] = Math.min(low[parent] ?? 0, low[id] ?? 0);
        level[parent] = Math.max(level[parent] ?? 0, level[id] ?? 0);
      }
      if (low[id] !== order[id]) continue;
      const group = waiting.splice(waiting.lastIndexOf(id));
      for (const member of group) open[member] = 0;
      if (group.length > 1 || frame.selfReference) cycles.push(group.sort((a, b) => a - b));
    }
  }
  return { stages: stagesOf(level, deepestPath <= MAX_DEPTH), cycles };
}

function stagesOf(level: Int32Array, shallow: boolean): number[][] {
  if (shallow) return [Array.from(level, (_, id) => id)];
  const stages: number[][] = [];
  level.forEach((height, id) => {
    const stage = Math.floor(height / MAX_DEPTH);
    while (stages.length <= stage) stages.push([]);
    stages[stage]?.push(id);
  });
  return stages.filter((stage) => stage.length > 0);
}

type Visit = (id: number) => void;

/** Finds the formulas a formula reads; answers how many references were followed. */
function precedentFinder(formulas: FormulaCell[]): (id: number, visit: Visit) => number {
  type Column = { rows: number[]; ids: number[] };
  const sheets = new Map<number, Map<number, Column>>();
  formulas.forEach(({ sheet, row, cell }, id) => {
    const columns = sheets.get(sheet) ?? new Map<number, Column>();
    const column = columns.get(cell.column) ?? { rows: [], ids: [] };
    sheets.set(sheet, columns);
    columns.set(cell.column, column);
    column.rows.push(row);
    column.ids.push(id);
  });
  return (id, visit) => {
    let followed = 0;
    for (const { sheet, area } of formulas[id]?.uses ?? []) {
      const columns = sheets.get(sheet);
      if (columns === undefined) continue;
      for (const column of columnsWithin(columns, area)) {
        const { rows, ids } = columns.get(column) ?? { rows: [], ids: [] };
        for (
          let at = firstAtLeast(rows.length, area.top, (index) => rows[index] ?? 0);
          at < rows.length && (rows[at] ?? 0) <= area.bottom;
          at++
        ) {
          followed++;
          visit(ids[at] ?? 0);
        }
      }
    }
    return followed;
  };
}

function columnsWithin(columns: Map<number, unknown>, { left, right }: Area): number[] {
  if (right - left >= columns.size) return [...columns.keys()].filter((column) => column >= left && column <= right);
  const list: number[] = [];
  for (let column = left; column <= right; column++) if (columns.has(column)) list.push(column);
  return list;
}
