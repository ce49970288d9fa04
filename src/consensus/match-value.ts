import type { Contradiction, ContradictionPosition } from "../domain/contradiction.ts";
import type { EvidenceItem } from "../domain/resolution.ts";
import { type Figure, sameFigure } from "../quantities/compare.ts";

/** Whether a statement of the dossier says this value, by the one rule of "same value". */
export function says(item: EvidenceItem, figure: Figure, close: number): boolean {
  const own = figureOfItem(item);
  return own !== null && sameFigure(own, figure, close);
}

/** Whether two statements of the dossier say the same value. */
export function sayTheSame(a: EvidenceItem, b: EvidenceItem, close: number): boolean {
  const figure = figureOfItem(b);
  return figure !== null && says(a, figure, close);
}

/** Whether both can be true: the same value, or one inside the other's range. "100–200 K€" and "150 K€" do not fight. */
export function canBothHold(a: EvidenceItem, b: EvidenceItem, close: number): boolean {
  if (sayTheSame(a, b, close)) return true;
  if (a.range === undefined && b.range === undefined) return false;
  if (a.currency !== undefined && b.currency !== undefined && a.currency !== b.currency) return false;
  const [one, two] = [endsOf(a), endsOf(b)];
  return one !== null && two !== null && one.min <= two.max && two.min <= one.max;
}

function endsOf({ value, range }: EvidenceItem): { min: number; max: number } | null {
  return range ?? (typeof value === "number" ? { min: value, max: value } : null);
}

/** What a position claims, in the currency of the question; null where it is no figure. */
export function figureOf(
  { normalizedValue, step, range }: ContradictionPosition,
  { currency }: Pick<Contradiction, "currency">,
): Figure | null {
  return normalizedValue === undefined ? null : { value: normalizedValue, step, range, currency };
}

function figureOfItem({ value, step, currency, range }: EvidenceItem): Figure | null {
  return typeof value === "number" ? { value, step, currency, range } : null;
}
