import type { Dossier } from "../../../domain/dossier.ts";
import { IN_A_MONTH, SOLD } from "../../../lexicon/unit-prices.ts";
import type { Constraint } from "../constraint.ts";
import { image } from "../interval.ts";
import type { Statement } from "../statement.ts";
import { figureIn, passagesOf, plainQuantities } from "./passage.ts";
import { saidOfToday } from "./sentences.ts";

const CLEAR = 0.15;
const FARTHEST = 40;
/** Where a company keeps a part of what is sold, its revenue is not what the baskets come to. */
const OF_OTHERS_SALES = new Set(["gmv", "take_rate"]);

/** What is sold in a month, times the mean basket, against what a month is said to bring. */
export function monthlyBaskets(dossier: Dossier, statements: readonly Statement[]): Constraint[] {
  if (statements.some(({ topic }) => OF_OTHERS_SALES.has(topic ?? ""))) return [];
  const own = statements.filter(({ planned, undated, listed }) => !planned && undated && listed !== true);
  const baskets = own.filter(({ topic }) => topic === "average_order_value");
  const months = own.filter(({ topic, basis }) => topic === "revenue" && basis.rhythm === "monthly");
  const [basket, revenue] = [baskets[0], months[0]];
  if (basket === undefined || revenue === undefined || baskets.length > 1 || months.length > 1) return [];
  if (basket.quantity.currency !== revenue.quantity.currency || basket.document !== revenue.document) return [];
  const sold = saidOfToday(passagesOf(dossier)).flatMap(({ passage, text, folded, part }): Statement[] => {
    const [count, ...more] = plainQuantities(text, passage.document).filter(
      ({ unit, value }) => (unit === "count" || unit === "number") && value > 1,
    );
    const named = count !== undefined && SOLD.test(folded.slice(count.start, count.end + FARTHEST));
    const isMonth = count?.per === "month" || IN_A_MONTH.test(folded);
    return named && isMonth && more.length === 0 && passage.document.id === basket.document
      ? [figureIn(passage, count, 3500 + part, text.slice(count.end).trim().slice(0, FARTHEST))]
      : [];
  });
  const [only] = sold;
  if (only === undefined || new Set(sold.map(({ quantity }) => quantity.value)).size > 1) return [];
  const times = (many: number, each: number) => many * each;
  const expected = image(times, [only.interval, basket.interval]);
  if (expected === null) return [];
  return [
    {
      id: "revenue=sold,basket",
      kind: "formula",
      stated: revenue,
      inputs: [only, basket],
      expression: "{sold} × {basket}",
      keys: ["sold", "basket"],
      expected,
      value: times(only.quantity.value, basket.quantity.value),
      bound: "equal",
      slack: CLEAR,
      exact: false,
      // That all of them are sold at the mean basket, and nothing else is.
      assumed: true,
      touches: "growth",
      mayBe: ["gross_net", "other_income", "other_date"],
    },
  ];
}
