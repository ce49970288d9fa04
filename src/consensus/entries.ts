import type { RefusedFinding } from "../domain/contradiction.ts";
import type { ScoredFinding } from "../domain/finding.ts";
import type { Locale } from "../domain/locale.ts";
import type { Basis, Period, UnitKind } from "../domain/quantity.ts";
import { isToday } from "../evidence/facts/period-order.ts";
import { consensusSentences } from "../i18n/consensus.ts";
import { readBasis } from "../quantities/basis.ts";
import type { Figure } from "../quantities/compare.ts";
import type { Existence } from "../quantities/existence.ts";
import { findQuantities } from "../quantities/find.ts";
import { parsePeriod } from "../quantities/periods.ts";
import { byDefinition, matchTopic, normalizeLabel, SURE_ENOUGH } from "../quantities/topics/match.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import { type Assessment, readAssessment } from "./assessments.ts";
import { existenceSaid } from "./existence-said.ts";
import { readValue } from "./values.ts";

/** A finding understood: what it speaks of, by which definition, and what it says. */
export interface Entry {
  finding: ScoredFinding;
  confidence: number;
  number?: number;
  unit?: UnitKind;
  currency?: string;
  /** The number came without any unit of its own. */
  bare?: boolean;
  /** The rounding of its print, and its ends where it is a range: see `Quantity`. */
  step?: number;
  range?: { min: number; max: number };
  existence?: Existence;
  assessment?: Assessment;
  period?: Period;
  /** False where the stated period is known not to be today's when the finding was made: "2023", or next year's plan. */
  today?: boolean;
  basis: Basis;
  /** Set where the number follows from other findings of the agent through a formula. */
  derived?: { formula: string; calculation: string; findingIds: string[] };
}

/** An entry's number, for comparing. Only for entries that have one. */
export function figureOfEntry({ number, step, range, currency }: Entry): Figure {
  return { value: number as number, step, range, currency };
}

/** All that was said about one topic. */
export interface TopicGroup {
  key: string;
  topic: Topic | null;
  /** The metric as the first agent (in alphabetical order) wrote it, for topics the catalogue does not know. */
  label: string;
  entries: Entry[];
}

interface ReadLabel {
  key: string;
  topic: Topic | null;
  basis: Basis;
  period?: Period;
}

/** What one unit of each currency is worth in the one whose rate is 1: `{ EUR: 1, USD: 0.92 }`. */
export type ExchangeRates = Record<string, number>;

/** Findings by topic. */
export interface Grouped {
  /** Topics of the catalogue, which formulas and families tie to each other. */
  known: Map<string, TopicGroup>;
  /** What no catalogue knows: a group is read when its turn comes, so that a million findings are not all held twice. */
  unknown: Iterable<TopicGroup>;
  /** What cannot be compared, with its reason; complete when every group has had its turn. */
  refused: RefusedFinding[];
}

/** What was said under one label. */
interface Labelled {
  metric: string;
  label: ReadLabel;
  findings: ScoredFinding[];
}

/** Sorts findings by topic. What cannot be compared is refused with a reason. */
export function groupByTopic(findings: readonly ScoredFinding[], locale: Locale, rates: ExchangeRates = {}): Grouped {
  const home = Object.keys(rates).find((currency) => rates[currency] === 1);
  const refused: RefusedFinding[] = [];
  const refuse = (finding: ScoredFinding, { code, text }: Fault) =>
    refused.push({
      findingId: String(finding?.id ?? ""),
      agentName: String(finding?.agentName ?? ""),
      metric: String(finding?.metric ?? ""),
      code,
      reason: consensusSentences[locale].refused[code](text),
    });
  const read = (finding: ScoredFinding, label: ReadLabel): Entry | null => {
    const entry = toEntry(finding, label);
    if ("code" in entry) {
      refuse(finding, entry);
      return null;
    }
    if (home !== undefined) convert(entry, rates, home);
    return entry;
  };

  const known = new Map<string, TopicGroup>();
  const unknown = new Map<string, Labelled[]>();
  for (const labelled of byLabel(findings, refuse).values()) {
    const { label, metric } = labelled;
    if (label.topic === null) {
      const all = unknown.get(label.key);
      if (all === undefined) unknown.set(label.key, [labelled]);
      else all.push(labelled);
      continue;
    }
    for (const finding of labelled.findings) {
      const entry = read(finding, label);
      if (entry === null) continue;
      const own = defined(label, label.topic, entry);
      const group = groupFor(known.get(own.key), own, metric);
      known.set(own.key, group);
      group.entries.push(entry);
    }
  }
  return { known, unknown: inTurn(unknown.values(), read), refused };
}

/** Findings under the labels as written. */
function byLabel(
  findings: readonly ScoredFinding[],
  refuse: (finding: ScoredFinding, fault: Fault) => void,
): Map<string, Labelled> {
  const labels = new Map<string, Labelled>();
  for (const finding of findings) {
    // A figure within a sentence is checked where it stands; what it is set against there is not said by its label.
    if (finding?.inPassing === true) continue;
    const labelled = labels.get(finding?.metric);
    const fault = shapeFault(finding, labelled === undefined);
    if (fault !== null) {
      refuse(finding, fault);
      continue;
    }
    if (labelled === undefined) {
      const { metric } = finding;
      labels.set(metric, { metric, label: readLabel(metric), findings: [finding] });
    } else labelled.findings.push(finding);
  }
  return labels;
}

function* inTurn(
  topics: Iterable<readonly Labelled[]>,
  read: (finding: ScoredFinding, label: ReadLabel) => Entry | null,
): Generator<TopicGroup> {
  for (const labelled of topics) {
    let group: TopicGroup | undefined;
    for (const { label, metric, findings } of labelled) {
      group = groupFor(group, label, metric);
      for (const finding of findings) {
        const entry = read(finding, label);
        if (entry !== null) group.entries.push(entry);
      }
    }
    if (group !== undefined) yield group;
  }
}

/** A "Valuation" whose basis is pre-money speaks of the same as a "Pre-money valuation". */
function defined(label: ReadLabel, said: Topic, { basis }: Entry): ReadLabel {
  const topic = byDefinition(said, basis);
  return topic === said ? label : { ...label, key: topic.id, topic };
}

function groupFor(before: TopicGroup | undefined, { key, topic }: ReadLabel, metric: string): TopicGroup {
  const group = before ?? { key, topic, label: metric, entries: [] };
  if (metric < group.label) group.label = metric;
  return group;
}

/** With rates of the deal, amounts are compared in its own currency; without, currencies are never mixed. */
function convert(entry: Entry, rates: ExchangeRates, home: string): void {
  const rate = entry.currency === undefined ? undefined : rates[entry.currency];
  if (rate === undefined || entry.number === undefined) return;
  entry.number *= rate;
  entry.currency = home;
}

interface Fault {
  code: RefusedFinding["code"];
  text: string;
}

/** A label that was seen before is none that is blank. */
function shapeFault(finding: ScoredFinding, isNewLabel: boolean): Fault | null {
  if (finding === null || typeof finding !== "object") return { code: "bad_shape", text: String(finding) };
  if (typeof finding.id !== "string" || typeof finding.agentName !== "string")
    return { code: "bad_shape", text: "id, agentName" };
  if (typeof finding.metric !== "string" || (isNewLabel && finding.metric.trim() === ""))
    return { code: "no_metric", text: finding.id };
  const score = finding.confidence?.score;
  if (typeof score !== "number" || !(score >= 0 && score <= 100))
    return { code: "bad_confidence", text: String(score) };
  return null;
}

function readLabel(metric: string): ReadLabel {
  const match = matchTopic(metric);
  if (match === null || match.sureness < SURE_ENOUGH) {
    return { key: `~${normalizeLabel(metric)}`, topic: null, basis: readBasis(metric) };
  }
  return {
    key: match.topic.id,
    topic: match.topic,
    basis: match.basis,
    ...(match.period !== undefined && { period: match.period }),
  };
}

function toEntry(given: ScoredFinding, label: ReadLabel): Entry | Fault {
  const finding = answeredByWords(given, label);
  const value = readValue(finding, label.topic);
  if (value.kind === "refused") return { code: value.code, text: value.text };
  const confidence = finding.confidence.score;
  let entry: Entry;
  if (value.kind === "number") {
    // At once, not one after the other: a million findings become as many entries.
    const { number, unit } = value;
    const basis = value.basis === undefined ? label.basis : { ...label.basis, ...value.basis };
    const bare = value.bare && !(label.topic === null && isCounted(finding, number));
    entry = { finding, confidence, basis, number, unit, bare };
    if (value.step !== undefined) entry.step = value.step;
    if (value.range !== undefined) entry.range = value.range;
    if (value.currency !== undefined) entry.currency = value.currency;
  } else {
    entry = { finding, confidence, basis: label.basis };
    if (value.kind === "existence") entry.existence = value.existence;
  }
  const period = finding.period === undefined ? undefined : (parsePeriod(finding.period) ?? undefined);
  const said = period ?? label.period ?? (value.kind === "number" ? value.period : undefined);
  if (said !== undefined) {
    entry.period = said;
    // The first year of a plan is never today, whenever it was said.
    const ofPlan = /^[YM]\d/.test(said) ? false : undefined;
    const today = finding.createdAt === undefined ? ofPlan : (ofPlan ?? isToday(said, new Date(finding.createdAt)));
    if (today !== undefined) entry.today = today;
  }
  if (finding.basis !== undefined) entry.basis = { ...entry.basis, ...basisOf(finding.basis) };
  // What a plan says of a time that it names is no answer of today.
  if (entry.period !== undefined && entry.today === undefined && entry.basis.nature === "projected")
    entry.today = false;

  const judged = finding.assessment ?? (value.kind === "text" ? value.text : null);
  const assessment = judged === null ? null : readAssessment(judged, finding.metric);
  if (assessment !== null) entry.assessment = assessment;
  return entry;
}

/** Of a metric nobody knows: the words it quotes print the number before a thing, with no currency: "7 pre-orders". */
function isCounted({ evidence }: ScoredFinding, number: number): boolean {
  return (evidence ?? []).some(({ content }) =>
    findQuantities(content ?? "").some(
      (found) =>
        !("ambiguous" in found) &&
        found.value === number &&
        found.currency === undefined &&
        /^\s\p{L}/u.test((content ?? "").slice(found.end)),
    ),
  );
}

/** "ISO 27001", no value, "not certified" for its assessment: the words are the answer. */
function answeredByWords(finding: ScoredFinding, { topic }: ReadLabel): ScoredFinding {
  const { value, assessment, metric } = finding;
  if ((value ?? null) !== null || typeof assessment !== "string") return finding;
  const said = existenceSaid(assessment, topic, metric);
  return said === null || said === "unknown" ? finding : { ...finding, value: assessment };
}

function basisOf(basis: NonNullable<ScoredFinding["basis"]>): Basis {
  if (typeof basis === "string") return readBasis(basis);
  const { money } = basis as Record<string, unknown>;
  const stated = money === "pre" || money === "post" ? [`${money}-money`] : [];
  return readBasis([...Object.values(basis), ...stated].join(", "));
}
