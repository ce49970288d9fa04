import type { Claim } from "./claim.ts";
import { kinship, significantDigits } from "./kinship.ts";

/** A vote inside the world: who, in which category, how strongly. */
export interface Vote {
  agent: number;
  category: number;
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
}

/** Claims, indexed: agents and categories are numbers, in the order of their names. */
export interface World {
  agents: string[];
  categories: string[];
  objects: WorldObject[];
}

/** Above this many values of one object, misprints are looked for among the best supported ones only. */
const COMPARED = 40;

/** Indexes the claims; their order leaves no trace. A claim made twice counts once, with its greater weight. */
export function buildWorld(claims: readonly Claim[], sameValue: number): World {
  const agents = names(claims, (claim) => claim.agent);
  const categories = names(claims, (claim) => claim.category ?? "");
  const byObject = new Map<string, Map<number | string, Map<number, Vote>>>();
  for (const claim of claims) {
    const weight = claim.weight ?? 1;
    if (!(weight > 0)) continue;
    const values = getOr(byObject, claim.object, () => new Map<number | string, Map<number, Vote>>());
    const votes = getOr(values, claim.value, () => new Map<number, Vote>());
    const agent = agents.get(claim.agent) as number;
    const before = votes.get(agent);
    if (before === undefined || before.weight < weight) {
      votes.set(agent, { agent, category: categories.get(claim.category ?? "") as number, weight });
    }
  }
  const objects = [...byObject]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, values]) => ({ name, candidates: toCandidates(values, sameValue) }));
  return { agents: [...agents.keys()], categories: [...categories.keys()], objects };
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

/** Heavier first; of equals the finer print, then the lower value. */
function bestSupportedFirst(a: Candidate, b: Candidate): number {
  const weight = (candidate: Candidate) => candidate.votes.reduce((sum, vote) => sum + vote.weight, 0);
  const digits = ({ value }: Candidate) => (typeof value === "number" ? significantDigits(value) : 0);
  return weight(b) - weight(a) || digits(b) - digits(a) || compare(a.value, b.value);
}

function compare(a: number | string, b: number | string): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a) < String(b) ? -1 : 1;
}

function names(claims: readonly Claim[], of: (claim: Claim) => string): Map<string, number> {
  return new Map([...new Set(claims.map(of))].sort().map((name, i) => [name, i]));
}

function getOr<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
