import type { Dossier } from "../../../domain/dossier.ts";
import type { Fact } from "../../../domain/fact.ts";
import { ANY_FEE, OF_ANY_FEE, SET_AS_AMOUNT } from "../../../lexicon/fees.ts";
import { fold } from "../../../lexicon/fold.ts";
import { singular } from "../../../quantities/thing-said.ts";
import { SURE_ENOUGH } from "../../../quantities/topics/match.ts";
import { readDossier } from "../../facts/find.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import { missing } from "../interval.ts";
import { placesOf } from "../places.ts";
import { type Statement, statementOf } from "../statement.ts";

interface Fee {
  /** What its label says besides that it is a fee: "service", "seller"; empty where it says no more. */
  of: ReadonlySet<string>;
  statement: Statement;
}

/**
 * One fee with two rates, or a rate and an amount: "service charge 25 %" here and "service fee from 500" there. Beside other ways to earn a fee makes
 * no revenue, and is still one fee. That both labels name it is our reading of words.
 */
export function toldFees(dossier: Dossier): Constraint[] {
  const placeOf = placesOf(dossier);
  const fees = readDossier(dossier)
    .all.filter(isOwnFee)
    .flatMap((fact): Fee[] => {
      const of = qualifiersOf(fact);
      return of === null ? [] : [{ of, statement: { ...statementOf(fact, null), place: placeOf(fact.address) } }];
    });
  const single = fees.filter((one) => !isList(one, fees));
  const [first] = single
    .map((one) => ({ one, others: single.filter((other) => isOneFee(one, other)) }))
    .filter(({ others }) => others.length > 0)
    .toSorted(
      (a, b) => b.others.length - a.others.length || Number(b.one.statement.sure) - Number(a.one.statement.sure),
    );
  if (first === undefined) return [];
  const { statement: stated } = first.one;
  return first.others.map(({ statement: other }) => {
    // A rate and an amount have no gap between them.
    const worded = stated.quantity.unit === other.quantity.unit ? {} : { worded: true as const };
    const tie = { slack: ROUNDED, exact: true, assumed: true as const, ...worded, touches: "unit_economics" as const };
    return twoAnswers("same:take_rate", stated, other, { ...tie, mayBe: ["other_scope"] });
  });
}

const ROUNDED = 0.02;

const isOwnFee = ({ topic, nature, subject, source, quantity, sureness }: Fact): boolean =>
  nature === "actual" &&
  subject === "company" &&
  source === "deck" &&
  (topic === "take_rate"
    ? quantity.unit === "percent" && sureness >= SURE_ENOUGH
    : topic === null && quantity.unit === "money" && quantity.per === undefined);

/** Null where the label does not say that it is a fee. */
function qualifiersOf({ label, topic, passage, quantity }: Fact): Set<string> | null {
  // "At a booking fee as low as 2 €": what it comes to on one order says nothing of how it is set.
  const before = passage.slice(0, Math.max(0, passage.indexOf(quantity.text))).split(/[.,;:•]/u);
  const folded = fold(topic === null ? (before.at(-1) ?? "") : label);
  if (topic === null && !SET_AS_AMOUNT.test(folded)) return null;
  const rest = folded.replaceAll(ANY_FEE, " ");
  if (rest === folded) return null;
  const words = (rest.match(/\p{L}{4,}/gu) ?? []).map(singular);
  return new Set(words.filter((word) => !OF_ANY_FEE.has(word)));
}

const isOneFee = (one: Fee, other: Fee): boolean =>
  one.statement.place !== other.statement.place &&
  one.statement.document === other.statement.document &&
  missing(one.statement.interval, other.statement.interval) > ROUNDED &&
  [one, other].some(({ statement }) => statement.quantity.unit === "percent") &&
  (one.of.size === 0
    ? other.of.size === 0 && one.statement.quantity.unit === other.statement.quantity.unit
    : !one.of.isDisjointFrom(other.of));

/** A page that gives a fee several rates gives them by plan or by size. */
const isList = (one: Fee, fees: readonly Fee[]): boolean =>
  fees.some(
    (other) =>
      other.statement.place === one.statement.place &&
      missing(other.statement.interval, one.statement.interval) > 0 &&
      (one.of.size === 0 || other.of.size === 0 || !one.of.isDisjointFrom(other.of)),
  );
