import { refuseUnknown, requireList } from "../domain/known-options.ts";
import { middleOf } from "../domain/middle.ts";
import type { AgentEstimate, Claim, EstimateOptions, ObjectEstimate } from "./claim.ts";
import { estimate } from "./estimate.ts";
import { type Kin, kinOf } from "./kin.ts";
import { neverApart } from "./never-apart.ts";
import { voteOn } from "./vote.ts";

/** What many sources say of one thing, put together. */
export interface FusedObject extends ObjectEstimate {
  /** The value that most sources give; null where several are given as often. */
  vote: number | string | null;
  /**
   * `agreed`: vote and records of the sources agree; `untied`: the vote was tied, the records chose; `records` overruled
   * the vote; `vote`: too little is known to overrule it.
   */
  decidedBy: "agreed" | "untied" | "records" | "vote";
  sources: number;
}

/** Many sources put together: the likely values, how reliable each source is, and who seems to copy. */
export interface Fusion {
  objects: FusedObject[];
  /** The most reliable first. */
  sources: AgentEstimate[];
  /** Sources that make the same mistakes: each group counts for little more than one. */
  copying: Kin[];
  /** Sources that never differ where others do: whether each looked for itself cannot be seen. */
  neverApart: string[][];
}

/** Overruling the vote needs a record that is this sure where it does so, as a rule … */
const TYPICAL = 70;
/** … or, where it is not, in the very case. */
const SURE = 90;
/** A value that most sources give and the records doubt is worth no more than a guess. */
const MOST_OF_DOUBTED = 50;

const KNOWN: Readonly<Record<keyof EstimateOptions, true>> = {
  sameValue: true,
  falseValues: true,
  priorMean: true,
  priorStrength: true,
  copyRate: true,
  copyPrior: true,
  caution: true,
  maxRounds: true,
};

/**
 * Puts the claims of many sources together without knowing any truth. Sources earn trust by agreement and lose it by
 * sharing others' mistakes; where that tells too little to overrule a plain vote, the vote stands, so that the result
 * is not worse than counting. A value is a hint, never proof: sources may all be wrong together.
 *
 * ```ts
 * const { objects } = fuse(readSourceClaims(bytes).claims);
 * ```
 */
export function fuse(claims: readonly Claim[], options: EstimateOptions = {}): Fusion {
  requireList("The claims", claims);
  refuseUnknown("fuse", options, KNOWN);
  const { objects, agents } = estimate(claims, options);
  const votes = objects.map(voteOn);
  const copying = kinOf(agents);
  const doubts = objects.filter((object, i) => votes[i] !== null && votes[i] !== object.value);
  const strong = (middleOf(doubts.map(({ confidence }) => confidence)) ?? 100) >= TYPICAL;
  return {
    objects: objects.map((object, i) => decide(object, votes[i] ?? null, strong)),
    sources: agents.toSorted((a, b) => b.reliability.mean - a.reliability.mean || (a.agent < b.agent ? -1 : 1)),
    copying,
    neverApart: neverApart(objects).filter(
      (group) => !copying.some((kin) => group.every((one) => kin.sources.includes(one))),
    ),
  };
}

function decide(object: ObjectEstimate, vote: number | string | null, strong: boolean): FusedObject {
  const sources = new Set(object.ranked.flatMap(({ agents }) => agents)).size;
  if (vote === null) return { ...object, vote, decidedBy: "untied", sources };
  if (vote === object.value) return { ...object, vote, decidedBy: "agreed", sources };
  if (strong || object.confidence >= SURE) return { ...object, vote, decidedBy: "records", sources };
  const voted = object.ranked.filter(({ value }) => value === vote);
  const confidence = Math.min(MOST_OF_DOUBTED, 100 - object.confidence);
  return {
    ...object,
    value: vote,
    confidence,
    vote,
    decidedBy: "vote",
    sources,
    ranked: [...voted.map((one) => ({ ...one, confidence })), ...object.ranked.filter(({ value }) => value !== vote)],
  };
}
