import type { QualityEngineConfig } from "../domain/config.ts";
import type { ContradictionPosition } from "../domain/contradiction.ts";
import {
  type ArbitratorResponse,
  ArbitratorResponseSchema,
  type EvidenceItem,
  isFlawOf,
  type Rung,
} from "../domain/resolution.ts";
import type { CaseFile } from "./case-file.ts";
import type { GuardFault } from "./guard-fault.ts";
import { unknownSources } from "./guard-sources.ts";
import { foundedValue, inside } from "./guard-values.ts";
import { proofOf } from "./judgements.ts";
import { sayTheSame } from "./match-value.ts";
import { refutationOf } from "./refutation.ts";
import { citesOnlyPhantoms, type Side, sidesOf, winningSide } from "./sides.ts";
import { provenOutside, statements, supportOf } from "./statements.ts";

/** Rungs that may decide on the agents' weight alone. */
const BY_WEIGHT = new Set<Rung>(["MINOR_AUTO_RESOLVE", "WEIGHTED_AVERAGE", "DOMINANT_CLUSTER"]);

/**
 * Whether a verdict may stand, whoever wrote it: every rule it breaks, or an empty list.
 * Judges against the case file alone; what the verdict says of itself proves nothing.
 *
 * ```ts
 * const faults = guardVerdict(verdict, caseFile, "EVIDENCE_COURT", QUALITY_ENGINE_CONFIG.consensus);
 * ```
 */
export function guardVerdict(
  verdict: unknown,
  caseFile: CaseFile,
  rung: Rung,
  config: QualityEngineConfig["consensus"],
): GuardFault[] {
  const longLine = (verdict as ArbitratorResponse | null)?.baGuidance?.oneLiner;
  if (typeof longLine === "string" && longLine.length > config.maxOneLiner) {
    return [{ code: "ONE_LINER_TOO_LONG", detail: `${longLine.length} > ${config.maxOneLiner}` }];
  }
  const parsed = ArbitratorResponseSchema.safeParse(verdict);
  if (!parsed.success) {
    return parsed.error.issues.map((issue) => ({
      code: "BAD_SHAPE",
      detail: `${issue.path.join(".")}: ${issue.message}`,
    }));
  }
  const response = parsed.data;
  const sides = sidesOf(caseFile, config.clusterRadius);
  const faults = [
    ...guardParties(response, caseFile, sides),
    ...guardEvidence(response, caseFile, sides, rung, config),
    ...foundedValue(response, caseFile, sides, config),
    ...guardWords(response, caseFile, sides, rung),
  ];
  return faults;
}

function guardParties({ verdict }: ArbitratorResponse, caseFile: CaseFile, sides: Side[]): GuardFault[] {
  const { positions } = caseFile.contradiction;
  const { decision, winner, winnerFindingId } = verdict;
  const one = decision === "POSITION_A" || decision === "POSITION_B";
  if (!one) {
    return winner === null
      ? []
      : [{ code: "DECISION_WINNER_MISMATCH", detail: `${decision} has no winner, but names ${winner}` }];
  }
  if (winner === null || !positions.some((position) => position.agentName === winner)) {
    return [{ code: "WINNER_NOT_A_PARTY", detail: String(winner) }];
  }
  const winning = winningSide(verdict, sides);
  if (winning === undefined) return [{ code: "WINNER_NOT_A_PARTY", detail: `${winner}: ${winnerFindingId}` }];
  const onFirstSide = winning.positions.some((position) => position === positions[0]);
  return onFirstSide === (decision === "POSITION_A")
    ? []
    : [{ code: "DECISION_WINNER_MISMATCH", detail: `${decision}: ${winner}` }];
}

const JUDGED: ReadonlySet<string> = new Set(["assessment", "interpretation"]);

function guardEvidence(
  { verdict, baGuidance, finalValue }: ArbitratorResponse,
  caseFile: CaseFile,
  sides: Side[],
  rung: Rung,
  config: QualityEngineConfig["consensus"],
): GuardFault[] {
  const faults: GuardFault[] = [];
  const { trustLevel, canTrust } = baGuidance;
  if (verdict.decision === "UNRESOLVED") {
    if (trustLevel !== "LOW") faults.push({ code: "TRUST_TOO_HIGH", detail: `UNRESOLVED with ${trustLevel}` });
    if (canTrust) faults.push({ code: "CAN_TRUST_UNFOUNDED", detail: "UNRESOLVED" });
    return faults;
  }
  if (sides.length > 1 && sides.every(citesOnlyPhantoms))
    faults.push({ code: "BOTH_SIDES_PHANTOM", detail: verdict.decision });

  const outside = provenOutside(caseFile, sides, config);
  const heard = outside?.items ?? statements(caseFile);
  const winning = winningSide(verdict, sides);
  const proof =
    winning === undefined
      ? documentsSaying(finalValue.value, heard, config)
      : proofFor(winning, heard, caseFile, config);
  // A figure in the deck says how large a margin is, not how good: for a judgement only what a side rests on counts.
  const covering = JUDGED.has(caseFile.contradiction.contradictionType)
    ? sides.flatMap((side) => proofFor(side, heard, caseFile, config))
    : heard;
  const primaryCovers = covering.some((item) => item.rank === "primary");
  const counted = proof.filter((item) => item.rank === "primary" || !primaryCovers);
  const rivals =
    winning === undefined ? [] : sides.filter((side) => side !== winning && rivalProof(side, heard, caseFile, config));

  if (counted.length === 0 && !BY_WEIGHT.has(rung))
    faults.push({ code: "NO_VERIFIED_EVIDENCE", detail: verdict.winner ?? verdict.decision });
  if (counted.length === 0 && rivals.length > 0)
    faults.push({ code: "AGAINST_VERIFIED_EVIDENCE", detail: rivals.map((s) => s.positions[0]?.agentName).join(", ") });
  if (counted.length === 0 && canTrust)
    faults.push({ code: "CAN_TRUST_UNFOUNDED", detail: "nothing was verified for it" });

  const most = outside === null ? mostTrust(counted, rung, caseFile, config) : "MEDIUM";
  const order = ["LOW", "MEDIUM", "HIGH"];
  if (order.indexOf(trustLevel) > order.indexOf(most))
    faults.push({ code: "TRUST_TOO_HIGH", detail: `${trustLevel}, at most ${most}` });
  return faults;
}

/** HIGH needs primary proof that primary sources agree on; MEDIUM secondary; the weight of agents has its own caps. */
function mostTrust(
  proof: EvidenceItem[],
  rung: Rung,
  caseFile: CaseFile,
  config: QualityEngineConfig["consensus"],
): "HIGH" | "MEDIUM" | "LOW" {
  if (proof.length === 0) return rung === "MINOR_AUTO_RESOLVE" || rung === "WEIGHTED_AVERAGE" ? "MEDIUM" : "LOW";
  const plain = ({ rank, partial, reservation }: EvidenceItem) =>
    rank === "primary" && partial !== true && reservation === undefined;
  if (!proof.some(plain)) return "MEDIUM";
  const { contradictionType } = caseFile.contradiction;
  if (contradictionType === "assessment" || contradictionType === "interpretation") return "MEDIUM";
  if (caseFile.periodOpen) return "MEDIUM";
  const stated = caseFile.testimony.filter(
    (item) =>
      item.rank === "primary" &&
      item.calculation === undefined &&
      item.partial !== true &&
      item.reservation !== "condition" &&
      typeof item.value === "number",
  );
  const apart = stated.some((a) => stated.some((b) => !sayTheSame(a, b, config.sameValue)));
  return apart || refutationOf(caseFile, stated) !== null ? "MEDIUM" : "HIGH";
}

function proofFor(
  side: Side,
  heard: EvidenceItem[],
  caseFile: CaseFile,
  config: QualityEngineConfig["consensus"],
): EvidenceItem[] {
  const figures = caseFile.contradiction.contradictionType === "numeric_value";
  return figures ? supportOf(caseFile, side, heard, config) : proofOf(caseFile, side);
}

function rivalProof(
  side: Side,
  heard: EvidenceItem[],
  caseFile: CaseFile,
  config: QualityEngineConfig["consensus"],
): boolean {
  return proofFor(side, heard, caseFile, config).some((item) => item.rank === "primary");
}

function documentsSaying(
  value: unknown,
  heard: EvidenceItem[],
  config: QualityEngineConfig["consensus"],
): EvidenceItem[] {
  if (typeof value !== "number") return [];
  return heard.filter((item) => typeof item.value === "number" && inside(item, value, config));
}

function guardWords(response: ArbitratorResponse, caseFile: CaseFile, sides: Side[], rung: Rung): GuardFault[] {
  const { verdict, baGuidance } = response;
  const faults: GuardFault[] = [];
  const blank = (text: string | null) => text === null || text.trim() === "";
  if (baGuidance.trustLevel !== "HIGH") {
    if (blank(baGuidance.whatToVerify)) faults.push({ code: "MISSING_WHAT_TO_VERIFY", detail: baGuidance.trustLevel });
    if (blank(baGuidance.questionForFounder)) faults.push({ code: "MISSING_QUESTION", detail: baGuidance.trustLevel });
  }
  if (verdict.decision !== "UNRESOLVED") {
    if (verdict.justification.decisiveFactors.length === 0)
      faults.push({ code: "NO_DECISIVE_FACTOR", detail: verdict.decision });
    const { rejectedPositionFlaws } = verdict.justification;
    for (const loser of losersOf(response, sides, rung)) {
      if (!rejectedPositionFlaws.some((flaw) => isFlawOf(flaw, loser)))
        faults.push({ code: "LOSER_WITHOUT_FLAW", detail: loser.agentName });
    }
  }
  for (const source of unknownSources(response, caseFile)) faults.push({ code: "UNKNOWN_SOURCE", detail: source });
  return faults;
}

function losersOf({ verdict }: ArbitratorResponse, sides: Side[], rung: Rung): ContradictionPosition[] {
  if (rung === "WEIGHTED_AVERAGE") return [];
  const winning = winningSide(verdict, sides);
  return sides.filter((side) => side !== winning).flatMap(({ positions }) => positions);
}
