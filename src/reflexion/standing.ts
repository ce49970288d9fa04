import { type Benchmark, percentileAgainst } from "../evidence/facts/percentile.ts";
import { printValue } from "../evidence/facts/print-calculation.ts";
import { fixSentences } from "../i18n/reflexion.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import type { Desk } from "./desk.ts";
import { lookUp } from "./look-up.ts";
import type { Proof } from "./proof.ts";

/** Where a metric stands among comparable companies, with all that was needed to say so. */
export interface Standing {
  benchmark: Benchmark;
  /** The metric that is measured: the multiple, for a valuation. */
  topic: Topic;
  value: number;
  formatted: string;
  percentile: number;
  extrapolated: boolean;
  median: number | null;
  /** Percent above (or below, negative) the median. */
  overMedian: number | null;
  /** "8,000,000 / 505,000 = 15.8x", where the value had to be computed. */
  calculation: string | null;
  /** Where the inputs stand. */
  sources: string[];
  /** The metric the multiple is taken on: its value comes from here. */
  base: Proof | null;
}

const PRICES = new Set(["valuation", "valuation_pre_money", "valuation_post_money", "valuation_fairness"]);
/** A price is measured by its multiple: of ARR first. */
const MULTIPLES: readonly [multiple: string, base: string][] = [
  ["arr_multiple", "arr"],
  ["revenue_multiple", "revenue"],
  ["valuation_multiple", "arr"],
];

/** The valid benchmark that a judgement on this metric should use; null where the database has none. */
export function benchmarkOf(desk: Desk, topic: Topic): Benchmark | null {
  const wanted = PRICES.has(topic.id) ? [...MULTIPLES.map(([multiple]) => multiple), topic.id] : [topic.id];
  for (const id of wanted) {
    const fitting = desk.benchmarks().filter((one) => one.topic === id);
    if (fitting.length > 0) return best(fitting, desk);
  }
  return null;
}

/** The deal's own segment first, then the larger sample. */
function best(benchmarks: Benchmark[], desk: Desk): Benchmark {
  const closeness = (one: Benchmark) => {
    const segment = segmentOf(one, desk).toLowerCase();
    return [desk.sector, desk.stage].filter((word) => word !== undefined && segment.includes(word.toLowerCase()))
      .length;
  };
  return benchmarks.reduce((a, b) => {
    const gain = closeness(b) - closeness(a) || (b.sampleSize ?? 0) - (a.sampleSize ?? 0);
    return gain > 0 ? b : a;
  });
}

/** Measures a value, or the multiple of a price, against the benchmark; null where an input is missing. */
export function standingOf(desk: Desk, topic: Topic, benchmark: Benchmark, claimed: number | null): Standing | null {
  const measured = topicById(benchmark.topic);
  if (measured === undefined) return null;
  const found = valueFor(desk, topic, measured, claimed);
  if (found === null || !Number.isFinite(found.value)) return null;
  const { percentile, extrapolated } = percentileAgainst(benchmark, found.value);
  const median = benchmark.points.find(([point]) => point === 50)?.[1] ?? null;
  return {
    ...found,
    benchmark,
    topic: measured,
    formatted: printValue(found.value, measured.unit ?? "number", undefined, desk.locale),
    percentile,
    extrapolated,
    median,
    overMedian: median === null || median === 0 ? null : (found.value / median - 1) * 100,
  };
}

function valueFor(
  desk: Desk,
  topic: Topic,
  measured: Topic,
  claimed: number | null,
): Pick<Standing, "value" | "calculation" | "sources" | "base"> | null {
  const own = lookUp(desk, { topic: topic.id })[0];
  const value = claimed ?? own?.value ?? null;
  if (measured.id === topic.id) {
    return value === null
      ? null
      : { value, calculation: null, sources: own === undefined ? [] : [own.reference], base: null };
  }
  const base = lookUp(desk, { topic: MULTIPLES.find(([multiple]) => multiple === measured.id)?.[1] ?? "arr" })[0];
  if (base === undefined || base.value <= 0 || value === null) return null;
  const multiple = value / base.value;
  const money = (amount: number) => printValue(amount, "number", undefined, desk.locale).replace(/[.,]0$/, "");
  return {
    value: multiple,
    calculation: `${money(value)} / ${money(base.value)} = ${printValue(multiple, "multiple", undefined, desk.locale)}`,
    sources: [...(own === undefined ? [] : [own.reference]), base.reference],
    base,
  };
}

/** "Funding DB, saas, seed, Europe, n = 47, 2024: P25 7.2x · median 11.5x · P75 16.8x". */
export function describeBenchmark(benchmark: Benchmark, desk: Desk): string {
  const words = fixSentences[desk.locale];
  const unit = topicById(benchmark.topic)?.unit ?? "number";
  const points = benchmark.points.map(
    ([point, value]) =>
      `${point === 50 ? words.median : `P${point}`} ${printValue(value, unit, undefined, desk.locale)}`,
  );
  const about = [
    desk.reference(benchmark.address),
    segmentOf(benchmark, desk),
    benchmark.sampleSize === undefined ? "" : `n = ${benchmark.sampleSize}`,
    benchmark.year === undefined ? words.noYear : String(benchmark.year),
  ].filter((part) => part !== "");
  return `${about.join(", ")}${words.colon}${points.join(", ")}`;
}

const SEGMENT_KEYS = [
  "source",
  "publisher",
  "segment",
  "sector",
  "stage",
  "region",
  "geography",
  "secteur",
  "regiao",
  "setor",
];

/** Which companies a benchmark is made of, as the database says. */
function segmentOf(benchmark: Benchmark, desk: Desk): string {
  const { address } = benchmark;
  if (address.kind !== "path") return benchmark.origin ?? "";
  const words = SEGMENT_KEYS.flatMap((key) => {
    const [row] = desk.witness.rowsAt({ ...address, path: `${address.path}.${key}` });
    const value = row?.cells.at(-1)?.value;
    return typeof value === "string" ? [value] : [];
  });
  return words.length > 0 ? words.join(", ") : (benchmark.origin ?? "");
}
