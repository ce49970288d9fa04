import type { ObjectEstimate } from "./claim.ts";

/** The value most sources give, each counted once; null where two are given as often. */
export function voteOn({ ranked }: ObjectEstimate): number | string | null {
  const [first, second] = ranked.toSorted((a, b) => b.agents.length - a.agents.length);
  return first === undefined || first.agents.length === second?.agents.length ? null : first.value;
}
