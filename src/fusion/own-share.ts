import type { Vote } from "./candidates.ts";
import type { CommonSources } from "./common-sources.ts";

/** How far agents depend on others. */
export interface Dependence {
  common: CommonSources;
  /** By agent: how often it repeats what stood there before, right or wrong. */
  repeats: number[];
}

/** What is each vote's own, among votes for one value: a probable copy of a better agent's adds little to it. */
export function ownShares(
  votes: readonly Vote[],
  candidate: number,
  { common, repeats }: Dependence,
  accuracy: readonly number[],
  copyRate: number,
): number[] {
  const shares = votes.map(({ agent, after }) => (after === candidate ? 1 - (repeats[agent] as number) : 1));
  if (votes.every(({ agent }) => common[agent]?.size === 0)) return shares;
  const order = votes
    .map(({ agent }, i) => ({ agent, i }))
    .sort((a, b) => (accuracy[b.agent] as number) - (accuracy[a.agent] as number) || a.agent - b.agent);
  const counted = new Set<number>();
  for (const { agent, i } of order) {
    for (const [other, probability] of common[agent] ?? []) {
      if (counted.has(other)) shares[i] = (shares[i] as number) * (1 - copyRate * probability);
    }
    counted.add(agent);
  }
  return shares;
}
