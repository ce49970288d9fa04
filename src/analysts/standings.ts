import { QUALITY_ENGINE_CONFIG } from "../domain/config.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Evidence } from "../domain/finding.ts";
import type { Locale } from "../domain/locale.ts";
import type { Benchmark } from "../evidence/facts/percentile.ts";
import { describeBenchmark, isExpired, percentileAgainst } from "../evidence/facts/percentile.ts";
import { witnessOf } from "../evidence/witness.ts";
import { formatQuantity } from "../quantities/format.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import type { AnalystInput } from "./analyst.ts";
import { distinct, sumEvidence } from "./calculation-evidence.ts";
import type { ConfidenceBasis } from "./confidence.ts";
import { placeInWords, provenQuote } from "./quote.ts";
import { type TodaysValue, valueOfToday } from "./value-of-today.ts";

/** A value of the company among comparable ones; its evidence proves the value, the interpolation and the benchmark's points. */
export interface Standing extends TodaysValue {
  topic: Topic;
  benchmark: Benchmark;
  percentile: number;
  extrapolated: boolean;
}

/** The benchmarks to compare with: the largest sample of each topic; `expired` ones are too old for the figures. */
export function usableBenchmarks({ context, config = QUALITY_ENGINE_CONFIG }: AnalystInput): {
  usable: Benchmark[];
  expired: Benchmark[];
} {
  const witness = witnessOf(context);
  const lastYear = witness.reportedYear();
  const maxAge = config.reflexion.benchmarkMaxAgeYears;
  const old = (one: Benchmark) => lastYear !== null && isExpired(one, String(lastYear), maxAge);
  const all = witness.benchmarks();
  const fresh = all.filter((one) => !old(one)).toSorted((a, b) => (b.sampleSize ?? 0) - (a.sampleSize ?? 0));
  const usable = [...Map.groupBy(fresh, ({ topic }) => topic).values()].flatMap(([first]) => first ?? []);
  const covered = new Set(usable.map(({ topic }) => topic));
  return { usable, expired: all.filter((one) => old(one) && !covered.has(one.topic)) };
}

/** Where today's value of a benchmarked topic stands: as stated in the deck, else in the model, else as computed. */
export function standingOf(context: VerificationContext, benchmark: Benchmark, locale: Locale): Standing | null {
  const topic = topicById(benchmark.topic);
  if (topic === undefined) return null;
  const value = valueOfToday(context, topic, locale);
  if (value === null) return null;
  const { percentile, extrapolated } = percentileAgainst(benchmark, value.value);
  const points = pointsAround(benchmark, value.value).flatMap(
    (point) => pointQuote(context, benchmark, point, locale) ?? [],
  );
  const sum = interpolation(context, benchmark, value.value, locale);
  return {
    topic,
    benchmark,
    ...value,
    percentile,
    extrapolated,
    evidence: distinct([...value.evidence, ...sum, ...points]),
  };
}

/** The published points the value lies between, or the two nearest. */
function pointsAround({ points }: Benchmark, value: number): (readonly [number, number])[] {
  const above = points.findIndex(([, limit], at) => at > 0 && value <= limit);
  const at = above < 0 ? points.length - 1 : above;
  return [points[at - 1], points[at]].filter((point) => point !== undefined);
}

function pointQuote(
  context: VerificationContext,
  benchmark: Benchmark,
  [percentile]: readonly [number, number],
  locale: Locale,
): Evidence | null {
  const { address } = benchmark;
  for (const { document, section, row, text } of witnessOf(context).passages()) {
    if (document.id !== benchmark.document) continue;
    if (address.kind === "path" && row.path?.startsWith(`${address.path}.`) === true && isPoint(row.path, percentile)) {
      const point = { address: { ...address, path: row.path }, source: benchmark.source };
      return provenQuote(context, point, [text, row.cells.at(-1)?.text ?? ""], "benchmark", locale);
    }
    const onSheet = address.kind === "cell" && section.name === (address.sheet === "" ? section.name : address.sheet);
    if (onSheet && row.number === address.row) return provenQuote(context, benchmark, [text], "benchmark", locale);
  }
  return null;
}

function isPoint(path: string, percentile: number): boolean {
  const key = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  if (percentile === 50 && /^m[eé]dian[ae]?$/.test(key)) return true;
  const named: Record<number, RegExp> = { 25: /^q1$/, 75: /^q3$|^top_?quartile$/, 90: /^top_?decile$/ };
  return new RegExp(`(?:^|\\D)${percentile}(?:$|\\D)`).test(key) || named[percentile]?.test(key) === true;
}

/** The straight line between the two points, with numbers that can be recomputed; none where it was cut at 0 or 100. */
function interpolation(context: VerificationContext, benchmark: Benchmark, value: number, locale: Locale): Evidence[] {
  const [low, high] = pointsAround(benchmark, value);
  if (low === undefined || high === undefined || high[1] === low[1]) return [];
  const raw = low[0] + ((high[0] - low[0]) * (value - low[1])) / (high[1] - low[1]);
  if (raw < 0 || raw > 100) return [];
  // Four decimals: three would look like a group of thousands.
  const print = (number: number) =>
    formatQuantity({ value: number, unit: "number", decimals: Number.isInteger(number) ? 0 : 4 }, locale);
  const ends = `(${print(value)} − ${print(low[1])}) / (${print(high[1])} − ${print(low[1])})`;
  const content = `${low[0]} + ${high[0] - low[0]} × ${ends} = ${formatQuantity({ value: raw, unit: "number", decimals: 1 }, locale)}`;
  return [sumEvidence(content, [placeInWords(context, benchmark.address, benchmark.source, locale)])];
}

/** How sure a percentile is: a benchmark of amounts says no currency, and beyond its points the line is only extended. */
export function standingConfidence({ topic, extrapolated }: Standing): ConfidenceBasis {
  if (topic.unit === "money") return "currency_unsaid";
  return extrapolated ? "extrapolated" : "secondary";
}

/** What a finding keeps of the benchmark it was measured against. */
export function benchmarkData({ benchmark, topic }: Standing, locale: Locale): object {
  const { points, sampleSize, year, origin, address } = benchmark;
  return { points, sampleSize, year, origin, address, description: describeBenchmark(benchmark, topic, locale) };
}
