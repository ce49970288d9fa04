import { TribunalError } from "../domain/errors.ts";
import { type Candidate, disputeOf, toCandidates, type Vote } from "./candidates.ts";
import type { Claim } from "./claim.ts";

export interface WorldObject {
  name: string;
  candidates: Candidate[];
  /** 0 where all agree, 1 where the best supported value has half of the votes or less. */
  dispute: number;
}

/** Claims, indexed: agents are numbers, in the order of their names. */
export interface World {
  agents: string[];
  /** By agent: "" where no claim says. */
  kinds: string[];
  objects: WorldObject[];
}

/**
 * Indexes the claims; their place in the list leaves no trace. A claim made twice counts once, with its greater
 * weight and its earlier time.
 */
export function buildWorld(claims: readonly Claim[], sameValue: number): World {
  const agents = new Map([...new Set(claims.map(({ agent }) => agent))].sort().map((name, i) => [name, i]));
  const byObject = new Map<string, Map<number | string, Map<number, Vote>>>();
  for (const claim of claims) {
    const weight = weightOfClaim(claim);
    if (weight === 0) continue;
    const values = getOr(byObject, claim.object, () => new Map<number | string, Map<number, Vote>>());
    const votes = getOr(values, claim.value, () => new Map<number, Vote>());
    const agent = agents.get(claim.agent) as number;
    votes.set(agent, earliestAndHeaviest(votes.get(agent), { agent, weight, ...orderOf(claim) }));
  }
  const objects = [...byObject]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, values]) => {
      const candidates = toCandidates(values, sameValue);
      return { name, candidates, dispute: disputeOf(candidates) };
    });
  return { agents: [...agents.keys()], kinds: kindsOf(claims, agents), objects };
}

function weightOfClaim({ object, agent, value, weight = 1 }: Claim): number {
  const where = `The claim of ${agent} on ${object}`;
  if (typeof value === "number" && !Number.isFinite(value))
    throw new TribunalError("bad_input", `${where} has no finite value.`);
  if (!(weight >= 0 && weight <= 1))
    throw new TribunalError("bad_input", `${where} has weight ${weight}: give one from 0 to 1.`);
  return weight;
}

function orderOf({ order }: Claim): { order?: number } {
  return order === undefined ? {} : { order };
}

function earliestAndHeaviest(before: Vote | undefined, vote: Vote): Vote {
  if (before === undefined) return vote;
  const order = Math.min(before.order ?? Number.POSITIVE_INFINITY, vote.order ?? Number.POSITIVE_INFINITY);
  return {
    agent: vote.agent,
    weight: Math.max(before.weight, vote.weight),
    ...(Number.isFinite(order) && { order }),
  };
}

function kindsOf(claims: readonly Claim[], agents: Map<string, number>): string[] {
  const kinds = [...agents].map(() => "");
  for (const { agent, kind = "" } of claims) {
    const at = agents.get(agent) as number;
    if (kind > (kinds[at] as string)) kinds[at] = kind;
  }
  return kinds;
}

function getOr<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
