import type { ConsolidatedFinding } from "../consensus/apply.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { AgentOutput } from "../domain/finding.ts";
import type { Engines } from "./engines.ts";
import { type ReflectedTier, reflectTier } from "./reflect-tier.ts";
import { type SettledTier, settleTier } from "./settle-tier.ts";
import type { Standing } from "./standing.ts";
import type { Workshop } from "./workshop.ts";

/** A tier after both engines. `settled` is null where the consensus phase failed. */
export interface ProcessedTier<Output extends AgentOutput> extends ReflectedTier<Output> {
  settled: SettledTier | null;
  /** Every finding so far, of the tiers before too, with what became of it. */
  findings: ConsolidatedFinding[];
}

/** What both engines need, whatever the tier. */
export interface TierTools {
  engines: Engines;
  context: VerificationContext;
  workshop: Workshop;
  /** An earlier review of the deal: what stands of it is not done again. */
  standing?: Standing | undefined;
}

/** What the tiers before came to. */
export type TiersBefore = Pick<ProcessedTier<AgentOutput>, "findings" | "reflexions">;

/** Before tier 1 there is nothing. */
export const NOTHING_BEFORE: TiersBefore = { findings: [], reflexions: [] };

/** A tier: reflexion where it is due, then the contradictions among its agents and with the tiers before. */
export async function processTier<Output extends AgentOutput>(
  tier: 1 | 2,
  outputs: readonly Output[],
  before: TiersBefore,
  { engines, context, workshop, standing }: TierTools,
): Promise<ProcessedTier<Output>> {
  const { reflexion, consensus, config } = engines;
  const { limits } = config;
  const reflected = await workshop.stage(`reflexion${tier}`, unreflected(outputs), async () => {
    const room = limits.maxAgentsToReflect - before.reflexions.length;
    const result = await reflectTier(outputs, room, { engine: reflexion, context, workshop, limits, standing });
    return { result, counts: countReflexions(result) };
  });
  const settled = await workshop.stage(`consensus${tier}`, null, async () => {
    const stated = { revised: findingsOf(reflected.outputs), said: findingsOf(outputs) };
    const tools = { engine: consensus, context, workshop, config, budget: engines.budget, standing };
    const result = await settleTier(tier, before.findings, stated, tools);
    return { result, counts: countSettled(result) };
  });
  return {
    ...reflected,
    settled,
    findings: settled?.findings ?? [...before.findings, ...untouched(reflected.outputs)],
  };
}

/** The findings of some agents. */
export const findingsOf = (outputs: readonly AgentOutput[]) => outputs.flatMap(({ findings }) => findings);

/** Findings no verdict spoke on. */
export const untouched = (outputs: readonly AgentOutput[]): ConsolidatedFinding[] =>
  findingsOf(outputs).map((finding) => ({ ...finding, lineage: { status: "untouched" } }));

const unreflected = <Output extends AgentOutput>(outputs: readonly Output[]): ReflectedTier<Output> => ({
  outputs: [...outputs],
  reflexions: [],
  notReflected: [],
});

const countSettled = ({ detected, settled }: SettledTier) => ({
  contradictions: detected.length,
  settled: settled.length,
});

const countReflexions = ({ reflexions }: ReflectedTier<AgentOutput>) => ({
  agents: reflexions.length,
  critiques: reflexions.reduce((sum, { result }) => sum + result.critiques.length, 0),
});
