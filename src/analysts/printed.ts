import type { Locale } from "../domain/locale.ts";
import type { Fact } from "../evidence/facts/find.ts";
import { formatQuantity } from "../quantities/format.ts";

/** A fact's value as the reader writes it, with the sign of a bound or an approximation. */
export function printed({ quantity }: Pick<Fact, "quantity">, locale: Locale): string {
  const { bound, approximate, range, ...rest } = quantity;
  const print = (value: number) => formatQuantity({ ...rest, value, decimals: undefined, noun: undefined }, locale);
  if (range !== undefined) return `${print(range.min)} – ${print(range.max)}`;
  const sign = bound === "min" ? "≥ " : bound === "max" ? "≤ " : approximate === true ? "~ " : "";
  return `${sign}${print(quantity.value)}`;
}
