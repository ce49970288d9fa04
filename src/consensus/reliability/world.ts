import type { Claim } from "./claim.ts";
import { kinship, significantDigits } from "./kinship.ts";

/** A vote inside the world: who, and how strongly. */
export interface Vote {
  agent: number;
  weight: number;
}

/** A value with all who gave it or something as good as equal to it. */
export interface Candidate {
  value: number | string;
  votes: Vote[];
  /** Other candidates that may be misprints of this one. */
  misprints: { of: "rounding" | "slip"; candidate: number }[];
}

export interface WorldObject {
  name: string;
  candidates: Candidate[];
  /** 0 where all agree, 1 where the best supported value has half of the votes or less. */
  dispute: number;
}

/** Claims, indexed: agents are numbers, in the order of their names. */
export interface World {
  agents: string[];
  objects: WorldObject[];
}

/** Above this many values of one object, misprints are looked for among the best supported ones only. */
const COMPARED = 40;

/** Indexes the claims; their order leaves no trace. A claim made twice counts once, with its greater weight. */
export function buildWorld(claims: readonly Claim[], sameValue: number): World {
  const agents = new Map([...new Set(claims.map(({ agent }) => agent))].sort().map((name, i) => [name, i]));
  const byObject = new Map<string, Map<number | string, Map<number, Vote>>>();
  for (const claim of claims) {
    const weight = claim.weight ?? 1;
    if (!(weight > 0)) continue;
    const values = getOr(byObject, claim.object, () => new Map<number | string, Map<number, Vote>>());
    const votes = getOr(values, claim.value, () => new Map<number, Vote>());
    const agent = agents.get(claim.agent) as number;
    const before = votes.get(agent);
    if (before === undefined || before.weight < weight) {
      votes.set(agent, { agent, weight });
    }
  }
  const objects = [...byObject]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, values]) => {
      const candidates = toCandidates(values, sameValue);
      return { name, candidates, dispute: disputeOf(candidates) };
    });
  return { agents: [...agents.keys()], objects };
}

function toCandidates(values: Map<number | string, Map<number, Vote>>, sameValue: number): Candidate[] {
  const candidates = [...values]
    .map(([value, votes]) => ({ value, votes: [...votes.values()].sort((a, b) => a.agent - b.agent), misprints: [] }))
    .sort(bestSupportedFirst);
  shareBetweenSeveralValues(candidates);
  const merged = sameValue > 0 ? mergeNear(candidates, sameValue) : candidates;
  linkMisprints(merged.slice(0, COMPARED));
  return merged;
}

/** An agent that gives one object several values has one vote between them. */
function shareBetweenSeveralValues(candidates: Candidate[]): void {
  const given = new Map<number, number>();
  for (const { votes } of candidates) for (const { agent } of votes) given.set(agent, (given.get(agent) ?? 0) + 1);
  for (const { votes } of candidates) for (const vote of votes) vote.weight /= given.get(vote.agent) as number;
}

/**
 * Joins values that are as good as equal, each to the best supported one in reach: distance is always to that one, so
 * a chain of small steps never joins the ends.
 */
function mergeNear(candidates: Candidate[], sameValue: number): Candidate[] {
  const sorted = candidates
    .filter((candidate) => typeof candidate.value === "number")
    .sort((a, b) => (a.value as number) - (b.value as number));
  const place = new Map(sorted.map((candidate, i) => [candidate, i]));
  const joined = new Set<Candidate>();
  const settled = new Set<Candidate>();
  for (const leader of candidates) {
    const at = place.get(leader);
    if (at === undefined || settled.has(leader)) continue;
    settled.add(leader);
    const reach = Math.abs(leader.value as number) * sameValue;
    for (const step of [-1, 1]) {
      for (let i = at + step; ; i += step) {
        const other = sorted[i];
        if (other === undefined || Math.abs((other.value as number) - (leader.value as number)) > reach) break;
        if (settled.has(other)) continue;
        settled.add(other);
        joined.add(other);
        leader.votes = [...leader.votes, ...other.votes];
      }
    }
  }
  return candidates.filter((candidate) => !joined.has(candidate));
}

function linkMisprints(candidates: Candidate[]): void {
  for (const [i, candidate] of candidates.entries()) {
    for (const [j, other] of candidates.entries()) {
      if (i === j || typeof candidate.value !== "number" || typeof other.value !== "number") continue;
      const of = kinship(other.value, candidate.value);
      if (of !== null) candidate.misprints.push({ of, candidate: j });
    }
  }
}

function disputeOf(candidates: Candidate[]): number {
  const weights = candidates.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const top = weights.reduce((a, b) => Math.max(a, b), 0);
  return Math.min(1, 2 * (1 - top / total));
}

function weightOf({ votes }: Candidate): number {
  return votes.reduce((sum, vote) => sum + vote.weight, 0);
}

/** Heavier first; of equals the finer print, then the lower value. */
function bestSupportedFirst(a: Candidate, b: Candidate): number {
  const digits = ({ value }: Candidate) => (typeof value === "number" ? significantDigits(value) : 0);
  return weightOf(b) - weightOf(a) || digits(b) - digits(a) || compare(a.value, b.value);
}

function compare(a: number | string, b: number | string): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a) < String(b) ? -1 : 1;
}

function getOr<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
