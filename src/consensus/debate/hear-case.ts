import type { QualityEngineConfig } from "../../domain/config.ts";
import type { DebateEnding, DebateRound } from "../../domain/debate.ts";
import type { EvidenceItem, Resolution } from "../../domain/resolution.ts";
import { debateSentences } from "../../i18n/debate.ts";
import { explainFailure, type ModelFailure } from "../../model/failure.ts";
import type { ModelDesk } from "../../model/model-desk.ts";
import type { Instructions } from "../../model/prompt/instructions.ts";
import type { CaseFile } from "../case-file.ts";
import { climb, type NextStep } from "../ladder.ts";
import { type Ruling, unresolved } from "../ruling.ts";
import { type Side, sidesOf } from "../sides.ts";
import { type Arbitration, arbitrate } from "./arbitrate.ts";
import { buildLedger } from "./build-ledger.ts";
import { showDocuments } from "./documents.ts";
import { withOpenWords, withReasons } from "./dress.ts";
import type { HearingRoom, ModelRung } from "./hearing-room.ts";
import { leadingParties, type Party, proofFor } from "./party.ts";
import { holdDebate } from "./rounds.ts";

/** A case after models were heard: the ruling code made of it, and what happened on the way. */
export interface HeardCase {
  caseFile: CaseFile;
  ruling: Ruling;
  path: Resolution["debateRecord"]["path"];
  refused: Resolution["refusedVerdicts"];
  rounds: DebateRound[];
  ending: DebateEnding | null;
  /** Adds the arbitrator's words to the written resolution. */
  dress: (resolution: Resolution) => Resolution;
}

interface HearingTools {
  desk: ModelDesk;
  config: QualityEngineConfig["consensus"];
  clock: () => Date;
  /** Prompts of the user's own. */
  instructions?: Instructions | undefined;
  /** Told of each round when it is over. */
  onRound?: HearingRoom["onRound"];
  /** The arbitrator is not asked: its verdicts depended too often on who was heard first. */
  setAside?: boolean | undefined;
}

/** The case with the two sides, the ledger and the pages that bear on it; null where there is nothing to hear. */
export function openRoom(caseFile: CaseFile, tools: HearingTools): HearingRoom | null {
  const { desk, config, clock, instructions, onRound } = tools;
  const parties = leadingParties(caseFile, sidesOf(caseFile, config.clusterRadius), config.sameValue);
  if (parties === null) return null;
  const ledger = buildLedger(caseFile);
  const shown = showDocuments(caseFile, ledger, config);
  if (shown === null) return null;
  const setting = { documents: shown.text, instructions };
  return { caseFile, parties, ledger, setting, config, desk, clock, onRound };
}

/**
 * The upper rungs: a debate where one is due, then arbitration. Whatever fails, the verdict is the evidence court's, on
 * the case with the evidence that was verified until then, and the path says why.
 */
export async function hearCase(
  caseFile: CaseFile,
  floor: Ruling,
  step: NextStep,
  tools: HearingTools,
): Promise<HeardCase> {
  const { path: say } = debateSentences[caseFile.locale];
  const heard: HeardCase = {
    caseFile,
    ruling: toCourt(floor),
    path: [],
    refused: [],
    rounds: [],
    ending: null,
    dress: (resolution) => resolution,
  };
  const { clusterRadius } = tools.config;
  if (sidesOf(caseFile, clusterRadius).length < 2) return heard;
  if (caseFile.dossier.documents.length === 0)
    return { ...heard, path: [{ rung: "NO_DOCUMENT", reason: say.noDocument }] };

  const opened = openRoom(caseFile, tools);
  if (opened === null) return { ...heard, path: [{ rung: "NOTHING_TO_HEAR", reason: say.nothingToHear }] };
  let room: HearingRoom = opened;
  let rung: ModelRung = step === "quick" ? "QUICK_RESOLUTION" : "SKIP_TO_ARBITRATION";
  if (step === "debate") {
    rung = "ARBITRATION";
    const debate = await holdDebate(room);
    const { rounds, ending, failure } = debate;
    room = { ...room, caseFile: debate.caseFile };
    Object.assign(heard, { rounds, ending, caseFile: debate.caseFile, ruling: floorOf(room, floor) });
    heard.path.push({ rung: "DEBATE", reason: say.debated({ rounds: rounds.length, ending }), code: ending });
    if (failure !== null) return withFailure(heard, failure);
    if (heard.ruling.rung === "EVIDENCE_SETTLED") return heard;
  }
  if (tools.setAside === true && rung !== "QUICK_RESOLUTION") {
    heard.path.push({ rung: "ARBITRATOR_SET_ASIDE", reason: say.setAside, code: "set_aside" });
    return heard;
  }
  return settle(heard, await arbitrate(room, heard.rounds, rung), room, rung);
}

function settle(heard: HeardCase, arbitration: Arbitration, room: HearingRoom, rung: ModelRung): HeardCase {
  const { caseFile, config } = room;
  const { path: say, oneLiner } = debateSentences[caseFile.locale];
  const { topic } = caseFile.contradiction;
  const done: HeardCase = { ...heard, refused: arbitration.refused };
  const note = (code: string, reason: string) => done.path.push({ rung, reason, code });
  const proof = room.parties.flatMap((party) => proofOf(room, party));
  const open = (line: string): HeardCase => ({
    ...done,
    ruling: unresolved(rung, "no_evidence", proof),
    dress: (resolution) => withOpenWords(resolution, line, proof, caseFile, config.maxOneLiner),
  });
  switch (arbitration.outcome) {
    case "ruled": {
      const { ruling, reasons } = arbitration;
      const dress = (resolution: Resolution) => withReasons(resolution, ruling, reasons, caseFile.locale);
      return { ...done, caseFile: arbitration.caseFile, ruling, dress };
    }
    case "flip":
      note("flip", say.flip);
      return open(oneLiner.flip({ topic }));
    case "undecided": {
      note("undecided", say.undecided);
      if (done.ruling.decision !== "UNRESOLVED") return done;
      return proof.length > 0 ? open(oneLiner.undecided({ topic })) : { ...done, ruling: { ...done.ruling, rung } };
    }
    case "refused":
      note("refused", say.refused);
      return done;
    case "failed":
      return withFailure(done, arbitration.failure);
  }
}

function proofOf({ caseFile, config }: HearingRoom, { index }: Party): EvidenceItem[] {
  const side = sidesOf(caseFile, config.clusterRadius)[index] as Side;
  return proofFor(caseFile, side, config.sameValue);
}

/** The evidence court's verdict, and in the path what kept the models from giving one. */
function withFailure(heard: HeardCase, failure: ModelFailure): HeardCase {
  const { locale } = heard.caseFile;
  const { path: say } = debateSentences[locale];
  const reason = explainFailure(failure, locale);
  const code = failure.kind;
  const spent = code === "budget_exhausted" || code === "price_unknown";
  const entry =
    code === "aborted"
      ? { rung: "ABORTED", reason: say.aborted, code }
      : spent
        ? { rung: "BUDGET_EXHAUSTED", reason: say.budget({ reason }), code }
        : { rung: "MODEL_FAILED", reason: say.failed({ reason }), code };
  return { ...heard, path: [...heard.path, entry] };
}

/** Figures a debate brought up are weighed as any other; a judgement is not won by who cites more. */
function floorOf({ caseFile, config }: HearingRoom, floor: Ruling): Ruling {
  if (caseFile.contradiction.contradictionType !== "numeric_value") return toCourt(floor);
  return toCourt(climb(caseFile, config).ruling);
}

const toCourt = (ruling: Ruling): Ruling =>
  ruling.rung === "SKIP_TO_ARBITRATION" ? { ...ruling, rung: "EVIDENCE_COURT" } : ruling;
