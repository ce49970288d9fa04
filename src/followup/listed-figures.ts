import { type FigureSlot, slotted } from "../domain/figure-slots.ts";
import type { ListedFigure } from "../domain/listed-figure.ts";
import type { Locale } from "../domain/locale.ts";
import type { Quantity } from "../domain/quantity.ts";
import { inMonths } from "../quantities/durations.ts";
import { parseQuantity } from "../quantities/parse.ts";
import type { Review } from "../review/result.ts";

/** A deal's first figures for a list of deals: sorted and printed by whoever shows it. */
export function listedFigures({ answer, locale }: Pick<Review, "answer" | "locale">): ListedFigure[] {
  return slotted(answer).flatMap((one): ListedFigure[] => {
    // A list has no room to say that a figure is not sure.
    if (one.kind === "none" || one.kind === "unsure") return [];
    const { slot } = one;
    const { topic } = one.figure;
    const read = readBack(one.kind === "planned" ? one.figure.printed : one.figure.formatted, locale);
    if (read === null) return [];
    const level = one.kind === "planned" ? "planned" : one.figure.level;
    const isMonthly = OF_A_YEAR.has(slot) && (topic === "mrr" || read.per === "month");
    return [{ slot, topic, level, ...(isMonthly && { monthly: true as const }), ...measured(read) }];
  });
}

/** Told of a year unless they say otherwise. */
const OF_A_YEAR: ReadonlySet<FigureSlot> = new Set(["revenue", "growth"]);

/** "507 000 € (2024)" as a quantity; null where it is none. */
function readBack(printed: string, locale: Locale): Quantity | null {
  const read = parseQuantity(printed.replace(/\s\([^()]*\)$/, ""), { locale });
  return read === null || "ambiguous" in read ? null : read;
}

function measured(quantity: Quantity): Pick<ListedFigure, "value" | "high" | "unit"> {
  const { unit, currency, range } = quantity;
  const value = range?.min ?? quantity.value;
  const ends = range === undefined ? { value } : { value, high: range.max };
  if (unit === "duration") return { value: inMonths(quantity), unit: "months" };
  if (unit === "percent") return { ...ends, unit: "%" };
  if (unit === "multiple") return { ...ends, unit: "x" };
  return { ...ends, unit: currency ?? null };
}
