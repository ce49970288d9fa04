import { type FindingCategory, ScoredFinding, type Tier } from "../../domain/finding.ts";
import { fold } from "../references/grammar.ts";
import { readConfidence } from "./confidence.ts";
import { readEvidence } from "./evidence.ts";
import { type Free, field, isFree, plainNumber, textField } from "./fields.ts";

/** Why a part of an agent's output was not understood, or only in part. Sentences: `i18n/extraction`. */
type UnreadReason =
  | "not_an_object"
  | "no_findings"
  | "prose" // words without a metric and a value
  | "no_metric"
  | "no_confidence" // counted as 0
  | "unknown_confidence" // counted as 0
  | "no_category" // counted as financial
  | "unreadable_evidence"
  | "unreadable_value"
  | "no_tier" // counted as tier 1
  | "too_deep"
  | "invalid";

/** A place in an agent's output, with why it was not understood. */
export interface UnreadPart {
  path: string;
  reason: UnreadReason;
}

/** What is known about the agent before its findings are read. */
export interface AgentFrame {
  agentName: string;
  tier: Tier;
  unitScale: boolean;
  /** The agent's own overall confidence, for findings that give none. */
  confidence: ScoredFinding["confidence"] | null;
  category: FindingCategory | null;
}

const CATEGORIES: [RegExp, FindingCategory][] = [
  [/financ|compta|contab|unit.?econ|valuation|valoris|valoriz/, "financial"],
  [/team|equipe|founder|fondateur|fundador|\brh\b|hr\b|people/, "team"],
  [/compet|concurren|concorr/, "competitive"],
  [/go.?to.?market|\bgtm\b|sales|vente|vendas|commercial|comercial|marketing|growth/, "gtm"],
  [/customer|client|churn|retention/, "customer"],
  [/market|marche|mercado|\btam\b/, "market"],
  [/legal|juridi|compliance|regul/, "legal"],
  [/techn|tecn|engineering|security|infra/, "technical"],
  [/product|produit|produto/, "product"],
  [/exit|sortie|saida/, "exit"],
  [/structur|estrutur|cap.?table|deal.?terms|dilution|round/, "structure"],
];

/** The category a word or an agent's name speaks of, in three languages; null where none is recognised. */
export function categoryOf(text: string): FindingCategory | null {
  return CATEGORIES.find(([pattern]) => pattern.test(fold(text)))?.[1] ?? null;
}

/** One finding, in our shape or an agent's own. `key` is the name it was found under, which may be the metric's. */
export function readFinding(
  item: unknown,
  path: string,
  key: string | null,
  frame: AgentFrame,
): { finding: Omit<ScoredFinding, "id"> & { id: string | null }; unread: UnreadPart[] } | { unread: UnreadPart[] } {
  const unread: UnreadPart[] = [];
  const note = (reason: UnreadReason, at = path) => unread.push({ path: at, reason });
  const free: Free | null = isFree(item) ? item : key !== null && isScalar(item) ? { value: item } : null;
  if (free === null) return { unread: [{ path, reason: typeof item === "string" ? "prose" : "not_an_object" }] };
  const metric = textField(free, "metric") ?? key;
  if (metric === null) return { unread: [{ path, reason: "no_metric" }] };

  const given = field(free, "confidence");
  const own = given === null ? null : readConfidence(given.value, frame.unitScale);
  if (own === null && (given !== null || frame.confidence === null)) {
    note(given === null ? "no_confidence" : "unknown_confidence");
  }
  const confidence = own ??
    (given === null ? frame.confidence : null) ?? { level: "insufficient", score: 0, factors: [] };
  const category = categoryOf(textField(free, "category") ?? "") ?? categoryOf(metric) ?? frame.category;
  if (category === null) note("no_category");
  const { evidence, unread: lost } = readEvidence(free);
  for (const part of lost) note("unreadable_evidence", `${path}.${part}`);
  const value = readValue(field(free, "value")?.value);
  if (value === undefined) note("unreadable_value");

  const candidate = {
    ...optional(free),
    id: typeof free.id === "string" ? free.id : "",
    agentName: frame.agentName,
    metric,
    category: category ?? "financial",
    value: value ?? null,
    unit: textField(free, "unit"),
    assessment: textField(free, "assessment"),
    confidence,
    evidence,
    tier: frame.tier,
  };
  const parsed = ScoredFinding.safeParse(candidate);
  if (!parsed.success) return { unread: [{ path, reason: "invalid" }] };
  return { finding: { ...parsed.data, id: parsed.data.id === "" ? null : parsed.data.id }, unread };
}

const isScalar = (value: unknown) => typeof value === "number" || (typeof value === "string" && /\d/.test(value));

function readValue(value: unknown): number | string | null | undefined {
  if (value === undefined || value === null) return null;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value === "boolean") return String(value);
  return typeof value === "string" ? plainNumber(value) : undefined;
}

/** The fields a finding may carry besides; each kept only where it has the shape the domain asks for. */
function optional(free: Free): Partial<ScoredFinding> {
  const period = textField(free, "period");
  const basis = field(free, "basis")?.value;
  const claim = textField(free, "claim");
  const shape = ScoredFinding.shape;
  const kept: Partial<ScoredFinding> = {};
  if (period !== null) kept.period = period;
  if (claim !== null) kept.claim = claim;
  const readBasis = shape.basis.safeParse(basis);
  if (readBasis.success && readBasis.data !== undefined) kept.basis = readBasis.data;
  for (const name of ["normalizedValue", "percentile"] as const) {
    if (typeof free[name] === "number") kept[name] = free[name];
  }
  const createdAt = shape.createdAt.safeParse(free.createdAt);
  if (createdAt.success && createdAt.data !== undefined) kept.createdAt = createdAt.data;
  if (free.benchmarkData !== undefined) kept.benchmarkData = free.benchmarkData;
  return kept;
}
