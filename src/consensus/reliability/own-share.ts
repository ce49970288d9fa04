import type { CommonSources } from "./common-sources.ts";
import type { Vote } from "./world.ts";

/** What is each vote's own, among votes for one value: a probable copy of a better agent's adds little to it. */
export function ownShares(
  votes: readonly Vote[],
  common: CommonSources,
  accuracy: readonly number[],
  copyRate: number,
): number[] {
  const shares = votes.map(() => 1);
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
