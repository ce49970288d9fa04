import { fold } from "../../../lexicon/fold.ts";
import { speaksOfOthers } from "../../../lexicon/others.ts";
import { isOneCase, isSupposed } from "../../../lexicon/plans.ts";
import { PER_DEAL, RATE_OF } from "../../../lexicon/rates-per.ts";
import { BROUGHT_IN, FOUNDERS, THIS_AMOUNT } from "../../../lexicon/statuses.ts";
import { singular } from "../../../quantities/thing-said.ts";
import type { Documents } from "../documents.ts";
import type { Statement } from "../statement.ts";
import { countedIn } from "../words/counted.ts";
import { outlineOf, withoutCases } from "../words/outline.ts";
import { figureIn, type Passage, passagesOf, plainQuantities } from "../words/passage.ts";
import { sentencesOf } from "../words/sentences.ts";

/** A question that words ask, and the figure one place answers it with. */
export interface Answer {
  question: string;
  statement: Statement;
  /** Answers of another kind are of another thing, though its first word is the same. */
  kind?: string;
  /** The other numbers of its line. */
  beside?: readonly number[];
}

/** So many of a thing: restaurants served, machines installed, people employed. */
export const things = ({ dossier }: Documents): Answer[] =>
  withAbove(passagesOf(dossier)).flatMap(({ passage, above }) =>
    countedIn(passage, above).map(({ thing, when, ...one }) => ({ ...one, question: `${thing}|${when}` })),
  );

/** Each line with the line of words that stands over it: a heading, a short line over a list, or one that ends in a colon. */
function withAbove(passages: readonly Passage[]): { passage: Passage; above: string }[] {
  let [above, section] = ["", passages[0]?.section];
  return passages.map((passage) => {
    if (passage.section !== section) [above, section] = ["", passage.section];
    const { row, text } = passage;
    const isOver = row.item === undefined && row.table !== true && (/:\P{L}*$/u.test(text) || startsList(passage));
    if (row.heading !== undefined || isOver) above = text;
    return { passage, above };
  });
}

const LONGEST_HEADING = 70;

const startsList = ({ section, at, text }: Passage): boolean => {
  const next = section.rows[at + 1];
  const isBranch = BRANCH.test(next?.cells[0]?.text ?? "") && !BRANCH.test(text);
  return text.length <= LONGEST_HEADING && (next?.item !== undefined || isBranch);
};

/** A line that is drawn as a branch of the one above. */
const BRANCH = /^[│║|\s]*[├└]/u;

/** What the founders put in themselves. */
export function foundersMoney({ dossier }: Documents): Answer[] {
  const passages = passagesOf(dossier);
  return sentencesOf(passages).flatMap(({ passage, text, folded, part }): Answer[] => {
    if (!FOUNDERS.test(folded) || !BROUGHT_IN.test(folded)) return [];
    const before = part === 0 && THIS_AMOUNT.test(folded) ? passages[passages.indexOf(passage) - 1] : undefined;
    const said = before === undefined ? text : `${before.text} ${text}`;
    const [amount, ...more] = plainQuantities(said).filter(
      ({ unit, scale }) => unit === "money" || (unit === "number" && scale >= 1000),
    );
    if (amount === undefined || more.length > 0) return [];
    const statement = figureIn(passage, amount, 5900 + part);
    return [{ question: "", statement: before === undefined ? statement : { ...statement, passage: said } }];
  });
}

/** What each deal leaves: "4–6 % margin per trade". What says nothing of its own kind is of the one kind the document knows. */
export function ratesOfDeals({ dossier }: Documents): Answer[] {
  const lines = withoutCases(outlineOf(passagesOf(dossier))).map(({ passage }) => passage);
  const told = sentencesOf(lines).flatMap(({ passage, text, part }): (Answer & { rate: string })[] => {
    // A pilot that projects it says what a trade leaves, too.
    if (passage.role === "competition" || speaksOfOthers(text) || isOneCase(text) || isSupposed(text)) return [];
    const figures = plainQuantities(text, passage.document);
    return figures.flatMap((figure, nth) => {
      const behind = text.slice(figure.end, figures[nth + 1]?.start ?? text.length);
      const [, of = "", , thing] = figure.unit === "percent" ? (PER_DEAL.exec(fold(behind)) ?? []) : [];
      if (thing === undefined) return [];
      const rate = RATE_OF.find(([pattern]) => pattern.test(of))?.[1] ?? "";
      const label = behind.replace(/^[^\p{L}]+|\P{L}+$/gu, "");
      return [{ question: singular(thing), rate, statement: figureIn(passage, figure, 7600 + 10 * part + nth, label) }];
    });
  });
  const named = Map.groupBy(
    told.filter(({ rate }) => rate !== ""),
    ({ question, statement }) => `${statement.document}|${question}`,
  );
  const kindsOf = ({ question, statement }: Answer) =>
    new Set((named.get(`${statement.document}|${question}`) ?? []).map(({ rate }) => rate)).size;
  return told.filter((one) => kindsOf(one) === 1);
}
