import type { Explanation } from "../../domain/inconsistency.ts";
import { fold } from "../../lexicon/fold.ts";
import { TOTAL } from "../../lexicon/sums.ts";
import { findQuantities } from "../../quantities/find.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { normalizeLabel } from "../../quantities/topics/match.ts";
import { FLOWS } from "../../quantities/topics/time.ts";
import type { Constraint } from "./constraint.ts";
import { missing } from "./interval.ts";
import { isFlowOfAMonth, isUndatedFlow, type Statement } from "./statement.ts";
import { touchesOf } from "./touches.ts";
import { NOW } from "./when.ts";

/** Topics of which a company has several at once: a price per plan, a size per deal. */
export const MANY_AT_ONCE = new Set(
  (
    "price ticket_size pipeline exit_value exit_multiple exit_horizon grants contract_length average_salary founder_salary " +
    "competitor_funding competitor_count founder_experience_years investor_ownership sales_cycle lead_time unit_cost bom_cost " +
    "share_price debt capex leads units_sold orders market_growth hosting_costs conversion_rate time_to_market " +
    "patents trademarks letters_of_intent"
  ).split(" "),
);

/** Another name of the same rate, where nothing says that it is of something else. */
const SAME_THING: Record<string, string> = { customer_churn: "churn" };

const RECURRING = new Set(["arr", "mrr", "customers", "carr"]);

/** What is computed from averages moves from page to page; only a clear difference is one. */
const MOVING = new Set(
  "ltv cac ltv_cac cac_payback arpa churn customer_churn nrr grr gross_margin conversion_rate".split(" "),
);
const CLEAR = 0.06;

/** Sources this near to each other are averaged, not accused (SPEC, rung 3). */
const CLOSE = 0.02;

/**
 * Figures that answer the same question (topic, part, time, subject, definition, unit) and cannot both be right. One pair
 * for each question: the two that lie farthest apart. A page that gives one label several values is a list, not an answer.
 */
export function sameQuestions(statements: readonly Statement[]): Constraint[] {
  const clear = statements.filter((one) => one.topic !== null && !MANY_AT_ONCE.has(one.topic) && !isVague(one));
  const asked = Map.groupBy(withoutEarlierOnes(clear), questionOf);
  return [...asked.values()].flatMap((group) =>
    group.length < 2 ? [] : byDefinition(group).flatMap((answers) => answersOf(withoutLists(answers))),
  );
}

/** The answers that may follow one definition: "paying customers" with those that do not say which, never with "registered". */
function byDefinition(group: readonly Statement[]): (readonly Statement[])[] {
  const defined = Map.groupBy(group, definitionOf);
  const open = defined.get("") ?? [];
  const named = [...defined].filter(([definition]) => definition !== "");
  if (named.length < 2) return named.length === 0 ? [open] : named.map(([, answers]) => [...open, ...answers]);
  // What says no definition and equals one of them follows it: "revenue 7.4 M" beside "gross 7.4 M, net 6.7 M".
  const follows = (one: Statement, answers: readonly Statement[]) =>
    answers.some(({ interval }) => missing(one.interval, interval) === 0);
  return named.map(([, answers]) => [
    ...open.filter((one) => follows(one, answers) || !named.some(([, others]) => follows(one, others))),
    ...answers,
  ]);
}

const definitionOf = ({ basis: { gross, customers } }: Statement): string =>
  gross === undefined && customers === undefined ? "" : `${gross}|${customers}`;

/**
 * What has no date is taken to be of the last year; where another year of the same document says just that, it is that
 * year's: "7 people" beside "2025: 7, 2026: 12".
 */
function withoutEarlierOnes(statements: readonly Statement[]): Statement[] {
  const dated = Map.groupBy(
    statements.filter(({ undated, planned }) => !undated && !planned),
    ({ topic, document }) => `${topic}|${document}`,
  );
  return statements.filter((one) => {
    if (!one.undated || one.planned) return true;
    const others = (dated.get(`${one.topic}|${one.document}`) ?? []).filter(({ segment }) => segment === one.segment);
    const [own, earlier] = [
      others.filter(({ when }) => when === one.when),
      others.filter(({ when }) => when < one.when),
    ];
    const says = (answers: readonly Statement[]) =>
      answers.some(({ interval }) => missing(one.interval, interval) === 0);
    return says(own) || !says(earlier);
  });
}

/** Of what it is the total only the table knows that it closes. */
const BARE_TOTAL = /^\P{L}*totals?\P{L}*$/iu;

/** A plan without a date, or what adds up over an unnamed time, answers no question that another can answer too. */
const isVague = (one: Statement): boolean =>
  BARE_TOTAL.test(one.label) ||
  one.oneOfMany === true ||
  one.listed === true ||
  (one.planned && one.when === NOW) ||
  isUndatedFlow(one) ||
  isFlowOfAMonth(one);

const A_YEAR = /^(?:\d{4}|Y\d+)$/u;

function questionOf(one: Statement): string {
  const { money, rhythm } = one.basis;
  const { unit, currency } = one.quantity;
  return [
    SAME_THING[one.topic ?? ""] ?? one.topic,
    one.segment,
    FLOWS.has(one.topic ?? "") ? one.when : one.when.replace(/^Y(\d+)$/u, (_, year) => `M${Number(year) * 12}`),
    one.subject,
    one.planned,
    money,
    // What a year brings and what it brings "a year" are one.
    rhythm === "annual" && FLOWS.has(one.topic ?? "") && A_YEAR.test(one.when) ? undefined : rhythm,
    unit,
    currency,
  ].join("|");
}

/** Without what one page gives under one label with several values, or one line with two. */
export function withoutLists(answers: readonly Statement[]): Statement[] {
  const lists = new Set<string>();
  const label = (one: Statement) => `${one.place}|${normalizeLabel(one.label)}`;
  for (const [key, group] of Map.groupBy(answers, label)) {
    if (group.some((one) => missing(one.interval, (group[0] as Statement).interval) > 0)) lists.add(key);
  }
  const single = answers.filter((one) => !lists.has(label(one)) && !isOfItsRow(one));
  // One line does not contradict itself: where it seems to, it says two things.
  const lines = Map.groupBy(single, ({ place, passage }) => `${place}|${passage}`);
  return single.filter(({ place, passage }) => {
    const line = lines.get(`${place}|${passage}`) ?? [];
    return line.every((one) => missing(one.interval, (line[0] as Statement).interval) === 0);
  });
}

/** "Designer | 1.0" under the head "FTE": a column gives it, and the line names whose it is. */
function isOfItsRow({ passage, label, quantity }: Statement): boolean {
  if (label === "" || passage.includes(label) || findPeriods(passage).length > 0) return false;
  const named = passage.replace(quantity.text, " ");
  return !/\d/u.test(named) && /\p{L}{3}/u.test(named) && !TOTAL.test(fold(named).trim());
}

function answersOf(answers: readonly Statement[]): Constraint[] {
  const [first] = answers;
  if (first === undefined || answers.length < 2) return [];
  const lowest = answers.reduce((a, b) => (b.interval.max < a.interval.max ? b : a));
  const highest = answers.reduce((a, b) => (b.interval.min > a.interval.min ? b : a));
  const [stated, other] = lowest === highest ? [first, answers[1] as Statement] : [highest, lowest];
  const topic = stated.topic as string;
  const room = MOVING.has(topic) ? CLEAR : CLOSE;
  return [
    {
      id: `same:${topic}`,
      kind: "two_values",
      stated,
      // Where they meet, every other answer bears it out; where they do not, two are enough to show it.
      inputs: missing(stated.interval, other.interval) > room ? [other] : answers.filter((one) => one !== stated),
      expression: "{other}",
      keys: ["other"],
      expected: other.interval,
      value: other.quantity.value,
      bound: "equal",
      slack: room,
      exact: true,
      // A sentence that names both values knows of the difference, and explains it or not.
      // What a document dates here and not there may be of two times.
      ...((stated.topic !== other.topic ||
        (stated.document === other.document && stated.undated !== other.undated) ||
        definitionOf(stated) !== definitionOf(other) ||
        ([stated, other] as const).some((one) => namesBoth(one.passage, stated, other))) && {
        assumed: true as const,
      }),
      touches: touchesOf(topic),
      mayBe: explanations(stated, other),
    },
  ];
}

function namesBoth(passage: string, ...figures: Statement[]): boolean {
  const values = findQuantities(passage).flatMap((one) => ("ambiguous" in one ? [] : [one.value]));
  return figures.every(({ interval }) => values.some((value) => value >= interval.min && value <= interval.max));
}

function explanations(a: Statement, b: Statement): Explanation[] {
  const several: Explanation[] = [];
  if (a.document !== b.document || a.planned) several.push("other_version");
  // What is only planned is neither contracted nor live.
  if (a.topic !== null && RECURRING.has(a.topic) && !a.planned) several.push("contracted_live");
  several.push(a.when === NOW ? "other_date" : "other_scope");
  return several;
}
