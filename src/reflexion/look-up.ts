import type { Calculation } from "../domain/calculation.ts";
import type { Basis, Period } from "../domain/quantity.ts";
import { rankOf } from "../domain/source-rank.ts";
import type { Fact } from "../evidence/facts/fact.ts";
import { isPlan } from "../evidence/facts/plan.ts";
import { printValue } from "../evidence/facts/print-calculation.ts";
import { compatibleBasis } from "../quantities/basis.ts";
import { roomOf, sameFigure } from "../quantities/compare.ts";
import { inMonths } from "../quantities/durations.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { claimedValue } from "./audit/claimed.ts";
import type { Desk } from "./desk.ts";
import type { Proof } from "./proof.ts";
import type { Figure } from "./reading/figures.ts";

/** What is looked for. Without a period the latest value that is no plan is meant. */
export interface Sought {
  topic: string;
  period?: Period | undefined;
  basis?: Basis | undefined;
  /** True where a plan is what the claim speaks of. */
  projected?: boolean | undefined;
  /** Every period instead of the one that is meant: whether the documents say a value at all. */
  anyPeriod?: boolean | undefined;
}

/** Other names of the same thing, tried where the topic itself is not in the documents. */
const STANDS_FOR: Record<string, readonly string[]> = {
  valuation: ["valuation_pre_money", "valuation_post_money"],
  churn: ["customer_churn", "revenue_churn"],
  customer_churn: ["churn"],
};

/**
 * What the documents prove about a metric, best first: stated by a primary source, computed from primary ones, then
 * secondary ones. Only the one period that is meant; nothing where it cannot be told which one is.
 */
export function lookUp(desk: Desk, sought: Sought): Proof[] {
  const { topic, period, basis, projected, anyPeriod } = sought;
  return desk.proven(JSON.stringify([topic, period, basis, projected, anyPeriod]), () => {
    for (const name of [topic, ...(STANDS_FOR[topic] ?? [])]) {
      const proofs = proofsOf(desk, { ...sought, topic: name });
      if (proofs.length > 0) return proofs;
    }
    return [];
  });
}

/** Everything the documents give that bears a figure's very value out, of whatever time, as a plan or not. */
export function proofsOfValue(figure: Figure, desk: Desk): Proof[] {
  const claimed = claimedValue(figure);
  const topics = [figure.topic.id, ...(KINDS_OF[figure.topic.id] ?? [])];
  return topics
    .flatMap((topic) => [false, true].map((projected) => ({ topic, basis: figure.basis, projected, anyPeriod: true })))
    .flatMap((sought) => lookUp(desk, sought))
    .filter((proof) => agrees(claimed, proof));
}

/** What is called by a name may be of any of its kinds: "valuation of 208x". */
const KINDS_OF: Record<string, readonly string[]> = {
  valuation_multiple: ["arr_multiple", "revenue_multiple", "ebitda_multiple"],
};

function proofsOf(desk: Desk, { topic, period, basis = {}, projected = false, anyPeriod }: Sought): Proof[] {
  const meant = meaningfulBasis(basis);
  const stated = desk
    .facts(topic)
    .filter((fact) => fact.source !== "funding_db" && compatibleBasis(fact.basis, meant))
    .map((fact) => proofOfFact(fact, desk));
  const computed = desk.calculations(topic).flatMap((calculation) => proofOfCalculation(calculation, desk));
  const all = [...stated, ...computed].filter((proof) => proof.projected === projected || period !== undefined);
  return sorted(anyPeriod === true && period === undefined ? all : inPeriod(all, period));
}

/** Rhythm and definitions narrow the search; whether it happened is asked apart. */
function meaningfulBasis({ nature: _, ...rest }: Basis): Basis {
  return rest;
}

function inPeriod(proofs: Proof[], period: Period | undefined): Proof[] {
  if (period !== undefined) {
    const same = proofs.filter(
      (proof) =>
        proof.period !== undefined && (orderOf(proof.period) === orderOf(period) || yearOf(proof.period) === period),
    );
    return same.length > 0 ? same : proofs.filter((proof) => proof.period === undefined);
  }
  const dated = proofs.flatMap((proof) => proof.period ?? []);
  if (dated.length === 0) return proofs;
  const latest = dated.reduce((a, b) => (orderOf(b) > orderOf(a) ? b : a));
  return proofs.filter((proof) => proof.period === undefined || orderOf(proof.period) >= orderOf(latest));
}

function yearOf(period: Period | undefined): string | undefined {
  return period?.slice(0, 4);
}

/** A year counts as its end. */
function orderOf(period: Period): string {
  if (/^\d{4}$/.test(period)) return `${period}-12`;
  return period
    .replace(/-Q([1-4])/, (_, quarter: string) => `-${String(Number(quarter) * 3).padStart(2, "0")}`)
    .slice(0, 7);
}

function sorted(proofs: Proof[]): Proof[] {
  const weight = ({ source, calculation }: Proof) =>
    (rankOf(source) === "primary" ? 0 : 2) + (calculation === undefined ? 0 : 1);
  return proofs.toSorted((a, b) => weight(a) - weight(b));
}

export function proofOfFact(fact: Fact, desk: Desk): Proof {
  const { quantity } = fact;
  const unit = topicById(fact.topic)?.unit ?? quantity.unit;
  const value = quantity.unit === "duration" ? inMonths(quantity) : quantity.value;
  const print = (one: number) => printValue(one, unit, quantity.currency, desk.locale);
  const { range } = quantity;
  return {
    topic: fact.topic,
    value,
    step: quantity.step,
    unit,
    formatted:
      range === undefined || quantity.unit === "duration" ? print(value) : `${print(range.min)} – ${print(range.max)}`,
    source: fact.source,
    reference: desk.reference(fact.address),
    passage: fact.passage,
    projected: isPlan(fact, desk.reportedYear()),
    addresses: [fact.address],
    ...(quantity.currency === undefined ? {} : { currency: quantity.currency }),
    ...(fact.period === undefined ? {} : { period: fact.period }),
    ...(fact.basis.rhythm === undefined ? {} : { rhythm: fact.basis.rhythm }),
  };
}

/** A sum is worth what the weakest of its inputs is worth; without places to open it proves nothing. */
export function proofOfCalculation(calculation: Calculation, desk: Desk): Proof[] {
  const addresses = calculation.inputs.flatMap(({ address }) => address ?? []);
  if (addresses.length === 0 || addresses.length < calculation.inputs.length) return [];
  const sources = addresses.map((address) => desk.sourceOf(address));
  const weakest = sources.find((source) => rankOf(source) !== "primary") ?? sources[0] ?? "funding_db";
  const unit = topicById(calculation.topic)?.unit ?? "number";
  return [
    {
      topic: calculation.topic,
      value: calculation.value,
      step: 0,
      unit,
      formatted: calculation.formatted,
      source: weakest,
      reference: [...new Set(addresses.map((address) => desk.reference(address)))].join(" + "),
      passage: calculation.formula,
      calculation: calculation.calculation,
      inputs: calculation.inputs.map(({ name, value, source }) => ({ name, value, source })),
      projected: calculation.projected === true || desk.isAhead(calculation.period),
      addresses,
      ...(unit === "money" && calculation.unit !== "" ? { currency: calculation.unit } : {}),
      ...(calculation.period === undefined ? {} : { period: calculation.period }),
    },
  ];
}

/** A sum of printed figures carries their rounding on: it is not known better than this. */
const SUM_ROUNDING = 0.005;

/** Whether a claimed value is the proven one, by the one rule of "same value". */
export function agrees(
  claimed: { value: number; step: number; currency?: string | undefined; approximate?: boolean | undefined },
  proof: Proof,
): boolean {
  const room = proof.calculation === undefined ? 0 : SUM_ROUNDING;
  return sameFigure(claimed, proof, Math.max(room, roomOf(claimed)));
}
