import type { DebateEnding, DebatePosition, DebateRound } from "../../domain/debate.ts";
import type { ModelFailure } from "../../model/failure.ts";
import type { CaseFile } from "../case-file.ts";
import { DebaterAnswer, debaterPrompt } from "../prompts/debater.ts";
import { type Side, sidesOf } from "../sides.ts";
import { briefOf, pleaBrief } from "./brief.ts";
import { creditEvidence } from "./credit.ts";
import { endingOf } from "./endings.ts";
import type { HearingRoom } from "./hearing-room.ts";
import { type Party, proofFor } from "./party.ts";
import { judgePlea, type Plea } from "./plea.ts";

/** A debate on record, and the case with the evidence it brought. */
export interface HeldDebate {
  caseFile: CaseFile;
  rounds: DebateRound[];
  ending: DebateEnding;
  /** What cut it short. */
  failure: ModelFailure | null;
}

const ANSWER_TOKENS = 700;
/** A further round, and the arbitration after it, each take about what the last round did. */
const LAST_ROUND_AGAIN = 1.1;

/** Both debaters at once in each round, the first one blind, until a rule ends it. */
export async function holdDebate(room: HearingRoom): Promise<HeldDebate> {
  const { parties, config, desk, ledger } = room;
  const rounds: DebateRound[] = [];
  const seen = new Set<number>();
  let { caseFile } = room;
  for (let number = 1; ; number++) {
    const spent = desk.tokens;
    const sides = sidesOf(caseFile, config.clusterRadius);
    const answers = await askBoth(room, caseFile, sides, number, rounds.at(-1)?.positions);
    const failed = answers.find((answer) => "failure" in answer);
    if (failed !== undefined && "failure" in failed)
      return { caseFile, rounds, ending: "cut_short", failure: failed.failure };
    const pleas = answers.map((answer, i) =>
      judgePlea(
        (answer as { data: DebaterAnswer }).data,
        parties[i] as Party,
        sides[(parties[i] as Party).index] as Side,
        caseFile,
        ledger,
        config,
      ),
    ) as [Plea, Plea];
    for (const [i, { cited }] of pleas.entries())
      caseFile = creditEvidence(caseFile, parties[i] as Party, cited, config.sameValue);
    const positions = pleas.map((plea, i) => withConcession(plea, caseFile, parties[1 - i] as Party, config)) as [
      DebatePosition,
      DebatePosition,
    ];
    const fresh = new Set(pleas.flatMap(({ cited }) => cited.map((entry) => entry.number)).filter((n) => !seen.has(n)));
    for (const entry of fresh) seen.add(entry);
    const round = { roundNumber: number, positions, timestamp: room.clock(), tokensUsed: desk.tokens - spent };
    rounds.push(round);
    room.onRound?.(round);
    const nextFits = desk.tokens + 2 * LAST_ROUND_AGAIN * (desk.tokens - spent) <= config.maxCaseTokens;
    const ending = endingOf({ number, positions, newEvidence: fresh.size, nextFits }, config);
    if (ending !== null) return { caseFile, rounds, ending, failure: null };
  }
}

function askBoth(
  { parties, ledger, desk, setting }: HearingRoom,
  caseFile: CaseFile,
  sides: Side[],
  round: number,
  last: DebatePosition[] | undefined,
) {
  const brief = briefOf(caseFile, sides, parties, ledger);
  return Promise.all(
    parties.map((party, i) => {
      const opponent = last?.[1 - i];
      const struck = last?.[i]?.struck?.length ?? 0;
      const turn = {
        you: i === 0 ? ("A" as const) : ("B" as const),
        role: party.role,
        round,
        ...(opponent !== undefined && { opponent: pleaBrief(opponent, ledger) }),
        ...(struck > 0 && { yourStruck: struck }),
      };
      const prompt = debaterPrompt(brief, turn, caseFile.locale, setting);
      const about = `${caseFile.contradiction.id} ${turn.you} ${round}`;
      return desk.ask("debater", { ...prompt, about }, DebaterAnswer, ANSWER_TOKENS);
    }),
  );
}

/** A concession counts only where verified evidence bears the other side out. */
function withConcession(
  { position, concedes }: Plea,
  caseFile: CaseFile,
  other: Party,
  { clusterRadius, sameValue }: HearingRoom["config"],
): DebatePosition {
  if (!concedes) return position;
  const side = sidesOf(caseFile, clusterRadius)[other.index];
  const proven = side !== undefined && proofFor(caseFile, side, sameValue).length > 0;
  return { ...position, concession: proven ? "verified" : "unverified" };
}
