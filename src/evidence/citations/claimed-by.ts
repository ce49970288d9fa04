import type { Evidence, ScoredFinding } from "../../domain/finding.ts";
import type { Quantity } from "../../domain/quantity.ts";
import { SAYS_NONE, SAYS_ZERO } from "../../lexicon/absences.ts";
import { fold } from "../../lexicon/fold.ts";
import { NOT_AVAILABLE } from "../../lexicon/not-available.ts";
import { CALLED_TOTAL } from "../../lexicon/sums.ts";
import { sameFigure } from "../../quantities/compare.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import type { Figure } from "./agree.ts";
import type { ClaimedValue } from "./claimed-value.ts";
import { figuresIn } from "./figures.ts";
import { isNeutral, Label } from "./labels.ts";
import { contentWords, sameWord } from "./text-words.ts";
import { isWorkedOutFrom } from "./worked-out.ts";

/** What a finding says, as far as its evidence must carry it. */
export interface FindingClaim {
  metric: string;
  value?: string | number;
  unit?: string;
  currency?: string;
  /** The time it is claimed of, where that is said. */
  period?: string;
  /** The sentence it is claimed in: it may name another party than the company. */
  sentence?: string;
  /** The same sentence, whoever it speaks of: its words beside the figure name it. */
  said?: string;
  /** A figure said in passing: the line it stands on need not be its name. */
  inPassing?: true;
}

/** A finding or a position of one: what it says, and the sums it shows. */
export interface Claimant {
  metric: string;
  value: unknown;
  unit?: string | null | undefined;
  assessment?: string | null | undefined;
  period?: string | undefined;
  /** Sums, and the words of a finding that rests on several pieces of evidence: what they name may be quoted alone. */
  grounds: readonly string[];
}

/**
 * What this piece of evidence is given to prove; null where it is given for something else than the finding's own value:
 * an input of a sum, a benchmark to compare with. `sums` are what the same statement shows besides.
 */
export function claimOf(
  finding: ScoredFinding,
  evidence: Evidence,
  quote: string | undefined,
  sums: readonly string[] = [],
): FindingClaim | null {
  if (evidence.type !== "quote" && evidence.type !== "external_data") return null;
  const all = finding.evidence ?? [];
  const grounds = all.filter(({ type }) => type === "calculation").map(({ content }) => content);
  grounds.push(...sums);
  if (typeof finding.basis === "string") grounds.push(finding.basis);
  if (
    countsEvidence(finding, quote) ||
    isSumOf(finding, quote ?? "") ||
    saysThereIsNone(finding, quote ?? "") ||
    isWorkedOutFrom(claimedValue(finding), quote ?? "") ||
    (all.length > 1 && isMeasured(finding) && quote !== undefined && !/\d/.test(quote))
  )
    return null;
  if (all.length > 1 && typeof finding.claim === "string") grounds.push(finding.claim);
  const claim = claimFor({ ...finding, grounds }, quote);
  const ofOthers =
    (finding.category === "market" || finding.category === "competitive") &&
    matchTopic(finding.metric)?.topic.id !== "market_share";
  const sentence = ofOthers ? undefined : (finding.claim ?? "");
  if (claim === null) return claim;
  const said = typeof finding.claim === "string" ? { said: finding.claim } : {};
  if (sentence === undefined) return { ...claim, ...said };
  return { ...claim, ...said, sentence, ...(finding.inPassing === true && { inPassing: true as const }) };
}

const claimedValue = ({ value, unit }: ScoredFinding): ClaimedValue => ({
  ...((typeof value === "number" || typeof value === "string") && { value }),
  ...(typeof unit === "string" && { unit }),
});

/** A finding that counts what it lists ("3 cells with errors") is carried by its list, not by any piece of it. */
function countsEvidence(
  { metric, value, unit, evidence, assessment }: ScoredFinding,
  quote: string | undefined,
): boolean {
  if ((unit ?? "") !== "" || !Number.isInteger(value) || new Label(metric).topic !== null) return false;
  // A single quote that gives an amount of its own is a statement, not one of a list; unless what is counted is faults.
  const states = figuresIn(quote ?? "").some(({ readings }) =>
    readings.some(({ unit: of }) => of === "money" || of === "percent"),
  );
  const faults = assessment === "suspicious" || assessment === "below_average";
  return (value === 1 && (faults || !states)) || (evidence ?? []).length > 1;
}

/**
 * What calls itself a total of what is quoted, line by line: the page gives the lines, and they do add up to it. A metric
 * of its own is none: subscriptions and services together are no ARR.
 */
function isSumOf({ metric, value }: ScoredFinding, quote: string): boolean {
  const topic = new Label(metric).topic?.topic.id;
  if (!CALLED_TOTAL.test(metric) || (topic !== undefined && topic !== "use_of_funds")) return false;
  const [claimed] = figuresIn(typeof value === "number" ? String(value) : typeof value === "string" ? value : "");
  const parts = figuresIn(quote).flatMap(({ readings: [only, another] }) =>
    another === undefined ? (only ?? []) : [],
  );
  const [first] = parts;
  if (claimed === undefined || first === undefined || parts.length < 2) return false;
  if (parts.some(({ unit, currency }) => unit !== first.unit || currency !== first.currency)) return false;
  const sum = (end: (one: Quantity) => number) => parts.reduce((total, one) => total + end(one), 0);
  const min = sum(({ range, value: one }) => range?.min ?? one);
  const max = sum(({ range, value: one }) => range?.max ?? one);
  const total = { value: sum(({ value: one }) => one), ...(min === max ? {} : { range: { min, max } }) };
  return claimed.readings.some(({ value: one, range }) => sameFigure({ value: one, range }, total));
}

/** "Prediction markets on the store: ZERO", "near-zero acquisition cost" give a nought in a word, of just what is claimed to be nought. */
function saysThereIsNone({ metric, value }: ScoredFinding, quote: string): boolean {
  if (value !== 0 || !SAYS_NONE.test(quote)) return false;
  const topic = new Label(metric).topic?.topic.id;
  if (
    topic !== undefined &&
    SAYS_ZERO.test(quote) &&
    new Label(quote.replace(SAYS_ZERO, " ")).topic?.topic.id === topic
  )
    return true;
  // "There are zero markets" says it of the markets.
  const telling = (text: string) =>
    contentWords(text).filter((word) => word !== "there" && !isNeutral(word) && !SAYS_NONE.test(word));
  const [named, said] = [telling(metric), telling(quote)];
  const isIn = (words: readonly string[], word: string) => words.some((other) => sameWord(word, other));
  return named.length > 0 && named.every((word) => isIn(said, word)) && said.every((word) => isIn(named, word));
}

const isMeasured = ({ value }: ScoredFinding): boolean => typeof value === "number";

/** The same for whoever says it. */
export function claimFor({ metric, value, unit, assessment, period, grounds }: Claimant, quote: string | undefined) {
  const said = typeof value === "string" && value.trim() === "" ? null : value;
  const claimed = said ?? assessment ?? null;
  if (typeof metric !== "string" || metric === "") return null;
  // Who says that there is nothing to give claims nothing, whatever the sentence goes on to say.
  if (typeof claimed === "string" && NOT_AVAILABLE.test(fold(claimed))) return null;
  if (typeof claimed !== "string" && !(typeof claimed === "number" && Number.isFinite(claimed))) return null;
  if (quote !== undefined && isGround(grounds, quote)) return null;
  const claim: FindingClaim = {
    metric,
    value: claimed,
    ...(typeof unit === "string" && unit !== "" && { unit }),
    ...(typeof period === "string" && { period }),
  };
  return claim;
}

/**
 * The quote gives a number that a sum of the same finding starts from, perhaps counted in thousands where it stands, or
 * rounded in print.
 */
function isGround(grounds: readonly string[], quote: string): boolean {
  if (grounds.length === 0) return false;
  const named = grounds.flatMap((ground) => figuresIn(ground));
  const digits = new Set(named.flatMap(digitsOf));
  return figuresIn(quote).some(
    (figure) =>
      digitsOf(figure).some((one) => digits.has(one)) ||
      named.some(({ readings }) =>
        readings.some((ground) => figure.readings.some((printed) => sameFigure(ground, printed))),
      ),
  );
}

/** The digits a value is written with, whatever its scale. */
const digitsOf = ({ readings }: Figure): string[] =>
  readings.map(({ value }) =>
    String(Math.abs(value))
      .replace(/\.|e.*$/g, "")
      .replace(/^0+|0+$/g, ""),
  );
