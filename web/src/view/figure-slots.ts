import type { ReviewDocument } from "../../../src/server/contract.ts";

type Answer = ReviewDocument["answer"];
export type KeyFigure = NonNullable<Answer["keyFigures"]>[number];
export type DerivedFigure = NonNullable<Answer["derived"]>[number];
export type PlannedFigure = NonNullable<Answer["planned"]>[number];

/** "507 000 € (2024)" as its value and its time. */
export function valueAndTime(formatted: string): { value: string; time: string | null } {
  const [, value, time] = /^(.*\S)\s+\(([^()]+)\)$/.exec(formatted) ?? [];
  return value === undefined || time === undefined ? { value: formatted, time: null } : { value, time };
}
