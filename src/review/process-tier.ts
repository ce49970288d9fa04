import type { ConsolidatedFinding } from "../consensus/apply.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { AgentOutput } from "../domain/finding.ts";
import type { Engines } from "./engines.ts";
import { type ReflectedTier, reflectTier } from "./reflect-tier.ts";
import { type SettledTier, settleTier1, settleTier2 } from "./settle-tier.ts";
import type { Workshop } from "./workshop.ts";

/** A tier after both engines. `settled` is null where the consensus phase failed. */
export interface ProcessedTier<Output extends AgentOutput> extends ReflectedTier<Output> {
  settled: SettledTier | null;
  /** Every finding so far, of the tiers before too, with what became of it. */
  findings: ConsolidatedFinding[];
}

interface TierTools {
  engines: Engines;
  context: VerificationContext;
  workshop: Workshop;
}

/** Tier 1: reflexion where it is due, then the contradictions between the agents. */
export async function processTier1<Output extends AgentOutput>(
  outputs: readonly Output[],
  { engines, context, workshop }: TierTools,
): Promise<ProcessedTier<Output>> {
  const { reflexion, consensus, config } = engines;
  const { limits } = config;
  const reflected = await workshop.stage("reflexion1", unreflected(outputs), async () => {
    const room = limits.maxAgentsToReflect;
    const result = await reflectTier(outputs, room, { engine: reflexion, context, workshop, limits });
    return { result, counts: countReflexions(result) };
  });
  const settled = await workshop.stage("consensus1", null, async () => {
    const stated = { revised: findingsOf(reflected.outputs), said: findingsOf(outputs) };
    const result = await settleTier1(stated, { engine: consensus, context, workshop, config });
    return { result, counts: countSettled(result) };
  });
  return { ...reflected, settled, findings: settled?.findings ?? untouched(reflected.outputs) };
}

/** Tier 2: the same, against the consolidated findings of tier 1. */
export async function processTier2<Output extends AgentOutput>(
  outputs: readonly Output[],
  before: Pick<ProcessedTier<AgentOutput>, "findings" | "reflexions">,
  { engines, context, workshop }: TierTools,
): Promise<ProcessedTier<Output>> {
  const { reflexion, consensus, config } = engines;
  const { limits } = config;
  const reflected = await workshop.stage("reflexion2", unreflected(outputs), async () => {
    const room = limits.maxAgentsToReflect - before.reflexions.length;
    const result = await reflectTier(outputs, room, { engine: reflexion, context, workshop, limits });
    return { result, counts: countReflexions(result) };
  });
  const settled = await workshop.stage("consensus2", null, async () => {
    const tools = { engine: consensus, context, workshop, config };
    const stated = { revised: findingsOf(reflected.outputs), said: findingsOf(outputs) };
    const result = await settleTier2(before.findings, stated, tools);
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

const untouched = (outputs: readonly AgentOutput[]): ConsolidatedFinding[] =>
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
