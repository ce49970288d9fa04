import type { CitationCheck } from "../../domain/citation.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import { GOODS_SOLD } from "../../lexicon/metric-words.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { matchTopic, normalizeLabel, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import { readDossier } from "../facts/find.ts";
import type { FindingClaim } from "./claimed-by.ts";
import { samePart } from "./claimed-of.ts";
import { claimedFigures } from "./claimed-value.ts";
import { isNeutral } from "./labels.ts";
import { contentWords, sameWord } from "./text-words.ts";
import { GENERAL } from "./words-claim.ts";

/** What keeps a true passage from carrying a claim: its figure is of another metric, or in another currency. */
export type OtherMeaning = { kind: "metric"; label: string } | { kind: "currency"; claimed: string; actual: string };

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
  const there = readThere(dossier, answer, claim);
  if (there.length === 0) return null;
  const [claimed] = currenciesOf(claim);
  const actual = there.map(({ quantity }) => quantity.currency);
  if (claimed !== undefined && actual.every((one) => one !== undefined && one !== claimed))
    return { kind: "currency", claimed, actual: actual[0] as string };
  const asked = matchTopic(claim.metric);
  if (asked === null || asked.sureness < SURE_ENOUGH) return null;
  const first = there.find((fact) => isOther(fact, asked.topic, claim));
  return first !== undefined && there.every((fact) => isOther(fact, asked.topic, claim))
    ? { kind: "metric", label: first.label }
    : null;
}

/** The figures of the quoted passage that have the claimed value. */
function readThere(
  dossier: Dossier,
  { at, found = "" }: Pick<CitationCheck, "at" | "found">,
  claim: FindingClaim,
): Fact[] {
  if (at === undefined || typeof claim.value !== "number") return [];
  const values = claimedFigures(claim).flatMap(({ readings }) => readings.map(({ value }) => value));
  const said = normalizeLabel(found);
  const within = ({ passage }: Fact): boolean => {
    const own = normalizeLabel(passage);
    return own !== "" && said !== "" && (own.includes(said) || said.includes(own));
  };
  return readDossier(dossier).all.filter(
    (fact) =>
      samePart(fact.address, at) &&
      values.some((value) => Math.abs(value - fact.quantity.value) <= Math.abs(value) * EXACT) &&
      (fact.address.kind === "cell" && at.kind === "cell" ? fact.address.row === at.row : within(fact)),
  );
}

const EXACT = 1e-6;

const currenciesOf = (claim: FindingClaim): string[] =>
  claimedFigures(claim).flatMap(({ readings }) => readings.flatMap(({ currency }) => currency ?? []));

/** The figure is named, and not by what the claim names. */
function isOther({ topic, label, passage, quantity, sureness }: Fact, asked: Topic, claim: FindingClaim): boolean {
  const words = wordsOf(`${label} ${passage}`);
  const wanted = wordsOf(claim.metric);
  if (topic === asked.id || wanted.every((word) => has(words, word))) return false;
  // "A partnership, with a pilot of 50 sites": the sentence itself says what the figure is.
  const told = wordsOf(claim.sentence ?? "");
  if (wordsOf(label).every((word) => has(told, word))) return false;
  if (quantity.unit === "number" || quantity.unit === "count") {
    if (asked.unit === "count" && asked.id !== "units_sold" && GOODS_SOLD.test(passage)) return true;
    if (topic === null) return false;
  }
  if (topic !== null) return sureness >= SURE_ENOUGH && !isNear(topicById(topic), asked);
  // "Repeat order rate: 63%" is a name and its figure; a sentence may say many things of one.
  if (sureness < NAMED || !NAMES_IT.test(passage.slice(label.length))) return false;
  const names = [...Object.values(asked.name), ...Object.values(asked.aliases).flat()].flatMap(wordsOf);
  return wordsOf(label).length > 0 && ![...wanted, ...names].some((word) => !GENERAL.test(word) && has(words, word));
}

/** Two names for what people do not tell apart: markets of any kind, those who buy, what a firm is worth. */
function isNear(one: Topic | null | undefined, other: Topic): boolean {
  if (one === null || one === undefined) return true;
  if (one.category === "market" && other.category === "market") return true;
  return ALIKE.some((group) => group.has(one.id) && group.has(other.id));
}

/** So sure is a figure that has a name of its own, on a page that does not say whose it is. */
const NAMED = 0.5;

const NAMES_IT = /^\s*[:=]/u;

const ALIKE = [new Set(["customers", "active_buyers"]), new Set(["valuation", "exit_value"])];

const wordsOf = (text: string): string[] => contentWords(text).filter((word) => !isNeutral(word) && !/^\d/.test(word));
const has = (words: readonly string[], word: string): boolean => words.some((other) => sameWord(other, word));
