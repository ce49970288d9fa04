import type { Dossier } from "../../../domain/dossier.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import { missing } from "../interval.ts";
import type { Statement } from "../statement.ts";
import { type Counted, countedIn, TEAM } from "./counted.ts";
import { type Passage, passagesOf } from "./passage.ts";

/** From so many values on they are of several things with one name. */
const MOST_VALUES = 3;
/** Counts that a document rounds differ by less. */
const ROUNDED = 0.06;

/**
 * So many of one thing here and another number there: restaurants served, machines installed, people employed. Words
 * name the thing, whichever it is, so it is asked about and never asserted.
 */
export function toldTwice(dossier: Dossier, statements: readonly Statement[]): Constraint[] {
  const counted = withAbove(passagesOf(dossier)).flatMap(({ passage, above }) => countedIn(passage, above));
  const things = Map.groupBy(counted, ({ thing, when }) => `${thing}|${when}`);
  return [...things.values()].flatMap((told) => {
    const single = onePerPage(told);
    if (new Set(single.map(({ statement }) => statement.quantity.value)).size > MOST_VALUES) return [];
    const pair = single.flatMap((one, at) =>
      single.slice(at + 1).flatMap((other) => (cannotBoth(one, other) ? [[one, other] as const] : [])),
    )[0];
    return pair === undefined || pair.every((one) => isOnSheet(one, statements)) ? [] : [clash(...pair)];
  });
}

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

/** Without what one page counts twice: there are two of it there. */
function onePerPage(told: readonly Counted[]): Counted[] {
  const pages = Map.groupBy(told, ({ statement }) => statement.place);
  return [...pages.values()].flatMap((page) => {
    const values = new Set(page.map(({ statement }) => statement.quantity.value));
    // There is one team, however often a page counts it.
    if (page[0]?.thing === TEAM && values.size === 2) return page;
    return values.size > 1 ? [] : page.slice(0, 1);
  });
}

/** True where the sheet has it as the number of those employed: it is then held against the other there. */
const isOnSheet = ({ thing, statement }: Counted, statements: readonly Statement[]): boolean =>
  thing === TEAM &&
  statements.some(
    ({ topic, place, quantity, listed }) =>
      topic === "headcount" &&
      listed !== true &&
      place === statement.place &&
      quantity.value === statement.quantity.value,
  );

function cannotBoth(a: Counted, b: Counted): boolean {
  if (a.statement.document !== b.statement.document || a.kind !== b.kind) return false;
  const [one, two] = [a.statement, b.statement];
  if (missing(one.interval, two.interval) <= ROUNDED) return false;
  // "26 people" and "21, and 5 more in summer" are the same.
  const apart = Math.abs(one.quantity.value - two.quantity.value);
  return ![...a.beside, ...b.beside].includes(apart);
}

function clash({ statement: stated, thing }: Counted, { statement: other }: Counted): Constraint {
  return twoAnswers(thing === TEAM ? "same:team" : "same:counted", stated, other, {
    slack: ROUNDED,
    exact: true,
    assumed: true,
    touches: thing === TEAM ? "runway" : "growth",
    mayBe: ["other_date", "other_scope"],
  });
}
