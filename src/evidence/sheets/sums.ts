import { columnNumber } from "../../domain/column-names.ts";
import type { Cell } from "../../domain/document.ts";
import type { UnitKind } from "../../domain/quantity.ts";

const SUM = /^\+?SUM\(\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})\)$/i;
const ADDING = /^[-+]?(?:SUM\()?[\sA-Z\d$:+()-]+$/i;
const REFERENCE = /\$?([A-Z]{1,3})\$?(\d{1,7})/gi;
const RANGE = /\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})/gi;
const MOST_INPUTS = 40;

/** The rows that a formula adds up in its own column, where it does nothing else. */
export function sumsDown({ formula }: Cell, column: number): { top: number; bottom: number } | null {
  const match = formula === undefined ? null : SUM.exec(formula.trim());
  if (match === null) return null;
  const [, left = "", top, right = "", bottom] = match;
  if (left.toUpperCase() !== right.toUpperCase() || columnNumber(left) !== column) return null;
  return { top: Number(top), bottom: Number(bottom) };
}

/** The cells that a formula adds and subtracts, where it does nothing else; ranges of many cells by their corners. */
export function addends({ formula }: Cell): string[] {
  if (formula === undefined || formula.length > 400 || !ADDING.test(formula)) return [];
  const down = SUM.exec(formula.trim());
  const [, left = "", top = "", right = "", bottom = ""] = down ?? [];
  const rows = Number(bottom) - Number(top) + 1;
  if (down !== null && left.toUpperCase() === right.toUpperCase() && rows > 0 && rows <= MOST_INPUTS)
    return Array.from({ length: rows }, (_, at) => `${left.toUpperCase()}${Number(top) + at}`);
  const inRanges = formula.replaceAll(RANGE, (range, first: string, from: string, last: string, to: string) => {
    const count = Number(to) - Number(from) + 1;
    if (first.toUpperCase() !== last.toUpperCase() || count < 1 || count > MOST_INPUTS) return range;
    return Array.from({ length: count }, (_, at) => `${first}${Number(from) + at}`).join("+");
  });
  return [...inRanges.matchAll(REFERENCE)]
    .slice(0, MOST_INPUTS)
    .map(([, column, row]) => `${column?.toUpperCase()}${row}`);
}

/** A formula that divides one thing by another and calls for no hundredths itself: what it gives is a fraction. */
export function isRatio({ formula }: Cell): boolean {
  return formula !== undefined && /\/\s*\(?\$?[A-Z]{1,3}\$?\d/i.test(formula) && !/\*\s*100(?!\d)|%/.test(formula);
}

/** Sums and differences are in the unit of what they are made of. */
export function unitOfFormula(cell: Cell, unitAt: (ref: string) => UnitKind | null): UnitKind | null {
  const units = new Set(addends(cell).map(unitAt));
  const [only, ...more] = units;
  return more.length === 0 ? (only ?? null) : null;
}
