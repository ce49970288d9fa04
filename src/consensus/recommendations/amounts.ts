import type { Quantity } from "../../domain/quantity.ts";
import { findQuantities } from "../../quantities/find.ts";
import type { Languages } from "./words.ts";

/** "5 million" names a sum as "5 M€" does. */
const isAmount = ({ unit, scale }: Quantity): boolean => unit === "money" || (unit === "number" && scale >= 1000);

/** The sums of money a text names, in base units. */
export function amountsIn(text: string, languages: Languages): number[] {
  const locale = languages.length === 1 ? languages[0] : undefined;
  const found = findQuantities(text, { locale });
  return found.flatMap((quantity) =>
    "ambiguous" in quantity || !isAmount(quantity) ? [] : [Math.abs(quantity.value)],
  );
}
