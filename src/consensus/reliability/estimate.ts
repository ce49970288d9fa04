import { beliefs } from "./belief.ts";
import { toReliability } from "./beta.ts";
import type { AgentEstimate, Claim, Estimate, EstimateOptions, ObjectEstimate } from "./claim.ts";
import { type CommonSources, findCommonSources } from "./common-sources.ts";
import { ownShares } from "./own-share.ts";
import { accuracyOf, learn, type Posterior } from "./records.ts";
import { type Settings, settingsOf } from "./settings.ts";
import { buildWorld, type Vote, type World, type WorldObject } from "./world.ts";

/** Values whose confidence differs by less than this (in points) are tied. */
const TIE = 0.5;
/** Beliefs that move less than this have settled. */
const SETTLED = 1e-3;

/**
 * Finds what is probably true, and who is probably reliable, from agreement alone: agents are judged by the values
 * they share with others, values by the agents who give them, in turn, until neither moves. Copies are looked for
 * when that is known (who copies falsehoods shows only then), and all is weighed again with each source counted
 * once. The order of the claims does not matter, and nothing is known of an agent but its claims.
 */
export function estimate(claims: readonly Claim[], options: EstimateOptions = {}): Estimate {
  const settings = settingsOf(options);
  const world = buildWorld(claims, settings.sameValue);
  let state = settle(
    world,
    world.agents.map(() => new Map()),
    settings,
  );
  if (settings.copyRate > 0) {
    const common = findCommonSources(state.shared, state.belief, state.records.map(accuracyOf), settings);
    if (common.some((others) => others.size > 0)) state = settle(world, common, settings, state.records);
  }
  const { records, common } = state;
  const scale = scaleOf(records, common, settings);
  return {
    objects: world.objects.map((object) => toObject(object, beliefs(object, scale, settings), world)),
    agents: world.agents.map((_, agent) => toAgent(agent, world, records, common)),
  };
}

interface State {
  records: Posterior[];
  common: CommonSources;
  /** Objects that more than one agent speaks of, and the beliefs in their values. */
  shared: WorldObject[];
  belief: number[][];
}

function settle(world: World, common: CommonSources, settings: Settings, known?: Posterior[]): State {
  const shared = world.objects.filter(({ candidates }) => candidates.length > 1 || candidates[0]?.votes.length !== 1);
  let records = known ?? learn(world.agents.length, [], [], settings);
  let belief: number[][] = [];
  for (let round = 0, moved = 1; moved > SETTLED && round < settings.maxRounds; round++) {
    const scale = scaleOf(records, common, settings);
    const next = shared.map((object) => beliefs(object, scale, settings));
    moved = round === 0 ? 1 : furthest(belief, next);
    belief = next;
    records = learn(world.agents.length, shared, belief, settings);
  }
  return { records, common, shared, belief };
}

function scaleOf(records: Posterior[], common: CommonSources, { copyRate }: Settings) {
  const accuracy = records.map(accuracyOf);
  return {
    accuracy,
    ownShares: (votes: Vote[]) => ownShares(votes, common, accuracy, copyRate),
  };
}

function toObject(object: WorldObject, belief: number[], world: World): ObjectEstimate {
  const ranked = object.candidates
    .map(({ value, votes }, i) => ({
      value,
      confidence: 100 * (belief[i] as number),
      agents: [...new Set(votes.map((vote) => world.agents[vote.agent] as string))].sort(),
    }))
    .sort((a, b) => b.confidence - a.confidence);
  const [best, second] = ranked as [(typeof ranked)[0], (typeof ranked)[0] | undefined];
  return {
    object: object.name,
    value: best.value,
    confidence: best.confidence,
    tied: second !== undefined && best.confidence - second.confidence < TIE,
    ranked,
  };
}

function toAgent(agent: number, world: World, records: Posterior[], common: CommonSources): AgentEstimate {
  const { alpha, beta } = records[agent] as Posterior;
  return {
    agent: world.agents[agent] as string,
    reliability: toReliability(alpha, beta),
    sharesSourceWith: [...(common[agent] ?? [])]
      .map(([other, probability]) => ({ agent: world.agents[other] as string, probability }))
      .filter(({ probability }) => probability >= 0.5)
      .sort((a, b) => b.probability - a.probability || (a.agent < b.agent ? -1 : 1)),
  };
}

function furthest(before: number[][], after: number[][]): number {
  let most = 0;
  for (const [i, list] of after.entries()) {
    for (const [j, value] of list.entries()) most = Math.max(most, Math.abs(value - (before[i]?.[j] ?? 0)));
  }
  return most;
}
