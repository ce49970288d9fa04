import type { Dossier } from "../../../domain/dossier.ts";
import { fold } from "../../../lexicon/fold.ts";
import { STAKE } from "../../../lexicon/sums.ts";
import type { Constraint } from "../constraint.ts";
import { image, intervalOf } from "../interval.ts";
import type { Statement } from "../statement.ts";
import { figureIn, passagesOf, plainQuantities } from "./passage.ts";

/** "$1.0M" of a ticket is what is paid in, and no 0.95 M rounded up. */
const PAID_AS_PRINTED = 0.02;

/** What an amount buys ("50 K€ = 1 % of the shares") against the price of the round, as a question. */
export function stakes(dossier: Dossier, statements: readonly Statement[]): Constraint[] {
  const terms = (topic: string) => statements.filter((one) => one.topic === topic && one.sure);
  const [[pre, ...pres], [round, ...rounds]] = [terms("valuation_pre_money"), terms("round_size")];
  const differs = (one: Statement, others: readonly Statement[]) =>
    others.some(({ quantity }) => quantity.value !== one.quantity.value);
  if (pre === undefined || round === undefined || differs(pre, pres) || differs(round, rounds)) return [];
  return passagesOf(dossier).flatMap((passage): Constraint[] => {
    if (passage.document.id !== pre.document || !STAKE.test(fold(passage.text))) return [];
    const found = plainQuantities(passage.text);
    const [amount, ...amounts] = found.filter(({ unit }) => unit === "money");
    const [share, ...shares] = found.filter(({ unit }) => unit === "percent");
    if (amount === undefined || share === undefined || amounts.length + shares.length > 0) return [];
    if (amount.currency !== pre.quantity.currency || amount.value >= round.quantity.value) return [];
    const compute = (paid: number, before: number, raised: number) => (100 * paid) / (before + raised);
    const expected = image(compute, [intervalOf(amount, PAID_AS_PRINTED), pre.interval, round.interval]);
    if (expected === null) return [];
    return [
      {
        id: "stake=amount,post_money",
        kind: "formula",
        stated: { ...figureIn(passage, share, 0), topic: "dilution" },
        inputs: [{ ...figureIn(passage, amount, 1), topic: "ticket_size" }, pre, round],
        expression: "{amount} / ({pre} + {round})",
        keys: ["amount", "pre", "round"],
        expected,
        value: compute(amount.value, pre.quantity.value, round.quantity.value),
        bound: "equal",
        slack: 0.03,
        exact: false,
        // Whether the rest of the round comes in is open.
        assumed: true,
        touches: "price",
        mayBe: ["fully_diluted", "after_round"],
      },
    ];
  });
}
