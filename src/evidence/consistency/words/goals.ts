import { fold } from "../../../lexicon/fold.ts";
import { isOneCase, monthsAhead } from "../../../lexicon/plans.ts";
import { MORE_OF_IT } from "../../../lexicon/sums.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import type { Documents } from "../documents.ts";
import { headingDateOf } from "../heading-dates.ts";
import type { Statement } from "../statement.ts";
import { endOf } from "../when.ts";

/** A figure that is to be reached, with the words that say by when. */
interface Goal {
  statement: Statement;
  words: string;
  axis: string;
  /** The months the words name: "2026" all twelve of it. */
  from: number;
  month: number;
}

/** What a growing company reaches once: a price, a rate or a team may stay as it is. */
const REACHED = new Set(
  "revenue arr mrr carr recurring_revenue customers users mau dau gmv orders units_sold".split(" "),
);

/** Less apart than this they may be counted from two beginnings. */
const CLEARLY_APART = 3;

/**
 * One figure to be reached at two times: "$50K MRR" in 12 months on one page and in 18 on another. Where a plan names
 * another value of it for one of these times it is a path and no goal; that both pages mean one goal is our reading.
 */
export function twiceDatedGoals({ dossier, statements }: Documents): Constraint[] {
  const planned = statements.filter(
    (one) =>
      one.planned && !one.undated && one.subject === "company" && one.source === "deck" && REACHED.has(one.topic ?? ""),
  );
  const goals = planned.flatMap((statement): Goal[] => {
    const end = endOf(statement.when);
    const words = end === null ? null : dateWords(statement, dossier);
    if (end === null || words === null) return [];
    const isYear = /^(?:20\d\d|Y\d+)$/u.test(findPeriods(words)[0]?.period ?? "");
    return [{ statement, words, ...end, from: isYear ? end.month - 11 : end.month }];
  });
  const same = Map.groupBy(goals, ({ statement: { document, topic, quantity }, axis }) =>
    [document, topic, quantity.unit, quantity.currency, quantity.value, axis].join("|"),
  );
  return [...same.values()].flatMap((group) => {
    const [first, ...later] = group.toSorted((a, b) => a.month - b.month);
    const last = later.at(-1);
    if (first === undefined || last === undefined || last.month - first.month < CLEARLY_APART) return [];
    if (last.from <= first.month) return [];
    if (first.statement.place === last.statement.place || isOnAPath(first.statement, planned)) return [];
    if (!isOnePart(first.statement, last.statement)) return [];
    return [clash(first, last)];
  });
}

/** The words that date a goal, as they are printed: in its own line, or over it. A line with several times is a series. */
function dateWords(statement: Statement, dossier: Documents["dossier"]): string | null {
  const { passage } = statement;
  if (isOneCase(passage) || MORE_OF_IT.test(fold(passage))) return null;
  const [own, ...more] = findPeriods(passage);
  if (more.length > 0) return null;
  if (own !== undefined) return own.text.trim();
  return monthsAhead(passage) === null ? (headingDateOf(statement, dossier)?.words ?? null) : passage;
}

/** Another value of it at one of the times. */
const isOnAPath = (goal: Statement, planned: readonly Statement[]): boolean => {
  const others = planned.filter(({ topic, document }) => topic === goal.topic && document === goal.document);
  return others.some(({ quantity }) => quantity.value !== goal.quantity.value);
};

/** "MRR" and "MRR from Pro and Enterprise tiers" of the same size are one; "Spain" and "France" are two. */
const isOnePart = (one: Statement, other: Statement): boolean =>
  one.segment === other.segment || one.segment === "" || other.segment === "";

function clash(first: Goal, last: Goal): Constraint {
  const tie = { slack: 0, exact: true, assumed: true as const, worded: true as const, touches: "growth" as const };
  return twoAnswers("date:goal", dated(last), dated(first), { ...tie, mayBe: ["other_version", "other_scope"] });
}

const dated = ({ statement, words, month }: Goal): Statement => ({
  ...statement,
  id: `${statement.id}@${month}`,
  topic: null,
  label: statement.passage,
  printed: words,
  quantity: { value: month, unit: "number", text: words, scale: 1, step: 1, decimals: 0, start: 0, end: words.length },
  interval: { min: month, max: month },
});
