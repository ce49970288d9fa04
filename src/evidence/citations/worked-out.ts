import type { Quantity } from "../../domain/quantity.ts";
import { sameFigure } from "../../quantities/compare.ts";
import { type ClaimedValue, claimedFigures } from "./claimed-value.ts";
import { figuresIn } from "./figures.ts";

/** With more figures than these, some two of them give any value. */
const MOST_FIGURES = 3;

/**
 * "30 contacted, 7 ordered" for 23.3 %, "5 requests a day in each of 36 groups" for 180, "1 in 2" for 50 %: the value is
 * not printed and is one multiplication or division away from what is. So the quote gives what it is worked out from.
 */
export function isWorkedOutFrom(claimed: ClaimedValue, quote: string): boolean {
  const [value, another] = claimedFigures(claimed);
  const printed = figuresIn(quote).flatMap(({ readings: [only, more] }) => (more === undefined ? (only ?? []) : []));
  if (value === undefined || another !== undefined) return false;
  if (printed.length < 2 || printed.length > MOST_FIGURES || printed.some(({ range }) => range !== undefined))
    return false;
  const says = (of: Pick<Quantity, "value" | "currency">): boolean =>
    value.readings.some((one) => one.range === undefined && sameFigure(one, of));
  if (printed.some(says)) return false;
  return printed.some((one, at) =>
    printed.some((other, next) => at !== next && [...timesOf(one, other), ...shareOf(one, other)].some(says)),
  );
}

const isCount = ({ unit }: Quantity): boolean => unit === "number" || unit === "count";

type Worked = Pick<Quantity, "value" | "currency">;

/** So many of something, or a share of it. */
function timesOf(many: Quantity, of: Quantity): Worked[] {
  const { currency } = of;
  if (!isCount(of) && of.unit !== "money") return [];
  const worked = (value: number): Worked => ({ value, ...(currency !== undefined && { currency }) });
  if (many.unit === "percent") return [worked((many.value / 100) * of.value)];
  return isCount(many) ? [worked(many.value * of.value)] : [];
}

/** One as a part of the other, as a fraction and in per cent. */
function shareOf(part: Quantity, whole: Quantity): Worked[] {
  const alike = part.unit === whole.unit ? part.currency === whole.currency : isCount(part) && isCount(whole);
  if (!alike || whole.value === 0) return [];
  return [{ value: part.value / whole.value }, { value: (100 * part.value) / whole.value }];
}
