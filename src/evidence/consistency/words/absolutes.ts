import {
  ABSOLUTES,
  type Absolute,
  CHARGED_NOWHERE,
  NO_CUSTOMER_ABOVE,
  OF_REVENUE,
  ONE_CUSTOMER_MAKES,
  PAYS,
  PAYS_NOTHING,
} from "../../../lexicon/absolutes.ts";
import { DENIED, WORKS_THROUGH } from "../../../lexicon/denied.ts";
import { liesAhead } from "../../../lexicon/plans.ts";
import { NOT_A_SUBJECT } from "../../../lexicon/statuses.ts";
import { singular } from "../../../quantities/thing-said.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import type { Documents } from "../documents.ts";
import type { Statement } from "../statement.ts";
import { cardsOf } from "./cards.ts";
import { figureIn, plainQuantities, saidIn, subjectsOf } from "./passage.ts";
import { ofTheCompany, printedIn, type Sentence, saidOfToday, withOthersToday } from "./sentences.ts";

/**
 * What one line says without exception and another denies: "no churn" and a churn of 6 %, "buyers pay nothing" and a fee
 * paid by the buyer. That both speak of one thing is our reading of words, so it is asked about.
 */
export function absolutes({ dossier, statements }: Documents): Constraint[] {
  const passages = cardsOf(dossier);
  const sentences = saidOfToday(passages);
  const sheet = statements.filter(({ planned, subject }) => !planned && subject === "company");
  return [
    ...[...ABSOLUTES, ...DENIED].flatMap((absolute) => {
      const said = absolute.partnered === true ? withOthersToday(passages) : sentences;
      return denied(absolute, said, sheet, absolute.planned === true ? ofTheCompany(passages) : said);
    }),
    ...customerAbove(sentences),
    ...payingNothing(sentences),
    ...chargedNowhere(sentences),
  ];
}

const NONE = { min: 0, max: 0 };
const SOME = { min: 1, max: 1 };

function denied(
  absolute: Absolute,
  sentences: readonly Sentence[],
  sheet: readonly Statement[],
  others: readonly Sentence[],
): Constraint[] {
  const { claim, denial } = absolute;
  const [said] = sentences.filter(({ folded }) => claim.test(folded));
  if (said === undefined) return [];
  const document = said.passage.document.id;
  const figure = sheet.find(
    (one) => one.document === document && one.passage !== said.passage.text && denies(absolute, one),
  );
  if (figure !== undefined) return [clash(absolute.id, figure, wordsOf(said, claim, NONE))];
  if (denial === undefined) return [];
  const other = others.find(
    (one) =>
      one.passage.document.id === document &&
      (one.passage !== said.passage || one.part !== said.part) &&
      denial.test(one.folded) &&
      !claim.test(one.folded) &&
      (absolute.counted !== true || amountIn(one)) &&
      (absolute.toCome !== true || isToCome(one)) &&
      absolute.another?.test(one.folded) !== true &&
      (absolute.partnered !== true || isPartner(one, absolute, said)) &&
      (absolute.sameThing !== true || shareAWord(said, one, denial)),
  );
  return other === undefined ? [] : [clash(absolute.id, wordsOf(other, denial, SOME), wordsOf(said, claim, NONE))];
}

const denies = ({ some = [], notAll = [] }: Absolute, { topic, quantity, interval }: Statement): boolean =>
  (some.includes(topic ?? "") && quantity.value > 0 && interval.min > 0) ||
  (notAll.includes(topic ?? "") && quantity.unit === "percent" && interval.max < 100);

const amountIn = ({ text, passage }: Sentence): boolean =>
  plainQuantities(text, passage.document).some(
    ({ unit, value }) => (unit === "money" || unit === "percent") && value > 0,
  );

const isToCome = ({ text, passage }: Sentence): boolean => passage.role === "roadmap" || liesAhead(text);

const SHORTEST_STEM = 4;

/** Whoever stands between two others. */
const ANYBODY_BETWEEN = /^(?:middle|intermed|atravess)/u;

/** The same kind of firm as the claim names, as one who works with the company. */
function isPartner(one: Sentence, { claim, denial }: Absolute, said: Sentence): boolean {
  const nounIn = (pattern: RegExp | undefined, { folded }: Sentence) =>
    pattern
      ?.exec(folded)
      ?.slice(1)
      .find((group) => group !== undefined) ?? "";
  const [denied, named] = [nounIn(claim, said), nounIn(denial, one)];
  const between = ANYBODY_BETWEEN.test(denied) && !/^ban[kqc]/u.test(named);
  const isSame = between || denied.slice(0, SHORTEST_STEM) === named.slice(0, SHORTEST_STEM);
  return isSame && (one.passage.role === "partners" || WORKS_THROUGH.test(one.folded));
}

/** "Roasted in our own roastery" and "roasting is done by a partner". */
function shareAWord(one: Sentence, other: Sentence, denial: RegExp): boolean {
  const stems = (text: string) =>
    new Set(
      [...subjectsOf(text, (word) => NOT_A_SUBJECT.has(word)).words].flatMap((word) =>
        word.length < SHORTEST_STEM ? [] : [word.slice(0, SHORTEST_STEM)],
      ),
    );
  const rest = other.folded.replace(denial, " ");
  return !stems(one.folded).isDisjointFrom(stems(rest));
}

/** "No customer above 15 %", and one that is 38 %. */
function customerAbove(sentences: readonly Sentence[]): Constraint[] {
  const shareIn = ({ text, passage }: Sentence) => {
    const [only, ...more] = plainQuantities(text, passage.document).filter(({ unit }) => unit === "percent");
    return more.length === 0 ? only : undefined;
  };
  const said = sentences.find((one) => NO_CUSTOMER_ABOVE.test(one.folded) && shareIn(one) !== undefined);
  const most = said === undefined ? undefined : shareIn(said);
  if (said === undefined || most === undefined) return [];
  const one = sentences.find((other) => {
    const share = shareIn(other);
    const named = ONE_CUSTOMER_MAKES.test(other.folded) && OF_REVENUE.test(other.folded);
    const plural = /\b(?:customers|clients|clientes)\b/u.test(other.folded);
    return share !== undefined && share.value > most.value && named && !plural && !NO_CUSTOMER_ABOVE.test(other.folded);
  });
  const share = one === undefined ? undefined : shareIn(one);
  if (one === undefined || share === undefined || one.passage.document.id !== said.passage.document.id) return [];
  const label = one.text.slice(0, Math.max(0, share.start)).replace(/^\P{L}+|[\s:,–—-]+$/gu, "");
  return [
    clash(
      "top_customer",
      figureIn(one.passage, share, 4000 + one.part, label),
      wordsOf(said, NO_CUSTOMER_ABOVE, NONE, true),
    ),
  ];
}

/** Somebody who pays nothing on one line and pays on another. */
function payingNothing(sentences: readonly Sentence[]): Constraint[] {
  const whoIn = ({ folded }: Sentence, pattern: RegExp) => {
    const found = pattern.exec(folded);
    return found === null ? null : singular(found.slice(1).find((group) => group !== undefined) ?? "");
  };
  return sentences
    .flatMap((said): Constraint[] => {
      const who = whoIn(said, PAYS_NOTHING);
      if (who === null || NOT_A_SUBJECT.has(who)) return [];
      const other = sentences.find(
        (one) =>
          one.passage.document.id === said.passage.document.id &&
          (one.passage !== said.passage || one.part !== said.part) &&
          !PAYS_NOTHING.test(one.folded) &&
          whoIn(one, PAYS) === who &&
          amountIn(one),
      );
      return other === undefined
        ? []
        : [clash("pays_nothing", wordsOf(other, PAYS, SOME, true), wordsOf(said, PAYS_NOTHING, NONE))];
    })
    .slice(0, 1);
}

/** "No subscription", and a line that begins with the subscription and has its price. */
function chargedNowhere(sentences: readonly Sentence[]): Constraint[] {
  return sentences
    .flatMap((said): Constraint[] => {
      const charge = singular(CHARGED_NOWHERE.exec(said.folded)?.[1] ?? "");
      if (charge === "") return [];
      const other = sentences.find(
        (one) =>
          one.passage.document.id === said.passage.document.id &&
          one.passage !== said.passage &&
          !CHARGED_NOWHERE.test(one.folded) &&
          new RegExp(`^\\P{L}*${charge}\\w*(?:\\s\\p{L}+){0,2}\\s?[:–—-]`, "u").test(one.folded) &&
          amountIn(one),
      );
      return other === undefined
        ? []
        : [clash("pays_nothing", wordsOf(other, PAYS, SOME, true), wordsOf(said, CHARGED_NOWHERE, NONE))];
    })
    .slice(0, 1);
}

const LONGEST_WORDS = 90;

/** What a sentence says in words; all of it where it is short and `whole`. */
function wordsOf(sentence: Sentence, pattern: RegExp, interval: typeof NONE, whole = false): Statement {
  const short = sentence.text.trim().replace(/[.;]$/u, "");
  const printed = whole && short.length <= LONGEST_WORDS ? short : printedIn(sentence, pattern);
  return saidIn(sentence.passage, { label: "", printed, interval, nth: 4000 + sentence.part });
}

function clash(id: string, stated: Statement, other: Statement): Constraint {
  const touches = TOUCHES[id] ?? "trust";
  const tie = { slack: 0, exact: true, assumed: true as const, worded: true as const, touches };
  return twoAnswers(`absolute:${id}`, stated, other, { ...tie, mayBe: ["other_date", "other_scope"] });
}

const TOUCHES: Record<string, Constraint["touches"]> = {
  no_churn: "unit_economics",
  no_commission: "unit_economics",
  no_setup_fee: "unit_economics",
  pays_nothing: "unit_economics",
  no_cac: "unit_economics",
  users_yet: "growth",
  all_pilots: "growth",
  top_customer: "growth",
  no_debt: "runway",
};
