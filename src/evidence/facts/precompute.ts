import type { Calculation } from "../../domain/calculation.ts";
import type { VerificationContext } from "../../domain/context.ts";
import type { Dossier } from "../../domain/dossier.ts";
import { refuseUnknown } from "../../domain/known-options.ts";
import type { Locale } from "../../domain/locale.ts";
import { describeAddress } from "../../dossier/describe-address.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { FACT_WORDS } from "../../i18n/facts.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { type Benchmark, findBenchmarks, percentileAgainst } from "./benchmarks.ts";
import { computeAll } from "./compute.ts";
import { findFacts } from "./find.ts";
import { type Known, knownFrom, latestActual } from "./known.ts";
import { inputOf, printCalculation, printTerm, printValue } from "./print-calculation.ts";
import { compoundGrowth } from "./series.ts";

/** How the results are worded. */
export interface PreComputeOptions {
  /** Default "en". */
  locale?: Locale | undefined;
}

const KNOWN: Readonly<Record<keyof PreComputeOptions, true>> = { locale: true };
const done = new WeakMap<Dossier, Map<Locale, Calculation[]>>();

/**
 * Every sum of the catalogue whose inputs stand in the dossier, each with its inputs' places: formulas on values of the
 * same time and definition, growth between periods, compound growth of plans, gaps between documents, and where a
 * metric stands among the benchmarks. Results that make no sense are left out. Computed once per dossier and language.
 *
 * ```ts
 * preComputeCalculations(context).map(({ calculation }) => calculation);
 * ```
 */
export function preComputeCalculations(context: VerificationContext, options: PreComputeOptions = {}): Calculation[] {
  refuseUnknown("preComputeCalculations", options, KNOWN);
  const locale = options.locale ?? "en";
  const dossier = dossierOf(context);
  const known = done.get(dossier) ?? new Map<Locale, Calculation[]>();
  done.set(dossier, known);
  const ready = known.get(locale);
  if (ready !== undefined) return [...ready];
  const calculations = computeFor(dossier, locale);
  known.set(locale, calculations);
  return [...calculations];
}

function computeFor(dossier: Dossier, locale: Locale): Calculation[] {
  const read = knownFrom(findFacts(dossier));
  const computed = computeAll(read);
  return [
    ...computed.map((result) => printCalculation(result, dossier, locale)),
    ...compoundGrowth(read, dossier, locale),
    ...gaps(read, dossier, locale),
    ...standings([...read, ...computed], dossier, locale),
  ];
}

/** The same metric, time and definition in two documents with two values: how far apart, against their mean. */
function gaps(read: readonly Known[], dossier: Dossier, locale: Locale): Calculation[] {
  const key = ({ topic, period, basis }: Known) => `${topic}|${period}|${JSON.stringify(basis)}`;
  return [...Map.groupBy(read, key).values()].flatMap(([first, ...others]) =>
    others.flatMap((other) =>
      first === undefined || first.document === other.document ? [] : gap(first, other, dossier, locale),
    ),
  );
}

function gap(a: Known, b: Known, dossier: Dossier, locale: Locale): Calculation[] {
  const [one, two] = [a.terms[0], b.terms[0]];
  const mean = (Math.abs(a.value) + Math.abs(b.value)) / 2;
  if (one === undefined || two === undefined || mean === 0 || a.value === b.value || a.currency !== b.currency)
    return [];
  const value = (Math.abs(a.value - b.value) / mean) * 100;
  const name = topicById(a.topic)?.name[locale] ?? a.topic;
  const formatted = printValue(value, "percent", undefined, locale);
  const [left, right] = [printTerm(one, locale), printTerm(two, locale)];
  return [
    {
      topic: `${a.topic}_deviation`,
      value,
      formula: `${FACT_WORDS[locale].deviation(name)} = |a − b| / ((a + b) / 2)`,
      inputs: [inputOf(one, name, dossier, locale), inputOf(two, name, dossier, locale)],
      formatted,
      calculation: `|${left} − ${right}| / ((${left} + ${right}) / 2) = ${formatted}`,
      unit: "%",
      ...(a.period === undefined ? {} : { period: a.period }),
    },
  ];
}

/** The latest value of each benchmarked topic, placed among comparable companies. */
function standings(known: readonly Known[], dossier: Dossier, locale: Locale): Calculation[] {
  return findBenchmarks(dossier).flatMap((benchmark) => {
    const values = latestActual(known.filter(({ topic }) => topic === benchmark.topic));
    return values.slice(0, 2).map((value) => standing(value, benchmark, dossier, locale));
  });
}

function standing(value: Known, benchmark: Benchmark, dossier: Dossier, locale: Locale): Calculation {
  const { percentile, extrapolated } = percentileAgainst(benchmark, value.value);
  const topic = topicById(benchmark.topic);
  const words = FACT_WORDS[locale];
  const unit = topic?.unit ?? "number";
  const name = topic?.name[locale] ?? benchmark.topic;
  const at = describeAddress(benchmark.address, locale, dossier);
  const high = Math.max(
    1,
    benchmark.points.findIndex(([, limit], index) => index > 0 && value.value <= limit),
  );
  const [low, top] = [benchmark.points[high - 1], benchmark.points[high]];
  const print = (number: number) => printValue(number, unit === "money" ? "number" : unit, undefined, locale);
  const [from, to] = low === undefined || top === undefined ? [[0, 0] as const, [0, 0] as const] : [low, top];
  const formatted = `P${Math.round(percentile)}${extrapolated ? ` (${words.extrapolated})` : ""}`;
  return {
    topic: `${benchmark.topic}_percentile`,
    value: percentile,
    formula: words.percentile(name),
    inputs: [
      ...value.terms.map((term) => inputOf(term, topicById(term.topic)?.name[locale] ?? term.topic, dossier, locale)),
      ...benchmark.points.map(([point, limit]) => ({
        name: point === 50 ? words.median : `P${point}`,
        value: limit,
        source: at,
        address: benchmark.address,
      })),
    ],
    formatted,
    calculation: `${from[0]} + ${to[0] - from[0]} × (${print(value.value)} − ${print(from[1])}) / (${print(to[1])} − ${print(from[1])}) = ${printValue(percentile, "number", undefined, locale)}`,
    unit: "percentile",
    ...(value.period === undefined ? {} : { period: value.period }),
  };
}
