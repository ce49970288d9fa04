import type { Quantity } from "../../../domain/quantity.ts";
import type { Constraint } from "../constraint.ts";
import type { Documents } from "../documents.ts";
import { sumOf } from "../interval.ts";
import type { Statement } from "../statement.ts";
import { figureIn, type Passage, passagesOf, plainQuantities } from "./passage.ts";

/** So many customers of one plan, at its price a month. */
interface Plan {
  passage: Passage;
  count: Quantity;
  price: Quantity;
}

/** Customers plan by plan, each at its price ("8 Standard ($100/month)"), against the monthly income of the same page. */
export function customerMixes({ dossier, statements }: Documents): Constraint[] {
  const incomes = statements.filter(({ topic, planned }) => topic === "mrr" && !planned);
  if (incomes.length === 0) return [];
  const plans = Map.groupBy(passagesOf(dossier).flatMap(planIn), ({ passage }) => passage.place);
  return [...plans].flatMap(([place, lines]): Constraint[] => {
    const own = incomes.filter((one) => one.document === lines[0]?.passage.document.id);
    const near = own.filter((one) => one.place === place);
    const [income] = near.length > 0 ? near : own;
    const together = lines.every(({ passage }, at) => at === 0 || passage.at === (lines[at - 1]?.passage.at ?? 0) + 1);
    if (income === undefined || lines.length < 2 || !together || new Set(own.map(sizeOf)).size > 1) return [];
    const parts = lines.map((line, nth) => partOf(line, nth));
    return [
      {
        id: "mrr=plans",
        kind: "sum",
        stated: income,
        inputs: parts,
        expression: parts.map((_, at) => `{${at}}`).join(" + "),
        keys: parts.map((_, at) => String(at)),
        expected: sumOf(parts.map(({ interval, quantity }) => ({ ...interval, value: quantity.value, range: false }))),
        value: parts.reduce((sum, { quantity }) => sum + quantity.value, 0),
        bound: "equal",
        slack: 0.02,
        exact: false,
        touches: "price",
        mayBe: ["other_date", "gross_net"],
      },
    ];
  });
}

const sizeOf = ({ quantity }: Statement): number => quantity.value;

function planIn(passage: Passage): Plan[] {
  const [count, price, ...more] = plainQuantities(passage.text);
  if (count === undefined || price === undefined || more.length > 0) return [];
  const counted = (count.unit === "count" || count.unit === "number") && Number.isInteger(count.value);
  const begins = !/[\p{L}\d]/u.test(passage.text.slice(0, count.start));
  const between = passage.text.slice(count.end, price.start);
  const named = /^\s*\p{L}[\p{L}\s-]{1,30}[(×@:–-]*\s*(?:(?:at|à|a)\s)?$/u.test(between);
  return counted && begins && named && price.unit === "money" && price.per === "month"
    ? [{ passage, count, price }]
    : [];
}

function partOf({ passage, count, price }: Plan, nth: number): Statement {
  const printed = `${count.value} × ${price.text}`;
  const quantity = { ...price, value: count.value * price.value, step: count.value * price.step, text: printed };
  return figureIn(passage, quantity, nth);
}
