import { heldAgainst } from "./apply-relations.ts";
import { breach, type Constraint, twoAnswers } from "./constraint.ts";
import { missing } from "./interval.ts";
import type { Pool } from "./pool.ts";
import type { Relation } from "./relation.ts";
import { earlier, formula, LOOSE, of } from "./relations/build.ts";
import { RELATIONS } from "./relations.ts";
import type { Statement } from "./statement.ts";

const spent = of("sales_marketing_spend", "marketing_spend");

/** Ratios that a plan is run by, as the years of its own tables make them. */
const RATIOS: readonly Relation[] = [
  {
    id: "cac=plan",
    gives: "cac",
    variants: [
      formula(
        "cac",
        [spent, of("new_customers")],
        "{sales_marketing_spend} / {new_customers}",
        (cost, won) => cost / won,
      ),
      formula(
        "cac",
        [spent, of("customers"), earlier("customers")],
        "{sales_marketing_spend} / ({customers} − {customers_before})",
        (cost, now, then) => (now > then ? cost / (now - then) : Number.NaN),
      ),
    ],
    bound: "equal",
    ...LOOSE("unit_economics", 0.5, "other_scope", "average"),
  },
  {
    id: "arpa=plan",
    gives: "arpa",
    variants: [
      {
        ...formula("arpa", [of("mrr"), of("customers")], "{mrr} / {customers}", (mrr, n) => mrr / n),
        rhythm: "monthly",
      },
      {
        ...formula("arpa", [of("arr"), of("customers")], "{arr} / 12 / {customers}", (arr, n) => arr / 12 / n),
        rhythm: "monthly",
      },
      {
        ...formula("arpa", [of("revenue"), of("customers")], "{revenue} / 12 / {customers}", (sum, n) => sum / 12 / n),
        rhythm: "monthly",
      },
    ],
    bound: "equal",
    ...LOOSE("unit_economics", 0.25, "average", "other_scope"),
  },
  {
    id: "conversion_rate=plan",
    gives: "conversion_rate",
    variants: [
      formula(
        "conversion_rate",
        [of("customers"), of("users")],
        "{customers} / {users}",
        (paid, all) => (paid / all) * 100,
      ),
    ],
    bound: "equal",
    ...LOOSE("growth", 0.15, "other_scope", "other_date"),
  },
];

/** Rates that a plan is run by and that the table of relations computes: given once, they stand for all of its years. */
const STANDING = new Set(["take_rate", "gross_margin", "arpa", "cac"]);
const GIVEN: readonly Relation[] = [
  ...RATIOS,
  ...RELATIONS.filter(({ gives, bound }) => STANDING.has(gives) && bound === "equal"),
];

const FEWEST_YEARS = 2;
/** One year alone misses a rate for sure only by this much. */
const FAR = 0.3;

/**
 * A ratio that a plan states without a date, where no year of its own tables gives it and all of them miss it on the same
 * side. The year that comes nearest shows the sum. Which year is meant nobody says, so it is asked.
 */
export function neverGiven(pool: Pool): Constraint[] {
  return [...GIVEN.flatMap((relation) => byItsYears(relation, pool)), ...outsideItsYears(pool)];
}

const STATED_BY_YEAR = ["arpa", "cac", "ltv", "gross_margin", "churn", "customer_churn", "take_rate", "headcount"];
/** What moves from page to page by less is no difference. */
const CLEAR = 0.06;

/** A ratio of the plan that lies beyond all the values that the plan gives it year by year. */
function outsideItsYears(pool: Pool): Constraint[] {
  return STATED_BY_YEAR.flatMap((topic) => {
    const about = pool.about(topic).filter(({ oneOfMany }) => oneOfMany !== true);
    const plan = about.filter(({ planned, undated }) => planned && !undated);
    return about
      .filter((one) => one.undated && isOfPlan(one, pool))
      .flatMap((one): Constraint[] => {
        const years = plan.filter((year) => isSameQuestion(one, year));
        const away = years.map((year) => missing(one.interval, year.interval));
        const above = years.filter(({ interval }) => interval.min > one.interval.max).length;
        if (years.length < FEWEST_YEARS || away.some((gap) => gap <= CLEAR)) return [];
        if (above > 0 && above < years.length) return [];
        const nearest = years[away.indexOf(Math.min(...away))] as Statement;
        const tie = { slack: CLEAR, exact: true, assumed: true as const, touches: "unit_economics" as const };
        return [twoAnswers(`same:${topic}`, one, nearest, { ...tie, mayBe: ["other_date", "average"] })];
      });
  });
}

const isSameQuestion = (one: Statement, year: Statement): boolean =>
  one.document === year.document &&
  one.segment === year.segment &&
  one.subject === year.subject &&
  one.quantity.unit === year.quantity.unit &&
  one.quantity.currency === year.quantity.currency &&
  one.basis.rhythm === year.basis.rhythm &&
  one.passage !== year.passage;

function byItsYears(relation: Relation, pool: Pool): Constraint[] {
  const stated = pool.about(relation.gives).filter((one) => one.undated && one.oneOfMany !== true);
  const times = timesOf(relation, pool);
  return stated.flatMap((one): Constraint[] => {
    if (!isOfPlan(one, pool)) return [];
    const tried = times.flatMap((when) => {
      const found = heldAgainst(relation, { ...one, when, undated: false, planned: true }, pool);
      return found === null ? [] : [{ ...found, stated: one, assumed: true as const }];
    });
    const least = tried.length < FEWEST_YEARS ? FAR : 0;
    if (tried.length === 0 || tried.some((each) => breach(each) <= least)) return [];
    const above = tried.filter(({ value }) => value > one.quantity.value);
    if (above.length > 0 && above.length < tried.length) return [];
    return tried.toSorted((a, b) => breach(a) - breach(b)).slice(0, 1);
  });
}

/** The times for which a plan shows what the ratio is made of. */
function timesOf({ variants }: Relation, pool: Pool): string[] {
  const topics = new Set(variants.flatMap(({ inputs }) => inputs.flatMap((input) => input.topics)));
  const dated = [...topics].flatMap((topic) => pool.about(topic)).filter(({ planned, undated }) => planned && !undated);
  return [...new Set(dated.map(({ when }) => when))];
}

/** Said of the plan, or in papers that tell of nothing that was reached. */
const isOfPlan = (one: Statement, pool: Pool): boolean =>
  one.planned || REACHED.every((topic) => pool.about(topic).every(({ planned }) => planned));
const REACHED = ["revenue", "arr", "mrr", "customers"];
