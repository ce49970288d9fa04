import { kinship, significantDigits } from "./kinship.ts";

/** A vote inside the world: who, how strongly, when. */
export interface Vote {
  agent: number;
  weight: number;
  order?: number;
  /** The candidate that the claim before this one gave, where the order is known. */
  after?: number;
}

/** A value with all who gave it or something as good as equal to it. */
export interface Candidate {
  value: number | string;
  votes: Vote[];
  /** Other candidates that may be misprints of this one. */
  misprints: { of: "rounding" | "slip"; candidate: number }[];
}

/** Above this many values of one object, misprints are looked for among the best supported ones only. */
const COMPARED = 40;
/** How far back a claim of an earlier moment is looked for. */
const MOMENT = 16;

/** The values one object was given, best supported first; near ones joined, misprints and order linked. */
export function toCandidates(values: Map<number | string, Map<number, Vote>>, sameValue: number): Candidate[] {
  const candidates = [...values]
    .map(([value, votes]) => ({ value, votes: [...votes.values()].sort((a, b) => a.agent - b.agent), misprints: [] }))
    .sort(bestSupportedFirst);
  shareBetweenSeveralValues(candidates);
  const merged = sameValue > 0 ? mergeNear(candidates, sameValue) : candidates;
  linkMisprints(merged.slice(0, COMPARED));
  linkOrder(merged);
  return merged;
}

/** Claims of one moment do not follow each other: each follows the last one before that moment. */
function linkOrder(candidates: Candidate[]): void {
  const ordered = candidates
    .flatMap(({ votes }, candidate) => votes.map((vote) => ({ vote, candidate, order: vote.order ?? Number.NaN })))
    .filter(({ order }) => Number.isFinite(order))
    .sort((a, b) => a.order - b.order || a.vote.agent - b.vote.agent);
  for (const [i, { vote, order }] of ordered.entries()) {
    const before = ordered
      .slice(Math.max(0, i - MOMENT), i)
      .findLast((other) => other.order < order && other.vote.agent !== vote.agent);
    if (before !== undefined) vote.after = before.candidate;
  }
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

/** 0 where all agree, 1 where the best supported value has half of the votes or less. */
export function disputeOf(candidates: Candidate[]): number {
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
