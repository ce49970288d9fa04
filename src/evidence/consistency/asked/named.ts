import type { Fact } from "../../../domain/fact.ts";
import { fold } from "../../../lexicon/fold.ts";
import { directionOf } from "../../../lexicon/movement.ts";
import { isTestimony, speaksOfOthers } from "../../../lexicon/others.ts";
import type { PageRole } from "../../../lexicon/page-roles.ts";
import { isOneCase, isOnlyPossible, isSupposed } from "../../../lexicon/plans.ts";
import { NEUTRAL, PARTS } from "../../../lexicon/same-thing.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { isLight, meaningsIn } from "../../claims/keys.ts";
import { readDossier } from "../../facts/find.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import type { Documents } from "../documents.ts";
import { missing } from "../interval.ts";
import { placesOf } from "../places.ts";
import { MANY_AT_ONCE } from "../same-question.ts";
import { type Statement, statementOf } from "../statement.ts";
import { passagesOf, plainQuantities } from "../words/passage.ts";
import { SENTENCE_END } from "../words/sentence-end.ts";

/** A figure with what the words around it mean: whose it is and of what, in whatever language and order. */
interface Named {
  statement: Statement;
  meanings: ReadonlySet<string>;
  /** Words that stand out by a capital letter, and those that make a part of a whole. */
  marks: ReadonlySet<string>;
  kind: string;
}

const FEWEST = 2;
const MOST = 9;
const MOST_MORE = 2;
const MOST_VALUES = 2;
/** A word that more figures share tells none of them apart. */
const MOST_OF_A_WORD = 60;
const ROUNDED = 0.06;
const THE_COMPANYS = new Set(["actual", "projection", "target"]);
const ELSEWHERE = new Set<PageRole>(
  "problem competition scenario exit example risks contents tokens later_round use_of_funds".split(" ") as PageRole[],
);

/**
 * Two figures that the words around them give as the same thing, whatever the catalogue knows of it, and that cannot both
 * be right: "the tenant pays 4.5 % of the rent" and "a fee of 6 % of the rent, paid by the tenant". One of them may say
 * more than the other, but nothing that makes it a part, and never more than two values: more of one name are a list.
 */
export function namedTwice(documents: Documents): Constraint[] {
  const all = namedIn(documents);
  const byMeaning = new Map<string, Named[]>();
  for (const one of all)
    for (const word of one.meanings) {
      const key = `${one.kind}|${word}`;
      const known = byMeaning.get(key);
      if (known === undefined) byMeaning.set(key, [one]);
      else known.push(one);
    }
  const used = new Set<Named>();
  return all.flatMap((one): Constraint[] => {
    if (used.has(one)) return [];
    const sharing = [...one.meanings].map((word) => byMeaning.get(`${one.kind}|${word}`) ?? []);
    const near = new Set(sharing.filter(({ length }) => length <= MOST_OF_A_WORD).flat());
    const same = [...near].filter((other) => other !== one && isSame(one, other));
    const others = same.filter((other) => cannotBoth(one.statement, other.statement));
    const [other] = others;
    if (other === undefined || isList([one, ...same])) return [];
    for (const each of [one, ...same]) used.add(each);
    const tie = { slack: ROUNDED, exact: true, assumed: true as const, touches: "trust" as const };
    return [twoAnswers("same:label", one.statement, other.statement, { ...tie, mayBe: ["other_date", "other_scope"] })];
  });
}

const isList = (group: readonly Named[]): boolean =>
  new Set(group.map(({ statement }) => Math.abs(statement.quantity.value))).size > MOST_VALUES ||
  [...Map.groupBy(group, ({ statement }) => statement.place).values()].some(
    (page) => new Set(page.map(({ statement }) => statement.quantity.value)).size > 1,
  );

function isSame(one: Named, other: Named): boolean {
  if (one.statement.place === other.statement.place || one.statement.passage === other.statement.passage) return false;
  const [few, many] = one.meanings.size <= other.meanings.size ? [one, other] : [other, one];
  const shared = few.meanings.intersection(many.meanings);
  const left = [...few.meanings.difference(shared)].filter((word) => !NEUTRAL.has(word));
  const more = [...many.meanings.difference(shared)].filter((word) => !NEUTRAL.has(word));
  // "A monthly fee" and "a monthly fee" name nothing yet.
  if (shared.difference(NEUTRAL).size < FEWEST || left.length > 0) return false;
  if (more.length > Math.min(MOST_MORE, shared.size - 1)) return false;
  return one.marks.symmetricDifference(other.marks).size === 0;
}

const cannotBoth = (one: Statement, other: Statement): boolean =>
  Math.abs(one.quantity.value) !== Math.abs(other.quantity.value) && missing(one.interval, other.interval) > ROUNDED;

function namedIn({ dossier, statements }: Documents): Named[] {
  const placeOf = placesOf(dossier);
  const roles = Map.groupBy(passagesOf(dossier), ({ place, text }) => `${place}|${text}`);
  const compared = new Set(
    statements.flatMap(({ id, topic }) => (topic === null || MANY_AT_ONCE.has(topic) ? [] : [id])),
  );
  return readDossier(dossier).all.flatMap((fact): Named[] => {
    const place = placeOf(fact.address);
    const role = roles.get(`${place}|${fact.passage}`)?.[0]?.role ?? null;
    if (compared.has(fact.id) || !isMeasure(fact) || (role !== null && ELSEWHERE.has(role))) return [];
    const words = wordsAround(fact);
    if (words === null || isOneCase(words) || isSupposed(words) || isOnlyPossible(words)) return [];
    if (speaksOfOthers(words) || isTestimony(words)) return [];
    const meanings = new Set([...meaningsIn(words)].filter((word) => !isLight(word) && word.length > 2));
    const moves = fold(words)
      .split(/[^\p{L}]+/u)
      .some((word) => directionOf(word) !== null);
    if (meanings.size < FEWEST || meanings.size > MOST || moves) return [];
    const { unit, currency, per } = fact.quantity;
    const kind = [
      unit === "number" ? "count" : unit,
      currency,
      per,
      fact.period,
      fact.nature === "actual",
      fact.subject,
    ];
    return [
      {
        statement: { ...statementOf(fact, null), place, label: nameOf(fact, words) },
        meanings,
        marks: marksIn(words),
        kind: kind.join("|"),
      },
    ];
  });
}

const LONGEST_NAME = 60;

/** The words around a figure with a gap where it stood, where they are a sentence; else its label. */
function nameOf({ label, passage, quantity }: Fact, words: string): string {
  const sentence = passage.split(SENTENCE_END).find((one) => one.includes(quantity.text)) ?? "";
  const isWhole = words === bare(sentence) && sentence.length <= LONGEST_NAME;
  return isWhole
    ? sentence
        .replace(quantity.text, "…")
        .replace(/[\s.;]+$/u, "")
        .trim()
    : label;
}

const MEASURED = new Set(["money", "percent", "duration", "count", "number"]);
const COUNTED = new Set(["count", "number"]);

const isMeasure = ({ nature, subject, source, quantity, only }: Fact): boolean =>
  subject === "company" &&
  source === "deck" &&
  only === undefined &&
  THE_COMPANYS.has(nature) &&
  MEASURED.has(quantity.unit) &&
  (!COUNTED.has(quantity.unit) || (Number.isInteger(quantity.value) && quantity.value >= FEWEST));

/**
 * What is said around a figure, without figures and times: its part of the sentence, or all of it where nothing else is
 * counted there; in a table or a card its label.
 */
function wordsAround({ passage, label, quantity }: Fact): string | null {
  const [sentence, ...more] = passage.split(SENTENCE_END).filter((one) => one.includes(quantity.text));
  if (sentence === undefined || more.length > 0) return bare(label);
  const figures = plainQuantities(sentence).filter(({ text }) => findPeriods(text).length === 0);
  return bare(figures.length <= 1 ? sentence : label);
}

function bare(text: string): string {
  const timeless = findPeriods(text).reduce((rest, { text: period }) => rest.replace(period, " "), text);
  return plainQuantities(timeless).reduce((rest, { text: figure, noun }) => {
    return rest.replace(figure, noun !== undefined && figure.toLowerCase().endsWith(noun) ? ` ${noun} ` : " ");
  }, timeless);
}

/** Names within a sentence, and words by which a figure is of a part. */
function marksIn(words: string): Set<string> {
  const names = [...words.matchAll(/(?<=[\p{Ll},]\s)\p{Lu}[\p{L}\d-]{2,}/gu)].map(([name]) => fold(name));
  const parts = fold(words)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => PARTS.has(word));
  return new Set([...names, ...parts]);
}
