import { voteEvidence } from "./belief.ts";
import type { Settings } from "./settings.ts";
import type { WorldObject } from "./world.ts";

/** Before anything is seen: one in ten, with the certainty of ten claims. */
const PRIOR = { repeated: 1, seen: 10 };

/**
 * How often each agent repeats the value that stood there before, where that value is false: what is true is found
 * again by anyone, what is false is taken over unread. The agent's own vote does not count for the value.
 */
export function findRepeats(
  objects: readonly WorldObject[],
  belief: readonly number[][],
  accuracy: readonly number[],
  { falseValues, caution }: Settings,
): number[] {
  const repeated = accuracy.map(() => PRIOR.repeated);
  const seen = accuracy.map(() => PRIOR.seen);
  for (const [at, { candidates }] of objects.entries()) {
    if (candidates.length < 2) continue;
    for (const [i, { votes }] of candidates.entries()) {
      for (const { agent, weight, after } of votes) {
        if (after === undefined) continue;
        const p = belief[at]?.[after] as number;
        const own =
          after === i ? Math.exp(-caution * weight * voteEvidence(accuracy[agent] as number, falseValues)) : 1;
        const falsehood = (1 - p) / (1 - p + p * own);
        seen[agent] = (seen[agent] as number) + falsehood;
        if (after === i) repeated[agent] = (repeated[agent] as number) + falsehood;
      }
    }
  }
  return repeated.map((count, agent) => count / (seen[agent] as number));
}
