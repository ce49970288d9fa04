import { hash } from "node:crypto";
import type { QualityEngineConfig } from "../domain/config.ts";
import type {
  Contradiction,
  ContradictionPosition,
  DefinitionMismatch,
  Detection,
  RefusedFinding,
  ValueGap,
} from "../domain/contradiction.ts";
import type { ScoredFinding } from "../domain/finding.ts";
import type { Locale } from "../domain/locale.ts";
import type { Basis } from "../domain/quantity.ts";
import { consensusSentences } from "../i18n/consensus.ts";
import { saySides } from "../i18n/definition-sides.ts";
import { sameFigure } from "../quantities/compare.ts";
import { clusterAnalysis } from "./cluster-analysis.ts";
import { splitByDefinition } from "./definitions.ts";
import { findDerived } from "./derived.ts";
import { type Entry, type ExchangeRates, figureOfEntry, groupByTopic, type TopicGroup } from "./entries.ts";
import { impactIfWrong } from "./impact.ts";
import { findNearMiss, findOpposition, type Opposition } from "./oppose.ts";
import { claimsOf, sayEntry, toPosition } from "./positions.ts";
import { severityOf } from "./severity.ts";

export interface DetectOptions {
  config: QualityEngineConfig["consensus"];
  locale: Locale;
  clock: () => Date;
  /** Names a contradiction; the seed is the same for the same findings in any order. */
  newId: (seed: string) => string;
  rates?: ExchangeRates;
}

/** Finds every contradiction among the findings. The result does not depend on their order. */
export function detect(findings: readonly ScoredFinding[], options: DetectOptions): Detection {
  const { locale, config } = options;
  const { known, unknown, refused } = groupByTopic(findings, locale, options.rates);
  const found: Omit<Detection, "refused"> = { contradictions: [], definitionMismatches: [], gaps: [], near: [] };
  const { contradictions, definitionMismatches, gaps, near } = found;

  const settled = new Map<string, Entry[]>();
  for (const group of known.values()) if (isSettled(group, found, options)) settled.set(group.key, group.entries);
  for (const group of unknown) isSettled(group, found, options);
  for (const one of mismatchesInFamilies(known, config.sameValue, locale)) definitionMismatches.push(one);
  for (const { group, opposition } of findDerived(known, settled, config, locale)) {
    contradictions.push(toContradiction(group, "derived", opposition, options));
  }
  return {
    contradictions: contradictions.sort(bySeverity),
    definitionMismatches: definitionMismatches.sort(
      (a, b) => compare(a.topic, b.topic) || compare(a.findingIds[0], b.findingIds[0]),
    ),
    gaps: gaps.sort((a, b) => compare(a.topic, b.topic)),
    near: near.sort(bySeverity),
    refused: refused
      .sort((a, b) => compare(a.agentName, b.agentName) || compare(a.findingId, b.findingId) || compare(a.code, b.code))
      .filter((one, i, all) => i === 0 || !sameRefusal(one, all[i - 1] as RefusedFinding)),
  };
}

/** Adds to what was found what one topic's entries say against each other; true where all of it is one undisputed thing. */
function isSettled(group: TopicGroup, found: Omit<Detection, "refused">, options: DetectOptions): boolean {
  const { locale, config } = options;
  group.entries = onceEach(group.entries);
  if (group.entries.length < 2) return true;
  const { comparable, mismatches } = splitByDefinition(group.entries, group.topic, config.sameValue);
  for (const { a, b, difference } of mismatches) {
    const topic = topicName(group, locale);
    const reason = consensusSentences[locale].mismatch({ topic, ...difference, sides: saySides(difference, locale) });
    const findingIds: [string, string] = [a.finding.id, b.finding.id];
    found.definitionMismatches.push({ topic, findingIds, ...difference, reason });
  }
  const gap = valueGap(group, locale);
  if (gap !== null) found.gaps.push(gap);

  let settled = comparable.length === 1;
  for (const { key, entries } of comparable) {
    inOrder(entries, byIdentity);
    const opposition = findOpposition(entries, config);
    if (opposition === null) {
      const miss = findNearMiss(entries, group.topic);
      if (miss !== null) found.near.push(toContradiction(group, `near ${key}`, miss, options));
      continue;
    }
    settled = false;
    found.contradictions.push(toContradiction(group, key, opposition, options));
  }
  return settled;
}

function toContradiction(
  group: TopicGroup,
  definition: string,
  opposition: Opposition,
  options: DetectOptions,
): Contradiction {
  const { topic } = group;
  const { locale } = options;
  const name = topicName(group, locale);
  const claim = claimsOf(name, topic, locale);
  const positions = opposition.positions.map((entry) => toPosition(entry, claim(entry)));
  const { level, calculation } = severityOf(
    {
      gap: opposition.gap,
      confidences: opposition.opposed.map((entry) => entry.confidence),
      materiality: topic?.materiality === "peripheral" ? 0.5 : 1,
    },
    locale,
  );
  const seed = [group.key, definition, opposition.type, ...positions.map((p) => `${p.agentName}/${p.findingId}`)].join(
    "\n",
  );
  const period = opposition.positions[0]?.period;
  const onePeriod = opposition.positions.every((entry) => entry.period === period);
  const basis = sharedBasis(opposition.positions);
  const currency = opposition.positions.find((entry) => entry.currency !== undefined)?.currency;
  const clusters =
    opposition.type === "numeric_value" ? clusterAnalysis(positions, options.config.clusterRadius) : undefined;
  return {
    id: options.newId(seed),
    topic: name,
    detectedAt: options.clock(),
    positions,
    contradictionType: opposition.type,
    severity: { level, calculation, impactIfWrong: impactIfWrong(opposition, topic, name, currency, locale) },
    verificationData: citedBy(positions),
    ...(clusters !== undefined && { clusterAnalysis: clusters }),
    status: "detected",
    ...(topic !== null && { topicId: topic.id }),
    ...(period !== undefined && onePeriod && { period }),
    ...(currency !== undefined && { currency }),
    ...(Object.keys(basis).length > 0 && { basis }),
  };
}

/** What there is to verify by: the sources the positions cite, by their kind. */
function citedBy(positions: readonly ContradictionPosition[]): Contradiction["verificationData"] {
  const sources = positions.flatMap((position) => position.sources);
  const of = (kind: (typeof sources)[number]["type"]) =>
    sources.flatMap(({ type, reference, quote }) =>
      type === kind ? [{ reference, ...(quote !== undefined && { quote }) }] : [],
    );
  const [contextEngine, fundingDb] = [of("context_engine"), of("funding_db")];
  return {
    deckReferences: of("deck").map(({ reference }) => reference),
    ...(contextEngine.length > 0 && { contextEngineData: contextEngine }),
    ...(fundingDb.length > 0 && { fundingDbData: fundingDb }),
  };
}

/** What the positions say of the definition, where none says otherwise. */
function sharedBasis(entries: Entry[]): Basis {
  const shared: Record<string, string> = {};
  for (const aspect of ["nature", "gross", "money", "customers", "rhythm"] as const) {
    let said: string | undefined;
    const agreed = entries.every(({ basis }) => {
      const own = basis[aspect];
      said ??= own;
      return own === undefined || own === said;
    });
    if (agreed && said !== undefined) shared[aspect] = said;
  }
  return shared as Basis;
}

/** "ctr-" and twelve hex digits of the seed's SHA-256. */
export function contentId(seed: string): string {
  return `ctr-${hash("sha256", seed).slice(0, 12)}`;
}

function topicName(group: Pick<TopicGroup, "topic" | "label">, locale: Locale): string {
  return group.topic?.name[locale] ?? group.label;
}

/** Pre-money beside post-money, ARR beside contracted ARR: two definitions of one thing with two values. */
function mismatchesInFamilies(
  groups: Map<string, TopicGroup>,
  sameValue: number,
  locale: Locale,
): DefinitionMismatch[] {
  const families = Map.groupBy(
    [...groups.values()].filter(({ topic }) => topic?.family !== undefined),
    ({ topic }) => topic?.family as string,
  );
  const found: DefinitionMismatch[] = [];
  for (const members of families.values()) {
    members.sort((a, b) => compare(a.key, b.key));
    for (const [i, a] of members.entries()) {
      for (const b of members.slice(i + 1)) {
        const [left, right] = [firstFigure(a), firstFigure(b)];
        if (left === undefined || right === undefined || left.finding.agentName === right.finding.agentName) continue;
        if (sameFigure(figureOfEntry(left), figureOfEntry(right), sameValue)) continue;
        const sides: [string, string] = [topicName(a, locale), topicName(b, locale)];
        const values: [string, string] = [sayEntry(left, a.topic, locale), sayEntry(right, b.topic, locale)];
        const reason = consensusSentences[locale].family({ sides, values });
        found.push({
          topic: sides[0],
          findingIds: [left.finding.id, right.finding.id],
          differs: "basis",
          sides,
          reason,
        });
      }
    }
  }
  return found;
}

function firstFigure(group: TopicGroup): Entry | undefined {
  return group.entries.filter(({ number }) => number !== undefined).sort(byIdentity)[0];
}

function valueGap(group: TopicGroup, locale: Locale): ValueGap | null {
  const without = group.entries.filter((entry) => entry.existence === "unknown");
  const withValue = group.entries.filter((entry) => entry.number !== undefined);
  if (without.length === 0 || withValue.length === 0) return null;
  const topic = topicName(group, locale);
  return {
    topic,
    withValue: withValue.map((entry) => entry.finding.id),
    without: without.map((entry) => entry.finding.id),
    reason: consensusSentences[locale].gap({ topic }),
  };
}

const SEVERITY_ORDER = { CRITICAL: 0, MAJOR: 1, MODERATE: 2, MINOR: 3 } as const;

function bySeverity(a: Contradiction, b: Contradiction): number {
  return (
    SEVERITY_ORDER[a.severity.level] - SEVERITY_ORDER[b.severity.level] ||
    compare(a.topicId ?? a.topic, b.topicId ?? b.topic) ||
    compare(a.id, b.id)
  );
}

function byIdentity(a: Entry, b: Entry): number {
  return compare(a.finding.agentName, b.finding.agentName) || compare(a.finding.id, b.finding.id);
}

/** In a stable order; a finding given twice counts once. Of two that share an id, the same one is kept whatever came first. */
function onceEach(entries: Entry[]): Entry[] {
  inOrder(
    entries,
    (a, b) =>
      byIdentity(a, b) || compare(String(a.finding.value), String(b.finding.value)) || a.confidence - b.confidence,
  );
  return entries.filter((entry, i) => i === 0 || byIdentity(entry, entries[i - 1] as Entry) !== 0);
}

/** Sorts what is not in order yet: mostly it is. */
function inOrder(entries: Entry[], order: (a: Entry, b: Entry) => number): void {
  if (entries.some((entry, i) => i > 0 && order(entries[i - 1] as Entry, entry) > 0)) entries.sort(order);
}

function sameRefusal(a: RefusedFinding, b: RefusedFinding): boolean {
  return a.agentName === b.agentName && a.findingId === b.findingId && a.code === b.code;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
