import type { QualityEngineConfig } from "../domain/config.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { AgentOutput } from "../domain/finding.ts";
import type { ReflexionOutput } from "../domain/improvement.ts";
import { REVIEW_SENTENCES } from "../i18n/review.ts";
import type { ReflexionEngine } from "../reflexion/engine.ts";
import { meanConfidence } from "../reflexion/trigger.ts";
import type { AgentReflexion, Review } from "./result.ts";
import type { Standing } from "./standing.ts";
import { reflexionTimer } from "./timings.ts";
import type { Workshop } from "./workshop.ts";

/** A tier after reflexion: the revised outputs in their old order, and who was left out. */
export interface ReflectedTier<Output extends AgentOutput> {
  outputs: Output[];
  reflexions: AgentReflexion[];
  notReflected: Review["notReflected"];
}

export interface ReflectTools {
  engine: ReflexionEngine;
  context: VerificationContext;
  workshop: Workshop;
  limits: QualityEngineConfig["limits"];
  /** An earlier review of these analyses: its reflexions stand. */
  standing?: Standing | undefined;
}

/** Criticises and corrects the weak analyses of a tier, the least confident first, as many as there is room for. */
export async function reflectTier<Output extends AgentOutput & { builtIn?: boolean }>(
  outputs: readonly Output[],
  room: number,
  tools: ReflectTools,
): Promise<ReflectedTier<Output>> {
  const { engine, workshop, limits, standing } = tools;
  if (standing !== undefined) return asReflected(outputs, standing);
  const words = REVIEW_SENTENCES[workshop.locale];
  const weak = outputs
    .filter(
      ({ tier, findings, output, builtIn }) =>
        builtIn !== true && engine.needsReflexion(tier, findings, { output, verificationContext: tools.context }),
    )
    .sort((a, b) => meanConfidence(a.findings) - meanConfidence(b.findings) || (a.agentName < b.agentName ? -1 : 1));
  const chosen = weak.slice(0, Math.max(0, room));
  const results = await reflect(chosen, tools);
  const left = (output: Output, reason: "limit" | "failed", explanation: string): Review["notReflected"][number] => ({
    agentName: output.agentName,
    tier: output.tier,
    reason,
    explanation,
  });
  const limit = limits.maxAgentsToReflect;
  return {
    outputs: outputs.map((output) => revised(output, results.get(output))),
    reflexions: [...results].flatMap(([{ agentName, tier }, result]) =>
      result === null ? [] : [{ agentName, tier, result }],
    ),
    notReflected: [
      ...weak.slice(chosen.length).map((output) => left(output, "limit", words.reflexionLimit({ limit }))),
      ...chosen
        .filter((output) => results.get(output) === null)
        .map((output) => left(output, "failed", words.reflexionFailed)),
    ],
  };
}

/** The outputs as an earlier review left them. */
function asReflected<Output extends AgentOutput>(
  outputs: readonly Output[],
  { review }: Standing,
): ReflectedTier<Output> {
  const of = <About extends { agentName: string; tier: number }>(all: readonly About[]) =>
    all.filter((one) => outputs.some(({ agentName, tier }) => agentName === one.agentName && tier === one.tier));
  const reflexions = of(review.reflexions);
  return {
    outputs: outputs.map((output) =>
      revised(output, reflexions.find(({ agentName }) => agentName === output.agentName)?.result),
    ),
    reflexions,
    notReflected: of(review.notReflected),
  };
}

/**
 * All at once, so that a model criticises them in one answer; where that breaks down it is a named gap, and each is
 * tried alone. Null: that failed too.
 */
async function reflect<Output extends AgentOutput>(
  chosen: readonly Output[],
  { engine, context, workshop }: ReflectTools,
): Promise<Map<Output, ReflexionOutput | null>> {
  const [first] = chosen;
  if (first === undefined) return new Map();
  const { signal } = workshop;
  const inputOf = ({ agentName, tier, output, findings }: Output) => ({
    agentName,
    tier,
    output,
    findings,
    verificationContext: context,
  });
  const together = await workshop.stopwatch.time(reflexionTimer(first.agentName), () =>
    workshop.part(chosen.map(({ agentName }) => agentName).join(", "), () =>
      engine.reflectAll(chosen.map(inputOf), { signal }),
    ),
  );
  const results = new Map<Output, ReflexionOutput | null>();
  for (const [i, output] of chosen.entries()) {
    const result =
      together.result?.[i] ??
      (await workshop.part(output.agentName, () => engine.reflect(inputOf(output), { signal })));
    results.set(output, result === null ? null : { ...result, processingTime: together.ms });
    if (result !== null) tell(result, workshop);
  }
  return results;
}

function tell({ agentName, critiques, improvementSummary, qualityMetrics }: ReflexionOutput, workshop: Workshop): void {
  workshop.emit({
    type: "agent_reflected",
    agentName,
    critiques: critiques.length,
    fixed: improvementSummary.fixed,
    scoreBefore: qualityMetrics.originalScore,
    scoreAfter: qualityMetrics.revisedScore,
  });
}

function revised<Output extends AgentOutput>(output: Output, reflexion: ReflexionOutput | null | undefined): Output {
  if (reflexion === null || reflexion === undefined) return output;
  return { ...output, output: reflexion.revisedOutput, findings: reflexion.revisedFindings };
}
