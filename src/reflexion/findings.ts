import { confidenceLevel, type Evidence, type ScoredFinding } from "../domain/finding.ts";
import { isFree } from "../outputs/fields.ts";
import { matchTopic } from "../quantities/topics/match.ts";
import type { Correction } from "./improve/correction.ts";
import type { Objection } from "./objection.ts";
import type { Proof } from "./proof.ts";

/** However many corrections touch one finding, its confidence moves no further than this. */
const FARTHEST = 25;

/** The findings after the corrections: values replaced where they were false, evidence added, confidence moved. */
export function reviseFindings(
  findings: readonly ScoredFinding[],
  settled: readonly { objection: Objection; correction: Correction }[],
): ScoredFinding[] {
  return findings.map((finding) => {
    if (!isFree(finding) || typeof finding.metric !== "string" || finding.inPassing === true) return finding;
    const topic = matchTopic(finding.metric)?.topic.id;
    const mine = settled.filter(({ objection }) => topic !== undefined && objection.topic === topic);
    if (mine.length === 0) return finding;
    return withCorrections(finding, mine);
  });
}

function withCorrections(finding: ScoredFinding, settled: readonly { correction: Correction }[]): ScoredFinding {
  const revised = settled.reduce((one, { correction }) => revise(one, correction), finding);
  const moved = settled.reduce((sum, { correction }) => sum + correction.confidenceImpact, 0);
  const before = typeof finding.confidence?.score === "number" ? finding.confidence.score : 0;
  const score = Math.min(100, Math.max(0, before + Math.min(FARTHEST, Math.max(-FARTHEST, moved))));
  return { ...revised, confidence: { ...revised.confidence, score, level: confidenceLevel(score) } };
}

function revise(finding: ScoredFinding, { proof, provedFalse }: Correction): ScoredFinding {
  if (proof === null || proof.topic !== matchTopic(finding.metric)?.topic.id) return finding;
  const evidence = [...(Array.isArray(finding.evidence) ? finding.evidence : []), evidenceOf(proof)];
  return provedFalse && differs(finding, proof)
    ? { ...finding, value: measuredLike(finding, proof), evidence }
    : { ...finding, evidence };
}

function evidenceOf(proof: Proof): Evidence {
  return {
    type: proof.calculation === undefined ? "quote" : "calculation",
    content: proof.calculation ?? proof.passage,
    source: proof.reference,
  };
}

function differs({ value }: ScoredFinding, proof: Proof): boolean {
  return typeof value !== "number" || Math.abs(value - proof.value) > Math.abs(proof.value) * 0.005;
}

/** In the measure the finding uses: a margin kept as 0.72 stays a fraction. */
function measuredLike({ value, unit }: ScoredFinding, proof: Proof): number | string {
  if (typeof value === "string") return proof.formatted;
  const fraction = proof.unit === "percent" && typeof value === "number" && Math.abs(value) <= 1 && unit !== "%";
  return Number((fraction ? proof.value / 100 : proof.value).toPrecision(6));
}
