import type { Dossier } from "../../../domain/dossier.ts";
import { fold } from "../../../lexicon/fold.ts";
import { STAYS } from "../../../lexicon/metric-words.ts";
import { inMonths } from "../../../quantities/durations.ts";
import type { Constraint } from "../constraint.ts";
import { image } from "../interval.ts";
import type { Statement } from "../statement.ts";
import { figureIn, passagesOf, plainQuantities } from "./passage.ts";

/** That customers leave as fast later on as they do now. */
const ABOUT = 0.3;

/**
 * How long a customer stays, as the line about its value says ("LTV: 6,000 (4 years on average)"), against how many
 * leave each month.
 */
export function lifetimes(dossier: Dossier, statements: readonly Statement[]): Constraint[] {
  const rates = statements.filter(
    ({ topic, basis, segment, listed, interval }) =>
      (topic === "churn" || topic === "customer_churn") &&
      (basis.rhythm === "monthly" || basis.rhythm === "annual") &&
      segment === "" &&
      listed !== true &&
      interval.min > 0,
  );
  const [rate, ...others] = rates;
  if (
    rate === undefined ||
    others.some(({ printed, basis }) => printed !== rate.printed || basis.rhythm !== rate.basis.rhythm)
  )
    return [];
  const period = rate.basis.rhythm === "annual" ? 12 : 1;
  return passagesOf(dossier).flatMap((passage, nth): Constraint[] => {
    const isRead = statements.some((one) => one.topic === "customer_lifetime" && one.document === passage.document.id);
    if (isRead || passage.document.id !== rate.document || !STAYS.test(fold(passage.text))) return [];
    const [life, ...more] = plainQuantities(passage.text, passage.document).filter(({ unit }) => unit === "duration");
    if (life === undefined || more.length > 0 || life.range !== undefined || inMonths(life) < 6) return [];
    const compute = (percent: number) => (100 / percent) * period;
    const expected = image(compute, [rate.interval]);
    if (expected === null) return [];
    return [
      {
        id: "customer_lifetime=churn",
        kind: "formula",
        stated: { ...figureIn(passage, life, 7400 + nth, life.text), topic: "customer_lifetime" },
        inputs: [rate],
        expression: period === 1 ? "1 / {customer_churn}" : "12 / {customer_churn}",
        keys: ["customer_churn"],
        expected,
        value: compute(rate.quantity.value),
        bound: "equal",
        slack: ABOUT,
        exact: false,
        assumed: true,
        touches: "unit_economics",
        mayBe: ["average", "other_scope"],
      },
    ];
  });
}
