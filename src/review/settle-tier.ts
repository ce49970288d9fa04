import { applyResolution, type ConsolidatedFinding } from "../consensus/apply.ts";
import { inParallel } from "../consensus/debate/pool.ts";
import type { ConsensusEngine } from "../consensus/engine.ts";
import { statusAfter } from "../consensus/status.ts";
import type { QualityEngineConfig } from "../domain/config.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Contradiction, Detection } from "../domain/contradiction.ts";
import type { ScoredFinding } from "../domain/finding.ts";
import { greatest } from "../domain/many.ts";
import { REVIEW_SENTENCES } from "../i18n/review.ts";
import type { Budget } from "../model/budget.ts";
import type { SettledContradiction, UnexaminedContradiction } from "./result.ts";
import { type Standing, standingVerdict } from "./standing.ts";
import { caseTimer } from "./timings.ts";
import { withVotes } from "./votes.ts";
import type { Workshop } from "./workshop.ts";

/** A consensus phase: what was found, what became of it, and the findings after the verdicts. */
export interface SettledTier {
  detection: Omit<Detection, "contradictions" | "near">;
  detected: Contradiction[];
  settled: SettledContradiction[];
  noted: Contradiction[];
  notExamined: UnexaminedContradiction[];
  findings: ConsolidatedFinding[];
}

export interface SettleTools {
  engine: ConsensusEngine;
  context: VerificationContext;
  workshop: Workshop;
  config: Pick<QualityEngineConfig, "consensus" | "limits">;
  /** What models may still spend: votes leave enough for what is to be decided. */
  budget: Budget;
  /** An earlier review: its verdicts are taken as they are, unless they are to be settled again. */
  standing?: Standing | undefined;
}

/** A tier's findings after reflexion, and as their agents gave them. */
export interface Stated {
  revised: readonly ScoredFinding[];
  said: readonly ScoredFinding[];
}

/**
 * A consensus phase: contradictions among the findings of a tier, and between them and the consolidated findings of the
 * tiers before.
 */
export async function settleTier(
  phase: 1 | 2,
  consolidated: readonly ConsolidatedFinding[],
  stated: Stated,
  tools: SettleTools,
): Promise<SettledTier> {
  const corrected = correctedIn(stated);
  const heard = asSaid(stated, corrected);
  const all = [...consolidated, ...heard.map(untouched)];
  const speaks = consolidated.length === 0 ? () => true : isOf(heard);
  const settled = await settle(all, [...speakingAgain(consolidated), ...heard], speaks, phase, tools);
  return { ...settled, findings: withCorrections(settled.findings, corrected) };
}

/** Whether one of these findings takes part in a contradiction. */
function isOf(heard: readonly ScoredFinding[]): (contradiction: Contradiction) => boolean {
  const ours = new Set(heard.map(keyOf));
  return ({ positions }) => positions.some(({ agentName, findingId }) => ours.has(keyOf({ agentName, id: findingId })));
}

/** The findings that reflexion made others: of a hundred thousand mostly none. */
const correctedIn = ({ revised, said }: Stated): ReadonlyMap<string, ScoredFinding> =>
  new Map(revised.filter((finding, at) => finding !== said[at]).map((finding) => [keyOf(finding), finding]));

/**
 * What was better sourced is heard as it was corrected; what got another value is heard as the agent said it: that two
 * analysts contradicted each other must not vanish because one of them was corrected first.
 */
function asSaid({ revised, said }: Stated, corrected: ReadonlyMap<string, ScoredFinding>): readonly ScoredFinding[] {
  if (corrected.size === 0) return revised;
  const before = new Map(said.filter((finding) => corrected.has(keyOf(finding))).map((one) => [keyOf(one), one]));
  return revised.map((finding) => {
    const original = before.get(keyOf(finding));
    const same =
      original === undefined || (original.value === finding.value && original.assessment === finding.assessment);
    return same ? finding : original;
  });
}

/** A correction stands where no verdict spoke. */
function withCorrections(
  findings: ConsolidatedFinding[],
  corrected: ReadonlyMap<string, ScoredFinding>,
): ConsolidatedFinding[] {
  if (corrected.size === 0) return findings;
  return findings.map((finding) => {
    const revision = finding.lineage.status === "untouched" ? corrected.get(keyOf(finding)) : undefined;
    return revision === undefined ? finding : untouched(revision);
  });
}

const keyOf = ({ agentName, id }: { agentName: string; id: string }) => `${agentName}\u0000${id}`;

const untouched = (finding: ScoredFinding | ConsolidatedFinding): ConsolidatedFinding =>
  "lineage" in finding ? finding : { ...finding, lineage: { status: "untouched" } };

/**
 * Who speaks for tier 1 in phase 2: a position that lost is not heard again where the one that was kept is. Where
 * every agent was wrong, one of them carries the value the documents gave, without its false evidence.
 */
function speakingAgain(consolidated: readonly ConsolidatedFinding[]): ScoredFinding[] {
  const kept = new Set(
    consolidated.flatMap(({ lineage }) => (lineage.status === "retained" ? lineage.contradictionId : [])),
  );
  return consolidated.flatMap((finding): ScoredFinding[] => {
    const { lineage, ...rest } = finding;
    if (lineage.status !== "rejected") return [rest];
    if (kept.has(lineage.contradictionId)) return [];
    kept.add(lineage.contradictionId);
    return [{ ...rest, evidence: [] }];
  });
}

/**
 * The findings after a verdict. What an earlier verdict rejected carries the value that was kept instead: where a later
 * one changes that value, it changes there too.
 */
function apply(
  findings: ConsolidatedFinding[],
  { contradiction, resolution }: SettledContradiction,
): ConsolidatedFinding[] {
  const positions = new Set(
    contradiction.positions.map(({ agentName, findingId }) => keyOf({ agentName, id: findingId })),
  );
  const concerned = findings.flatMap((finding) => {
    const { lineage } = finding;
    return lineage.status === "retained" && positions.has(keyOf(finding)) ? lineage.contradictionId : [];
  });
  const { finalValue, verdict } = resolution;
  return applyResolution(findings, contradiction, resolution).map((finding) => {
    const { lineage } = finding;
    const follows = lineage.status === "rejected" && concerned.includes(lineage.contradictionId);
    if (!follows || verdict.decision === "UNRESOLVED" || lineage.original.value === null) return finding;
    return { ...finding, value: finalValue.value, unit: finalValue.unit ?? null };
  });
}

async function settle(
  all: ConsolidatedFinding[],
  heard: readonly ScoredFinding[],
  isOurs: (contradiction: Contradiction) => boolean,
  phase: 1 | 2,
  { engine, context, workshop, config, budget, standing }: SettleTools,
): Promise<SettledTier> {
  const { contradictions, near, ...detection } = engine.detect(heard);
  const detected = contradictions.filter(isOurs);
  for (const { id, topic, severity } of detected)
    workshop.emit({ type: "contradiction_detected", contradictionId: id, topic, severity: severity.level });
  const { examined, noted, beyond } = choose(detected, config, engine.hasModel);
  const words = REVIEW_SENTENCES[workshop.locale];
  const limit = config.limits.maxContradictionsToResolve;
  const notExamined: UnexaminedContradiction[] = beyond.map((contradiction) => ({
    contradiction,
    phase,
    reason: "limit",
    explanation: words.contradictionLimit({ limit }),
  }));

  let done = 0;
  const settled: SettledContradiction[] = [];
  const resolutions = await inParallel(examined, config.consensus.concurrency, (contradiction) =>
    workshop.part(contradiction.topic, async () => {
      const stands = standingVerdict(standing, contradiction.id);
      if (stands !== null) return stands;
      const { result, ms } = await workshop.stopwatch.time(caseTimer(contradiction.id), () =>
        engine.resolve(contradiction, context, { signal: workshop.signal }),
      );
      const { verdict, baGuidance } = result;
      done += 1;
      workshop.emit({
        type: "contradiction_resolved",
        contradictionId: contradiction.id,
        topic: contradiction.topic,
        severity: contradiction.severity.level,
        decision: verdict.decision,
        trust: baGuidance.trustLevel,
        durationMs: ms,
        done,
        of: examined.length,
      });
      return { ...result, debateRecord: { ...result.debateRecord, totalDuration: ms } };
    }),
  );
  for (const [i, contradiction] of examined.entries()) {
    const resolution = resolutions[i] ?? null;
    if (resolution === null)
      notExamined.push({ contradiction, phase, reason: "failed", explanation: words.caseFailed });
    else settled.push({ contradiction: { ...contradiction, status: statusAfter(resolution) }, resolution, phase });
  }
  const findings = settled.reduce(apply, all);
  const { voteBesideDebate } = config.consensus;
  const voted = voteBesideDebate ? await withVotes(settled, { engine, context, workshop, budget }) : settled;
  return { detection, detected, settled: voted, noted: [...noted, ...near.filter(isOurs)], notExamined, findings };
}

/** The most severe first, up to the limit; sure MODERATE ones are noted, the surest go to a short verdict if there is a model. */
function choose(
  contradictions: readonly Contradiction[],
  { limits, consensus }: SettleTools["config"],
  hasModel: boolean,
): { examined: Contradiction[]; noted: Contradiction[]; beyond: Contradiction[] } {
  const isNoted = ({ severity, positions }: Contradiction) => {
    const most = greatest(positions.map(({ confidence }) => confidence));
    if (severity.level !== "MODERATE" || most < consensus.moderateDebateBelow) return false;
    return !hasModel || most <= consensus.quickResolutionAbove;
  };
  const open = contradictions.filter((contradiction) => !isNoted(contradiction));
  return {
    examined: open.slice(0, limits.maxContradictionsToResolve),
    noted: contradictions.filter(isNoted),
    beyond: open.slice(limits.maxContradictionsToResolve),
  };
}
