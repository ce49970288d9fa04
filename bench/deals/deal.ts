import type { AgentOutput } from "../../src/domain/finding.ts";
import { makeAgentOutput } from "../../src/testing/findings.ts";
import { seeded } from "../../src/testing/random.ts";
import { AGENTS } from "./agents.ts";
import { makeDeck, shuffled } from "./deck.ts";
import type { Cited, Desk } from "./evidence.ts";
import { makeModel } from "./model.ts";
import { FAULT_KINDS, type Fault } from "./oracle.ts";
import { Panel } from "./panel.ts";
import { makePlan, type Plan } from "./plan.ts";
import { planAssessment, planExistence, planInjection } from "./planned.ts";
import { makeWorld, type World } from "./world.ts";

/** A deal with everything that is true about it. */
export interface MadeDeal {
  index: number;
  world: World;
  plan: Plan;
  desk: Desk;
  fundingDb: object | undefined;
  agentOutputs: AgentOutput[];
  faults: Fault[];
  /** Findings that name another year than the closed one. */
  otherYears: Set<string>;
  /** Each evidence with whether it is honest, by finding. */
  cited: Map<string, Cited[]>;
}

export interface DealOptions {
  slides?: number;
  agents?: number;
}

/** Makes the deal of that seed and index; the same two give the same bytes. */
export function makeDeal(seed: number, index: number, options: DealOptions = {}): MadeDeal {
  const random = seeded(seed * 100_003 + index);
  for (let i = 0; i < 5; i += 1) random.next();
  const world = makeWorld(random);
  const plan = makePlan(world, random);
  const existence = planExistence(world, random);
  const inject = planInjection(world, plan, random);
  const deck = makeDeck(world, plan, random, {
    ...(options.slides === undefined ? {} : { atLeast: options.slides }),
    inject: inject?.where === "deck" ? inject : undefined,
    existence: existence.map(({ sentence }) => sentence).filter((sentence) => sentence !== null),
  });
  const model = makeModel(world, plan, random, { inject: inject?.where === "model" ? inject : undefined });
  const desk: Desk = { world, plan, deck, model, random };
  const agents = shuffled(AGENTS, random).slice(0, options.agents ?? random.integer(4, 12));
  const panel = new Panel(desk, agents);
  const assessed = planAssessment(world, random);

  const wanted = random.integer(2, 4);
  const kinds = shuffled(FAULT_KINDS, random);
  if (inject !== undefined) kinds.unshift("hidden_injection");
  if ([...plan.presence.values()].includes("conflict")) kinds.unshift("sources_disagree");
  for (const kind of new Set(kinds)) {
    if (panel.faults.length >= wanted) break;
    if (kind === "existence") panel.existence(existence[0]);
    else if (kind === "opposite_assessment") panel.assessment(assessed);
    else panel.numeric(kind, kind === "hidden_injection" ? inject?.metric : undefined);
  }
  panel.fillUp();
  return {
    index,
    world,
    plan,
    desk,
    fundingDb: assessed?.benchmark === undefined ? undefined : { benchmarks: [assessed.benchmark] },
    agentOutputs: agents.map((name) =>
      makeAgentOutput(
        name,
        panel.findings.filter(({ agentName }) => agentName === name),
      ),
    ),
    faults: panel.faults,
    otherYears: panel.otherYears,
    cited: panel.cited,
  };
}
