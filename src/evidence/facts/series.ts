import type { Calculation } from "../../domain/calculation.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Locale } from "../../domain/locale.ts";
import { FACT_WORDS } from "../../i18n/facts.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import type { Known } from "./known.ts";
import { yearNumber } from "./period-order.ts";
import { inputOf, isPlanned, printTerm, printValue } from "./print-calculation.ts";

const GROWING = ["arr", "revenue", "gmv", "customers"];

/**
 * Compound growth a year: over the years that happened, and from the last of them to the end of the plan. One each
 * per topic and document, over two years or more.
 */
export function compoundGrowth(known: readonly Known[], dossier: Dossier, locale: Locale): Calculation[] {
  return GROWING.flatMap((topic) => {
    const yearly = known.filter(
      (one) => one.topic === topic && yearNumber(one.period ?? "") !== null && one.basis.rhythm !== "monthly",
    );
    return [...Map.groupBy(yearly, ({ document }) => document).values()].flatMap((values) =>
      spansOf(values).flatMap(([from, to]) => cagr(from, to, dossier, locale)),
    );
  });
}

function spansOf(values: Known[]): [Known, Known][] {
  const plan = values.some(({ period }) => period?.startsWith("Y") === true);
  const sorted = values
    .filter(({ period }) => (period?.startsWith("Y") === true) === plan)
    .toSorted((a, b) => (yearNumber(a.period ?? "") ?? 0) - (yearNumber(b.period ?? "") ?? 0));
  const past = sorted.filter(({ basis }) => basis.nature !== "projected");
  const ahead = sorted.filter(({ basis }) => basis.nature === "projected");
  const spans: [Known | undefined, Known | undefined][] = [
    [past[0], past.at(-1)],
    [past.at(-1) ?? ahead[0], ahead.at(-1)],
  ];
  return spans.filter((span): span is [Known, Known] => span[0] !== undefined && span[1] !== undefined);
}

function cagr(from: Known, to: Known, dossier: Dossier, locale: Locale): Calculation[] {
  const years = (yearNumber(to.period ?? "") ?? 0) - (yearNumber(from.period ?? "") ?? 0);
  const value = ((to.value / from.value) ** (1 / years) - 1) * 100;
  const [start, end] = [from.terms[0], to.terms[0]];
  if (years < 2 || from.value <= 0 || to.value <= 0 || !Number.isFinite(value)) return [];
  if (from.currency !== to.currency || start === undefined || end === undefined) return [];
  const words = FACT_WORDS[locale];
  const name = topicById(from.topic)?.name[locale] ?? from.topic;
  const [first, last] = [words.at(name, from.period ?? ""), words.at(name, to.period ?? "")];
  const formatted = printValue(value, "percent", undefined, locale);
  return [
    {
      topic: from.topic === "revenue" || from.topic === "arr" ? "revenue_cagr" : `${from.topic}_cagr`,
      value,
      formula: `${words.cagr(name)} = (${last} / ${first}) ^ (1 / ${years}) − 1`,
      inputs: [inputOf(start, first, dossier, locale), inputOf(end, last, dossier, locale)],
      formatted,
      calculation: `(${printTerm(end, locale)} / ${printTerm(start, locale)}) ^ (1 / ${years}) − 1 = ${formatted}`,
      unit: "%",
      period: `${from.period}–${to.period}`,
      ...(isPlanned(from) || isPlanned(to) ? { projected: true } : {}),
    },
  ];
}
