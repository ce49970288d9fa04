import type { Address } from "../../domain/address.ts";
import type { Fact } from "../../domain/fact.ts";
import type { Basis, Quantity } from "../../domain/quantity.ts";
import type { SourceType } from "../../domain/source.ts";
import { readBasis, rhythmOf } from "../../quantities/basis.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { impossible } from "../../quantities/topics/formula.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { FLOWS, STOCKS } from "../../quantities/topics/time.ts";
import { type Interval, intervalOf } from "./interval.ts";
import { segmentOf } from "./segment.ts";
import { whenOf } from "./when.ts";

/** One figure of a document as the checks see it: what it may be, of what, when and of whom. */
export interface Statement {
  /** The fact's id, or the place's where it is no fact of the sheet. */
  id: string;
  topic: string | null;
  label: string;
  /** The number as printed: "1,2 M€". */
  printed: string;
  passage: string;
  quantity: Quantity;
  interval: Interval;
  /** See `whenOf`. */
  when: string;
  /** True where nothing dates it: `when` is then the last reported year's, where that is known. */
  undated: boolean;
  planned: boolean;
  subject: string;
  /** See `segmentOf`. */
  segment: string;
  basis: Basis;
  document: string;
  source: SourceType;
  /** The page, slide or sheet it stands on. */
  place: string;
  address: Address;
  /** False: read with doubt. What rests on it is a question, never an accusation. */
  sure: boolean;
  /** One of several of its kind (a price of many, a fee of many): it may stand in a sum, and answers no question itself. */
  oneOfMany?: true;
  /** One of three and more values of one thing on one page: no answer and no term of a sum, yet bound by what binds all. */
  listed?: true;
}

/** Natures that speak of nobody's present or plan, or of somebody else's. */
const NOT_THE_COMPANYS = new Set(["example", "scenario", "third_party"]);

/**
 * The figures that may be held against each other: the company's and its market's, on known topics and in their unit.
 * What is true today and has no date is taken to be of the last year reported on.
 */
export function statementsFrom(
  facts: readonly Fact[],
  lastYear: number | null = null,
  listed: readonly Fact[] = [],
  placeOf: (address: Address) => string = placeKey,
): Statement[] {
  const several = new Set(listed);
  const all = [...facts, ...listed].flatMap((fact) => {
    // A hint is of a part of the metric, or of nobody knows what; a picture that was read is doubted and asked about.
    if (fact.sureness < SURE_ENOUGH && fact.readBy !== "ocr" && !several.has(fact)) return [];
    if (NOT_THE_COMPANYS.has(fact.nature) || fact.source === "funding_db" || !isInUnit(fact)) return [];
    const statement: Statement = {
      ...statementOf(fact, lastYear),
      place: placeOf(fact.address),
      ...(several.has(fact) &&
        (fact.sureness < SURE_ENOUGH ? { listed: true as const } : { oneOfMany: true as const })),
    };
    return Number.isFinite(statement.interval.min) && !Number.isNaN(statement.interval.max) ? [statement] : [];
  });
  return withLists(all);
}

/** What is less sure than this is of nobody knows what. */
const HALF_SURE = 0.5;

/**
 * Figures that were read with doubt, each the only one of its kind on its page: what speaks against them is asked, and
 * they are never held against what is sure before that has been told.
 */
export function doubtedFrom(
  facts: readonly Fact[],
  lastYear: number | null,
  placeOf: (address: Address) => string = placeKey,
): Statement[] {
  const kindOf = ({ topic, address, period }: Fact) => `${topic}|${period}|${placeOf(address)}`;
  const kinds = Map.groupBy(facts, kindOf);
  const isAlone = (fact: Fact) =>
    new Set((kinds.get(kindOf(fact)) ?? []).map(({ quantity }) => quantity.value)).size === 1;
  return facts.flatMap((fact) => {
    const { topic, sureness, readBy, nature, source, subject, quantity } = fact;
    const { unit = null, materiality } = topicById(topic ?? "") ?? {};
    const isDoubted = sureness < SURE_ENOUGH && sureness >= HALF_SURE && readBy !== "ocr" && source === "deck";
    if (!isDoubted || materiality !== "key" || subject !== "company" || NOT_THE_COMPANYS.has(nature)) return [];
    if (quantity.unit !== unit && unit === "money") return [];
    if (!isInUnit(fact) || !isAlone(fact)) return [];
    return [{ ...statementOf(fact, lastYear), place: placeOf(fact.address), sure: false }];
  });
}

/** From so many values of one thing on one page they are a list (tiers, rivals, products), none of them the figure. */
const A_LIST = 3;

function withLists(statements: readonly Statement[]): Statement[] {
  const groups = Map.groupBy(statements, ({ place, topic, when, segment, planned }) =>
    [place, topic, when, segment, planned].join("|"),
  );
  return [...groups.values()].flatMap((group) =>
    new Set(group.map(({ quantity }) => quantity.value)).size >= A_LIST
      ? group.map((one) => ({ ...one, listed: true as const }))
      : group,
  );
}

/** "Gross margin: 430 000" is an amount under a rate's name: it is not held against rates. */
function isInUnit({ topic, quantity }: Fact): boolean {
  const unit = topicById(topic ?? "")?.unit ?? null;
  const size = SPENT.test(topic ?? "") ? Math.abs(quantity.value) : quantity.value;
  if (unit === null || impossible(topic ?? "", size) !== null || isChange(quantity, topic ?? "")) return false;
  if (unit === "money" || unit === "count" || unit === "number")
    return quantity.unit === unit || quantity.unit === "number";
  return quantity.unit === unit;
}

/** What the round is made of. */
const isTerm = (topic: string | null): boolean =>
  topicById(topic ?? "")?.category === "structure" || topic?.startsWith("valuation") === true;

/** "5 M€" of valuation is a price that is asked for, and no 4,6 M€ rounded up. */
const ASKED_AS_PRINTED = 0.02;
const isPriceOfRound = (topic: string | null): boolean =>
  topic === "round_size" || topic === "valuation_pre_money" || topic === "valuation_post_money";

/** "Churn: +13 %" is how much it rose; a burn of "+10 K€" burns nothing. */
const isChange = ({ unit, text }: Quantity, topic: string): boolean =>
  /^\s*[+]/.test(text) && (topic === "burn_rate" || (unit === "percent" && !/growth|cagr|margin/.test(topic)));

/** Terms of the deal and sizes of the market stand for the time of the document, not for a year. */
function standsUndated(topic: string | null): boolean {
  const category = topicById(topic ?? "")?.category;
  return (
    category === "structure" || category === "market" || category === "exit" || topic?.startsWith("valuation") === true
  );
}

/** One fact as a statement; see `statementsFrom` for which may be held against each other. */
export function statementOf(fact: Fact, lastYear: number | null): Statement {
  const { quantity } = fact;
  const { rhythm: said, ...basis } = fact.basis;
  // "Monthly active users" are counted, not so many a month.
  const rhythm =
    STOCKS.has(fact.topic ?? "") && quantity.unit !== "money"
      ? undefined
      : (said ?? rhythmOf(quantity).rhythm ?? readBasis(fact.label).rhythm);
  // What a round is asked for is a plan in the grammar only.
  const term = isTerm(fact.topic) || (fact.topic === "runway" && fact.nature === "target");
  const planned = !term && (fact.nature === "projection" || fact.nature === "target" || basis.nature === "projected");
  const undated = fact.period === undefined;
  const today = undated && !planned && lastYear !== null && !standsUndated(fact.topic) ? String(lastYear) : undefined;
  return {
    id: fact.id,
    topic: fact.topic,
    label: fact.label,
    printed: quantity.text,
    passage: fact.passage,
    quantity,
    interval: positive(intervalOf(quantity, isPriceOfRound(fact.topic) ? ASKED_AS_PRINTED : undefined), fact.topic),
    when: whenOf(fact.topic, fact.period ?? today),
    undated,
    planned,
    subject: fact.subject,
    segment: segmentOf(fact.label, fact.topic),
    basis: { ...basis, ...(rhythm === undefined ? {} : { rhythm }) },
    document: fact.document,
    source: fact.source,
    place: placeKey(fact.address),
    address: fact.address,
    sure: fact.sureness >= SURE_ENOUGH && fact.readBy !== "ocr",
  };
}

const SPENT = /cost|spend|cogs|expense|payroll|capex|burn|debt/;

/** Costs are printed with and without a minus sign: both mean what is spent. */
function positive(interval: Interval, topic: string | null): Interval {
  if (topic === null || !SPENT.test(topic) || interval.max > 0) return interval;
  return { min: -interval.max, max: -interval.min };
}

const PARAGRAPHS_OF_A_PAGE = 25;

/** The page, slide or sheet a place lies on; of a text without pages, about as much as one holds. */
export function placeKey(address: Address): string {
  switch (address.kind) {
    case "page":
    case "slide":
      return `${address.document}|${address.page}`;
    case "cell":
      return `${address.document}|${address.sheet}`;
    case "paragraph":
      return `${address.document}|¶${Math.floor(address.paragraph / PARAGRAPHS_OF_A_PAGE)}`;
    case "path":
      return address.document;
  }
}

/** A value that adds up over time and has no date may be of any year. */
export const isUndatedFlow = ({ topic, undated }: Statement): boolean => undated && topic !== null && FLOWS.has(topic);

/** "Revenue, December 2024" may be the month's, or the year's that ends there; so may "month 2" of a plan. */
export const isFlowOfAMonth = ({ topic, when }: Statement): boolean =>
  topic !== null && FLOWS.has(topic) && /^(?:\d{4}-\d\d|M\d+)$/.test(when);
