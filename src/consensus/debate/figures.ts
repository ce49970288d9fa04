import { numericGap } from "../../quantities/compare.ts";
import { findQuantities } from "../../quantities/find.ts";
import type { CaseFile } from "../case-file.ts";
import type { Ledger } from "./ledger.ts";

/** Printed rounding: "0.5 M€" for 504 000 €, "72 %" for 71.99. */
const ROUNDING = 0.01;
/** Counts, months and ordinals are said of anything. */
const SMALL = 12;

/** Every figure a party may speak of: what the ledger states, what the positions hold. */
export function knownFigures(ledger: Ledger, caseFile: CaseFile): number[] {
  const entries = ledger.entries.flatMap(({ item }) => [
    ...figuresIn(item.passage),
    ...figuresIn(item.calculation ?? ""),
    ...(typeof item.value === "number" ? [item.value] : []),
  ]);
  const positions = caseFile.contradiction.positions.flatMap((position) => [
    ...(position.normalizedValue === undefined ? [] : [position.normalizedValue]),
    ...figuresIn(position.claim),
  ]);
  return [...new Set([...entries, ...positions])];
}

/** The figures of a text that nobody has brought in: empty where it invents none. */
export function inventedFigures(text: string, known: readonly number[]): number[] {
  return figuresIn(text).filter(
    (figure) => !(Number.isInteger(figure) && Math.abs(figure) <= SMALL) && !isKnown(figure, known),
  );
}

function isKnown(figure: number, known: readonly number[]): boolean {
  return known.some((other) =>
    [1, 100, 0.01].some((scale) => numericGap(Math.abs(other), Math.abs(figure * scale)) <= ROUNDING),
  );
}

/** The numbers of a text in base units; both readings of an ambiguous one. */
export function figuresIn(text: string): number[] {
  return findQuantities(text).flatMap((found) =>
    "ambiguous" in found ? found.readings.map(({ value }) => value) : [found.value],
  );
}
