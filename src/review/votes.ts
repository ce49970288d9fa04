import type { ConsensusEngine } from "../consensus/engine.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { DebateVote } from "../domain/debate.ts";
import type { Budget } from "../model/budget.ts";
import type { SettledContradiction } from "./result.ts";
import type { Workshop } from "./workshop.ts";

/** A vote is a measure: it is held only where this many times its price is left for what still has to be decided. */
const ROOM_FOR_OTHERS = 3;

/** What the votes of a review are held with. */
export interface VoteTools {
  engine: ConsensusEngine;
  context: VerificationContext;
  workshop: Workshop;
  budget: Budget;
}

/** Puts beside each debate what as many independent answers come to, one debate after the other, verdicts untouched. */
export async function withVotes(
  settled: readonly SettledContradiction[],
  { engine, context, workshop, budget }: VoteTools,
): Promise<SettledContradiction[]> {
  const voted: SettledContradiction[] = [];
  for (const one of settled) {
    const { contradiction, resolution } = one;
    const { rounds, vote: held, tokensUsed } = resolution.debateRecord;
    const due = rounds.length > 0 && held === undefined;
    const vote = !due
      ? null
      : tokensLeft(budget) < tokensUsed * ROOM_FOR_OTHERS
        ? NOT_HELD
        : await engine.vote(contradiction, context, resolution, { signal: workshop.signal });
    const debateRecord = vote === null ? resolution.debateRecord : { ...resolution.debateRecord, vote };
    voted.push(vote === null ? one : { ...one, resolution: { ...resolution, debateRecord } });
  }
  return voted;
}

function tokensLeft(budget: Budget): number {
  const { tokens, reservedTokens } = budget.spending();
  return (budget.limits.tokens ?? Number.POSITIVE_INFINITY) - tokens - reservedTokens;
}

const NOT_HELD: DebateVote = {
  answers: 0,
  votes: { POSITION_A: 0, POSITION_B: 0, SYNTHESIS: 0, UNRESOLVED: 0 },
  refused: 0,
  decision: "UNRESOLVED",
  agrees: null,
  tokens: 0,
  cutShort: "budget",
};
