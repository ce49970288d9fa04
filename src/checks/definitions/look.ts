import type { Fact } from "../../domain/fact.ts";
import type { Quantity } from "../../domain/quantity.ts";
import type { Passage } from "../../evidence/passages.ts";
import type { Witness } from "../../evidence/witness.ts";
import { DEFINES, DEFINITION_WORDS, type Definition, GROSS_OR_NET } from "../../lexicon/definitions.ts";
import { numericGap, sameFigure } from "../../quantities/compare.ts";
import { findQuantities } from "../../quantities/find.ts";
import { monthsOf } from "../../quantities/periods.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";

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
  /** One figure under two definitions. */
  same: boolean;
  /** A month's churn over a year, where that is what differs: what the annual one should be. */
  bridge: { value: number; holds: boolean } | null;
}

/** What the take rate leaves of the volume, beside the revenue that is stated. */
export interface Taken {
  volume: Fact;
  take: Fact;
  revenue: Fact;
  value: number;
  holds: boolean;
}

export interface SeenDefinitions {
  entries: Entry[];
  drifts: Drift[];
  /** Figures that do not say what a reader needs. */
  open: { entry: Entry; needed: readonly (readonly [Way, Way])[] }[];
  /** Revenue that is the volume sold: so called, or the same figure as the volume; with what the take rate leaves of it. */
  volumes: { entry: Entry; take: Fact | null }[];
  /** Volume and take rate of one time, beside the revenue of it. */
  taken: Taken[];
  /** Sentences that define a metric. */
  sentences: Passage[];
}

const METRICS = Object.keys(DIMENSIONS) as Metric[];

/** How each document counts its metrics, and where two count one in two ways. */
export function lookAtDefinitions(witness: Witness): SeenDefinitions {
  const sentences = witness
    .passages()
    .filter(({ document, text }) => document.source === "deck" && DEFINES.test(text) && METRIC_NAME.test(text));
  const entries = onceEach(METRICS.flatMap((metric) => entriesOf(witness, metric))).map((entry) =>
    asDefined(entry, sentences),
  );
  return {
    entries: latestOfRows(entries.filter((entry) => entry.ways.length > 0 || isUndefinedBeside(entry, entries))),
    drifts: METRICS.flatMap((metric) => driftsIn(entries.filter((one) => one.metric === metric))),
    open: METRICS.flatMap((metric) => openIn(entries.filter((one) => one.metric === metric))),
    ...volumesIn(entries, witness),
    sentences,
  };
}

/** One figure of one line, though two readings of the line gave it. */
const onceEach = (entries: readonly Entry[]): Entry[] => [
  ...new Map(
    entries.map((entry) => {
      const { metric, fact } = entry;
      return [`${metric} ${JSON.stringify(fact.address)} ${fact.quantity.value} ${fact.quantity.start}`, entry];
    }),
  ).values(),
];

/** A row of months is told once, by its last. */
const latestOfRows = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) =>
    entries.every(
      (other) =>
        other.metric !== entry.metric ||
        other.fact.document !== entry.fact.document ||
        other.fact.label !== entry.fact.label ||
        lastMonth(other) <= lastMonth(entry),
    ),
  );

/** A metric that another document defines, told once by a document that does not: the reader sees that it does not say. */
function isUndefinedBeside({ metric, fact }: Entry, entries: readonly Entry[]): boolean {
  const alike = entries.filter((one) => one.metric === metric);
  const own = alike.filter((one) => one.fact.document === fact.document);
  return own.length === 1 && metric !== "revenue" && alike.some(({ ways }) => ways.length > 0);
}

/** A figure that does not say how it is counted is counted as its document says of the metric. */
function asDefined(entry: Entry, sentences: readonly Passage[]): Entry {
  const { metric, fact, ways } = entry;
  if (ways.length > 0 || (metric !== "arr" && metric !== "mrr")) return entry;
  const own = sentences.filter(
    ({ document, text }) => document.id === fact.document && new RegExp(`\\b${metric}\\b`, "iu").test(text),
  );
  const said = new Set(own.flatMap(({ text }) => waysIn(metric, text)));
  return { ...entry, ways: [...said] };
}

const METRIC_NAME = /\b(?:ARR|MRR|churn|attrition|NRR|GMV|clients?|customers?|clientes?)\b/iu;

function entriesOf(witness: Witness, metric: Metric): Entry[] {
  const topics = TOPICS[metric];
  const said = topics.flatMap((topic) => witness.says({ topic, of: "company", nature: "actual", sure: true }));
  // "Live ARR" is a part of the ARR to everybody else; here it is the ARR, counted in one of its ways.
  const parts = witness
    .everything()
    .facts.filter(
      (fact): fact is typeof fact & Fact =>
        fact.only === "part" &&
        topics.includes(fact.topic ?? "") &&
        fact.subject === "company" &&
        fact.nature === "actual" &&
        fact.sureness >= SURE_ENOUGH &&
        waysIn(metric, fact.label).length > 0,
    );
  return [...said.filter(({ only }) => only === undefined), ...parts]
    .filter(
      ({ source, quantity }) => (source === "deck" || source === "financial_model") && quantity.range === undefined,
    )
    .flatMap((fact) => (metric === "churn" ? grossAndNet(fact) : [fact]))
    .map((fact) => ({ metric, fact, ways: waysOf(metric, fact) }));
}

/** "Churn: gross 12 %, net 4 %": two figures of one name, each with its own word before it. */
function grossAndNet(fact: Fact): Fact[] {
  const shares = findQuantities(fact.passage).filter(
    (one): one is Quantity => !("ambiguous" in one) && one.unit === "percent" && one.range === undefined,
  );
  const told = shares.flatMap((quantity, at) => {
    const words = fact.passage.slice(shares[at - 1]?.end ?? 0, quantity.start);
    const word = GROSS_OR_NET.exec(words)?.[1]?.toLowerCase();
    return word === undefined ? [] : [{ quantity, gross: /^(?:gross|brut)/u.test(word) ? "gross" : "net" } as const];
  });
  const isPair = shares.length === 2 && told.length === 2 && told[0]?.gross !== told[1]?.gross;
  if (!isPair) return [fact];
  return told.map(({ quantity, gross }) => ({ ...fact, quantity, basis: { ...fact.basis, gross } }));
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
  const ways: Way[] = [
    ...(rhythm === "monthly" || rhythm === "annual" ? [rhythm] : []),
    ...(basis.gross === undefined ? [] : [basis.gross]),
    ...(basis.customers === undefined ? [] : [basis.customers]),
    ...(topic === "customer_churn" ? (["of_customers"] as const) : []),
    ...(topic === "revenue_churn" ? (["of_revenue"] as const) : []),
    ...(topic === "carr" ? (["contracted"] as const) : []),
    ...waysIn(metric, words),
  ];
  return [...new Set(ways)].filter((way) => isWayOf(metric, way));
}

const isWayOf = (metric: Metric, way: Way): boolean =>
  DIMENSIONS[metric].flat().includes(way) || (metric === "revenue" && way === "gmv");

/** The ways of counting a metric that a text names. */
const waysIn = (metric: Metric, words: string): Way[] =>
  (Object.keys(DEFINITION_WORDS) as Definition[]).filter(
    (way) => isWayOf(metric, way) && DEFINITION_WORDS[way].test(words),
  );

function driftsIn(entries: readonly Entry[]): Drift[] {
  const [first] = entries;
  if (first === undefined) return [];
  return DIMENSIONS[first.metric].flatMap((ways): Drift[] => {
    const counted = (way: Way) => entries.filter((entry) => entry.ways.includes(way) && !both(entry, ways));
    const pairs = counted(ways[0])
      .flatMap((one) => counted(ways[1]).map((other) => ({ one, other })))
      .filter(({ one, other }) => ways[0] !== "monthly" || !differBeside(one, other));
    const pair =
      pairs.findLast(({ one, other }) => one.fact.period === other.fact.period) ??
      pairs.find(({ one, other }) => isOfToday(one, entries) && isOfToday(other, entries));
    if (pair === undefined) return [];
    const same = sameFigure(pair.one.fact.quantity, pair.other.fact.quantity);
    // All that is signed may be live; what is invoiced times twelve is no contract.
    if (same && !ways.includes("billings")) return [];
    return [{ metric: first.metric, ...pair, ways, same, bridge: bridgeOf(ways, pair.one, pair.other) }];
  });
}

/** A month's churn of customers leads to no year's of revenue: net and gross are told of revenue. */
function differBeside({ ways: a }: Entry, { ways: b }: Entry): boolean {
  const kindOf = (ways: readonly Way[]) =>
    ways.includes("of_customers") ? "customers" : ways.some((way) => OF_REVENUE.has(way)) ? "revenue" : null;
  const [one, other] = [kindOf(a), kindOf(b)];
  const [gross, net] = [a, b].map((ways) => ways.find((way) => way === "gross" || way === "net"));
  return (
    (one !== null && other !== null && one !== other) || (gross !== undefined && net !== undefined && gross !== net)
  );
}

const OF_REVENUE: ReadonlySet<Way> = new Set(["of_revenue", "gross", "net"]);

/** Without a date, or of the latest month or year that is told of its metric beside one without a date. */
function isOfToday({ fact }: Entry, entries: readonly Entry[]): boolean {
  if (fact.period === undefined) return true;
  if (!entries.some((one) => one.fact.period === undefined)) return false;
  return entries.every((one) => lastMonth(one) <= lastMonth({ fact }));
}

const lastMonth = ({ fact: { period } }: Pick<Entry, "fact">): number =>
  period === undefined ? -1 : (monthsOf(period)?.last ?? -1);

/** What is called revenue and is the volume that passes through: by its own words, or by the figure of the volume. */
function volumesIn(entries: readonly Entry[], witness: Witness): Pick<SeenDefinitions, "volumes" | "taken"> {
  const sold = witness.says({ topic: "gmv", of: "company", nature: "actual", sure: true });
  const [take = null, ...takes] = witness
    .says({ topic: "take_rate", of: "company", nature: "actual", sure: true })
    .filter(({ quantity: { unit, range, bound } }) => unit === "percent" && range === undefined && bound === undefined);
  const rate = takes.every(({ quantity }) => take !== null && sameFigure(quantity, take.quantity)) ? take : null;
  const revenues = entries.filter(({ metric }) => metric === "revenue");
  const isVolume = ({ fact, ways }: Entry) =>
    ways.includes("gmv") || sold.some((one) => one.period === fact.period && sameFigure(one.quantity, fact.quantity));
  return {
    volumes: revenues.filter(isVolume).map((entry) => ({ entry, take: rate })),
    taken:
      rate === null
        ? []
        : revenues.filter((entry) => !isVolume(entry)).flatMap(({ fact }) => takenOf(fact, sold, rate)),
  };
}

/** Fees beside the take rate, and a rate told in whole points, make up less than this. */
const TAKEN_ROOM = 0.15;

function takenOf(revenue: Fact, sold: readonly Fact[], take: Fact): Taken[] {
  const isSame = ({ period, quantity: { currency, per } }: Fact) =>
    period === revenue.period && currency === revenue.quantity.currency && per === revenue.quantity.per;
  const volume = sold.find(isSame);
  if (volume === undefined) return [];
  const value = (volume.quantity.value * take.quantity.value) / 100;
  return [{ volume, take, revenue, value, holds: numericGap(value, revenue.quantity.value) <= TAKEN_ROOM }];
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
