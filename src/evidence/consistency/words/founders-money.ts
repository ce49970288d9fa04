import type { Dossier } from "../../../domain/dossier.ts";
import { fold } from "../../../lexicon/fold.ts";
import { BROUGHT_IN, FOUNDERS, THIS_AMOUNT } from "../../../lexicon/statuses.ts";
import { findQuantities } from "../../../quantities/find.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import { intervalOf, missing } from "../interval.ts";
import type { Statement } from "../statement.ts";
import { type Passage, passagesOf, saidIn } from "./passage.ts";

/** What the founders put in themselves, told twice with another amount. */
export function foundersMoney(dossier: Dossier): Constraint[] {
  const passages = passagesOf(dossier);
  const found = passages.flatMap((passage, at) => saidOf(passage, passages[at - 1]));
  const [first] = found;
  const other = found.find((one) => first !== undefined && missing(one.interval, first.interval) > 0.05);
  if (first === undefined || other === undefined || first.document !== other.document) return [];
  // They may have paid twice.
  const tie = { slack: 0.05, exact: true, assumed: true as const, touches: "runway" as const };
  return [twoAnswers("same:founders_money", first, other, { ...tie, mayBe: ["other_date", "other_scope"] })];
}

function saidOf(passage: Passage, before: Passage | undefined): Statement[] {
  const folded = fold(passage.text);
  if (!FOUNDERS.test(folded) || !BROUGHT_IN.test(folded)) return [];
  const text = THIS_AMOUNT.test(folded) && before !== undefined ? `${before.text} ${passage.text}` : passage.text;
  const amounts = findQuantities(text).flatMap((one) =>
    "ambiguous" in one || (one.unit !== "money" && !(one.unit === "number" && one.scale >= 1000)) ? [] : [one],
  );
  const [amount, ...more] = amounts;
  if (amount === undefined || more.length > 0) return [];
  const said = saidIn(passage, { label: "", printed: amount.text, interval: intervalOf(amount), nth: 0 });
  return [{ ...said, passage: text, quantity: amount }];
}
