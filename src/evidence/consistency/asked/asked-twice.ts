import type { Touch } from "../../../domain/inconsistency.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import type { Documents } from "../documents.ts";
import { missing } from "../interval.ts";
import type { Statement } from "../statement.ts";
import { TEAM } from "../words/counted.ts";
import { leaving } from "./leaving.ts";
import { namedTwice } from "./named.ts";
import { type Answer, foundersMoney, ratesOfDeals, things } from "./questions.ts";

/** A kind of question that a document may answer in several places. */
interface Kind {
  id: string;
  touches: Touch;
  answers: (documents: Documents) => Answer[];
  /** Answers that differ by less are one, rounded here and there. */
  rounded: number;
  /** From so many values on they are of several things with one name. */
  mostValues: number;
  /** A page that gives several values has several of it. */
  onePerPage: boolean;
}

const KINDS: readonly Kind[] = [
  { id: "counted", touches: "growth", answers: things, rounded: 0.06, mostValues: 3, onePerPage: true },
  { id: "founders_money", touches: "runway", answers: foundersMoney, rounded: 0.05, mostValues: 3, onePerPage: false },
  { id: "rate_per", touches: "unit_economics", answers: ratesOfDeals, rounded: 0.15, mostValues: 9, onePerPage: false },
  { id: "churn", touches: "unit_economics", answers: leaving, rounded: 0.1, mostValues: 3, onePerPage: true },
];

/**
 * One question that two places answer with two values: so many restaurants here and so many there, one measure under the
 * same words, what the founders put in. Words say that it is one question, so it is asked about and never asserted.
 */
export function askedTwice(documents: Documents): Constraint[] {
  const kinds = KINDS.flatMap((kind) => {
    const questions = Map.groupBy(
      kind.answers(documents),
      ({ question, statement }) => `${statement.document}|${question}`,
    );
    return [...questions.values()].flatMap((answers) => clashIn(answers, kind, documents) ?? []);
  });
  return [...kinds, ...namedTwice(documents)];
}

/** What is spent is printed with a minus or without. */
const sizeOf = ({ statement: { quantity } }: Answer): number => Math.abs(quantity.value);

function clashIn(answers: readonly Answer[], kind: Kind, { statements }: Documents): Constraint | null {
  const told = kind.onePerPage ? withoutSeveral(answers) : [...answers];
  if (new Set(told.map(sizeOf)).size > kind.mostValues) return null;
  const pair = told.flatMap((one, at) =>
    told.slice(at + 1).flatMap((other) => (cannotBoth(one, other, kind) ? [[one, other] as const] : [])),
  )[0];
  if (pair === undefined || pair.every((one) => isOnSheet(one, statements))) return null;
  const [stated, other] = pair.map(({ statement }) => statement) as [Statement, Statement];
  const isTeam = pair[0].question.startsWith(`${TEAM}|`);
  return twoAnswers(isTeam ? "same:team" : `same:${kind.id}`, stated, other, {
    slack: kind.rounded,
    exact: true,
    assumed: true,
    touches: isTeam ? "runway" : kind.touches,
    mayBe: ["other_date", "other_scope"],
  });
}

/** Without what one page answers twice: there are two of it there. There is one team, however often a page counts it. */
function withoutSeveral(answers: readonly Answer[]): Answer[] {
  const pages = Map.groupBy(answers, ({ statement }) => statement.place);
  return [...pages.values()].flatMap((page) => {
    const values = new Set(page.map(sizeOf)).size;
    if (page[0]?.question.startsWith(`${TEAM}|`) === true && values === 2) return page;
    return values > 1 ? [] : page.slice(0, 1);
  });
}

function cannotBoth(a: Answer, b: Answer, { rounded }: Kind): boolean {
  const [one, two] = [a.statement, b.statement];
  if (a.kind !== b.kind || sizeOf(a) === sizeOf(b) || missing(one.interval, two.interval) <= rounded) return false;
  // "26 people" and "21, and 5 more in summer" are the same.
  const apart = Math.abs(one.quantity.value - two.quantity.value);
  return ![...(a.beside ?? []), ...(b.beside ?? [])].includes(apart);
}

/** True where the sheet has it as the number of those employed: it is then held against the other there. */
const isOnSheet = ({ question, statement }: Answer, statements: readonly Statement[]): boolean =>
  question.startsWith(`${TEAM}|`) &&
  statements.some(
    ({ topic, place, quantity, listed }) =>
      topic === "headcount" &&
      listed !== true &&
      place === statement.place &&
      quantity.value === statement.quantity.value,
  );
