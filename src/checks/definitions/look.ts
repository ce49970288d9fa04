import type { Fact } from "../../domain/fact.ts";
import type { Passage } from "../../evidence/passages.ts";
import type { Witness } from "../../evidence/witness.ts";
import { DEFINES, DEFINITION_WORDS, type Definition } from "../../lexicon/definitions.ts";
import { sameFigure } from "../../quantities/compare.ts";
import { findQuantities } from "../../quantities/find.ts";

/** A metric whose figure means nothing without how it is counted. */
export type Metric = "arr" | "mrr" | "churn" | "customers" | "revenue";

/** One way of counting: said of the figure, or read from its basis. */
export type Way = Definition | "monthly" | "annual" | "gross" | "net" | "paying" | "registered";

const RECURRING: readonly (readonly [Way, Way])[] = [
  ["contracted", "live"],
  ["billings", "live"],
  ["billings", "contracted"],
  ["with_pilots", "without_pilots"],
];

/** Ways that exclude each other. */
const DIMENSIONS: Record<Metric, readonly (readonly [Way, Way])[]> = {
  arr: RECURRING,
  mrr: RECURRING,
  churn: [
    ["monthly", "annual"],
    ["of_customers", "of_revenue"],
    ["gross", "net"],
  ],
  customers: [
    ["paying", "registered"],
    ["contracted", "live"],
  ],
  revenue: [["gross", "net"]],
};

/** What a figure must say for a reader to know what it is. */
const NEEDED: Partial<Record<Metric, readonly (readonly [Way, Way])[]>> = {
  churn: [
    ["monthly", "annual"],
    ["of_customers", "of_revenue"],
  ],
};

const TOPICS: Record<Metric, readonly string[]> = {
  arr: ["arr", "carr"],
  mrr: ["mrr"],
  churn: ["churn", "customer_churn", "revenue_churn"],
  customers: ["customers"],
  revenue: ["revenue"],
};

/** A figure with the ways it is said to be counted. */
export interface Entry {
  metric: Metric;
  fact: Fact;
  ways: Way[];
}

/** Two figures of one metric that are counted in two ways. */
export interface Drift {
  metric: Metric;
  one: Entry;
  other: Entry;
  ways: readonly [Way, Way];
  /** A month's churn over a year, where that is what differs: what the annual one should be. */
  bridge: { value: number; holds: boolean } | null;
}

export interface SeenDefinitions {
  entries: Entry[];
  drifts: Drift[];
  /** Figures that do not say what a reader needs. */
  open: { entry: Entry; needed: readonly (readonly [Way, Way])[] }[];
  /** Revenue that is the volume sold: so called, or the same figure as the volume. */
  volumes: Entry[];
  /** Sentences that define a metric. */
  sentences: Passage[];
}

const METRICS = Object.keys(DIMENSIONS) as Metric[];

/** How each document counts its metrics, and where two count one in two ways. */
export function lookAtDefinitions(witness: Witness): SeenDefinitions {
  const entries = METRICS.flatMap((metric) => entriesOf(witness, metric));
  return {
    entries: entries.filter(({ ways }) => ways.length > 0),
    drifts: METRICS.flatMap((metric) => driftsIn(entries.filter((one) => one.metric === metric))),
    open: METRICS.flatMap((metric) => openIn(entries.filter((one) => one.metric === metric))),
    volumes: volumesIn(entries, witness),
    sentences: witness
      .passages()
      .filter(({ document, text }) => document.source === "deck" && DEFINES.test(text) && METRIC_NAME.test(text)),
  };
}

const METRIC_NAME = /\b(?:ARR|MRR|churn|attrition|NRR|GMV|clients?|customers?|clientes?)\b/iu;

function entriesOf(witness: Witness, metric: Metric): Entry[] {
  return TOPICS[metric]
    .flatMap((topic) => witness.says({ topic, of: "company", nature: "actual", sure: true }))
    .filter(
      ({ source, only, quantity }) =>
        (source === "deck" || source === "financial_model") && only === undefined && quantity.range === undefined,
    )
    .map((fact) => ({ metric, fact, ways: waysOf(metric, fact) }));
}

/** "Billings × 12" says how the figure beside it was made. */
const TIMES_TWELVE = /[×x*]\s?12\b/iu;

function waysOf(metric: Metric, fact: Fact): Way[] {
  const { basis, quantity, topic, label, passage } = fact;
  const rhythm = quantity.per === "month" ? "monthly" : quantity.per === "year" ? "annual" : basis.rhythm;
  // A line with several figures does not say of which of them it speaks.
  const alone =
    findQuantities(passage.replace(TIMES_TWELVE, "")).filter((one) => "ambiguous" in one || one.unit !== "duration")
      .length <= 1;
  const words = alone ? `${label} ${passage}` : label;
  const said = (Object.keys(DEFINITION_WORDS) as Definition[]).filter((way) => DEFINITION_WORDS[way].test(words));
  const ways: Way[] = [
    ...(rhythm === "monthly" || rhythm === "annual" ? [rhythm] : []),
    ...(basis.gross === undefined ? [] : [basis.gross]),
    ...(basis.customers === undefined ? [] : [basis.customers]),
    ...(topic === "customer_churn" ? (["of_customers"] as const) : []),
    ...(topic === "revenue_churn" ? (["of_revenue"] as const) : []),
    ...(topic === "carr" ? (["contracted"] as const) : []),
    ...said,
  ];
  const known = new Set([...DIMENSIONS[metric].flat(), ...(metric === "revenue" ? ["gmv"] : [])]);
  return [...new Set(ways)].filter((way) => known.has(way));
}

function driftsIn(entries: readonly Entry[]): Drift[] {
  const [first] = entries;
  if (first === undefined) return [];
  return DIMENSIONS[first.metric].flatMap((ways): Drift[] => {
    const counted = (way: Way) => entries.filter((entry) => entry.ways.includes(way) && !both(entry, ways));
    const pairs = counted(ways[0])
      .flatMap((one) => counted(ways[1]).map((other) => ({ one, other })))
      .filter(({ one, other }) => !sameFigure(one.fact.quantity, other.fact.quantity));
    const pair =
      pairs.findLast(({ one, other }) => one.fact.period === other.fact.period) ??
      pairs.find(({ one, other }) => isOfToday(one, entries) && isOfToday(other, entries));
    return pair === undefined
      ? []
      : [{ metric: first.metric, ...pair, ways, bridge: bridgeOf(ways, pair.one, pair.other) }];
  });
}

/** Without a date, or of the latest year that is told of its metric beside one without a date. */
function isOfToday({ fact }: Entry, entries: readonly Entry[]): boolean {
  if (fact.period === undefined) return true;
  if (!entries.some((one) => one.fact.period === undefined)) return false;
  return entries.every((one) => (one.fact.period ?? "").slice(0, YEAR) <= (fact.period ?? "").slice(0, YEAR));
}

const YEAR = 4;

/** What is called revenue and is the volume that passes through: by its own words, or by the figure of the volume. */
function volumesIn(entries: readonly Entry[], witness: Witness): Entry[] {
  const sold = witness.says({ topic: "gmv", of: "company", nature: "actual", sure: true });
  return entries.filter(
    ({ metric, fact, ways }) =>
      metric === "revenue" &&
      (ways.includes("gmv") ||
        sold.some((one) => one.period === fact.period && sameFigure(one.quantity, fact.quantity))),
  );
}

const both = ({ ways }: Entry, [a, b]: readonly [Way, Way]): boolean => ways.includes(a) && ways.includes(b);

/** 2 % a month is 21.5 % a year, or 24 % to who multiplies. */
function bridgeOf(ways: readonly [Way, Way], month: Entry, year: Entry): Drift["bridge"] {
  const [a, b] = [month.fact.quantity, year.fact.quantity];
  if (ways[0] !== "monthly" || a.unit !== "percent" || b.unit !== "percent") return null;
  const over = (monthly: number) => (1 - (1 - monthly / 100) ** 12) * 100;
  const room = b.step / 2;
  const [least, most] = [over(Math.max(a.value - a.step / 2, 0)), 12 * (a.value + a.step / 2)];
  return { value: over(a.value), holds: b.value >= least - room && b.value <= most + room };
}

/** The first figure that leaves open what no other figure of the metric says. */
function openIn(entries: readonly Entry[]): SeenDefinitions["open"] {
  const [entry] = entries;
  if (entry === undefined) return [];
  const needed = (NEEDED[entry.metric] ?? []).filter(
    ([a, b]) => !entries.some(({ ways }) => ways.includes(a) || ways.includes(b)),
  );
  return needed.length === 0 ? [] : [{ entry, needed }];
}
