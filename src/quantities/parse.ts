import { requireText } from "../domain/known-options.ts";
import type { AmbiguousQuantity, Quantity } from "../domain/quantity.ts";
import { readBasis } from "./basis.ts";
import { attach } from "./context-after.ts";
import { findQuantities, type QuantityOptions } from "./find.ts";
import { findPeriods } from "./periods.ts";

/** A text longer than this is a passage, not one quantity. */
const LONGEST_QUANTITY = 200;

const FILLER = new Set(
  "a à ao ai as at au aux business by ca ce clos d da das de des do du em en end ended ending et fin fim fiscal for from ht in la le les mo money na no nos o of on os par per plan por pour soit sur the to ttc vs y year".split(
    " ",
  ),
);

/**
 * Reads a text that is one quantity as a whole, with nothing around it but its period and its definition:
 * "42 K€ en décembre 2024", "~1,2 M€ (projeté)". Ambiguous where the writing allows two values and neither the
 * habit, the locale nor the unit decides; null where the text is no quantity, several, or says more ("ARR 504 K€").
 *
 * ```ts
 * parseQuantity("1,2 M€");
 * ```
 */
export function parseQuantity(text: string, options: QuantityOptions = {}): Quantity | AmbiguousQuantity | null {
  requireText("A quantity to read", text);
  if (text.length > LONGEST_QUANTITY) return null;
  const [only, ...more] = findQuantities(text, { plainSpaces: "group", ...options });
  if (only === undefined || more.length > 0) return null;

  const sides = [text.slice(0, only.start), text.slice(only.end)].filter((side) => side.trim() !== "");
  if (sides.length === 0) return only;
  const periods = sides.flatMap(findPeriods);
  if (periods.length > 1) return null;
  const rest = sides.map((side) => side.replace(periods[0]?.text ?? "", " "));
  const words = rest
    .join(" ")
    .toLowerCase()
    .split(/[\s,;:.()[\]"«»“”'’*=≈+]+/u)
    .filter((word) => word !== "");
  const known = words.every((word) => FILLER.has(word) || Object.keys(readBasis(word)).length > 0);
  if (!known) return null;

  const noun = "noun" in only && only.noun !== undefined ? ` ${only.noun}` : "";
  const basis = { ...readBasis(rest.join(" ") + noun), ...periods[0]?.basis };
  return attach(only, periods[0]?.period, basis);
}
