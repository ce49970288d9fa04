import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import { fold } from "../../lexicon/fold.ts";
import { BY_MONTH, BY_YEAR, GROWTH } from "../../lexicon/growth-words.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { readDossier } from "../facts/find.ts";
import type { Constraint } from "./constraint.ts";
import { image } from "./interval.ts";
import { placesOf } from "./places.ts";
import { type Statement, statementOf } from "./statement.ts";
import { gridsOf } from "./tables/grid.ts";
import { seriesIn, wordsOf } from "./tables/series.ts";
import { endOf } from "./when.ts";

/** What a rate of growth is of, best first. */
const GROWS: Record<string, readonly string[]> = {
  revenue_growth: ["revenue", "arr", "mrr"],
  arr_growth: ["arr", "mrr"],
  mrr_growth: ["mrr", "arr"],
  gmv_growth: ["gmv"],
  customer_growth: ["customers"],
};
const COUNTED = new Set(["users", "mau", "customers", "revenue", "arr", "mrr", "gmv", "orders", "headcount"]);
const NOT_THE_COMPANYS = new Set(["example", "scenario", "third_party", "market"]);
/** A plan does not grow at one pace: only a rate half as high as its slowest time, or twice its fastest, is another plan's. */
const FAR = 2;
const YEAR = 12;

interface Point {
  month: number;
  statement: Statement;
}

/** A pace of growth that the plan is said to have ("30 % more users a year"), against the figures of that plan. */
export function growthRates(dossier: Dossier, statements: readonly Statement[]): Constraint[] {
  const placeOf = placesOf(dossier);
  const tables = gridsOf(dossier).flatMap(seriesIn);
  return readDossier(dossier).all.flatMap((fact): Constraint[] => {
    const months = isPace(fact) ? lengthOf(fact) : null;
    if (months === null) return [];
    const words = wordsOf(fold(fact.label).replace(new RegExp(GROWTH.source, "gu"), " "));
    const topics = GROWS[fact.topic ?? ""] ?? topicIn(fact.label);
    const rows = tables.filter((one) => one.document === fact.document && one.words.size > 0);
    const plans = statements.filter((one) => topics.includes(one.topic ?? "") && isOfPlan(one, fact));
    const here = plans.filter(({ place }) => place === placeOf(fact.address));
    const series = [
      ...[here, plans].flatMap((all) => topics.map((topic) => pointsOf(all.filter((one) => one.topic === topic)))),
      ...rows.filter((one) => isNamed(one.words, words)).map(({ points }) => pointsAt(points)),
    ].find(({ length }) => length > 1);
    const stated = { ...statementOf(fact, null), place: placeOf(fact.address), sure: false, undated: true };
    const held = series === undefined ? null : heldAgainst(stated, series, months);
    return held === null ? [] : [held];
  });
}

/** Undated, the company's own, and of its plan or supposed: what is reached today is no pace of the plan. */
const isPace = ({ quantity, nature, subject, period, source, readBy, label, sureness, topic }: Fact): boolean =>
  quantity.unit === "percent" &&
  quantity.value > 0 &&
  subject === "company" &&
  !NOT_THE_COMPANYS.has(nature) &&
  (nature !== "actual" || sureness < SURE_ENOUGH) &&
  (period === undefined || topic === null) &&
  source === "deck" &&
  readBy !== "ocr" &&
  GROWTH.test(fold(label));

/** The months its pace is told by; null where nothing says so. */
function lengthOf({ basis, quantity, passage, label }: Fact): number | null {
  const said = fold(passage);
  // "Growth in monthly orders (4 months)" is over those, and no pace.
  if (IN_ALL.test(fold(label))) return null;
  if (basis.rhythm === "monthly" || quantity.per === "month" || BY_MONTH.test(said)) return 1;
  return basis.rhythm === "annual" || quantity.per === "year" || BY_YEAR.test(said) ? YEAR : null;
}

const IN_ALL = /[(]\s?\d{1,2}[\s-]?(?:mos?|months?|mois|mes(?:es)?|years?|yrs?|ans?|annees?|anos?)\s?[)]/u;

function topicIn(label: string): string[] {
  const named = fold(label).replace(new RegExp(`${GROWTH.source}|${BY_MONTH.source}|${BY_YEAR.source}`, "gu"), " ");
  const topic = matchTopic(named.trim())?.topic.id;
  return topic !== undefined && COUNTED.has(topic) ? [topic] : [];
}

/** "Trip growth" is of "monthly trips". */
const isNamed = (line: ReadonlySet<string>, said: ReadonlySet<string>): boolean => {
  const own = new Set([...line].filter((word) => !BY_MONTH.test(word) && !BY_YEAR.test(word)));
  return own.size > 0 && own.isSubsetOf(said);
};

const isOfPlan = ({ planned, listed, oneOfMany, segment, document }: Statement, fact: Fact): boolean =>
  planned && listed !== true && oneOfMany !== true && segment === "" && document === fact.document;

const pointsOf = (statements: readonly Statement[]): Point[] =>
  inOrder(statements.map((statement) => ({ end: endOf(statement.when), statement })));

const pointsAt = (points: ReadonlyMap<string, Statement>): Point[] =>
  inOrder([...points].map(([period, statement]) => ({ end: endOf(period), statement })));

/** One value for each month, on the plan's axis or the calendar's, whichever has more. */
function inOrder(all: readonly { end: ReturnType<typeof endOf>; statement: Statement }[]): Point[] {
  const axes = (["plan", "calendar"] as const).map((axis) =>
    all.flatMap(({ end, statement }) => (end?.axis === axis ? [{ month: end.month, statement }] : [])),
  );
  const own = axes.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const months = Map.groupBy(
    own.filter(({ statement }) => statement.quantity.value > 0),
    ({ month }) => month,
  );
  return [...months.values()]
    .flatMap(([first, ...more]) =>
      first !== undefined && more.every(({ statement }) => statement.quantity.value === first.statement.quantity.value)
        ? [first]
        : [],
    )
    .toSorted((a, b) => a.month - b.month);
}

function heldAgainst(stated: Statement, points: readonly Point[], months: number): Constraint | null {
  const steps = points.slice(1).map((late, at) => stepOf(points[at] as Point, late, months));
  const [slowest] = steps.toSorted((a, b) => a.rate - b.rate);
  const fastest = steps.toSorted((a, b) => b.rate - a.rate)[0];
  if (slowest === undefined || fastest === undefined || slowest.rate <= 0) return null;
  const { range, value, bound } = stated.quantity;
  const [least, most] = [range?.min ?? value, range?.max ?? value];
  const step = bound !== "min" && most * FAR < slowest.rate ? slowest : least > fastest.rate * FAR ? fastest : null;
  if (step === null) return null;
  const { early, late, count, rate } = step;
  const compute = (last: number, first: number) => ((last / first) ** (1 / count) - 1) * 100;
  const expected = image(compute, [late.interval, early.interval]);
  if (expected === null) return null;
  return {
    id: "pace=points",
    kind: "formula",
    stated,
    inputs: [late, early],
    expression: count === 1 ? "{late} / {early} − 1" : `({late} / {early})^(1/${Number(count.toFixed(2))}) − 1`,
    keys: ["late", "early"],
    expected,
    value: rate,
    bound: "equal",
    slack: 0.1,
    exact: false,
    // That the pace is meant for all of the plan.
    assumed: true,
    touches: "growth",
    mayBe: ["other_date", "other_scope"],
  };
}

function stepOf(early: Point, late: Point, months: number) {
  const count = (late.month - early.month) / months;
  const rate = ((late.statement.quantity.value / early.statement.quantity.value) ** (1 / count) - 1) * 100;
  return { early: early.statement, late: late.statement, count, rate };
}
