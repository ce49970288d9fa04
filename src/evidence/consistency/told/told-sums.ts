import type { Constraint } from "../constraint.ts";
import type { Documents } from "../documents.ts";
import { passagesOf } from "../words/passage.ts";
import { sentencesOf } from "../words/sentences.ts";
import { accountFrom, lastingIn, multipleIn, timesIn } from "./amounts.ts";
import { amountOfMany, listTotal, unitPricesIn } from "./counts.ts";
import { conversionIn, plansFrom } from "./customers.ts";
import { productIn } from "./products.ts";
import { amountAsShare, namedAmountsIn, shareIn, shareOfCount, shareOfNamed } from "./shares.ts";
import { constraintOf, type Telling, type ToldSum } from "./sum.ts";

/** The ways in which a line works something out. */
const FORMS: readonly ((telling: Telling) => ToldSum | null)[] = [
  productIn,
  shareIn,
  amountAsShare,
  shareOfCount,
  lastingIn,
  timesIn,
  multipleIn,
  accountFrom,
  listTotal,
  conversionIn,
  plansFrom,
];

/** Sums that a document works out in its own words, whatever they are about, where it gets them wrong. */
export function toldSums({ dossier, statements }: Documents): Constraint[] {
  const passages = passagesOf(dossier);
  const pages = Map.groupBy(passages, ({ place }) => place);
  const [prices, amounts] = [unitPricesIn(passages), namedAmountsIn(passages)];
  return sentencesOf(passages).flatMap((sentence) => {
    const telling = { sentence, page: pages.get(sentence.passage.place) ?? [], statements };
    const sums = [...FORMS.map((form) => form(telling)), shareOfNamed(telling, amounts), amountOfMany(telling, prices)];
    return sums.flatMap((sum) => (sum === null ? [] : (constraintOf(sum) ?? [])));
  });
}
