import { toReliability } from "../track-record/beta.ts";
import { beliefs } from "./belief.ts";
import type { Vote } from "./candidates.ts";
import type { AgentEstimate, Claim, Estimate, EstimateOptions, ObjectEstimate } from "./claim.ts";
import { findCommonSources } from "./common-sources.ts";
import { halvesOf } from "./halves.ts";
import { type Dependence, ownShares } from "./own-share.ts";
import { accuracyOf, learn, type Posterior } from "./records.ts";
import { findRepeats } from "./repeats.ts";
import { type Settings, settingsOf } from "./settings.ts";
import { buildWorld, type World, type WorldObject } from "./world.ts";

/** Values whose confidence differs by less than this (in points) are tied. */
const TIE = 0.5;
/** Beliefs that move less than this have settled. */
const SETTLED = 1e-3;

/**
 * Finds what is probably true, and who is probably reliable, from agreement alone: agents are judged by the values
 * they share with others, values by the agents who give them, in turn, until neither moves. Copies are looked for
 * when that is known (who copies falsehoods shows only then), and all is weighed again with each source counted
 * once. All that is done again with halves of the objects: confidence is what they agree on. (Copiers that are most of the agents everywhere cannot be told from a reliable majority by agreement alone.)
 * The place of a claim in the list does not matter, and nothing is known of an agent but its claims.
 */
export function estimate(claims: readonly Claim[], options: EstimateOptions = {}): Estimate {
  const settings = settingsOf(options);
  const world = buildWorld(claims, settings.sameValue);
  const { records, dependence } = solve(world, settings);
  const scale = scaleOf(records, dependence, settings);
  const halves = halvesOf(world).map((half) => {
    const state = solve(half, settings);
    return scaleOf(state.records, state.dependence, settings);
  });
  return {
    objects: world.objects.map((object) => {
      const belief = beliefs(object, scale, settings);
      const doubted = [belief, ...halves.map((half) => beliefs(object, half, settings))];
      return toObject(
        object,
        belief,
        belief.map((_, i) => meanAt(doubted, i)),
        world,
      );
    }),
    agents: world.agents.map((_, agent) => toAgent(agent, world, records, dependence)),
  };
}

function solve(world: World, settings: Settings): State {
  const state = settle(world, independent(world), settings);
  return settings.copyRate > 0 ? settle(world, findDependence(state, settings), settings, state.records) : state;
}

/** Nobody copies anybody. */
function independent({ agents }: World): Dependence {
  return { common: agents.map(() => new Map()), repeats: agents.map(() => 0) };
}

interface State {
  records: Posterior[];
  dependence: Dependence;
  /** Objects that more than one agent speaks of, and the beliefs in their values. */
  shared: WorldObject[];
  belief: number[][];
}

function findDependence({ shared, belief, records }: State, settings: Settings): Dependence {
  const accuracy = records.map(accuracyOf);
  return {
    common: findCommonSources(shared, belief, accuracy, settings),
    repeats: findRepeats(shared, belief, accuracy, settings),
  };
}

function settle(world: World, dependence: Dependence, settings: Settings, known?: Posterior[]): State {
  const shared = world.objects.filter(({ candidates }) => candidates.length > 1 || candidates[0]?.votes.length !== 1);
  let records = known ?? learn(world, [], [], settings);
  let belief: number[][] = [];
  for (let round = 0, moved = 1; moved > SETTLED && round < settings.maxRounds; round++) {
    const scale = scaleOf(records, dependence, settings);
    const next = shared.map((object) => beliefs(object, scale, settings));
    moved = round === 0 ? 1 : furthest(belief, next);
    belief = next;
    records = learn(world, shared, belief, settings);
  }
  return { records, dependence, shared, belief };
}

function scaleOf(records: Posterior[], dependence: Dependence, { copyRate }: Settings) {
  const accuracy = records.map(accuracyOf);
  return {
    accuracy,
    ownShares: (votes: Vote[], candidate: number) => ownShares(votes, candidate, dependence, accuracy, copyRate),
  };
}

/** The whole record chooses; nothing is surer than the halves of the record agree on, and no rival than the chosen. */
function toObject(object: WorldObject, belief: number[], doubted: number[], world: World): ObjectEstimate {
  const chosen = belief.indexOf(belief.reduce((a, b) => Math.max(a, b)));
  const confidenceOf = (i: number) => 100 * Math.min(belief[i] as number, doubted[i] as number);
  const confidence = confidenceOf(chosen);
  const ranked = object.candidates
    .map(({ value, votes }, i) => ({
      value,
      confidence: Math.min(confidence, confidenceOf(i)),
      agents: [...new Set(votes.map((vote) => world.agents[vote.agent] as string))].sort(),
      first: i === chosen ? 0 : 1,
    }))
    .sort((a, b) => a.first - b.first || b.confidence - a.confidence)
    .map(({ first: _, ...one }) => one);
  const [best, second] = ranked as [(typeof ranked)[0], (typeof ranked)[0] | undefined];
  return {
    object: object.name,
    value: best.value,
    confidence,
    tied: second !== undefined && confidence - second.confidence < TIE,
    ranked,
  };
}

function toAgent(agent: number, world: World, records: Posterior[], dependence: Dependence): AgentEstimate {
  const { alpha, beta } = records[agent] as Posterior;
  return {
    agent: world.agents[agent] as string,
    reliability: toReliability(alpha, beta),
    repeats: dependence.repeats[agent] as number,
    sharesSourceWith: [...(dependence.common[agent] ?? [])]
      .map(([other, probability]) => ({ agent: world.agents[other] as string, probability }))
      .filter(({ probability }) => probability >= 0.5)
      .sort((a, b) => b.probability - a.probability || (a.agent < b.agent ? -1 : 1)),
  };
}

function meanAt(lists: number[][], i: number): number {
  return lists.reduce((sum, list) => sum + (list[i] as number), 0) / lists.length;
}

function furthest(before: number[][], after: number[][]): number {
  let most = 0;
  for (const [i, list] of after.entries()) {
    for (const [j, value] of list.entries()) most = Math.max(most, Math.abs(value - (before[i]?.[j] ?? 0)));
  }
  return most;
}
