import { createHash } from "node:crypto";
import { QUALITY_ENGINE_CONFIG, type QualityEngineConfig } from "../../domain/config.ts";
import type { AgentOutput } from "../../domain/finding.ts";
import { refuseUnknown, requireNumber } from "../../domain/known-options.ts";
import type { Locale } from "../../domain/locale.ts";
import type { AgentPosition, Conflict, ConflictReport, ConflictSeverity } from "../../domain/recommendation.ts";
import { shorten } from "../../domain/shorten.ts";
import { recommendationSentences } from "../../i18n/recommendations.ts";
import { excludes, leverOf, SEVERITY } from "./classify.ts";
import { type Group, groupConflicts } from "./groups.ts";
import type { Difference } from "./opposes.ts";
import { readSpeakers, type Speaker } from "./read-agents.ts";
import { settingsOf } from "./settings.ts";
import type { Reading } from "./stances.ts";
import { contentKey } from "./subject.ts";
import type { TextSimilarity } from "./text-similarity.ts";
import { sentenceAround } from "./words.ts";

/** How recommendations are compared. */
export interface DetectConflictsOptions {
  /** Language of every sentence. Default "en". */
  locale?: Locale;
  /** Names the run. Default: a hash of the recommendations. */
  executionId?: string;
  /** Confidence by agent, 0–1, where it is known apart from the findings. */
  confidence?: Readonly<Record<string, number>>;
  /** Thresholds of your own, merged over QUALITY_ENGINE_CONFIG.recommendations. */
  config?: Partial<QualityEngineConfig["recommendations"]>;
  /** Sums further apart than this are not the same sum. Default: `QUALITY_ENGINE_CONFIG.consensus.numericGap`. */
  numericGap?: number;
  /** Tells what speaks of the same in other words (`similarityByEmbedding`). Default: words alone. */
  similarity?: TextSimilarity;
}

const KNOWN: Readonly<Record<keyof DetectConflictsOptions, true>> = {
  locale: true,
  executionId: true,
  confidence: true,
  config: true,
  numericGap: true,
  similarity: true,
};

const SEVERITY_ORDER: ConflictSeverity[] = ["CRITICAL", "HIGH", "MEDIUM", "LOW"];

/**
 * Finds opposed recommendations, without a model. One conflict per question with every agent on one of two sides; the
 * result does not depend on the agents' order, and what cannot be read as a recommendation takes no part.
 *
 * ```ts
 * detectConflicts(agentOutputs).conflicts.map(({ severity }) => severity);
 * ```
 */
export function detectConflicts(
  agentOutputs: readonly AgentOutput[],
  options: DetectConflictsOptions = {},
): ConflictReport {
  refuseUnknown("detectConflicts", options, KNOWN);
  const locale = options.locale ?? "en";
  const { maxConflicts: most, minSeverity } = settingsOf("detectConflicts.config", options.config);
  requireNumber("detectConflicts.numericGap", options.numericGap ?? 0, 0);
  const speakers = readSpeakers(agentOutputs, options.confidence);
  const { groups, readings } = groupConflicts(
    speakers,
    options.numericGap ?? QUALITY_ENGINE_CONFIG.consensus.numericGap,
    options.similarity,
  );
  const all = groups.map((group) => toConflict(group, speakers, readings, locale, minSeverity)).sort(bySeverity);
  const conflicts = all.slice(0, most);
  const has = (severity: ConflictSeverity) => all.some((conflict) => conflict.severity === severity);
  return {
    executionId:
      options.executionId ??
      hashed(
        "exe",
        speakers.map(({ agentName, recommendation }) => [agentName, recommendation]),
      ),
    totalConflicts: all.length,
    conflicts,
    notExamined: all.slice(most),
    hasLowSeverity: has("LOW"),
    hasMediumSeverity: has("MEDIUM"),
    hasHighSeverity: has("HIGH"),
    hasCriticalSeverity: has("CRITICAL"),
    requiresDebate: conflicts.some(({ requiresDebate }) => requiresDebate),
    debateTopics: conflicts.filter(({ requiresDebate }) => requiresDebate).map(({ topic }) => topic),
  };
}

function toConflict(
  group: Group,
  speakers: readonly Speaker[],
  readings: ReadonlyMap<string, Reading>,
  locale: Locale,
  minSeverity: ConflictSeverity,
): Conflict {
  const say = recommendationSentences[locale];
  const involved = speakers.filter(({ agentName }) => group.sides.has(agentName));
  const names = involved.map(({ agentName }) => agentName);
  const positions: Record<string, AgentPosition> = Object.fromEntries(
    involved.map(({ agentName, role, confidence, evidence }) => {
      const statement = statementOf(group, agentName, readings);
      const side = group.sides.get(agentName) as "A" | "B";
      return [agentName, { agentName, role, side, statement, confidence, evidence }];
    }),
  );
  const side = (wanted: "A" | "B") => names.filter((name) => group.sides.get(name) === wanted);
  const says = (wanted: "A" | "B") => say.quote(shorten(positions[side(wanted)[0] as string]?.statement ?? "", 160));
  const main = group.differences[0] as Difference;
  const severity = SEVERITY[group.type];
  const seed = [group.ground, names.map((name) => [name, positions[name]?.statement])];
  return {
    conflictId: hashed("cfl", seed),
    conflictType: group.type,
    severity,
    topic: say.topic({ ground: say.ground[main.ground], subject: subjectWords(group, main, readings).join(", ") }),
    agentsInvolved: names,
    positions,
    description: say.description({
      type: say.type[group.type],
      sideA: side("A").join(say.and),
      saysA: says("A"),
      sideB: side("B").join(say.and),
      saysB: says("B"),
    }),
    keyDifferences: differencesIn(group, locale),
    mutualExclusivity: group.differences.some(excludes),
    requiresDebate: SEVERITY_ORDER.indexOf(severity) <= SEVERITY_ORDER.indexOf(minSeverity),
    status: "detected",
  };
}

/** The agent's sentences, whole and in the order it wrote them. */
function statementOf({ statements }: Group, name: string, readings: ReadonlyMap<string, Reading>): string {
  const text = readings.get(name)?.text ?? "";
  const whole = [...(statements.get(name) ?? [])].map((part) => sentenceAround(text, part));
  return [...new Set(whole)].sort((x, y) => text.indexOf(x) - text.indexOf(y)).join(" ");
}

function differencesIn({ differences, alsoDiffer }: Group, locale: Locale): string[] {
  const say = recommendationSentences[locale];
  const lines = [...differences, ...alsoDiffer].map(({ ground, a, b, words, implied }) => {
    const [left, right] = words ?? [shorten(a, 80), shorten(b, 80)];
    const said = { ground: say.ground[ground], a: say.quote(left), b: say.quote(right) };
    return implied ? say.implied({ ...said, lever: say.lever[leverOf(ground)] }) : say.difference(said);
  });
  return [...new Set(lines)];
}

/** Up to three words of the subject as an agent wrote them. */
function subjectWords({ sides }: Group, { subject }: Difference, readings: ReadonlyMap<string, Reading>): string[] {
  const written = new Map<string, string>();
  for (const name of sides.keys()) {
    const { sentences = [], languages = [] } = readings.get(name) ?? {};
    for (const word of sentences.flatMap(({ words }) => words)) {
      const key = contentKey(word, languages);
      if (!written.has(key)) written.set(key, word.text);
    }
  }
  return [...new Set(subject)].flatMap((key) => written.get(key) ?? []).slice(0, 3);
}

function hashed(prefix: string, seed: unknown): string {
  return `${prefix}-${createHash("sha256").update(JSON.stringify(seed)).digest("hex").slice(0, 12)}`;
}

function bySeverity(a: Conflict, b: Conflict): number {
  const rank = SEVERITY_ORDER.indexOf(a.severity) - SEVERITY_ORDER.indexOf(b.severity);
  if (rank !== 0) return rank;
  return a.conflictId < b.conflictId ? -1 : a.conflictId > b.conflictId ? 1 : 0;
}
