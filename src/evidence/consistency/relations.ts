import type { Relation } from "./relation.ts";
import { CASH } from "./relations/cash.ts";
import { CUSTOMER_VALUE } from "./relations/customer-value.ts";
import { FROM_CATALOGUE } from "./relations/from-catalogue.ts";
import { GROWTH } from "./relations/growth.ts";
import { INCOME } from "./relations/income.ts";
import { MARKET } from "./relations/market.ts";

/** Every tie the documents are held against, as data; one solver reads it. */
export const RELATIONS: readonly Relation[] = [
  ...FROM_CATALOGUE,
  ...CUSTOMER_VALUE,
  ...INCOME,
  ...CASH,
  ...MARKET,
  ...GROWTH,
];
