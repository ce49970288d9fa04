import type { Settings } from "./settings.ts";
import type { WorldObject } from "./world.ts";

/** For each agent, the agents it seems to share a source with, and how probable that is. */
export type CommonSources = Map<number, number>[];

/** Of one object, only this many agents (those with most claims) are compared with each other. */
const COMPARED = 64;
/** Fewer common disputed objects than this say nothing about copying. */
const LEAST_COMMON = 5;
/** Less probable copying is forgotten. */
const LEAST_PROBABLE = 0.1;

/**
 * Looks at each pair of agents that speak of the same disputed objects. A common value that is false, and rare, is
 * hard to explain without copying; a common true one is what two good agents give anyway; a difference speaks against.
 */
export function findCommonSources(
  objects: readonly WorldObject[],
  belief: readonly number[][],
  accuracy: readonly number[],
  settings: Settings,
): CommonSources {
  const disputed = objects.flatMap((object, at) => (object.candidates.length > 1 ? [{ object, at }] : []));
  const spoken = claimCounts(
    disputed.map(({ object }) => object),
    accuracy.length,
  );
  const pairs = new Map<number, { together: number; evidence: number }>();
  for (const { object, at } of disputed) {
    const voters = busiest(object, spoken);
    for (const [i, a] of voters.entries()) {
      for (let j = i + 1; j < voters.length; j++) {
        const b = voters[j] as Voter;
        const key = a.agent * accuracy.length + b.agent;
        const pair = pairs.get(key) ?? { together: 0, evidence: 0 };
        pair.together++;
        pair.evidence +=
          a.candidate === b.candidate
            ? evidenceOfCommon(object, a.candidate, belief[at] as number[], accuracyOfPair(a, b, accuracy), settings)
            : Math.log(1 - settings.copyRate);
        pairs.set(key, pair);
      }
    }
  }
  return toCommonSources(pairs, accuracy.length, settings.copyPrior);
}

interface Voter {
  agent: number;
  candidate: number;
}

/** How much likelier a common value is between a copier and its source than between two agents on their own, as ln. */
function evidenceOfCommon(
  { candidates }: WorldObject,
  candidate: number,
  belief: number[],
  accuracy: number,
  { copyRate, falseValues }: Settings,
): number {
  const all = candidates.reduce((sum, { votes }) => sum + votes.length, 0);
  const others = (candidates[candidate]?.votes.length ?? 0) - 2;
  const popularity = Math.max(1 / falseValues, others / all);
  const ifTrue = Math.log(copyRate / accuracy + 1 - copyRate);
  const ifFalse = Math.log(copyRate / ((1 - accuracy) * popularity) + 1 - copyRate);
  const rivals = belief.reduce((sum, p, i) => (i === candidate ? sum : sum + p), 0);
  return (1 - rivals) * ifTrue + rivals * ifFalse;
}

function accuracyOfPair(a: Voter, b: Voter, accuracy: readonly number[]): number {
  return ((accuracy[a.agent] as number) + (accuracy[b.agent] as number)) / 2;
}

function toCommonSources(
  pairs: Map<number, { together: number; evidence: number }>,
  agents: number,
  copyPrior: number,
) {
  const prior = Math.log(copyPrior / (1 - copyPrior));
  const common: CommonSources = Array.from({ length: agents }, () => new Map());
  for (const [key, { together, evidence }] of pairs) {
    const probability = 1 / (1 + Math.exp(-(prior + evidence)));
    if (together < LEAST_COMMON || probability < LEAST_PROBABLE) continue;
    const [a, b] = [Math.floor(key / agents), key % agents];
    common[a]?.set(b, probability);
    common[b]?.set(a, probability);
  }
  return common;
}

function claimCounts(objects: WorldObject[], agents: number): number[] {
  const counts = new Array<number>(agents).fill(0);
  for (const { candidates } of objects) {
    for (const { votes } of candidates) for (const { agent } of votes) counts[agent] = (counts[agent] ?? 0) + 1;
  }
  return counts;
}

function busiest({ candidates }: WorldObject, spoken: number[]): Voter[] {
  const claims = ({ agent }: Voter) => spoken[agent] as number;
  return candidates
    .flatMap(({ votes }, candidate) => votes.map(({ agent }) => ({ agent, candidate })))
    .filter((voter) => claims(voter) >= LEAST_COMMON)
    .sort((a, b) => claims(b) - claims(a) || a.agent - b.agent)
    .slice(0, COMPARED)
    .sort((a, b) => a.agent - b.agent);
}
