import type { Slotted } from "../../../src/domain/figure-slots.ts";
import type { ReviewDocument } from "../../../src/server/contract.ts";

type Answer = ReviewDocument["answer"];
export type KeyFigure = NonNullable<Answer["keyFigures"]>[number];
export type DerivedFigure = NonNullable<Answer["derived"]>[number];
export type PlannedFigure = NonNullable<Answer["planned"]>[number];
export type SlottedFigure = Slotted<KeyFigure, DerivedFigure, PlannedFigure>;

/** "507 000 € (2024)" as its value and its time. */
export function valueAndTime(formatted: string): { value: string; time: string | null } {
  const [, value, time] = /^(.*\S)\s+\(([^()]+)\)$/.exec(formatted) ?? [];
  return value === undefined || time === undefined ? { value: formatted, time: null } : { value, time };
}
