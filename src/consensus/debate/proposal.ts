import { sameFigure } from "../../quantities/compare.ts";
import type { CaseFile } from "../case-file.ts";
import type { GuardFault } from "../guard-fault.ts";
import { inside } from "../guard-values.ts";
import type { VerdictAnswer } from "../prompts/arbitrator.ts";
import { CONFIDENCE, decisionFor, type Ruling } from "../ruling.ts";
import { type Side, sidesOf } from "../sides.ts";
import { statements } from "../statements.ts";
import { type CheckedEvidence, checkEvidence } from "./check-evidence.ts";
import { creditEvidence } from "./credit.ts";
import type { HearingRoom, ModelRung } from "./hearing-room.ts";
import { type Party, proofFor } from "./party.ts";
import { asFigure } from "./plea.ts";

/** A proposed verdict, read against the case. */
export interface ReadProposal {
  caseFile: CaseFile;
  /** Null where the arbitrator leaves it open, or where nothing can be made of what it says. */
  ruling: Ruling | null;
  faults: GuardFault[];
  reasons: CheckedEvidence["accepted"];
  flaws: CheckedEvidence["accepted"];
}

/**
 * Makes a ruling of what an arbitrator proposes. Its values come from the positions and the documents, its grounds from
 * the case; of the arbitrator's own words only the choice is taken, and the reasons whose evidence holds.
 */
export function readProposal(
  answer: VerdictAnswer,
  shown: readonly [Party, Party],
  room: HearingRoom,
  rung: ModelRung,
): ReadProposal {
  const { ledger, config } = room;
  const given = checkEvidence(answer.reasons ?? [], ledger, room.caseFile);
  const flaws = checkEvidence(
    (answer.flaws ?? []).map(({ flaw, ...piece }) => ({ ...piece, shows: flaw })),
    ledger,
    room.caseFile,
  ).accepted;
  const open: ReadProposal = { caseFile: room.caseFile, ruling: null, faults: [], reasons: given.accepted, flaws };
  if (answer.decision === "UNRESOLVED") return open;

  const faults: GuardFault[] = given.struck.map(({ code, cited, explanation }) => ({
    code: code === "hedged" ? "HEDGED" : "UNKNOWN_SOURCE",
    detail: `${cited} (${explanation})`,
  }));
  if (answer.decision === "SYNTHESIS") return { ...open, ...synthesis(answer, room, rung, faults) };

  const party = shown[answer.decision === "A" ? 0 : 1];
  const entries = given.accepted.map(({ entry }) => entry);
  const caseFile = creditEvidence(room.caseFile, party, entries, config.sameValue);
  const side = sidesOf(caseFile, config.clusterRadius)[party.index] as Side;
  faults.push(...winnerFaults(answer, side, caseFile));
  const grounds = proofFor(caseFile, side, config.sameValue);
  const value = valueFor(answer.value, side, caseFile, config.sameValue);
  if (value === undefined) faults.push({ code: "VALUE_NOT_FOUNDED", detail: String(answer.value) });
  if (grounds.length === 0) faults.push({ code: "NO_VERIFIED_EVIDENCE", detail: party.lead.agentName });
  const disputed = isDisputed(caseFile, party, shown, room);
  const sure = grounds[0]?.rank === "primary" && !disputed && isFact(caseFile);
  const most = sure ? CONFIDENCE.onePrimarySource : CONFIDENCE.judgement;
  const ruling: Ruling = {
    rung,
    reason: "one_side_proven",
    ...decisionFor(caseFile, side),
    value: value ?? side.value,
    trust: disputed ? atMostMedium(trustOf(answer.trust)) : trustOf(answer.trust),
    proven: grounds.length > 0,
    confidence: Math.min(most, answer.confidence ?? most),
    grounds,
  };
  return { ...open, caseFile, ruling, faults };
}

/** The other side has primary evidence too: a model weighed them, and that is never beyond doubt. */
function isDisputed(
  caseFile: CaseFile,
  chosen: Party,
  shown: readonly [Party, Party],
  { config }: HearingRoom,
): boolean {
  const other = shown.find((party) => party !== chosen) as Party;
  const side = sidesOf(caseFile, config.clusterRadius)[other.index] as Side;
  return proofFor(caseFile, side, config.sameValue).some(({ rank }) => rank === "primary");
}

function isFact({ contradiction: { contradictionType } }: CaseFile): boolean {
  return contradictionType === "numeric_value" || contradictionType === "existence";
}

const atMostMedium = (trust: Ruling["trust"]): Ruling["trust"] => (trust === "HIGH" ? "MEDIUM" : trust);

function winnerFaults({ winner, decision }: VerdictAnswer, side: Side, caseFile: CaseFile): GuardFault[] {
  if (winner === undefined) return [];
  const names = (positions: Side["positions"]) => positions.some(({ agentName }) => agentName === winner);
  if (!names(caseFile.contradiction.positions)) return [{ code: "WINNER_NOT_A_PARTY", detail: winner }];
  return names(side.positions) ? [] : [{ code: "DECISION_WINNER_MISMATCH", detail: `${decision}: ${winner}` }];
}

/** A value that is neither side's must be the documents' own. */
function synthesis(
  answer: VerdictAnswer,
  { caseFile, config }: HearingRoom,
  rung: ModelRung,
  faults: GuardFault[],
): Pick<ReadProposal, "ruling" | "faults"> {
  const value = typeof answer.value === "number" || typeof answer.value === "string" ? asFigure(answer.value) : null;
  const heard = statements(caseFile).filter(({ value: said }) => typeof said === "number");
  const primary = heard.filter(({ rank }) => rank === "primary");
  const grounds = (primary.length > 0 ? primary : heard).filter(
    (item) => value !== null && inside(item, value, config),
  );
  const kept = grounds[0]?.value;
  if (typeof kept !== "number")
    return { ruling: null, faults: [...faults, { code: "VALUE_NOT_FOUNDED", detail: String(answer.value) }] };
  const ruling: Ruling = {
    rung,
    reason: "neither_side_proven_but_document_speaks",
    ...decisionFor(caseFile, null),
    value: kept,
    trust: trustOf(answer.trust),
    proven: true,
    confidence: Math.min(CONFIDENCE.onePrimarySource, answer.confidence ?? CONFIDENCE.onePrimarySource),
    grounds,
  };
  return { ruling, faults };
}

/** The known value that is meant; undefined where a figure is nobody's. A judgement is its side's own word. */
function valueFor(
  given: VerdictAnswer["value"],
  side: Side,
  caseFile: CaseFile,
  sameValue: number,
): number | string | null | undefined {
  if (caseFile.contradiction.contradictionType !== "numeric_value") return side.value;
  const proof = proofFor(caseFile, side, sameValue).flatMap(({ value }) => (typeof value === "number" ? [value] : []));
  const own = side.positions.flatMap(({ normalizedValue }) => normalizedValue ?? []);
  if (given === null || given === undefined) return proof[0] ?? own[0] ?? side.value;
  const figure = asFigure(given);
  return figure === null
    ? undefined
    : [...proof, ...own].find((known) => sameFigure({ value: known }, { value: figure }, sameValue));
}

/** What an arbitrator asks for; the guard lowers it to what the evidence carries. */
function trustOf(asked: string | undefined): Ruling["trust"] {
  const word = asked?.toUpperCase();
  return word === "LOW" || word === "MEDIUM" ? word : "HIGH";
}
