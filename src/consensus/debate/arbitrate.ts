import type { Resolution } from "../../domain/resolution.ts";
import type { ModelFailure } from "../../model/failure.ts";
import type { CaseFile } from "../case-file.ts";
import { guardVerdict } from "../guard.ts";
import type { GuardFault } from "../guard-fault.ts";
import { ArbitratorAnswer, arbitratorPrompt, type VerdictAnswer } from "../prompts/arbitrator.ts";
import { tellFaults } from "../prompts/guard-faults.ts";
import { QuickAnswer, quickPrompt } from "../prompts/quick.ts";
import type { Ruling } from "../ruling.ts";
import { sidesOf } from "../sides.ts";
import { writeResolution } from "../write-resolution.ts";
import { briefOf, pleaBrief, wholePlea } from "./brief.ts";
import { withReasons } from "./dress.ts";
import type { HearingRoom, ModelRung } from "./hearing-room.ts";
import type { Party } from "./party.ts";
import { type ReadProposal, readProposal } from "./proposal.ts";

/** What became of an arbitration. `refused` is every verdict the guard did not let pass. */
export type Arbitration = { refused: Resolution["refusedVerdicts"] } & (
  | { outcome: "ruled"; ruling: Ruling; caseFile: CaseFile; reasons: Pick<ReadProposal, "reasons" | "flaws"> }
  | { outcome: "undecided" | "flip" | "refused" }
  | { outcome: "failed"; failure: ModelFailure }
);

export const ANSWER_TOKENS = 700;
/** The first verdict, and one more after its faults were told. */
const ATTEMPTS = 2;

/** Asks for a verdict, in both orders where the case is CRITICAL, and lets it pass only through the guard. */
export async function arbitrate(
  room: HearingRoom,
  rounds: Resolution["debateRecord"]["rounds"],
  rung: ModelRung,
): Promise<Arbitration> {
  const [first, second] = room.parties;
  const critical = room.caseFile.contradiction.severity.level === "CRITICAL" && rung !== "QUICK_RESOLUTION";
  const orders: [Party, Party][] = critical
    ? [
        [first, second],
        [second, first],
      ]
    : [[first, second]];
  const refused: Resolution["refusedVerdicts"] = [];
  let faults: GuardFault[] = [];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const answers = await Promise.all(
      orders.map((order) => askFor(room, order, rounds, rung, { number: attempt, faults: tellFaults(faults) })),
    );
    const proposals: ReadProposal[] = [];
    for (const [i, answer] of answers.entries()) {
      if ("failure" in answer) return failed(answer.failure, refused, rung);
      proposals.push(readProposal(answer.data, orders[i] as [Party, Party], room, rung));
    }
    if (proposals.some((proposal) => !sameVerdict(proposal, proposals[0] as ReadProposal)))
      return { outcome: "flip", refused };
    const proposal = proposals[0] as ReadProposal;
    if (proposal.ruling === null && proposal.faults.length === 0) return { outcome: "undecided", refused };
    const judged =
      proposal.ruling === null ? { ruling: null, faults: proposal.faults } : passGuard(proposal, room, rung);
    if (judged.faults.length === 0 && judged.ruling !== null)
      return { outcome: "ruled", ruling: judged.ruling, caseFile: proposal.caseFile, reasons: proposal, refused };
    faults = judged.faults;
    refused.push({ by: rung, codes: faults.map(({ code, detail }) => `${code}: ${detail}`) });
  }
  return { outcome: "refused", refused };
}

function askFor(
  { caseFile, ledger, config, desk, setting }: HearingRoom,
  order: [Party, Party],
  rounds: Resolution["debateRecord"]["rounds"],
  rung: ModelRung,
  { number, faults }: { number: number; faults: string[] },
): Promise<{ data: VerdictAnswer } | { failure: ModelFailure }> {
  const brief = briefOf(caseFile, sidesOf(caseFile, config.clusterRadius), order, ledger);
  const about = `${caseFile.contradiction.id} ${order.map(({ index }) => index).join(" ")} ${number}`;
  if (rung === "QUICK_RESOLUTION") {
    const prompt = quickPrompt(brief, caseFile.locale, faults, setting);
    return desk.ask("quick", { ...prompt, about }, QuickAnswer, ANSWER_TOKENS);
  }
  const [a, b] = order.map((party) => wholePlea(rounds, party));
  const pleas = a == null || b == null ? null : { A: pleaBrief(a, ledger), B: pleaBrief(b, ledger) };
  const prompt = arbitratorPrompt(brief, pleas, caseFile.locale, faults, setting);
  return desk.ask("arbitrator", { ...prompt, about }, ArbitratorAnswer, ANSWER_TOKENS);
}

/** Two orders agree where they choose the same side and the same value. */
function sameVerdict(a: ReadProposal, b: ReadProposal): boolean {
  return (
    a.ruling?.decision === b.ruling?.decision &&
    a.ruling?.winner?.agentName === b.ruling?.winner?.agentName &&
    a.ruling?.value === b.ruling?.value
  );
}

/** The most trust the evidence carries, then every other rule. */
export function passGuard(
  { ruling, faults, caseFile, ...words }: ReadProposal,
  { config }: HearingRoom,
  rung: ModelRung,
): { ruling: Ruling | null; faults: GuardFault[] } {
  if (ruling === null || faults.length > 0) return { ruling, faults };
  const sides = sidesOf(caseFile, config.clusterRadius);
  const levels = (["HIGH", "MEDIUM", "LOW"] as const).slice(["HIGH", "MEDIUM", "LOW"].indexOf(ruling.trust));
  let left: GuardFault[] = [];
  for (const trust of levels) {
    const judged = { ...ruling, trust };
    const frame = { resolvedAt: new Date(0), totalDuration: 0, path: [], sides, sameValue: config.sameValue };
    const resolution = withReasons(writeResolution(caseFile, judged, frame), judged, words, caseFile.locale);
    left = guardVerdict(resolution, caseFile, rung, config);
    if (left.length === 0) return { ruling: judged, faults: [] };
    if (left.some(({ code }) => code !== "TRUST_TOO_HIGH")) break;
  }
  return { ruling, faults: left };
}

/** An answer that is no verdict at all is a refused one too. */
function failed(failure: ModelFailure, refused: Resolution["refusedVerdicts"], rung: ModelRung): Arbitration {
  const shapeless = failure.kind === "invalid_answer" || failure.kind === "truncated" || failure.kind === "empty";
  if (shapeless) refused.push({ by: rung, codes: [`BAD_SHAPE: ${failure.message}`] });
  return { outcome: "failed", failure, refused };
}
