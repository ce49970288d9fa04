import type { Candidate, Vote } from "./candidates.ts";
import type { Settings } from "./settings.ts";
import type { WorldObject } from "./world.ts";

/** What a vote leans on: how often each agent is right, and what share of a vote is the agent's own. */
export interface VoteScale {
  /** By agent. */
  accuracy: number[];
  /** 1 for a vote of its own, towards 0 for one that repeats others who gave the same value. */
  ownShares(votes: Vote[], candidate: number): number[];
}

/** How strongly a misprint speaks for what it may be a misprint of, in units of evidence (ln of a ratio). */
const MISPRINT = { rounding: Math.log(3), slip: Math.log(3) };

/**
 * Each candidate's probability of being true. An agent right with accuracy A makes its value n·A/(1−A) times as
 * likely as another, n being the number of wrong values there are; what nobody said keeps its share too, so a lone
 * claim is believed as much as its agent, no more.
 */
export function beliefs(object: WorldObject, scale: VoteScale, settings: Settings): number[] {
  const { candidates } = object;
  const own = candidates.map((candidate, i) => evidenceFor(candidate, i, scale, settings));
  const scores = candidates.map(({ misprints }, i) =>
    misprints.reduce(
      (sum, { of, candidate }) => sum + MISPRINT[of] * settings.caution * Math.min(1, own[candidate]?.voices ?? 0),
      own[i]?.evidence ?? 0,
    ),
  );
  const top = scores.reduce((a, b) => Math.max(a, b), 0);
  const unsaid = Math.max(1, settings.falseValues + 1 - candidates.length) * Math.exp(-top);
  const shares = scores.map((score) => Math.exp(score - top));
  const total = shares.reduce((sum, share) => sum + share, unsaid);
  return shares.map((share) => share / total);
}

/** What one independent vote adds, as ln of a ratio; an agent that is wrong more often than chance adds nothing. */
export function voteEvidence(accuracy: number, falseValues: number): number {
  return Math.max(0, Math.log((falseValues * accuracy) / (1 - accuracy)));
}

function evidenceFor({ votes }: Candidate, candidate: number, scale: VoteScale, { falseValues, caution }: Settings) {
  const shares = scale.ownShares(votes, candidate);
  let evidence = 0;
  let voices = 0;
  for (const [i, { agent, weight }] of votes.entries()) {
    const accuracy = scale.accuracy[agent] as number;
    const voice = weight * (shares[i] as number);
    voices += voice;
    evidence += voice * voteEvidence(accuracy, falseValues);
  }
  return { evidence: evidence * caution, voices };
}
