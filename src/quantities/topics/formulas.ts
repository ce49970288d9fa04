import type { Formula, FormulaInput } from "./formula.ts";

const one = (key: string, ...others: string[]): FormulaInput => ({ key, topics: [key, ...others] });
const before = (topic: string): FormulaInput => ({ key: `${topic}_before`, topics: [topic], previous: true });
const term = (key: string, ...others: string[]): FormulaInput => ({ ...one(key, ...others), timeless: true });
const monthly = (key: string, ...others: string[]): FormulaInput => ({ ...one(key, ...others), rhythm: "monthly" });

const ratio = (gives: string, top: FormulaInput, bottom: FormulaInput): Formula => ({
  gives,
  inputs: [top, bottom],
  expression: `{${top.key}} / {${bottom.key}}`,
  compute: (a, b) => a / b,
});

const share = (gives: string, part: string, whole: string): Formula => ({
  ...ratio(gives, one(part), one(whole)),
  compute: (a, b) => (a / b) * 100,
});

const growth = (gives: string, topic: string): Formula => ({
  gives,
  inputs: [one(topic), before(topic)],
  expression: `({${topic}} − {${topic}_before}) / {${topic}_before}`,
  compute: (now, then) => (then > 0 ? ((now - then) / then) * 100 : Number.NaN),
});

const increase = (gives: string, topic: string): Formula => ({
  gives,
  inputs: [one(topic), before(topic)],
  expression: `{${topic}} − {${topic}_before}`,
  compute: (now, then) => now - then,
});

const RECURRING: Formula[] = [
  { gives: "arr", inputs: [one("mrr")], expression: "{mrr} × 12", compute: (mrr) => mrr * 12 },
  { gives: "mrr", inputs: [one("arr")], expression: "{arr} / 12", compute: (arr) => arr / 12, inverse: true },
  growth("arr_growth", "arr"),
  growth("mrr_growth", "mrr"),
  growth("revenue_growth", "revenue"),
  growth("gmv_growth", "gmv"),
  growth("customer_growth", "customers"),
  increase("net_new_arr", "arr"),
  increase("net_new_mrr", "mrr"),
  share("recurring_revenue_share", "recurring_revenue", "revenue"),
  { ...ratio("arpa", one("mrr"), one("customers")), rhythm: "monthly" },
  share("revenue_churn", "churned_mrr", "mrr"),
  {
    gives: "nrr",
    inputs: [before("mrr"), one("expansion_mrr"), one("churned_mrr")],
    expression: "({mrr_before} + {expansion_mrr} − {churned_mrr}) / {mrr_before}",
    compute: (start, gained, lost) => ((start + gained - lost) / start) * 100,
  },
  {
    gives: "grr",
    inputs: [before("mrr"), one("churned_mrr")],
    expression: "({mrr_before} − {churned_mrr}) / {mrr_before}",
    compute: (start, lost) => ((start - lost) / start) * 100,
  },
  {
    gives: "customer_churn",
    inputs: [one("churned_customers"), before("customers")],
    expression: "{churned_customers} / {customers_before}",
    compute: (lost, start) => (lost / start) * 100,
  },
  {
    gives: "customer_lifetime",
    inputs: [monthly("customer_churn", "churn")],
    expression: "1 / {customer_churn}",
    compute: (churn) => 100 / churn,
  },
  {
    gives: "quick_ratio",
    inputs: [one("new_mrr"), one("expansion_mrr"), one("churned_mrr")],
    expression: "({new_mrr} + {expansion_mrr}) / {churned_mrr}",
    compute: (fresh, gained, lost) => (fresh + gained) / lost,
  },
  { ...ratio("magic_number", one("net_new_arr"), one("sales_marketing_spend")), yearly: true },
];

const INCOME: Formula[] = [
  {
    gives: "gross_profit",
    inputs: [one("revenue"), one("cogs")],
    expression: "{revenue} − {cogs}",
    compute: (revenue, cogs) => revenue - cogs,
  },
  {
    gives: "cogs",
    inputs: [one("revenue"), one("gross_profit")],
    expression: "{revenue} − {gross_profit}",
    compute: (revenue, profit) => revenue - profit,
    inverse: true,
  },
  {
    gives: "gross_margin",
    inputs: [one("revenue"), one("cogs")],
    expression: "({revenue} − {cogs}) / {revenue}",
    compute: (revenue, cogs) => ((revenue - cogs) / revenue) * 100,
  },
  share("gross_margin", "gross_profit", "revenue"),
  share("ebitda_margin", "ebitda", "revenue"),
  share("operating_margin", "operating_income", "revenue"),
  share("net_margin", "net_income", "revenue"),
  {
    gives: "rule_of_40",
    inputs: [one("revenue_growth", "arr_growth"), one("ebitda_margin", "operating_margin")],
    expression: "{revenue_growth} + {ebitda_margin}",
    compute: (growing, margin) => growing + margin,
    yearly: true,
  },
  { ...ratio("revenue_per_employee", one("revenue"), one("headcount")), yearly: true },
  ratio("arr_per_employee", one("arr"), one("headcount")),
  share("take_rate", "revenue", "gmv"),
  ratio("average_order_value", one("gmv"), one("orders")),
  share("dau_mau", "dau", "mau"),
  ratio("cost_per_lead", one("marketing_spend"), one("leads")),
  {
    gives: "contribution_margin",
    inputs: [one("price"), one("unit_cost", "bom_cost")],
    expression: "({price} − {unit_cost}) / {price}",
    compute: (price, cost) => ((price - cost) / price) * 100,
  },
];

const CUSTOMER_VALUE: Formula[] = [
  ratio("cac", one("sales_marketing_spend"), one("new_customers")),
  {
    gives: "ltv",
    inputs: [monthly("arpa"), one("gross_margin"), monthly("customer_churn", "churn")],
    expression: "{arpa} × {gross_margin} / {customer_churn}",
    compute: (arpa, margin, churn) => (arpa * margin) / churn,
  },
  ratio("ltv_cac", one("ltv"), one("cac")),
  {
    gives: "cac_payback",
    inputs: [one("cac"), monthly("arpa"), one("gross_margin")],
    expression: "{cac} / ({arpa} × {gross_margin})",
    compute: (cac, arpa, margin) => cac / ((arpa * margin) / 100),
  },
];

const CASH: Formula[] = [
  ratio("runway", one("cash"), monthly("burn_rate")),
  {
    gives: "burn_multiple",
    inputs: [monthly("burn_rate"), one("net_new_arr")],
    expression: "({burn_rate} × 12) / {net_new_arr}",
    compute: (burn, added) => (burn * 12) / added,
    yearly: true,
  },
  {
    gives: "burn_multiple",
    inputs: [{ ...one("burn_rate"), rhythm: "annual" }, one("net_new_arr")],
    expression: "{burn_rate} / {net_new_arr}",
    compute: (burn, added) => burn / added,
    yearly: true,
  },
];

const DEAL: Formula[] = [
  ratio("arr_multiple", term("valuation_pre_money", "valuation"), one("arr")),
  { ...ratio("revenue_multiple", term("valuation_pre_money", "valuation"), one("revenue")), yearly: true },
  { ...ratio("ebitda_multiple", term("valuation_pre_money", "valuation"), one("ebitda")), yearly: true },
  {
    gives: "valuation_post_money",
    inputs: [term("valuation_pre_money"), term("round_size")],
    expression: "{valuation_pre_money} + {round_size}",
    compute: (pre, round) => pre + round,
  },
  {
    gives: "valuation_pre_money",
    inputs: [term("valuation_post_money"), term("round_size")],
    expression: "{valuation_post_money} − {round_size}",
    compute: (post, round) => post - round,
    inverse: true,
  },
  {
    gives: "round_size",
    inputs: [term("valuation_post_money"), term("valuation_pre_money")],
    expression: "{valuation_post_money} − {valuation_pre_money}",
    compute: (post, pre) => post - pre,
    inverse: true,
  },
  {
    gives: "dilution",
    inputs: [term("round_size"), term("valuation_pre_money")],
    expression: "{round_size} / ({valuation_pre_money} + {round_size})",
    compute: (round, pre) => (round / (pre + round)) * 100,
  },
  {
    gives: "dilution",
    inputs: [term("round_size"), term("valuation_post_money")],
    expression: "{round_size} / {valuation_post_money}",
    compute: (round, post) => (round / post) * 100,
  },
  ratio("share_price", term("valuation_pre_money"), term("shares_outstanding")),
];

/** Every tie between topics that code may compute with. */
export const FORMULAS: readonly Formula[] = [...RECURRING, ...INCOME, ...CUSTOMER_VALUE, ...CASH, ...DEAL];

/** The formulas that give this topic. */
export function formulasFor(topicId: string): Formula[] {
  return FORMULAS.filter(({ gives }) => gives === topicId);
}
