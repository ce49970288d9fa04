import type { GivenValue } from "./values.ts";

/** What was said already: a figure repeated in a sentence of the same statement is not said again. */
export type Said = Set<string>;

/** How a value is told from another within one statement. */
export const saidKey = ({ value, unit }: Pick<GivenValue, "value" | "unit">): string =>
  `${typeof value === "number" ? Number(value.toPrecision(6)) : value} ${unit === "%" ? "%" : ""}`;
