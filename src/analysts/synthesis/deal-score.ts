import type { FindingCategory } from "../../domain/finding.ts";
import type { Locale } from "../../domain/locale.ts";
import { type Dimension, SYNTHESIS_SENTENCES } from "../../i18n/analysts-synthesis.ts";
import { formatQuantity } from "../../quantities/format.ts";
import type { Gap } from "../analyst.ts";
import { gapWriter } from "../write-gap.ts";
import { type Completeness, completeness } from "./completeness.ts";
import { type Consolidated, rounded, type SynthesisInput, weightOf } from "./consolidated.ts";
import type { SynthesisProposals } from "./proposals.ts";

/** Points of an assessment: the five steps of the scale, evenly spaced; a suspicious value counts as a poor one. */
const ASSESSMENT_POINTS: Readonly<Record<string, number>> = {
  exceptional: 100,
  above_average: 75,
  average: 50,
  below_average: 25,
  poor: 0,
  suspicious: 0,
};

/** What the score is made of, and how much each part weighs; the weights are shares of 100. */
const DIMENSIONS: Readonly<Record<Dimension, { weight: number; categories: readonly FindingCategory[] }>> = {
  financial: { weight: 25, categories: ["financial"] },
  customers: { weight: 15, categories: ["customer", "gtm"] },
  market: { weight: 15, categories: ["market"] },
  product: { weight: 15, categories: ["product", "technical"] },
  team: { weight: 15, categories: ["team"] },
  competition: { weight: 5, categories: ["competitive"] },
  terms: { weight: 10, categories: ["structure", "legal", "exit"] },
};

/** Judgements on a small part of a deal say little about the rest: there is a score only where they carry so much of its weight. */
const LEAST_WEIGHT = 60;

/** One line of the arithmetic, that a reader can recompute as it stands. */
export interface ScoreLine {
  label: string;
  calculation: string;
  value: number;
}

export interface DealScore {
  /** 0–100; null where nothing could be scored, or too little of the deal. */
  score: number | null;
  beforeCap: number | null;
  completeness: Completeness;
  lines: ScoreLine[];
  dimensions: { dimension: Dimension; score: number | null; weight: number; findings: string[] }[];
  /** Assessed findings that did not count, with the reason. */
  notCounted: { findingId: string; reason: string }[];
  gaps: Gap[];
  /** What the score would be with judgements a model proposes on findings that have none: beside the score, never in it. */
  proposed?: { score: number | null; judgements: number };
}

/**
 * The score from the findings' assessments: per dimension the mean of their points, weighted by confidence, lineage
 * and materiality; then the mean of the dimensions that have one; then the cap by data completeness. There is
 * none where too little of the deal was judged. What has no assessment is not scored, and no dimension is filled with a guess. Each
 * step is rounded as it is printed.
 */
export function dealScore(
  findings: readonly Consolidated[],
  input: SynthesisInput,
  grades: SynthesisProposals["grades"] = [],
): DealScore {
  const own = scoreOf(findings, input);
  if (grades.length === 0) return own;
  const byFinding = new Map(grades.map(({ finding, grade }) => [finding, grade]));
  const judged = findings.map((one) => ({ ...one, assessment: one.assessment ?? byFinding.get(one) ?? null }));
  return { ...own, proposed: { score: scoreOf(judged, input).score, judgements: grades.length } };
}

function scoreOf(findings: readonly Consolidated[], input: SynthesisInput): DealScore {
  const { locale } = input;
  const words = SYNTHESIS_SENTENCES[locale];
  const complete = completeness(findings, input);
  const lines: ScoreLine[] = [];
  const notCounted: DealScore["notCounted"] = [];
  const dimensions = (Object.keys(DIMENSIONS) as Dimension[]).map((dimension) => {
    const { weight, categories } = DIMENSIONS[dimension];
    const counted = findings.filter((one) => categories.includes(one.category) && counts(one, notCounted, locale));
    const score = counted.length === 0 ? null : meanLine(counted, words.dimension[dimension], lines, locale);
    return { dimension, score, weight, findings: counted.map(({ id }) => id) };
  });
  const scored = dimensions.filter((one): one is typeof one & { score: number } => one.score !== null);
  if (scored.length === 0) {
    const gaps = [gapWriter(locale)("nothing_to_score")];
    return { score: null, beforeCap: null, completeness: complete, lines, dimensions, notCounted, gaps };
  }
  const print = printer(locale);
  const weights = scored.reduce((sum, { weight }) => sum + weight, 0);
  const left = dimensions.filter((one) => one.score === null).map((one) => words.dimension[one.dimension]);
  const gaps = left.length === 0 ? [] : [gapWriter(locale)("not_scored", { values: left.join(", ") })];
  if (weights < LEAST_WEIGHT) {
    gaps.unshift(gapWriter(locale)("little_to_score", { values: String(weights) }));
    return { score: null, beforeCap: null, completeness: complete, lines, dimensions, notCounted, gaps };
  }
  const beforeCap = rounded(scored.reduce((sum, { score, weight }) => sum + score * weight, 0) / weights, 1);
  const terms = scored.map(({ score, weight }) => `${print(score)} × ${weight}`).join(" + ");
  const total = `(${terms}) / (${scored.map(({ weight }) => weight).join(" + ")}) = ${print(beforeCap)}`;
  lines.push({ label: words.line.total, calculation: total, value: beforeCap });
  const score = Math.min(beforeCap, complete.cap);
  const capped = `min(${print(beforeCap)} ; ${complete.cap}) = ${print(score)}`;
  lines.push({ label: words.line.cap(words.level[complete.level]), calculation: capped, value: score });
  return { score, beforeCap, completeness: complete, lines, dimensions, notCounted, gaps };
}

function meanLine(counted: readonly Consolidated[], label: string, lines: ScoreLine[], locale: Locale): number {
  const print = printer(locale);
  const terms = counted.map((finding) => ({ points: pointsOf(finding) ?? 0, weight: weightOf(finding) }));
  const weights = rounded(
    terms.reduce((sum, { weight }) => sum + weight, 0),
    2,
  );
  const value = rounded(terms.reduce((sum, { points, weight }) => sum + points * weight, 0) / weights, 1);
  const top = terms.map(({ points, weight }) => `${points} × ${print(weight)}`).join(" + ");
  const bottom = terms.map(({ weight }) => print(weight)).join(" + ");
  lines.push({ label, calculation: `(${top}) / (${bottom}) = ${print(value)}`, value });
  return value;
}

function printer(locale: Locale): (value: number) => string {
  return (value) => formatQuantity({ value, unit: "number" }, locale);
}

function pointsOf({ assessment }: Consolidated): number | undefined {
  return ASSESSMENT_POINTS[
    (assessment ?? "")
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, "_")
  ];
}

/** Whether a finding enters the score; an assessment that does not is noted with its reason. */
function counts(finding: Consolidated, notCounted: DealScore["notCounted"], locale: Locale): boolean {
  if ((finding.assessment ?? "") === "") return false;
  const { notCounted: why } = SYNTHESIS_SENTENCES[locale];
  if (pointsOf(finding) === undefined) {
    notCounted.push({ findingId: finding.id, reason: why.unknown(String(finding.assessment)) });
    return false;
  }
  if (weightOf(finding) > 0) return true;
  notCounted.push({
    findingId: finding.id,
    reason: finding.lineage?.status === "rejected" ? why.rejected : why.weightless,
  });
  return false;
}
