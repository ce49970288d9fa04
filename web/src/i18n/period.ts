import type { Locale } from "../../../src/domain/locale.ts";
import { FACTS } from "./facts.ts";
import { monthOf } from "./numbers.ts";

/** A period as a person says it: "2024-12" is "Dec 2024", "2024-Q3" is "Q3 2024", "Y2" is "year 2". */
export function periodName(period: string, locale: Locale): string {
  const words = FACTS[locale];
  const [, year = "", part = ""] = /^(\d{4})-(Q\d|H\d|\d{2}(?:-\d{2})?)$/.exec(period) ?? [];
  if (part.startsWith("Q")) return words.quarter(part.slice(1), year);
  if (part.startsWith("H")) return words.half(part.slice(1), year);
  if (part !== "") return monthOf(period, locale);
  const end = /^LTM@(.+)$/.exec(period)?.[1];
  if (end !== undefined) return words.months12(periodName(end, locale));
  const [, kind, plan] = /^([YM])(\d+)$/.exec(period) ?? [];
  if (plan === undefined) return period;
  return kind === "Y" ? words.year(plan) : words.month(plan);
}
