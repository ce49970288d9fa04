import type { Dossier } from "../../../domain/dossier.ts";
import type { Quantity } from "../../../domain/quantity.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import type { Constraint } from "../constraint.ts";
import { image, intervalOf } from "../interval.ts";
import type { Statement } from "../statement.ts";
import { figureIn, passagesOf, plainQuantities } from "./passage.ts";

/** "10x ARR", "5 fois le CA": of what a value is a multiple. */
const OF_INCOME =
  /^\s?(?:x|×|fois|times|vezes)?\s?(?:le |the |o |a |of )?(ARR|MRR|revenue|CA\b|chiffre d['’]affaires|receita)/iu;

/** A value told as so many times an income, against the income that the same page gives: "10 M€ (10x ARR)" beside 400 K€. */
export function multiples(dossier: Dossier, statements: readonly Statement[]): Constraint[] {
  const incomes = statements.filter(
    ({ topic, listed, quantity }) =>
      (topic === "arr" || topic === "revenue") && listed !== true && quantity.unit === "money",
  );
  if (incomes.length === 0) return [];
  return passagesOf(dossier).flatMap((passage): Constraint[] => {
    const found = plainQuantities(passage.text);
    const [value, ...values] = found.filter(({ unit }) => unit === "money");
    const [times, ...more] = found.filter(({ unit }) => unit === "multiple");
    if (value === undefined || times === undefined || values.length + more.length > 0) return [];
    const kind = OF_INCOME.exec(passage.text.slice(times.end))?.[1];
    if (kind === undefined || /MRR/iu.test(kind)) return [];
    const topic = /ARR/u.test(kind) ? "arr" : "revenue";
    // A value of its own year is a multiple of that year's income.
    const year = findPeriods(passage.text)[0]?.period.slice(0, 4);
    const here = incomes.filter(
      (one) =>
        one.topic === topic &&
        one.place === passage.place &&
        sameMoney(one, value) &&
        (year === undefined || one.when.startsWith(year)),
    );
    const [income] = here;
    if (income === undefined || new Set(here.map(({ quantity }) => quantity.value)).size > 1) return [];
    const compute = (size: number, factor: number) => size / factor;
    const expected = image(compute, [intervalOf(value), intervalOf(times)]);
    if (expected === null) return [];
    const ends = ({ range, value: size }: Quantity) => range ?? { min: size, max: size };
    const ranged = value.range !== undefined || times.range !== undefined;
    const between = ranged ? image(compute, [ends(value), ends(times)]) : null;
    return [
      {
        id: `${topic}=value,multiple`,
        kind: "formula",
        stated: income,
        inputs: [
          { ...figureIn(passage, value, 1), topic: "valuation" },
          { ...figureIn(passage, times, 2), topic: `${topic}_multiple` },
        ],
        expression: "{value} / {multiple}",
        keys: ["value", "multiple"],
        expected,
        value: compute(value.value, times.value),
        ...(between !== null && { between }),
        bound: "equal",
        slack: 0.1,
        exact: false,
        // That the multiple is of the income the page names.
        assumed: true,
        touches: "price",
        mayBe: ["other_date"],
      },
    ];
  });
}

const sameMoney = ({ quantity }: Statement, value: Quantity): boolean => quantity.currency === value.currency;
