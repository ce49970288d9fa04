import { A_MONTH } from "../../lexicon/sums.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import type { FormulaInput } from "../../quantities/topics/formula.ts";
import { FLOWS } from "../../quantities/topics/time.ts";
import { breach, type Constraint } from "./constraint.ts";
import { hull, type Interval, image } from "./interval.ts";
import { combinable, isOpenPlan, isUndated, type Pool } from "./pool.ts";
import type { Relation } from "./relation.ts";
import { isFlowOfAMonth, type Statement } from "./statement.ts";
import { isNotBefore, NOW, yearEarlier, yearLater } from "./when.ts";

const MONTHLY_BY_NATURE = new Set(["mrr", "burn_rate"]);
const OF_THE_MARKET = new Set(["tam", "sam", "som"]);
/** Deck and model are often a little apart: a sum over both is given that much more room, and never accuses. */
const MIXED = 0.05;
const ELSEWHERE = 0.02;
const CHURNS = new Set(["churn", "customer_churn", "revenue_churn"]);

const PAYING_SHARES = ["conversion_rate", "trial_conversion"];

const ONLY: Record<NonNullable<Relation["only"]>, (stated: Statement, pool: Pool) => boolean> = {
  // What a year of the plan has left it has of what is in the bank by then.
  plans: (stated, pool) => (stated.planned && stated.undated) || isPaidByRound(stated, pool),
  // A company that says how many of its users pay says that the others do not.
  all_pay: (_, pool) => PAYING_SHARES.every((topic) => pool.about(topic).length === 0),
  // Who lives on a fee earns a part of what is ordered.
  no_fee: ({ when, document, topic }, pool) => {
    const incomes = pool.about(topic ?? "").filter((one) => one.when === when && one.document === document);
    const isOne = new Set(incomes.map(({ quantity }) => quantity.value)).size === 1;
    return isOne && pool.about("take_rate").length === 0 && pool.about("gmv").length === 0;
  },
  // Beside what is raised and away from what is in the bank it is what the round pays for.
  from_cash: ({ place }, pool) => {
    const here = (topic: string) => pool.about(topic).some((one) => one.place === place);
    return !here("round_size") || here("cash");
  },
  plan_years: ({ planned, when, basis }) =>
    planned && /^(?:Y\d+|\d{4})$/.test(when) && (basis.rhythm === undefined || basis.rhythm === "annual"),
  first_year: ({ planned, when }) => planned && (when === "M12" || when === "Y1"),
};

/** Every constraint that a relation makes of the printed figures; one for each figure that it can be held against. */
export function applyRelation(relation: Relation, pool: Pool): Constraint[] {
  const variants = variantsIn(relation, pool);
  if (variants.length === 0) return [];
  const held = (stated: Statement) => {
    const found = heldAgainst(relation, stated, pool, variants);
    if (found === null || breach(found) === 0) return found ?? [];
    return ofNextYear(relation, stated, pool, variants) ?? found;
  };
  const bindsAll = relation.touches === "market" && relation.bound === "at_most" && relation.assumes !== true;
  // Which of a list is meant, and whether by then the market is the same, nobody says.
  const listed = (bindsAll ? pool.inLists(relation.gives) : []).flatMap(held);
  return [...pool.about(relation.gives).flatMap(held), ...listed.map((one) => ({ ...one, assumed: true as const }))];
}

/** What has no date is taken to be of the last year reported on; where the year that runs gives just that, it is of that year. */
function ofNextYear(
  relation: Relation,
  stated: Statement,
  pool: Pool,
  variants: Relation["variants"],
): Constraint | null {
  const when = stated.undated ? yearLater(stated.when) : null;
  if (when === null || relation.bound !== "equal") return null;
  // A plan excuses nothing that is said of today.
  const found = heldAgainst(relation, { ...stated, when, undated: false }, pool, variants);
  return found === null || breach(found) > 0 ? null : { ...found, stated };
}

/** One figure against what a relation makes of the figures in the pool; null where they make nothing of it. */
export function heldAgainst(
  relation: Relation,
  stated: Statement,
  pool: Pool,
  variants: Relation["variants"] = variantsIn(relation, pool),
): Constraint | null {
  if (relation.only !== undefined && !ONLY[relation.only](stated, pool)) return null;
  if (isMonthlyGrowth(stated) || stated.oneOfMany === true) return null;
  const tried = variants.flatMap((variant) => constraintOf(relation, variant, stated, pool) ?? []);
  // A definition in use that fits is enough; where none does, the nearest shows the sum.
  return (tried.length < 2 ? tried[0] : tried.toSorted((a, b) => breach(a) - breach(b))[0]) ?? null;
}

function variantsIn({ variants }: Relation, pool: Pool): Relation["variants"] {
  return variants.filter(({ inputs }) =>
    inputs.every(({ topics }) => topics.some((topic) => pool.about(topic).length > 0)),
  );
}

/** "18 months of runway" beside what is asked for, where nobody says what is in the bank. */
function isPaidByRound({ undated, place, document }: Statement, pool: Pool): boolean {
  const here = pool.about("round_size").some((one) => one.place === place);
  return undated && here && !pool.about("cash").some((one) => one.document === document);
}

/** What the round pays for is spent from the plan's first year on, unless a spending stands beside it. */
function anchorOf({ only }: Relation, stated: Statement, pool: Pool): Statement {
  if (only !== "plans" || !stated.undated) return stated;
  const beside = pool.about("burn_rate").some((one) => one.place === stated.place && one.undated);
  return !stated.planned && beside ? stated : { ...stated, planned: true, when: "Y1" };
}

function constraintOf(
  relation: Relation,
  variant: Relation["variants"][number],
  stated: Statement,
  pool: Pool,
): Constraint | null {
  if (variant.rhythm === "monthly" && (stated.basis.rhythm ?? "monthly") !== "monthly") return null;
  if (variant.rhythm === "annual" && (stated.basis.rhythm ?? "annual") !== "annual") return null;
  const anchor = anchorOf(relation, stated, pool);
  const { groups, mixed } = chooseAll(variant.inputs, anchor, pool);
  if (groups.some((group) => group.length === 0)) return null;
  // Of several that may stand for it, the one a reader sees beside it, else one that was read surely.
  const chosen = groups.map(
    (group) =>
      group.find(({ place }) => place === stated.place) ?? group.find(({ sure }) => sure) ?? (group[0] as Statement),
  );
  if (new Set(chosen).size < chosen.length || chosen.includes(stated)) return null;
  if (!sameRhythm(stated, groups, variant.inputs)) return null;
  if (relation.assumes === true && isPartlyBare([stated, ...chosen])) return null;
  const isOfOneDeal = pool.severalDeals && variant.inputs.every(({ timeless }) => timeless === true);
  if ((relation.beside === true || isOfOneDeal) && groups.flat().some(({ place }) => place !== stated.place))
    return null;
  const sized = groups.map((group, at) => hull(group.map((one) => inRhythm(one, variant.inputs[at] as FormulaInput))));
  if (sized.some(({ min, max }) => !(min >= 0) || max === Number.POSITIVE_INFINITY)) return null;
  const expected = image(variant.compute, sized);
  // The sum that is shown is of the figures that are shown, whichever others may stand for them.
  const value = variant.compute(
    ...chosen.map((one, at) => {
      const { min, max } = inRhythm(one, variant.inputs[at] as FormulaInput);
      return (min + max) / 2;
    }),
  );
  if (expected === null || Number.isNaN(value)) return null;
  const { id, bound, touches, mayBe } = relation;
  const elsewhere = chosen.some(({ document }) => document !== stated.document);
  const slack = relation.slack + (mixed ? MIXED : elsewhere ? ELSEWHERE : 0);
  const exact = relation.exact && !mixed;
  const yearly = chosen.flatMap(({ basis }, at) =>
    variant.inputs[at]?.rhythm === "monthly" && basis.rhythm === "annual" ? [at] : [],
  );
  return {
    id,
    kind: bound === "equal" ? "formula" : "bound",
    stated,
    inputs: chosen,
    expression: variant.expression,
    keys: variant.inputs.map(({ key }) => key),
    expected,
    value,
    ...betweenOf(variant.compute, groups, sized),
    bound,
    slack,
    exact,
    ...(yearly.length > 0 && { yearly }),
    // A plan nobody dates may lie so far ahead that the rest is another.
    ...((relation.assumes === true || isOpenPlan(stated) || chosen.some((one) => isStanding(one, stated))) && {
      assumed: true as const,
    }),
    touches,
    mayBe,
  };
}

/** What comes out over the ranges that are printed, without the rounding of the rest. */
function betweenOf(
  compute: (...values: number[]) => number,
  groups: readonly (readonly Statement[])[],
  sized: readonly Interval[],
): { between?: Interval } {
  const isRange = (group: readonly Statement[]) => group.some(({ quantity }) => quantity.range !== undefined);
  if (!groups.some(isRange)) return {};
  const bounds = groups.map((group, at) => {
    const { min, max } = sized[at] as Interval;
    const { range } = (group[0] as Statement).quantity;
    return isRange(group) && range !== undefined ? range : { min: (min + max) / 2, max: (min + max) / 2 };
  });
  const between = image(compute, bounds);
  return between === null ? {} : { between };
}

/** All inputs from one document where one has them all, the stated figure's own first; else from several. */
function chooseAll(
  inputs: readonly FormulaInput[],
  stated: Statement,
  pool: Pool,
): { groups: (readonly Statement[])[]; mixed: boolean } {
  const byTopic: (readonly Statement[])[][] = [];
  for (const input of inputs) {
    const fitting = input.topics
      .map((topic) => candidates(input, topic, stated, pool).filter((one) => fits(input, topic, one)))
      .filter(({ length }) => length > 0);
    if (fitting.length === 0) return { groups: [[]], mixed: false };
    byTopic.push(fitting);
  }
  const open = byTopic.map((topics, at) => meant(inputs[at] as FormulaInput, topics[0] ?? [], stated, pool));
  const documents = new Set(open.flatMap((group) => group.map(({ document }) => document)));
  if (documents.size < 2) return { groups: open, mixed: false };
  for (const document of new Set([stated.document, ...documents])) {
    const groups: (readonly Statement[])[] = [];
    for (const [at, topics] of byTopic.entries()) {
      const own = topics.map((found) => found.filter((one) => one.document === document)).find(isFilled);
      if (own === undefined) break;
      groups.push(meant(inputs[at] as FormulaInput, own, stated, pool));
    }
    if (groups.length === inputs.length) return { groups, mixed: false };
  }
  return { groups: open, mixed: true };
}

const isFilled = ({ length }: readonly Statement[]): boolean => length > 0;

/** The figures that stand for an input beside this one; several where nothing says which is meant. */
function meant(input: FormulaInput, found: readonly Statement[], stated: Statement, pool: Pool): readonly Statement[] {
  if (found.length < 2) return found;
  return input.timeless === true ? mostSaid(found) : pool.nearest(stated, found);
}

/** A term of the deal stands on many pages: what most of them say, or all where none is said more often. */
function mostSaid(found: readonly Statement[]): readonly Statement[] {
  const [first, second] = [...Map.groupBy(found, ({ quantity }) => quantity.value).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  return first !== undefined && (second === undefined || first.length > second.length) ? first : found;
}

function candidates(input: FormulaInput, topic: string, stated: Statement, pool: Pool): readonly Statement[] {
  if (OF_THE_MARKET.has(topic)) {
    return pool.about(topic).filter(
      (one) =>
        one !== stated &&
        sameCurrency(one, stated) &&
        // "1.3 M" without a sign may be so many clinics.
        !isPartlyBare([one, stated]) &&
        one.segment === stated.segment &&
        (topic !== "som" || one.when === NOW || isNotBefore(one.when, stated.when)),
    );
  }
  if (input.timeless === true) {
    return pool
      .of(topic, stated.subject)
      .filter((one) => (isUndated(one) || one.when === stated.when) && one !== stated && sameCurrency(one, stated));
  }
  const when = input.previous === true ? yearEarlier(stated.when) : stated.when;
  if (when === null || (input.previous === true && stated.undated)) return [];
  const dated = pool.at(topic, { topic: stated.topic, when, subject: stated.subject }).filter(
    (one) =>
      combinable(stated, one) &&
      // What is counted today and has no date is not known to be of the year before.
      !(input.previous === true && one.undated && !FLOWS.has(topic)) &&
      (one.planned === stated.planned || (input.previous === true && stated.planned)) &&
      !isMonthElsewhere(one, stated),
  );
  return dated.length > 0 || input.previous === true ? dated : standing(topic, stated, pool);
}

/** What a plan reckons with in all of its years, where it gives a rate and no date. */
const STANDING = new Set("arpa average_order_value churn customer_churn conversion_rate gross_margin cac".split(" "));

/** The rate without a date that a year of the plan is reckoned with, where it gives none for that year. */
function standing(topic: string, stated: Statement, pool: Pool): readonly Statement[] {
  if (!STANDING.has(topic) || !stated.planned || stated.undated) return [];
  const rates = pool.of(topic, stated.subject).filter((one) => one.document === stated.document);
  if (rates.some(({ undated, planned }) => !undated && planned)) return [];
  return rates.filter((one) => one.undated && one.oneOfMany !== true && combinable(stated, one));
}

/** True where a figure without a date was taken to stand for the time of another. */
const isStanding = (one: Statement, stated: Statement): boolean =>
  one.undated && !stated.undated && STANDING.has(one.topic ?? "");

/** What adds up over time is of one length in one sum: a month's volume makes no year's revenue, unless the sum is of months. */
function sameRhythm(
  stated: Statement,
  groups: readonly (readonly Statement[])[],
  inputs: readonly FormulaInput[],
): boolean {
  const isFlow = ({ topic }: Statement) => FLOWS.has(topic ?? "");
  const lengthOf = ({ basis }: Statement) => (basis.rhythm === "annual" ? undefined : basis.rhythm);
  const months = groups.filter((group, at) => inputs[at]?.rhythm === "monthly" && group.some(isFlow));
  if (months.length > 0 && (lengthOf(stated) !== undefined || !/^(?:\d{4}|Y\d+)$/.test(stated.when))) return false;
  const rest = [stated, ...groups.filter((group) => !months.includes(group)).flat()].filter(isFlow);
  return new Set(rest.map(lengthOf)).size < 2;
}

/** A month of what adds up goes with months of its own table only. */
const isMonthElsewhere = (one: Statement, stated: Statement): boolean =>
  one.place !== stated.place && (isFlowOfAMonth(one) || isFlowOfAMonth(stated));

/** An amount without a currency beside one that has it may be in another. */
function isPartlyBare(all: readonly Statement[]): boolean {
  const amounts = all.filter(({ topic }) => topicById(topic ?? "")?.unit === "money");
  return new Set(amounts.map(({ quantity }) => quantity.currency === undefined)).size > 1;
}

function sameCurrency(a: Statement, b: Statement): boolean {
  const [one, two] = [a.quantity.currency, b.quantity.currency];
  return one === undefined || two === undefined || one === two;
}

/** A rhythm that is asked for must be said, or be the topic's own; years are brought to months. */
function fits({ rhythm }: FormulaInput, topic: string, { basis, when, undated, label }: Statement): boolean {
  const isYear = !undated && /^(?:\d{4}|Y\d+)$/.test(when);
  if (rhythm === "annual") return basis.rhythm === "annual" || (basis.rhythm === undefined && isYear);
  // A burn that a table gives year by year is the year's, unless it says otherwise.
  if (topic === "burn_rate" && isYear && basis.rhythm === undefined && !A_MONTH.test(label)) return false;
  if (rhythm !== "monthly" || MONTHLY_BY_NATURE.has(topic)) return true;
  return basis.rhythm === "monthly" || basis.rhythm === "annual";
}

function inRhythm({ interval, basis }: Statement, { rhythm }: FormulaInput): Interval {
  if (rhythm !== "monthly" || basis.rhythm !== "annual") return interval;
  return { min: interval.min / 12, max: interval.max / 12 };
}

/** "+45 % a month" is no growth of a year, and an undated one may be either. */
function isMonthlyGrowth({ topic, basis, undated }: Statement): boolean {
  if (topic === null || CHURNS.has(topic) || !/_growth$/.test(topic)) return false;
  return basis.rhythm === "monthly" || basis.rhythm === "quarterly" || undated;
}
