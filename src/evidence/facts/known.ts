import type { Address } from "../../domain/address.ts";
import { greatest } from "../../domain/many.ts";
import type { Basis, Period } from "../../domain/quantity.ts";
import { inMonths } from "../../quantities/durations.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { definitionOf } from "../../quantities/topics/yearly.ts";
import type { Fact } from "./fact.ts";
import { endMonth } from "./period-order.ts";
import { isPlan } from "./plan.ts";
import { lastReportedYear } from "./reported-year.ts";

/** A value read in a document, as a term of a sum. */
export interface Term {
  topic: string;
  value: number;
  period?: Period;
  /** True where it is the value of the period before. */
  previous?: boolean;
  /** True where it is said to be a plan, or lies after the last year the documents report on. */
  planned: boolean;
  fact: Fact;
}

/** A value one can compute with: read, or itself computed from values that were read. */
export interface Known {
  topic: string;
  /** Durations in months, percentages as printed. */
  value: number;
  currency?: string;
  period?: Period;
  basis: Basis;
  document: string;
  /** The page, slide or sheet it stands on. */
  place: string;
  /** True for an amount without currency or scale: it counts in whatever its own table counts in. */
  bare: boolean;
  address: Address;
  /** The values read in documents that it rests on: one for a value that was read itself. */
  terms: Term[];
  /** How it follows from its terms, `#0` being the first: "#0 × 12". Just "#0" for a value that was read. */
  expression: string;
}

/** The facts that may be computed with: sure ones, one per topic, period, definition and page or sheet. */
export function knownFrom(facts: readonly Fact[]): Known[] {
  const lastYear = lastReportedYear(facts);
  const known = new Map<string, Known>();
  for (const fact of facts) {
    if (fact.sureness < SURE_ENOUGH || fact.source === "funding_db" || fact.quantity.bound !== undefined) continue;
    const value = sizeOf(fact);
    const planned = isPlan(fact, lastYear);
    const term: Term = {
      planned,
      topic: fact.topic,
      value,
      fact,
      ...(fact.period === undefined ? {} : { period: fact.period }),
    };
    const one: Known = {
      topic: fact.topic,
      value,
      basis: whenOf(definitionOf(fact), planned),
      document: fact.document,
      place: placeOf(fact.address),
      bare: fact.quantity.unit === "money" && fact.quantity.currency === undefined && fact.quantity.scale === 1,
      address: fact.address,
      terms: [term],
      expression: "#0",
      ...(fact.period === undefined ? {} : { period: fact.period }),
      ...(fact.quantity.currency === undefined ? {} : { currency: fact.quantity.currency }),
    };
    const key = [fact.topic, fact.period, JSON.stringify(fact.basis), fact.document, one.place].join("|");
    if (!known.has(key)) known.set(key, one);
  }
  return [...Map.groupBy(known.values(), sameThing).values()].flatMap(mostStated);
}

/** The terms a company asks for are no plan, though a page calls their amount a target. */
function whenOf({ nature, ...definition }: Basis, planned: boolean): Basis {
  if (planned) return { ...definition, nature: "projected" };
  return nature === undefined || nature === "projected" ? definition : { ...definition, nature };
}

function sameThing({ topic, period, basis, document }: Known): string {
  return [topic, period, JSON.stringify(basis), document].join("|");
}

/** Where a document gives several values for the same thing, the one it repeats most counts; the first among equals. */
function mostStated(values: Known[]): Known[] {
  const byValue = [...Map.groupBy(values, ({ value }) => value).values()];
  return byValue.reduce((best, one) => (one.length > best.length ? one : best), []);
}

function placeOf(address: Address): string {
  if (address.kind === "cell") return `${address.document}!${address.sheet}`;
  if (address.kind === "page" || address.kind === "slide") return `${address.document}#${address.page}`;
  return address.document;
}

/** Costs and burns are sizes: a statement that prints them as negatives means the same. */
const SIZES = new Set(
  "cogs operating_expenses total_costs sales_marketing_spend marketing_spend rd_spend ga_spend payroll burn_rate capex churned_mrr churned_customers".split(
    " ",
  ),
);

function sizeOf({ topic, quantity }: Fact): number {
  if (quantity.unit === "duration") return inMonths(quantity);
  return SIZES.has(topic) ? Math.abs(quantity.value) : quantity.value;
}

/** True where it was computed rather than read. */
export function isComputed(known: Known): boolean {
  return known.expression !== "#0";
}

/**
 * The latest values that are not a plan: those of the last period, or the undated ones where none has a date. None
 * where several years stand side by side and nothing says which of them happened.
 */
export function latestActual(all: readonly Known[]): Known[] {
  const actual = all.filter(({ basis }) => basis.nature !== "projected");
  const years = new Set(actual.flatMap(({ period }) => (period === undefined ? [] : period.slice(0, 4))));
  const told =
    all.length > actual.length ||
    actual.some(({ basis, period = "" }) => basis.nature === "actual" || /^\d{4}-\d\d/.test(period));
  if (years.size > 1 && !told) return [];
  const last = greatest(actual.map(({ period }) => endMonth(period)));
  return actual.filter(({ period }) => endMonth(period) === last);
}
