import type { Dossier } from "../../../domain/dossier.ts";
import type { Quantity } from "../../../domain/quantity.ts";
import { fold } from "../../../lexicon/fold.ts";
import { readDossier } from "../../facts/find.ts";
import type { Constraint } from "../constraint.ts";
import { image } from "../interval.ts";
import { type Statement, statementOf } from "../statement.ts";
import { figureIn, type Passage, passagesOf, plainQuantities } from "./passage.ts";

/** "60 Enterprise (3 %) = 300 k": so many on a plan, and what they bring. */
const LINE =
  /^[^\p{L}\d]*(?<count>\d[\d.,\s]*)\s+(?<plan>\p{L}[\p{L}&-]*(?:\s\p{L}[\p{L}&-]*)?)\s*(?:\(\s?\d+\s?%\s?\))?\s*=\s*(?<amount>\S.*)$/u;

/** By hand the amounts are rounded. */
const ROUNDED = 0.06;
const TIMES = [1, 12];

/** What so many on a plan bring, against the price that the price list has for the plan. */
export function planCounts(dossier: Dossier): Constraint[] {
  const prices = pricesOf(dossier);
  if (prices.size === 0) return [];
  return passagesOf(dossier).flatMap((passage): Constraint[] => {
    const { plan = "", amount = "" } = LINE.exec(passage.text)?.groups ?? {};
    const price = prices.get(`${passage.document.id} ${fold(plan)}`);
    const [count, brought, ...more] = plainQuantities(passage.text, passage.document).filter(
      ({ unit }) => unit !== "percent",
    );
    if (price === undefined || count === undefined || brought === undefined || more.length > 0) return [];
    if (!amount.startsWith(brought.text.slice(0, 3)) || !isOne(brought, price)) return [];
    return heldAgainst(passage, count, brought, price, plan);
  });
}

function heldAgainst(
  passage: Passage,
  count: Quantity,
  brought: Quantity,
  price: Statement,
  plan: string,
): Constraint[] {
  const number = figureIn(passage, { ...count, unit: "number" }, 9100, plan);
  const stated = figureIn(passage, brought, 9101, plan);
  const tried = TIMES.flatMap((times) => {
    const compute = (n: number, each: number) => n * each * times;
    const expected = image(compute, [number.interval, price.interval]);
    return expected === null ? [] : [{ times, expected, value: compute(count.value, price.quantity.value) }];
  });
  // By the month or by the year: what comes nearer is meant.
  const away = ({ value }: { value: number }) => Math.abs(Math.log(value / brought.value));
  const [nearest] = tried.toSorted((a, b) => away(a) - away(b));
  if (nearest === undefined) return [];
  return [
    {
      id: "money=plan,count",
      kind: "formula",
      stated,
      inputs: [number, price],
      expression: nearest.times === 1 ? "{count} × {price}" : `{count} × {price} × ${nearest.times}`,
      keys: ["count", "price"],
      expected: nearest.expected,
      value: nearest.value,
      bound: "equal",
      slack: ROUNDED,
      exact: false,
      // That all on the plan pay its price.
      assumed: true,
      touches: "growth",
      mayBe: ["average", "other_version"],
    },
  ];
}

const isOne = ({ unit, currency }: Quantity, { quantity }: Statement): boolean =>
  unit === "money" && (currency === undefined || currency === quantity.currency);

/** The one monthly price of each plan by its name; not of a plan that has several. */
function pricesOf(dossier: Dossier): Map<string, Statement> {
  const prices = readDossier(dossier).all.filter(
    ({ topic, source, nature, quantity: { unit, range, per } }) =>
      topic === "price" &&
      source === "deck" &&
      unit === "money" &&
      range === undefined &&
      (per === "month" || per === undefined) &&
      nature !== "third_party" &&
      nature !== "example",
  );
  const named = Map.groupBy(
    prices,
    ({ document, label }) => `${document} ${fold(label.replace(/[^\p{L}\s&-]/gu, " ").trim())}`,
  );
  return new Map(
    [...named].flatMap(([name, facts]) => {
      const monthly = facts.filter(({ quantity }) => quantity.per === "month");
      const [one, ...others] = monthly.length > 0 ? monthly : facts;
      const single = one !== undefined && others.every(({ quantity }) => quantity.value === one.quantity.value);
      return single ? [[name, statementOf(one, null)] as const] : [];
    }),
  );
}
