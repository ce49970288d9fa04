import type { QualityEngineConfig } from "../../domain/config.ts";
import type { DebatePosition, StruckEvidence } from "../../domain/debate.ts";
import { shorten } from "../../domain/shorten.ts";
import { debateSentences } from "../../i18n/debate.ts";
import { hedgeIn } from "../../lexicon/hedging.ts";
import type { Figure } from "../../quantities/compare.ts";
import { parseQuantity } from "../../quantities/parse.ts";
import type { CaseFile } from "../case-file.ts";
import type { DebaterAnswer } from "../prompts/debater.ts";
import type { Side } from "../sides.ts";
import { checkEvidence, checkSums } from "./check-evidence.ts";
import { inventedFigures, isKnown, knownFigures } from "./figures.ts";
import type { Ledger, LedgerEntry } from "./ledger.ts";
import type { Party } from "./party.ts";

/** A plea after code has judged it. */
export interface Plea {
  position: DebatePosition;
  /** The entries it rests on. */
  cited: LedgerEntry[];
  /** It gives its position up; whether that counts is for the rounds to say. */
  concedes: boolean;
}

const LONGEST_WORDS = 200;
const MOST_WEAKNESSES = 4;

/** Strikes what is false in a debater's answer, caps its confidence by what is left, and puts it on record. */
export function judgePlea(
  answer: DebaterAnswer,
  party: Party,
  side: Side,
  caseFile: CaseFile,
  ledger: Ledger,
  config: QualityEngineConfig["consensus"],
): Plea {
  const { accepted, struck } = checkEvidence(answer.evidence, ledger, caseFile);
  const sums = checkSums(answer.sums ?? [], ledger, caseFile);
  const known = knownFigures(ledger, caseFile);
  const false_ = [...struck, ...sums.struck];
  const value = heldValue(answer.value, side, caseFile, known, false_);
  const founded = (text: string) => inventedFigures(text, known).length === 0;
  const cited = accepted.map(({ entry }) => entry);
  const { confidence, justification } = capped(answer.confidence, bearing(cited, sums.right), caseFile, config);
  const claim = plainClaim(answer.claim, caseFile, false_);
  const [first] = sums.right;
  const position: DebatePosition = {
    agentName: party.lead.agentName,
    role: party.role,
    claim: claim !== "" && founded(claim) ? claim : party.lead.claim,
    value,
    evidence: accepted.map(({ entry: { item }, shows }) => ({
      source: item.reference,
      quote: item.passage,
      interpretation: shows === "" ? item.passage : shows,
    })),
    ...(first !== undefined && { calculation: { formula: first, steps: sums.right, result: resultOf(first) } }),
    weaknesses: (answer.weaknesses ?? [])
      .slice(0, MOST_WEAKNESSES)
      .map((text) => shorten(text, LONGEST_WORDS))
      .filter(founded),
    confidenceLevel: confidence,
    confidenceJustification: justification,
    ...(confidence !== answer.confidence && { askedConfidence: answer.confidence }),
    struck: false_,
  };
  return { position, cited, concedes: answer.concede === true };
}

/** What a debater says of its side, where it stands by it; a claim that hedges is struck, and its side's own stays. */
function plainClaim(said: string | undefined, { locale }: CaseFile, struck: StruckEvidence[]): string {
  const claim = shorten(said ?? "", LONGEST_WORDS);
  const words = hedgeIn(claim);
  if (words === null) return claim;
  struck.push({ cited: claim, code: "hedged", explanation: debateSentences[locale].struck.hedged({ words }) });
  return "";
}

/** True and beside the point proves nothing: what counts speaks of the topic, or is what a right sum is made of. */
function bearing(cited: readonly LedgerEntry[], sums: readonly string[]): LedgerEntry[] {
  return cited.filter(({ onTopic }) => onTopic || sums.length > 0);
}

/** Above 80 only on a verified primary source, below 60 on nothing verified. */
function capped(
  asked: number,
  cited: readonly LedgerEntry[],
  { locale }: CaseFile,
  config: QualityEngineConfig["consensus"],
): { confidence: number; justification: string } {
  const say = debateSentences[locale].confidence;
  if (cited.some(({ item }) => item.rank === "primary")) return { confidence: asked, justification: say.primary };
  if (cited.length > 0)
    return { confidence: Math.min(asked, config.maxConfidenceWithoutPrimary), justification: say.secondary };
  return { confidence: Math.min(asked, config.maxConfidenceOnInference), justification: say.none };
}

/** The value a debater now holds: a known one, or its side's own where it names none or invents one. */
function heldValue(
  given: DebaterAnswer["value"],
  side: Side,
  caseFile: CaseFile,
  known: readonly Figure[],
  struck: StruckEvidence[],
): number | string | null {
  if (given === null || given === undefined) return side.value;
  if (caseFile.contradiction.contradictionType !== "numeric_value") return shorten(String(given), 60);
  const number = asFigure(given);
  if (number === null) return side.value;
  if (isKnown({ value: number }, known)) return number;
  const explanation = debateSentences[caseFile.locale].struck.unknownFigure({ figure: number });
  struck.push({ cited: String(given), code: "unknown_figure", explanation });
  return side.value;
}

/** 504000, "504 000", "504 K€". */
export function asFigure(value: number | string): number | null {
  if (typeof value === "number") return value;
  const read = parseQuantity(value);
  return read === null || "ambiguous" in read ? null : read.value;
}

const resultOf = (sum: string): string => sum.slice(sum.lastIndexOf("=") + 1).trim();
