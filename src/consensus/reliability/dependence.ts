import type { Settings } from "./settings.ts";
import type { Vote, World, WorldObject } from "./world.ts";

/** For each agent, the agents it seems to share a source with, and how probable that is. */
export type Dependence = Map<number, number>[];

/** Of one object, only this many agents (those with most claims) are compared with each other. */
const COMPARED = 64;
/** Fewer common objects than this say nothing about copying. */
const X = JSON.parse(process.env.X ?? '{}');
const LEAST_COMMON = X.least ?? 5;

/**
 * Looks at each pair of agents that speak of the same objects. A common value that is false, and rare, is hard to
 * explain without copying; a common true one is what two good agents give anyway; each difference speaks against.
 */
export function findDependence(
  world: World,
  belief: number[][],
  accuracy: (vote: Vote) => number,
  claimsOf: number[],
  settings: Settings,
): Dependence {
  const pairs = new Map<number, { common: number; evidence: number }>();
  const { copyRate, falseValues } = settings;
  for (const [at, object] of world.objects.entries()) {
    if (object.candidates.length < 2) continue;
    const voters = compared(object, claimsOf);
    const total = object.candidates.reduce((sum, { votes }) => sum + votes.length, 0);
    for (const [i, a] of voters.entries()) {
      for (const b of voters.slice(i + 1)) {
        const [A, B] = [accuracy(a.vote), accuracy(b.vote)];
        const key = a.vote.agent * world.agents.length + b.vote.agent;
        let pair = pairs.get(key);
        if (pair === undefined) pairs.set(key, (pair = { common: 0, evidence: 0 }));
        pair.common++;
        if (a.candidate !== b.candidate) {
          pair.evidence += Math.log(1 - copyRate);
          continue;
        }
        const mean = (A + B) / 2;
        const votes = object.candidates[a.candidate]?.votes.length ?? 0;
        const popularity = Math.max(1 / falseValues, (votes - 2) / total);
        const whenTrue = copyRate / mean + 1 - copyRate;
        const whenFalse = copyRate / ((1 - mean) * popularity) + 1 - copyRate;
        const p = X.structural ? 1 : belief[at]?.[a.candidate] as number;
        pair.evidence += X.mix ? Math.log(p * whenTrue + (1 - p) * whenFalse) : p * Math.log(whenTrue) + (1 - p) * Math.log(whenFalse);
      }
    }
  }
  const prior = Math.log(settings.copyPrior / (1 - settings.copyPrior));
  const dependence: Dependence = world.agents.map(() => new Map());
  for (const [key, { common, evidence }] of pairs) {
    if (common < LEAST_COMMON) continue;
    const probability = 1 / (1 + Math.exp(-(prior + evidence)));
    if (probability < 0.1) continue;
    const [a, b] = [Math.floor(key / world.agents.length), key % world.agents.length];
    dependence[a]?.set(b, probability);
    dependence[b]?.set(a, probability);
  }
  return dependence;
}

function compared(object: WorldObject, claimsOf: number[]): { vote: Vote; candidate: number }[] {
  const voters = object.candidates.flatMap(({ votes }, candidate) => votes.map((vote) => ({ vote, candidate })));
  const claims = ({ vote }: { vote: Vote }) => claimsOf[vote.agent] as number;
  return voters
    .filter((voter) => claims(voter) >= LEAST_COMMON)
    .sort((a, b) => claims(b) - claims(a) || a.vote.agent - b.vote.agent)
    .slice(0, COMPARED)
    .sort((a, b) => a.vote.agent - b.vote.agent);
}

/** What is each vote's own, among votes for one value: a probable copy of those counted before it adds little. */
export function ownShares(votes: Vote[], dependence: Dependence, copyRate: number, accuracy: (v: Vote) => number): number[] {
  const counted = new Set<number>();
  const shares = new Map<Vote, number>();
  for (const vote of X.order === 0 ? votes : [...votes].sort((a, b) => accuracy(b) - accuracy(a) || a.agent - b.agent)) {
    let share = 1;
    for (const [other, probability] of dependence[vote.agent] ?? []) {
      if (counted.has(other)) share *= 1 - copyRate * probability;
    }
    counted.add(vote.agent);
    shares.set(vote, share);
  }
  return votes.map((vote) => shares.get(vote) as number);
}
