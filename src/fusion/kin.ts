import type { AgentEstimate } from "./claim.ts";

/** Sources that seem to copy from each other or from one place. */
export interface Kin {
  /** In alphabetical order. */
  sources: string[];
  /** The weakest tie that holds the group together, 0–1. */
  probability: number;
}

/** Weaker ties would chain most sources of a field into one group. */
const TIED = 0.9;

/** Groups of sources tied by probable copying, the largest first. */
export function kinOf(agents: readonly AgentEstimate[]): Kin[] {
  const groupOf = new Map(agents.map(({ agent }) => [agent, new Set([agent])]));
  const weakest = new Map<Set<string>, number>();
  for (const { agent, sharesSourceWith } of agents) {
    for (const { agent: other, probability } of sharesSourceWith) {
      const [own, theirs] = [groupOf.get(agent), groupOf.get(other)];
      if (own === undefined || theirs === undefined || probability < TIED) continue;
      weakest.set(own, Math.min(weakest.get(own) ?? 1, weakest.get(theirs) ?? 1, probability));
      if (own === theirs) continue;
      for (const member of theirs) {
        own.add(member);
        groupOf.set(member, own);
      }
    }
  }
  return [...new Set(groupOf.values())]
    .filter((group) => group.size > 1)
    .map((group) => ({ sources: [...group].sort(), probability: weakest.get(group) ?? 1 }))
    .sort((a, b) => b.sources.length - a.sources.length || ((a.sources[0] ?? "") < (b.sources[0] ?? "") ? -1 : 1));
}
