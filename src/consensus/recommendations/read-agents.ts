import { Evidence, type ScoredFinding } from "../../domain/finding.ts";
import { requireNumber } from "../../domain/known-options.ts";
import type { AgentRole } from "../../domain/recommendation.ts";
import { fold } from "../../lexicon/fold.ts";
import { roleOf } from "./roles.ts";

/** An agent as the debate knows it. */
export interface Speaker {
  agentName: string;
  role: AgentRole;
  /** What it recommends; empty where it recommends nothing. */
  recommendation: string;
  findings: ScoredFinding[];
  /** Distinct evidence of its findings, inference left out. */
  evidence: Evidence[];
  /** 0–1; null where it gave none. */
  confidence: number | null;
}

const FIELD = /^(recommendations?|recommandations?|recomendac(ao|oes))$/;
const TEXT_FIELDS = [
  "recommendation",
  "text",
  "action",
  "title",
  "summary",
  "description",
  "rationale",
  "decision",
  "verdict",
];

/** Reads agents' outputs of any shape, by name in alphabetical order. What has no name is left out. */
export function readSpeakers(outputs: unknown, confidences: Readonly<Record<string, number>> = {}): Speaker[] {
  for (const [name, confidence] of Object.entries(confidences))
    requireNumber(`The confidence of "${name}"`, confidence, 0, 1);
  if (!Array.isArray(outputs)) return [];
  const byName = new Map<string, Record<string, unknown>[]>();
  for (const given of outputs) {
    if (!isRecord(given) || typeof given.agentName !== "string" || given.agentName.trim() === "") continue;
    byName.set(given.agentName, [...(byName.get(given.agentName) ?? []), given]);
  }
  const names = [...byName.keys()].sort();
  return names.map((agentName) => {
    const given = byName.get(agentName) as Record<string, unknown>[];
    const findings = given.flatMap(({ findings }) => (Array.isArray(findings) ? findings.filter(isFinding) : []));
    return {
      agentName,
      role: roleOf(agentName),
      recommendation: [...new Set(given.map(recommendationOf))]
        .filter((text) => text !== "")
        .sort()
        .join("\n"),
      findings,
      evidence: evidenceOf(findings),
      confidence: confidences[agentName] ?? statedConfidence(given) ?? meanConfidence(findings),
    };
  });
}

function recommendationOf(given: Record<string, unknown>): string {
  if (typeof given.recommendation === "string") return given.recommendation.trim();
  const { output } = given;
  if (typeof output === "string") return output.trim();
  if (!isRecord(output)) return "";
  const own = fieldsOf(output);
  const found = own.length > 0 ? own : Object.values(output).filter(isRecord).flatMap(fieldsOf);
  return found
    .map((value) => textOf(value, 3))
    .filter((text) => text !== "")
    .join("\n");
}

function fieldsOf(record: Record<string, unknown>): unknown[] {
  return Object.entries(record).flatMap(([name, value]) => (FIELD.test(fold(name)) ? [value] : []));
}

function textOf(value: unknown, depth: number): string {
  if (typeof value === "string") return value.trim();
  if (depth === 0) return "";
  if (Array.isArray(value))
    return value
      .map((item) => textOf(item, depth - 1))
      .filter((text) => text !== "")
      .join("\n");
  if (!isRecord(value)) return "";
  const texts = TEXT_FIELDS.map((name) => textOf(value[name], depth - 1)).filter((text) => text !== "");
  return [...new Set(texts)].join(". ");
}

function evidenceOf(findings: readonly ScoredFinding[]): Evidence[] {
  const distinct = new Map<string, Evidence>();
  for (const { evidence } of findings) {
    for (const given of Array.isArray(evidence) ? evidence : []) {
      const parsed = Evidence.safeParse(given);
      if (!parsed.success || parsed.data.type === "inference") continue;
      distinct.set(JSON.stringify([parsed.data.source, parsed.data.content]), parsed.data);
    }
  }
  return [...distinct.keys()].sort().map((key) => distinct.get(key) as Evidence);
}

function statedConfidence(given: Record<string, unknown>[]): number | null {
  for (const { output } of given) {
    if (!isRecord(output)) continue;
    const { confidence } = output;
    const score = isRecord(confidence) ? confidence.score : confidence;
    if (typeof score === "number" && score >= 0 && score <= 100) return score <= 1 ? score : score / 100;
  }
  return null;
}

function meanConfidence(findings: readonly ScoredFinding[]): number | null {
  if (findings.length === 0) return null;
  // Sorted before adding, so that the sum does not depend on the order they came in.
  const scores = findings.map(({ confidence }) => confidence.score).sort((a, b) => a - b);
  return scores.reduce((sum, score) => sum + score, 0) / scores.length / 100;
}

function isFinding(value: unknown): value is ScoredFinding {
  if (!isRecord(value) || !isRecord(value.confidence) || typeof value.metric !== "string") return false;
  const { score } = value.confidence;
  return typeof score === "number" && score >= 0 && score <= 100;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
