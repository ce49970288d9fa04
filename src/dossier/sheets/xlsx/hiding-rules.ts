import type { Area, GridCell, GridRow } from "../grid.ts";

/** A conditional format that makes the text of its cells disappear. */
export interface HidingRule {
  areas: Area[];
  /** "expression", "cellIs" … */
  type: string;
  operator: string;
  formula: string;
}

/** Marks what lies inside a merged area, and what a conditional format takes out of sight. Rows come from top to bottom. */
export function hideBy(rows: GridRow[], merges: Area[], rules: HidingRule[]): void {
  if (merges.length === 0 && rules.length === 0) return;
  const mergesAt = sweep(merges.map((area) => ({ area })));
  const rulesAt = sweep(rules.flatMap((rule) => rule.areas.slice(0, MOST_AREAS).map((area) => ({ area, rule }))));
  for (const { number, cells } of rows) {
    const over = mergesAt(number);
    const ruled = rulesAt(number);
    if (over.length === 0 && ruled.length === 0) continue;
    for (const cell of cells) {
      const inside = over.some(({ area }) => isIn(area, cell) && !(area.top === number && area.left === cell.column));
      if (inside) cell.unseen ??= "covered";
      else if (ruled.some(({ area, rule }) => isIn(area, cell) && mayHold(rule, cell))) {
        cell.unseen ??= "background_colour";
      }
    }
  }
}

const MOST_AREAS = 200;

/** Those of some areas that reach a row, for rows that only go down. */
function sweep<T extends { area: Area }>(items: T[]): (row: number) => T[] {
  const waiting = items.sort((a, b) => b.area.top - a.area.top);
  let open: T[] = [];
  return (row) => {
    if (open.length > 0) open = open.filter(({ area }) => area.bottom >= row);
    while ((waiting.at(-1)?.area.top ?? Number.POSITIVE_INFINITY) <= row) {
      const next = waiting.pop();
      if (next !== undefined && next.area.bottom >= row) open.push(next);
    }
    return open;
  };
}

function isIn({ left, right }: Area, { column }: GridCell): boolean {
  return column >= left && column <= right;
}

/** Comparisons with a number are decided; error hiding holds for errors; any other condition may hold. */
function mayHold({ type, operator, formula }: HidingRule, { cell, error }: GridCell): boolean {
  if (type === "containsErrors") return error === true;
  if (type === "containsBlanks") return false;
  if (type === "expression") return !/^=?IS(?:ERROR|ERR|NA|BLANK)\(/i.test(formula.trim()) || error === true;
  if (type !== "cellIs") return true;
  const bound = Number(formula);
  if (typeof cell.value !== "number" || !Number.isFinite(bound) || formula.trim() === "")
    return formula.trim() !== '""';
  const { value } = cell;
  switch (operator) {
    case "equal":
      return value === bound;
    case "notEqual":
      return value !== bound;
    case "greaterThan":
      return value > bound;
    case "greaterThanOrEqual":
      return value >= bound;
    case "lessThan":
      return value < bound;
    case "lessThanOrEqual":
      return value <= bound;
    default:
      return true;
  }
}
