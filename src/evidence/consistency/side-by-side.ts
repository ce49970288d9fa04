import type { Dossier } from "../../domain/dossier.ts";
import { compatibleBasis } from "../../quantities/basis.ts";
import { liesAfter } from "../facts/period-order.ts";
import { heldAgainst } from "./apply-relations.ts";
import { breach, type Constraint, LEAST_GAP } from "./constraint.ts";
import { solutionOf } from "./find.ts";
import { missing } from "./interval.ts";
import { Pool } from "./pool.ts";
import { RELATIONS } from "./relations.ts";
import { withoutLists } from "./same-question.ts";
import { isFlowOfAMonth, type Statement } from "./statement.ts";
import { yearEndingAt } from "./when.ts";

/** One question that deck or model answers: what each says, and whether all of it can be true. */
export interface Facing {
  topic: string;
  /** What may become, rather than what is. */
  planned: boolean;
  /** Empty where the deck does not say it. */
  deck: readonly Statement[];
  model: readonly Statement[];
  /** Other values that a page of one of them lists under the same label: no answers, and shown beside the one that is. */
  listed: readonly Statement[];
  /** What the figures of the side that is silent make of it. */
  implied: Constraint | null;
  /** Null where only one side speaks. */
  agrees: boolean | null;
}

const SIDES = ["deck", "financial_model"] as const;

/**
 * The deck beside the model, by the same figures, intervals and relations that inconsistencies are found with. Figures
 * face each other where they are of one topic, part, subject and time and no definition that both name differs.
 */
export function deckBesideModel(dossier: Dossier): Facing[] {
  const { statements, lastYear } = solutionOf(dossier);
  const answers = statements.filter((one) => one.topic !== null && one.oneOfMany !== true && one.listed !== true);
  const bySide = SIDES.map((side) => answers.filter(({ source }) => source === side));
  const topics = new Set(bySide.flat().map(({ topic }) => topic as string));
  const pools = bySide.map((side) => new Pool(side));
  return [...topics].flatMap((topic) => {
    const [deck = [], model = []] = bySide.map((side) =>
      groupsOf(
        side.filter((one) => one.topic === topic),
        lastYear,
      ),
    );
    const open = [...model];
    const facing = deck.map((group) => {
      const at = open.findIndex((other) => faces(group, other, lastYear));
      return [group, at < 0 ? [] : (open.splice(at, 1)[0] ?? [])] as const;
    });
    const alone = open.map((group) => [[], group] as const);
    return [...facing, ...alone].map(([own, other]) => beside(topic, own, other, pools, lastYear));
  });
}

function beside(
  topic: string,
  deckGroup: readonly Statement[],
  modelGroup: readonly Statement[],
  pools: readonly Pool[],
  lastYear: number | null,
): Facing {
  const [deck, model] = [answersAmong(deckGroup, modelGroup), answersAmong(modelGroup, deckGroup)];
  const group = [...deckGroup, ...modelGroup];
  const planned = group.some((one) => isAhead(one, lastYear));
  const listed = group.filter((one) => !deck.includes(one) && !model.includes(one));
  if (deck.length > 0 && model.length > 0) {
    const all = [...deck, ...model];
    const agrees = all.every((one, at) => all.slice(at + 1).every((other) => meets(one, other)));
    return { topic, planned, deck, model, listed, implied: null, agrees };
  }
  const [stated] = deck.length > 0 ? deck : model;
  const pool = pools[deck.length > 0 ? 1 : 0];
  const silent =
    stated === undefined || pool === undefined || !isOfToday(stated, lastYear) ? null : implied(stated, pool);
  return { topic, planned, deck, model, listed, implied: silent, agrees: silent === null ? null : holds(silent) };
}

/** What the other document's figures come to; of several definitions one that fits. A loose tie shows nothing by breaking. */
function implied(stated: Statement, pool: Pool): Constraint | null {
  const sums = RELATIONS.flatMap((relation) => {
    if (relation.gives !== stated.topic || relation.bound !== "equal" || relation.assumes === true) return [];
    const sum = heldAgainst(relation, stated, pool);
    return sum === null || (!sum.exact && breach(sum) > 0) ? [] : [sum];
  });
  return sums.find(holds) ?? sums[0] ?? null;
}

/** Two documents agree within what they print; only a tie that leaves room itself leaves more. */
const holds = (sum: Constraint): boolean =>
  sum.exact ? missing(sum.stated.interval, sum.expected) <= LEAST_GAP : breach(sum) === 0;

/** A page that gives one label several values is a list; where one of them is what the other side says, that one is meant. */
function answersAmong(group: readonly Statement[], others: readonly Statement[]): Statement[] {
  const single = withoutLists(group);
  return single.length > 0 ? single : group.filter((one) => others.some((other) => meets(one, other))).slice(0, 1);
}

/** Statements of one source on one topic, together where they answer the same question. */
function groupsOf(statements: readonly Statement[], lastYear: number | null): Statement[][] {
  const groups: Statement[][] = [];
  // What says most of itself opens a group.
  const said = ({ basis, undated }: Statement) => Object.keys(basis).length + (undated ? 0 : 10);
  for (const one of statements.toSorted((a, b) => said(b) - said(a))) {
    const home = groups.find((group) => group.every((other) => one.when === other.when && asks(one, other, lastYear)));
    if (home === undefined) groups.push([one]);
    else home.push(one);
  }
  return groups;
}

function faces(deck: readonly Statement[], model: readonly Statement[], lastYear: number | null): boolean {
  return deck.every((a) => model.every((b) => asks(a, b, lastYear) && sameTime(a, b)));
}

/** The same question but for its time. A plan that nobody dates is held against nothing. */
function asks(a: Statement, b: Statement, lastYear: number | null): boolean {
  const { nature: _a, ...left } = a.basis;
  const { nature: _b, ...right } = b.basis;
  return (
    a.segment === b.segment &&
    a.subject === b.subject &&
    isAhead(a, lastYear) === isAhead(b, lastYear) &&
    !(a.planned && a.undated) &&
    compatibleBasis(left, right)
  );
}

/** What adds up and is dated to a month may be that month's, or the year's that ends there. */
function sameTime(a: Statement, b: Statement): boolean {
  if (!isFlowOfAMonth(a) && !isFlowOfAMonth(b)) return a.when === b.when;
  if (a.when === b.when) return missing(a.interval, b.interval) < A_YEAR_RATHER;
  return (yearEndingAt(a.when) === b.when || yearEndingAt(b.when) === a.when) && meets(a, b);
}

/** A month of what adds up is about a twelfth of the year; nearer than this they may be the same month. */
const A_YEAR_RATHER = 2 / 3;

/** True where both can be right. */
function meets(a: Statement, b: Statement): boolean {
  const [one, two] = [a.quantity.currency, b.quantity.currency];
  return (one === undefined || two === undefined || one === two) && missing(a.interval, b.interval) <= LEAST_GAP;
}

/** Called a plan, of a year of the plan, or after the last year that is reported on and not called actual. */
function isAhead({ planned, basis, when }: Statement, lastYear: number | null): boolean {
  if (planned || basis.nature !== undefined) return planned;
  return /^[YM]\d/.test(when) || (lastYear !== null && liesAfter(when, lastYear));
}

function isOfToday(one: Statement, lastYear: number | null): boolean {
  if (isAhead(one, lastYear)) return false;
  return one.undated || (lastYear !== null && Number.parseInt(one.when, 10) >= lastYear);
}
