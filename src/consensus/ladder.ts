import type { CitationStatus } from "../domain/citation.ts";
import type { QualityEngineConfig } from "../domain/config.ts";
import type { ContradictionPosition } from "../domain/contradiction.ts";
import type { Resolution } from "../domain/resolution.ts";
import { verdictSentences } from "../i18n/verdict-sentences.ts";
import type { CaseFile } from "./case-file.ts";
import { type ClusterMember, mostClaimed } from "./clusters.ts";
import { settleFigures } from "./court.ts";
import { settleExistence, settleJudgement } from "./judgements.ts";
import { meanOf } from "./mean.ts";
import { CONFIDENCE, decisionFor, type Ruling, unresolved } from "./ruling.ts";
import { citesOnlyPhantoms, type Side, sidesOf } from "./sides.ts";

type Config = QualityEngineConfig["consensus"];
type Path = Resolution["debateRecord"]["path"];

/** What a model may be asked for where the documents do not decide. */
export type NextStep = "debate" | "arbitration" | "quick";

/** Tries the rungs in order and stops at the first that settles the case; says why each one before it did not. */
export function climb(caseFile: CaseFile, config: Config): { ruling: Ruling; sides: Side[]; path: Path } {
  const sides = sidesOf(caseFile, config.clusterRadius);
  const say = verdictSentences[caseFile.locale].path;
  const path: Path = [];
  const ruling = firstRuling(caseFile, sides, config, (rung) => path.push({ rung, reason: say[rung] }));
  return { ruling, sides, path };
}

/** Rungs the documents did not settle: a model may be heard above them. */
const OPEN = new Set<Ruling["rung"]>(["DOMINANT_CLUSTER", "CANNOT_ASSESS", "SKIP_TO_ARBITRATION", "EVIDENCE_COURT"]);

/**
 * The rung above the documents that a case goes to where there is a model: arbitration at once where one side is far
 * surer, a short verdict for a MODERATE one with a very sure side, a debate where it is worth one. Null where it ends here.
 */
export function nextStep(
  caseFile: CaseFile,
  { rung }: Ruling,
  sides: Side[],
  config: Config,
): NextStep | "noted" | null {
  if (!OPEN.has(rung) || sides.length < 2) return null;
  const { positions, severity } = caseFile.contradiction;
  const scores = positions.map((position) => position.confidence).sort((a, b) => b - a);
  const [highest, lowest] = [scores[0] as number, scores.at(-1) as number];
  if (highest - lowest > config.skipDebateConfidenceDiff && highest > config.skipDebateMinConfidence) {
    return "arbitration";
  }
  if (severity.level === "CRITICAL" || severity.level === "MAJOR") return "debate";
  if (severity.level === "MINOR") return null;
  if (highest > config.quickResolutionAbove) return "quick";
  return highest < config.moderateDebateBelow ? "debate" : "noted";
}

function firstRuling(
  caseFile: CaseFile,
  sides: Side[],
  config: Config,
  passed: (rung: keyof typeof PASSED) => void,
): Ruling {
  const { positions, severity, contradictionType } = caseFile.contradiction;
  const evidence = settleByEvidence(caseFile, sides, config);

  const unsure = positions.every((position) => position.confidence < config.lowConfidence);
  const primary = evidence?.proven === true && evidence.grounds.some((item) => item.rank === "primary");
  if (unsure && !primary) return unresolved("LOW_CONFIDENCE_SKIP", "both_unsure", caseFile.testimony);
  passed("LOW_CONFIDENCE_SKIP");

  if (sides.length > 1 && sides.every(citesOnlyPhantoms)) {
    return unresolved("EVIDENCE_SETTLED", "both_phantom", caseFile.testimony);
  }
  if (severity.level === "MINOR" && config.autoResolveMinorContradictions) {
    return evidence === null ? byConfidence(caseFile, sides) : { ...evidence, rung: "MINOR_AUTO_RESOLVE" };
  }
  passed("MINOR_AUTO_RESOLVE");

  if (evidence !== null) return evidence;
  passed("EVIDENCE_SETTLED");

  if (contradictionType === "numeric_value" && positions.length > 2) return byClusters(caseFile, sides);
  passed("CLUSTERS");

  const scores = positions.map((position) => position.confidence).sort((a, b) => b - a);
  const [highest, lowest] = [scores[0] as number, scores.at(-1) as number];
  if (highest - lowest > config.skipDebateConfidenceDiff && highest > config.skipDebateMinConfidence) {
    return unresolved("SKIP_TO_ARBITRATION", "no_evidence");
  }
  passed("SKIP_TO_ARBITRATION");
  return unresolved("EVIDENCE_COURT", "no_evidence");
}

const PASSED = {
  LOW_CONFIDENCE_SKIP: 1,
  MINOR_AUTO_RESOLVE: 1,
  EVIDENCE_SETTLED: 1,
  CLUSTERS: 1,
  SKIP_TO_ARBITRATION: 1,
};

function settleByEvidence(caseFile: CaseFile, sides: Side[], config: Config): Ruling | null {
  switch (caseFile.contradiction.contradictionType) {
    case "numeric_value":
      return settleFigures(caseFile, sides, config);
    case "existence":
      return settleExistence(caseFile, sides);
    default:
      return settleJudgement(caseFile, sides);
  }
}

function byConfidence(caseFile: CaseFile, sides: Side[]): Ruling {
  const ordered = [...sides].sort((a, b) => b.strongestVote - a.strongestVote);
  const [best, second] = ordered;
  if (best === undefined || second === undefined || best.strongestVote === second.strongestVote) {
    return unresolved("MINOR_AUTO_RESOLVE", "equal_confidence");
  }
  const decision = decisionFor(caseFile, best);
  return {
    rung: "MINOR_AUTO_RESOLVE",
    reason: "higher_confidence",
    ...decision,
    value: claimedValue(decision.winner as ContradictionPosition),
    trust: "MEDIUM",
    proven: false,
    confidence: Math.min(CONFIDENCE.weightAlone, Math.round(best.averageConfidence)),
    grounds: [],
  };
}

/** Three figures and more with no document behind any: the agents' own weight, and the reader is told so. */
function byClusters(caseFile: CaseFile, sides: Side[]): Ruling {
  if (sides.length > 2) return unresolved("CANNOT_ASSESS", "too_many_clusters");
  const [dominant, other] = [...sides].sort(
    (a, b) => b.voteWeight - a.voteWeight || b.positions.length - a.positions.length,
  ) as [Side, Side | undefined];
  const even = dominant.voteWeight === other?.voteWeight && dominant.positions.length === other.positions.length;
  if (even || dominant.voteWeight === 0) {
    return unresolved("DOMINANT_CLUSTER", "equal_confidence");
  }
  const single = sides.length === 1;
  if (!single && isMadeUp(caseFile, dominant)) return unresolved("DOMINANT_CLUSTER", "no_evidence");
  const { min, max } = meanOf(dominant.positions.map((position) => position.normalizedValue as number));
  return {
    rung: single ? "WEIGHTED_AVERAGE" : "DOMINANT_CLUSTER",
    reason: single ? "one_cluster" : "dominant_cluster",
    ...(single ? decisionFor(caseFile, null) : decisionFor(caseFile, dominant)),
    winningSide: dominant,
    value: single ? Number((dominant.value as number).toPrecision(6)) : mostClaimed(figuresOf(dominant)),
    ...(min !== max && { range: { min, max } }),
    trust: single ? "MEDIUM" : "LOW",
    proven: false,
    confidence: Math.min(CONFIDENCE.weightAlone, Math.round(dominant.averageConfidence)),
    grounds: [],
  };
}

/** There are documents, and nobody of the side points to one that may say it: agreeing is no evidence. */
function isMadeUp({ witness }: CaseFile, { records }: Side): boolean {
  const holds = records.some(({ citations }) => citations.some(({ status }) => MAY_HOLD.has(status)));
  return witness.dossier.documents.length > 0 && !holds;
}

const MAY_HOLD: ReadonlySet<CitationStatus> = new Set(["verified", "relocated", "unverifiable"]);

function figuresOf({ positions }: Side): ClusterMember[] {
  return positions.flatMap(({ normalizedValue, confidence }) =>
    normalizedValue === undefined ? [] : [{ value: normalizedValue, confidence }],
  );
}

function claimedValue(position: ContradictionPosition): number | string | null {
  if (position.normalizedValue !== undefined) return position.normalizedValue;
  const { value } = position;
  return typeof value === "number" || typeof value === "string" ? value : (position.assessment ?? null);
}
