import { findQuantities } from "../../quantities/find.ts";
import type { Languages } from "./words.ts";

/** The sums of money a text names, in base units. */
export function amountsIn(text: string, languages: Languages): number[] {
  const locale = languages.length === 1 ? languages[0] : undefined;
  const found = findQuantities(text, { locale });
  return found.flatMap((quantity) =>
    "ambiguous" in quantity || quantity.unit !== "money" ? [] : [Math.abs(quantity.value)],
  );
}
