import { confidenceLevel, type Evidence, type ScoredFinding } from "../domain/finding.ts";
import { isFree } from "../outputs/fields.ts";
import { sameFigure } from "../quantities/compare.ts";
import { parsePeriod, samePeriod } from "../quantities/periods.ts";
import { matchTopic } from "../quantities/topics/match.ts";
import { claimedValue } from "./audit/claimed.ts";
import type { Correction } from "./improve/correction.ts";
import type { Matter, Objection } from "./objection.ts";
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

type Settled = { objection: Objection; correction: Correction };

function withCorrections(finding: ScoredFinding, settled: readonly Settled[]): ScoredFinding {
  const revised = settled.reduce((one, each) => revise(one, each, finding), finding);
  const moved = settled.reduce((sum, { correction }) => sum + correction.confidenceImpact, 0);
  const before = typeof finding.confidence?.score === "number" ? finding.confidence.score : 0;
  const score = Math.min(100, Math.max(0, before + Math.min(FARTHEST, Math.max(-FARTHEST, moved))));
  return { ...revised, confidence: { ...revised.confidence, score, level: confidenceLevel(score) } };
}

/** What was corrected in one statement says nothing of another on the same metric: of a plan, or of another year. */
function revise(finding: ScoredFinding, { objection, correction }: Settled, said: ScoredFinding): ScoredFinding {
  const { proof, provedFalse } = correction;
  if (proof === null || proof.topic !== matchTopic(finding.metric)?.topic.id) return finding;
  const other = typeof finding.value === "number" && differs(finding, proof);
  if (other && !(provedFalse && isAbout(objection.matter, said))) return finding;
  const evidence = [...(Array.isArray(finding.evidence) ? finding.evidence : []), evidenceOf(proof)];
  return provedFalse && differs(finding, proof)
    ? { ...finding, value: measuredLike(finding, proof), evidence }
    : { ...finding, evidence };
}

/** A finding keeps a value as its agent rounded it. */
const ROUNDED = 0.005;

/** The objection is to the finding's own value, of its own time. */
function isAbout(matter: Matter, { value, period }: ScoredFinding): boolean {
  const figures =
    "figures" in matter ? matter.figures : "figure" in matter && matter.figure !== null ? [matter.figure] : [];
  return figures.some((figure) => {
    const when = period === undefined ? null : parsePeriod(period);
    if (when !== null && figure.period !== undefined && !samePeriod(when, figure.period)) return false;
    const { value: claimed } = claimedValue(figure);
    return (
      typeof value === "number" &&
      [claimed, claimed / figure.factor].some((one) => sameFigure({ value }, { value: one }, ROUNDED))
    );
  });
}

function evidenceOf(proof: Proof): Evidence {
  return {
    type: proof.calculation === undefined ? "quote" : "calculation",
    content: proof.calculation ?? proof.passage,
    source: proof.reference,
  };
}

function differs({ value }: ScoredFinding, proof: Proof): boolean {
  return typeof value !== "number" || !sameFigure({ value }, { value: proof.value }, ROUNDED);
}

/** In the measure the finding uses: a margin kept as 0.72 stays a fraction. */
function measuredLike({ value, unit }: ScoredFinding, proof: Proof): number | string {
  if (typeof value === "string") return proof.formatted;
  const fraction = proof.unit === "percent" && typeof value === "number" && Math.abs(value) <= 1 && unit !== "%";
  return Number((fraction ? proof.value / 100 : proof.value).toPrecision(6));
}
