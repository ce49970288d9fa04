import { beliefs, type VoteScale } from "./belief.ts";
import { toReliability } from "./beta.ts";
import type { AgentEstimate, Claim, Estimate, EstimateOptions, ObjectEstimate } from "./claim.ts";
import { type Dependence, findDependence, ownShares } from "./dependence.ts";
import { type Records, learn } from "./records.ts";
import { type Settings, settingsOf } from "./settings.ts";
import { buildWorld, type World, type WorldObject } from "./world.ts";

/** Values whose confidence differs by less than this (in points) are tied. */
const TIE = 0.5;
/** Beliefs that move less than this have settled. */
const SETTLED = 1e-4;

/**
 * Finds what is probably true, and who is probably reliable, from agreement alone: agents are judged by the values
 * they share with others, values by the agents who give them, in turn, until neither moves. The order of the claims
 * does not matter, and nothing is known of any agent but its claims.
 */
export function estimate(claims: readonly Claim[], options: EstimateOptions = {}): Estimate {
  const settings = settingsOf(options);
  const world = buildWorld(claims, settings.sameValue);
  const claimsOf = countClaims(world);
  let records: Records = learn(world, null, settings);
  let dependence: Dependence = world.agents.map(() => new Map());
  let belief: number[][] = [];
  let rounds = 0;
  for (let moved = 1; moved > SETTLED && rounds < settings.maxRounds; rounds++) {
    const accuracy = records.accuracy;
    const scale: VoteScale = {
      accuracy,
      independence: (votes) => ownShares(votes, dependence, settings.copyRate, accuracy),
    };
    const next = world.objects.map((object) => beliefs(object, scale, settings));
    moved = rounds === 0 ? 1 : furthest(belief, next);
    belief = next;
    records = learn(world, belief, settings);
    if (settings.copyRate > 0) dependence = findDependence(world, belief, records.accuracy, claimsOf, settings);
  }
  return {
    objects: world.objects.map((object, i) => toObject(object, belief[i] as number[], world)),
    agents: world.agents.map((_, agent) => toAgent(agent, world, records, dependence, claimsOf)),
    rounds,
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

function toAgent(
  agent: number,
  world: World,
  records: Records,
  dependence: Dependence,
  claimsOf: number[],
): AgentEstimate {
  const { overall, byCategory } = records.of(agent);
  return {
    agent: world.agents[agent] as string,
    claims: claimsOf[agent] as number,
    reliability: toReliability(overall.alpha, overall.beta),
    byCategory: Object.fromEntries(
      [...byCategory].map(([category, { alpha, beta }]) => [
        world.categories[category] as string,
        toReliability(alpha, beta),
      ]),
    ),
    sharesSourceWith: [...(dependence[agent] ?? [])]
      .map(([other, probability]) => ({ agent: world.agents[other] as string, probability }))
      .filter(({ probability }) => probability >= 0.5)
      .sort((a, b) => b.probability - a.probability || (a.agent < b.agent ? -1 : 1)),
  };
}

function countClaims(world: World): number[] {
  const counts = new Array<number>(world.agents.length).fill(0);
  for (const { candidates } of world.objects) {
    for (const { votes } of candidates) for (const { agent } of votes) counts[agent] = (counts[agent] ?? 0) + 1;
  }
  return counts;
}

function furthest(before: number[][], after: number[][]): number {
  let most = 0;
  for (const [i, list] of after.entries()) {
    for (const [j, value] of list.entries()) most = Math.max(most, Math.abs(value - (before[i]?.[j] ?? 0)));
  }
  return most;
}
