import type { CitationCheck } from "../../domain/citation.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import {
  BEST_SPELL,
  CALLED_CUSTOMERS,
  GOODS_SOLD,
  NOT_CUSTOMERS_YET,
  OWED,
  PAST_ROUND,
  SPARED,
} from "../../lexicon/metric-words.ts";
import { readBasis } from "../../quantities/basis.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { matchTopic, normalizeLabel, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import { definitionOf, isMonthlyByName } from "../../quantities/topics/yearly.ts";
import { readDossier } from "../facts/find.ts";
import type { FindingClaim } from "./claimed-by.ts";
import { samePart } from "./claimed-of.ts";
import { claimedFigures } from "./claimed-value.ts";
import { isNeutral } from "./labels.ts";
import { contentWords, sameWord } from "./text-words.ts";
import { GENERAL } from "./words-claim.ts";

/**
 * What keeps a true passage from carrying a claim: its figure is of another metric, or in another currency; or it has a
 * name that nobody knows and that shares no word with the claim's, so that it may be the same thing and may not.
 */
export type OtherMeaning =
  | { kind: "metric" | "unknown"; label: string }
  | { kind: "currency" | "scale"; claimed: string; actual: string };

/**
 * What the witness reads where the quote stands, held against the claim. "Unit cost: 410 €" is no acquisition cost and
 * "11,200 monthly users" are no daily ones, though words are shared; a sheet headed "in USD" gives no euros. Null where
 * nothing was read there, or one reading is what the claim says.
 */
export function otherMeaning(
  dossier: Dossier,
  answer: Pick<CitationCheck, "at" | "found">,
  claim: FindingClaim,
): OtherMeaning | null {
  const [there, scaled] = readThere(dossier, answer, claim);
  if (there.length === 0 && scaled !== undefined)
    return { kind: "scale", claimed: String(claim.value), actual: scaled.passage };
  if (there.length === 0) return null;
  const [claimed] = currenciesOf(claim);
  const actual = there.map(({ quantity }) => quantity.currency);
  if (claimed !== undefined && actual.every((one) => one !== undefined && one !== claimed))
    return { kind: "currency", claimed, actual: actual[0] as string };
  const asked = matchTopic(claim.metric);
  if (asked === null || asked.sureness < SURE_ENOUGH) return null;
  const read = there.map((fact) => ({ label: fact.label, kind: howOther(fact, asked.topic, claim) }));
  const [first] = read;
  if (first === undefined || read.some(({ kind }) => kind === null)) return null;
  return { kind: read.every(({ kind }) => kind === "metric") ? "metric" : "unknown", label: first.label };
}

/**
 * The figures of the quoted passage that have the claimed value; and one that has it but for thousands, of the metric that
 * is asked for: "€14,300K" may be read as 14.3 thousand, and on a page that writes "€2,400K" it is not.
 */
function readThere(
  dossier: Dossier,
  { at, found = "" }: Pick<CitationCheck, "at" | "found">,
  claim: FindingClaim,
): [Fact[], Fact | undefined] {
  if (at === undefined || typeof claim.value !== "number") return [[], undefined];
  const values = claimedFigures(claim).flatMap(({ readings }) => readings.map(({ value }) => value));
  const said = normalizeLabel(found);
  const within = ({ passage, label }: Fact): boolean => {
    const [own, name] = [normalizeLabel(passage), normalizeLabel(label)];
    if (own === "" || said === "") return false;
    // Of a row with several columns the passage has only one.
    return own.includes(said) || said.includes(own) || (name.length >= SHORTEST_NAME && said.startsWith(name));
  };
  const here = readDossier(dossier).all.filter(
    (fact) =>
      samePart(fact.address, at) &&
      (fact.address.kind === "cell" && at.kind === "cell" ? fact.address.row === at.row : within(fact)),
  );
  const has = (factor: number) => (fact: Fact) =>
    values.some((value) => Math.abs(value * factor - fact.quantity.value) <= Math.abs(value * factor) * EXACT);
  const asked = matchTopic(claim.metric)?.topic.id;
  const inThousands = here.filter(
    (fact) => fact.topic === asked && fact.sureness >= SURE_ENOUGH && has(THOUSAND)(fact),
  );
  return [here.filter(has(1)), inThousands[0]];
}

const THOUSAND = 1000;
const EXACT = 1e-6;
const SHORTEST_NAME = 4;

const currenciesOf = (claim: FindingClaim): string[] =>
  claimedFigures(claim).flatMap(({ readings }) => readings.flatMap(({ currency }) => currency ?? []));

/** The figure is named by what the claim does not name: by another metric, or by words that nobody knows. */
function howOther(fact: Fact, asked: Topic, claim: FindingClaim): "metric" | "unknown" | null {
  const { topic, label, passage, quantity, sureness } = fact;
  const told = `${claim.metric} ${claim.sentence ?? ""}`;
  if ([BEST_SPELL, SPARED].some((words) => words.test(passage) && !words.test(told))) return "metric";
  if (asked.id === "round_size" && PAST_ROUND.test(passage) && !/20\d\d/.test(told)) return "metric";
  if (asked.id === "cash" && OWED.test(label) && !OWED.test(told)) return "metric";
  const hoped = NOT_CUSTOMERS_YET.test(label) && !CALLED_CUSTOMERS.test(passage);
  if (asked.id === "customers" && hoped && !NOT_CUSTOMERS_YET.test(told)) return "metric";
  if (topic === "pipeline" && asked.id !== topic && sureness >= SURE_ENOUGH && !PIPELINE.test(told)) return "metric";
  if (isOfLonger(fact, asked, claim)) return "metric";
  const words = wordsOf(`${label} ${passage}`);
  const wanted = wordsOf(claim.metric);
  if (topic === asked.id || wanted.every((word) => has(words, word)) || isCalled(asked, words)) return null;
  // "A partnership, with a pilot of 50 sites": the sentence itself says what the figure is.
  const ofSentence = wordsOf(claim.sentence ?? "");
  if (wordsOf(label).every((word) => has(ofSentence, word))) return null;
  if (asked.unit === "count" && asked.id !== "units_sold" && GOODS_SOLD.test(passage)) return "metric";
  if (topic !== null) return sureness >= SURE_ENOUGH && !isNear(topicById(topic), asked) ? "metric" : null;
  // "146 clinics live" are customers, whatever they are called; a sentence may say many things of one amount.
  const named = quantity.unit === "percent" || NAMES_IT.test(passage.slice(label.length));
  if (asked.unit === "count" || sureness < NAMED || !named || wordsOf(label).length === 0) return null;
  const names = [...Object.values(asked.name), ...Object.values(asked.aliases).flat()].flatMap(wordsOf);
  return [...wanted, ...names].some((word) => !GENERAL.test(word) && has(words, word)) ? null : "unknown";
}

/** "Burn rate 744 000" quotes "Annual burn: 744 k€": what is a month's by name is not what a year takes. */
function isOfLonger({ topic, label, period, basis }: Fact, asked: Topic, { metric, unit, period: of }: FindingClaim) {
  if (topic !== asked.id || !isMonthlyByName(asked.id)) return false;
  const claimed = definitionOf({
    topic,
    label: metric,
    period: of,
    basis: readBasis(`${metric} ${(unit ?? "").replace("/", " /")}`),
  });
  const { rhythm } = definitionOf({ topic, label, period, basis });
  return claimed.rhythm === undefined && rhythm !== undefined && rhythm !== "monthly";
}

/** All words of one of the metric's names stand there, in whichever language the claim is written. */
function isCalled({ aliases }: Topic, words: readonly string[]): boolean {
  return Object.values(aliases)
    .flat()
    .map(wordsOf)
    .some((name) => name.length > 1 && name.every((word) => has(words, word)));
}

/** Two names for what people do not tell apart: markets of any kind, those who buy, what a firm is worth. */
function isNear(one: Topic | null | undefined, other: Topic): boolean {
  if (one === null || one === undefined) return true;
  if (one.category === "market" && other.category === "market") return true;
  return ALIKE.some((group) => group.has(one.id) && group.has(other.id));
}

/** "1.8 M€ of ARR" in the pipeline has the name of what it is not yet. */
const PIPELINE = /pipeline|funnel|funil/iu;

/** So sure is a figure that has a name of its own, on a page that does not say whose it is. */
const NAMED = 0.5;

/** A sign or the figure itself follows the name at once. */
const NAMES_IT = /^\s*(?:[:=]|[(−-]?\s?(?:US\$|R\$|[$€£])?\d)/u;

const ALIKE = [new Set(["customers", "active_buyers"]), new Set(["valuation", "exit_value"])];

const wordsOf = (text: string): string[] => contentWords(text).filter((word) => !isNeutral(word) && !/^\d/.test(word));
const has = (words: readonly string[], word: string): boolean => words.some((other) => sameWord(other, word));
