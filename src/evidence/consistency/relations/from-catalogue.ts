import { FORMULAS } from "../../../quantities/topics/formulas.ts";
import type { Relation } from "../relation.ts";
import { type Binding, DEFINED, LOOSE } from "./build.ts";

/** How strictly a formula of the catalogue binds: by what it gives. What is not listed is asked, never asserted. */
const BINDINGS: Record<string, Binding> = {
  arr: DEFINED("price", "contracted_live", "other_date"),
  arr_growth: DEFINED("growth", "other_date"),
  revenue_growth: DEFINED("growth", "other_date", "other_scope"),
  gmv_growth: DEFINED("growth", "other_date"),
  customer_growth: DEFINED("growth", "other_date"),
  net_new_arr: DEFINED("growth", "other_date"),
  net_new_mrr: DEFINED("growth", "other_date"),
  recurring_revenue_share: DEFINED("price", "other_scope"),
  arpa: LOOSE("unit_economics", 0.1, "average", "other_date"),
  gross_profit: DEFINED("price", "other_scope"),
  gross_margin: DEFINED("price", "other_scope", "other_date"),
  ebitda_margin: DEFINED("price", "other_scope"),
  operating_margin: DEFINED("price", "other_scope"),
  net_margin: DEFINED("price", "other_scope"),
  rule_of_40: DEFINED("growth", "other_date"),
  revenue_per_employee: LOOSE("growth", 0.15, "average"),
  take_rate: LOOSE("growth", 0.1, "other_income", "gross_net"),
  cac: LOOSE("unit_economics", 0.15, "other_scope", "average"),
  ltv_cac: DEFINED("unit_economics", "other_date", "other_scope"),
  valuation_post_money: DEFINED("price"),
  dilution: DEFINED("price", "fully_diluted"),
  share_price: DEFINED("price", "fully_diluted"),
  arr_multiple: LOOSE("price", 0.05, "other_date"),
  revenue_multiple: LOOSE("price", 0.05, "other_date"),
  quick_ratio: DEFINED("growth"),
  nrr: LOOSE("growth", 0.05, "other_date"),
  grr: LOOSE("growth", 0.05, "other_date"),
};

/** Relations of our own below have variants that the catalogue's formula lacks. */
const VARIED = new Set(["runway", "burn_multiple", "ltv", "cac_payback"]);

/** The formulas of the catalogue that documents are held against. */
export const FROM_CATALOGUE: Relation[] = FORMULAS.flatMap((formula) => {
  const binding = BINDINGS[formula.gives];
  if (binding === undefined || formula.inverse === true || VARIED.has(formula.gives)) return [];
  const id = `${formula.gives}=${formula.inputs.map(({ key }) => key).join(",")}`;
  return [{ id, gives: formula.gives, variants: [formula], bound: "equal", ...binding }];
});
