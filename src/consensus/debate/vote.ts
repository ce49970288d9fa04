import type { DebateVote } from "../../domain/debate.ts";
import type { Resolution } from "../../domain/resolution.ts";
import type { ModelFailure } from "../../model/failure.ts";
import { QuickAnswer, quickPrompt } from "../prompts/quick.ts";
import { sidesOf } from "../sides.ts";
import { ANSWER_TOKENS, passGuard } from "./arbitrate.ts";
import { briefOf } from "./brief.ts";
import { buildLedger } from "./build-ledger.ts";
import type { HearingRoom } from "./hearing-room.ts";
import type { Party } from "./party.ts";
import { readProposal } from "./proposal.ts";

type Ballot = keyof DebateVote["votes"] | "refused";

/** More would cost time and tell little more. */
const MOST_ANSWERS = 9;
/** Warm enough that two answers to one question may differ. */
const TEMPERATURE = 0.7;

/**
 * As many short verdicts, each given alone, as the debate's tokens pay for. The first two, one in each order, show what
 * one costs. Only a verdict that the guard would let pass is a vote for somebody.
 */
export async function holdVote(room: HearingRoom, debate: Resolution): Promise<DebateVote> {
  const { desk } = room;
  const [first, second] = room.parties;
  const orders: [Party, Party][] = [
    [first, second],
    [second, first],
  ];
  const ballots: Ballot[] = [];
  let cutShort: DebateVote["cutShort"];
  const draw = async (numbers: readonly number[]): Promise<void> => {
    const drawn = await Promise.all(numbers.map((n) => cast(room, orders[n % 2] as [Party, Party], n)));
    for (const one of drawn) {
      if (typeof one === "string") ballots.push(one);
      else cutShort = one.kind === "budget_exhausted" || one.kind === "price_unknown" ? "budget" : "failed";
    }
  };
  await draw([0, 1]);
  const { tokensUsed } = debate.debateRecord;
  const affordable = Math.floor(tokensUsed / Math.max(1, desk.tokens / 2));
  const more = Math.min(affordable, MOST_ANSWERS) - 2;
  if (cutShort === undefined && more > 0) await draw(Array.from({ length: more }, (_, i) => i + 2));

  const count = (wanted: Ballot) => ballots.filter((one) => one === wanted).length;
  const votes = {
    POSITION_A: count("POSITION_A"),
    POSITION_B: count("POSITION_B"),
    SYNTHESIS: count("SYNTHESIS"),
    UNRESOLVED: count("UNRESOLVED"),
  };
  const won = (Object.keys(votes) as (keyof typeof votes)[]).find((one) => votes[one] * 2 > ballots.length);
  const decision = won ?? "UNRESOLVED";
  return {
    answers: ballots.length,
    votes,
    refused: count("refused"),
    decision,
    agrees: ballots.length === 0 ? null : decision === debate.verdict.decision,
    tokens: desk.tokens,
    ...(desk.cachedTokens > 0 && { cachedTokens: desk.cachedTokens }),
    ...(cutShort !== undefined && { cutShort }),
  };
}

/**
 * One answer, given alone and with a ledger of its own: what another quoted is not shown to it. A failure that is the
 * provider's or the budget's is no answer.
 */
async function cast(opened: HearingRoom, order: [Party, Party], number: number): Promise<Ballot | ModelFailure> {
  const room: HearingRoom = { ...opened, ledger: buildLedger(opened.caseFile) };
  const { caseFile, config, ledger, setting, desk } = room;
  const brief = briefOf(caseFile, sidesOf(caseFile, config.clusterRadius), order, ledger);
  const prompt = quickPrompt({ ...brief, draw: number + 1 }, caseFile.locale, [], setting);
  const about = `${caseFile.contradiction.id} vote ${number + 1}`;
  const answer = await desk.ask("arbitrator", { ...prompt, about }, QuickAnswer, ANSWER_TOKENS, TEMPERATURE);
  if ("failure" in answer) return answer.failure.kind === "invalid_answer" ? "refused" : answer.failure;
  const proposal = readProposal(answer.data, order, room, "QUICK_RESOLUTION");
  if (proposal.ruling === null) return proposal.faults.length === 0 ? "UNRESOLVED" : "refused";
  const { ruling, faults } = passGuard(proposal, room, "QUICK_RESOLUTION");
  return ruling === null || faults.length > 0 ? "refused" : ruling.decision;
}
