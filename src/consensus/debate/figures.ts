import { type Figure, sameFigure } from "../../quantities/compare.ts";
import { findQuantities } from "../../quantities/find.ts";
import type { CaseFile } from "../case-file.ts";
import type { Ledger } from "./ledger.ts";

/** Counts, months and ordinals are said of anything. */
const SMALL = 12;

/** Every figure a party may speak of: what the ledger states, what the positions hold. */
export function knownFigures(ledger: Ledger, caseFile: CaseFile): Figure[] {
  const entries = ledger.entries.flatMap(({ item }) => [
    ...figuresIn(item.passage),
    ...figuresIn(item.calculation ?? ""),
    ...(typeof item.value === "number" ? [{ value: item.value }] : []),
  ]);
  const positions = caseFile.contradiction.positions.flatMap((position) => [
    ...(position.normalizedValue === undefined ? [] : [{ value: position.normalizedValue }]),
    ...figuresIn(position.claim),
  ]);
  return [...entries, ...positions];
}

/** The figures of a text that nobody has brought in: empty where it invents none. */
export function inventedFigures(text: string, known: readonly Figure[]): number[] {
  return figuresIn(text)
    .filter((figure) => !(Number.isInteger(figure.value) && Math.abs(figure.value) <= SMALL) && !isKnown(figure, known))
    .map(({ value }) => value);
}

/** Whether somebody brought this figure in: the same value whatever its sign, a percentage also as a fraction. */
export function isKnown({ value, step = 0 }: Figure, known: readonly Figure[]): boolean {
  return known.some((other) =>
    [1, 100, 0.01].some((scale) =>
      sameFigure(
        { value: Math.abs(other.value), step: other.step },
        { value: Math.abs(value * scale), step: step * scale },
      ),
    ),
  );
}

/** The numbers of a text in base units, with the rounding of their print; both readings of an ambiguous one. */
export function figuresIn(text: string): Figure[] {
  return findQuantities(text)
    .flatMap((found) => ("ambiguous" in found ? found.readings : [found]))
    .map(({ value, step }) => ({ value, step }));
}
