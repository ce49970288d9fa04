import type { Quantity } from "../../../domain/quantity.ts";
import { fold } from "../../../lexicon/fold.ts";
import { liesAhead } from "../../../lexicon/plans.ts";
import { INCOME_LINE } from "../../../lexicon/sums.ts";
import { AVERAGE_AMOUNT, SO_MANY_SOLD } from "../../../lexicon/unit-prices.ts";
import { figureIn, type Passage, plainQuantities } from "../words/passage.ts";
import { labelBefore, type Telling, type ToldSum } from "./sum.ts";

const FARTHEST = 3;
const TIMES = [1, 12, 1 / 12, 4, 1 / 4];

/** So many sold, what each brings on average and what all bring, line by line: "41,000 meals sold … average basket … revenue". */
export function averageOfMany({ sentence: { passage, part }, page }: Telling): ToldSum | null {
  if (part > 0 || !INCOME_LINE.test(fold(passage.text)) || liesAhead(passage.text)) return null;
  const at = page.indexOf(passage);
  const beside = page.slice(Math.max(0, at - FARTHEST), at + FARTHEST + 1).filter((line) => line !== passage);
  const income = onlyMoney(passage);
  const [average, ...averages] = beside.filter(({ text }) => AVERAGE_AMOUNT.test(fold(text)));
  const [sold, ...more] = beside.filter(({ text }) => SO_MANY_SOLD.test(fold(text)));
  if (income === null || average === undefined || sold === undefined || averages.length + more.length > 0) return null;
  const [each, many] = [onlyMoney(average), onlyCount(sold)];
  if (each === null || many === null || each.currency !== income.currency || each.value >= income.value) return null;
  return {
    id: "money=average,count",
    stated: figureIn(passage, income, 6800, labelBefore(passage.text, income)),
    terms: [figureIn(sold, many, 6801), figureIn(average, each, 6802, labelBefore(average.text, each))],
    compute: (number, size) => number * size,
    expression: "{0} × {1}",
    mayLack: TIMES,
    touches: "growth",
    mayBe: ["other_date", "gross_net"],
  };
}

const single = (line: Passage, isWanted: (one: Quantity) => boolean): Quantity | null => {
  const [only, ...more] = plainQuantities(line.text, line.document).filter(isWanted);
  return only === undefined || more.length > 0 || only.range !== undefined || line.row.table === true ? null : only;
};
const onlyMoney = (line: Passage) => single(line, ({ unit }) => unit === "money");
const onlyCount = (line: Passage) => single(line, ({ unit, value }) => ["count", "number"].includes(unit) && value > 1);
