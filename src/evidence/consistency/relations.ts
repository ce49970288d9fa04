import type { Explanation, Touch } from "../../domain/inconsistency.ts";
import type { Formula, FormulaInput } from "../../quantities/topics/formula.ts";
import { FORMULAS } from "../../quantities/topics/formulas.ts";
import type { Relation } from "./relation.ts";

/** How strictly a formula of the catalogue binds: by what it gives. What is not listed is asked, never asserted. */
interface Binding {
  slack: number;
  exact: boolean;
  touches: Touch;
  mayBe: readonly Explanation[];
}

const DEFINED = (touches: Touch, ...mayBe: Explanation[]): Binding => ({ slack: 0.01, exact: true, touches, mayBe });
const LOOSE = (touches: Touch, slack: number, ...mayBe: Explanation[]): Binding => ({
  slack,
  exact: false,
  touches,
  mayBe,
});

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

const fromCatalogue: Relation[] = FORMULAS.flatMap((formula) => {
  const binding = BINDINGS[formula.gives];
  if (binding === undefined || formula.inverse === true || VARIED.has(formula.gives)) return [];
  const id = `${formula.gives}=${formula.inputs.map(({ key }) => key).join(",")}`;
  return [{ id, gives: formula.gives, variants: [formula], bound: "equal", ...binding }];
});

const of = (key: string, ...others: string[]): FormulaInput => ({ key, topics: [key, ...others] });
const always = (key: string, ...others: string[]): FormulaInput => ({ ...of(key, ...others), timeless: true });
const monthly = (key: string, ...others: string[]): FormulaInput => ({ ...of(key, ...others), rhythm: "monthly" });
/** "Burn 2024: 960 000" is the year's, though it does not say so. */
const ofYear = (key: string): FormulaInput => ({ ...of(key), rhythm: "annual" });
const earlier = (key: string, ...others: string[]): FormulaInput => ({
  key: `${key}_before`,
  topics: [key, ...others],
  previous: true,
});

function formula(
  gives: string,
  inputs: readonly FormulaInput[],
  expression: string,
  compute: Formula["compute"],
): Formula {
  return { gives, inputs, expression, compute };
}

/** A customer who stays longer than this is nobody's experience. */
const LONGEST_LIFE_IN_YEARS = 15;

const valueOfCustomer: Relation = {
  id: "ltv=life",
  gives: "ltv",
  variants: [
    formula(
      "ltv",
      [monthly("arpa"), of("gross_margin"), monthly("customer_churn", "churn")],
      "{arpa} × {gross_margin} / {customer_churn}",
      (arpa, margin, churn) => (arpa * margin) / churn,
    ),
    formula(
      "ltv",
      [monthly("arpa"), monthly("customer_churn", "churn")],
      "{arpa} / {customer_churn}",
      (arpa, churn) => (arpa * 100) / churn,
    ),
    formula(
      "ltv",
      [monthly("arpa"), of("customer_lifetime")],
      "{arpa} × {customer_lifetime}",
      (arpa, months) => arpa * months,
    ),
    formula(
      "ltv",
      [monthly("arpa"), of("customer_lifetime"), of("gross_margin")],
      "{arpa} × {customer_lifetime} × {gross_margin}",
      (arpa, months, margin) => (arpa * months * margin) / 100,
    ),
  ],
  bound: "equal",
  ...LOOSE("unit_economics", 0.1, "with_margin", "other_scope"),
};

const OWN: Relation[] = [
  valueOfCustomer,
  {
    id: "arpa=arr,customers",
    gives: "arpa",
    variants: [
      {
        ...formula("arpa", [of("arr"), of("customers")], "{arr} / 12 / {customers}", (arr, n) => arr / 12 / n),
        rhythm: "monthly",
      },
    ],
    bound: "equal",
    ...LOOSE("unit_economics", 0.1, "average", "other_date"),
  },
  {
    id: "cac_payback=cac,arpa",
    gives: "cac_payback",
    variants: [
      formula(
        "cac_payback",
        [of("cac"), monthly("arpa"), of("gross_margin")],
        "{cac} / ({arpa} × {gross_margin})",
        (cac, arpa, margin) => cac / ((arpa * margin) / 100),
      ),
      formula("cac_payback", [of("cac"), monthly("arpa")], "{cac} / {arpa}", (cac, arpa) => cac / arpa),
    ],
    bound: "equal",
    ...LOOSE("unit_economics", 0.05, "with_margin", "other_scope"),
  },
  {
    id: "runway=cash,burn_rate",
    gives: "runway",
    variants: [
      formula("runway", [of("cash"), monthly("burn_rate")], "{cash} / {burn_rate}", (cash, burn) => cash / burn),
      formula(
        "runway",
        [of("cash"), ofYear("burn_rate")],
        "{cash} / ({burn_rate} / 12)",
        (cash, burn) => (cash / burn) * 12,
      ),
    ],
    bound: "equal",
    ...DEFINED("runway", "after_round", "gross_net"),
  },
  {
    id: "runway=round_size,burn_rate",
    gives: "runway",
    variants: [
      formula(
        "runway",
        [always("round_size"), monthly("burn_rate")],
        "{round_size} / {burn_rate}",
        (round, burn) => round / burn,
      ),
      formula(
        "runway",
        [always("round_size"), of("cash"), monthly("burn_rate")],
        "({round_size} + {cash}) / {burn_rate}",
        (round, cash, burn) => (round + cash) / burn,
      ),
    ],
    bound: "equal",
    only: "plans",
    ...LOOSE("runway", 0.03, "other_income", "gross_net"),
  },
  {
    id: "burn_multiple=burn_rate,net_new_arr",
    gives: "burn_multiple",
    variants: [
      formula(
        "burn_multiple",
        [monthly("burn_rate"), of("net_new_arr")],
        "({burn_rate} × 12) / {net_new_arr}",
        (burn, added) => (burn * 12) / added,
      ),
      formula(
        "burn_multiple",
        [ofYear("burn_rate"), of("net_new_arr")],
        "{burn_rate} / {net_new_arr}",
        (burn, added) => burn / added,
      ),
    ],
    bound: "equal",
    ...DEFINED("runway", "gross_net", "other_date"),
  },
  order("sam", "tam"),
  order("som", "sam"),
  order("som", "tam"),
  {
    id: "arr≤sam",
    gives: "arr",
    variants: [formula("arr", [always("sam", "tam")], "{sam}", (sam) => sam)],
    bound: "at_most",
    ...LOOSE("market", 0, "other_scope"),
  },
  {
    id: "revenue≤tam",
    gives: "revenue",
    variants: [formula("revenue", [always("sam", "tam")], "{sam}", (tam) => tam)],
    bound: "at_most",
    ...LOOSE("market", 0, "other_scope"),
  },
  {
    id: "ltv≤life",
    gives: "ltv",
    variants: [
      formula(
        "ltv",
        [of("revenue", "arr"), of("customers", "users", "mau")],
        `{revenue} / {customers} × ${LONGEST_LIFE_IN_YEARS}`,
        (revenue, customers) => (revenue / customers) * LONGEST_LIFE_IN_YEARS,
      ),
    ],
    bound: "at_most",
    ...LOOSE("unit_economics", 0.05, "other_scope"),
  },
  {
    id: "revenue≥before",
    gives: "revenue",
    variants: [
      formula(
        "revenue",
        [earlier("revenue"), of("customers", "users", "mau"), earlier("customers", "users", "mau")],
        "{revenue_before}",
        (before, now, then) => (now >= then ? before : Number.NEGATIVE_INFINITY),
      ),
    ],
    bound: "at_least",
    ...LOOSE("growth", 0.02, "other_scope"),
  },
  {
    id: "arr≥before",
    gives: "arr",
    variants: [
      formula(
        "arr",
        [earlier("arr"), of("customers", "users"), earlier("customers", "users")],
        "{arr_before}",
        (before, now, then) => (now >= then ? before : Number.NEGATIVE_INFINITY),
      ),
    ],
    bound: "at_least",
    ...LOOSE("growth", 0.02, "other_scope"),
  },
  {
    id: "cac≤funds",
    gives: "cac",
    variants: [
      formula(
        "cac",
        [always("round_size"), of("revenue"), of("customers", "users", "mau")],
        "({round_size} + {revenue}) / {customers}",
        (round, revenue, customers) => (round + revenue) / customers,
      ),
    ],
    bound: "at_most",
    only: "first_year",
    // Every customer was bought, and with this money alone.
    assumes: true,
    ...LOOSE("runway", 0.1, "other_income", "other_scope"),
  },
  {
    id: "payroll=headcount,average_salary",
    gives: "payroll",
    variants: [
      formula(
        "payroll",
        [of("headcount"), of("average_salary")],
        "{headcount} × {average_salary}",
        (n, pay) => n * pay,
      ),
    ],
    bound: "equal",
    ...LOOSE("runway", 0.2, "average", "gross_net"),
  },
  {
    id: "customer_retention=churn",
    gives: "customer_retention",
    variants: [
      formula(
        "customer_retention",
        [of("customer_churn", "churn")],
        "100 % − {customer_churn}",
        (churn) => 100 - churn,
      ),
    ],
    bound: "equal",
    ...LOOSE("unit_economics", 0.01, "other_date", "other_scope"),
  },
  {
    id: "return_multiple=exit_value",
    gives: "return_multiple",
    variants: [
      formula(
        "return_multiple",
        [always("exit_value"), always("valuation_post_money")],
        "{exit_value} / {valuation_post_money}",
        (exit, post) => exit / post,
      ),
      formula(
        "return_multiple",
        [always("exit_value"), always("valuation_pre_money"), always("round_size")],
        "{exit_value} / ({valuation_pre_money} + {round_size})",
        (exit, pre, round) => exit / (pre + round),
      ),
    ],
    bound: "equal",
    ...LOOSE("price", 0.1, "fully_diluted"),
  },
  {
    id: "mau≤users",
    gives: "mau",
    variants: [formula("mau", [of("users")], "{users}", (users) => users)],
    bound: "at_most",
    ...LOOSE("growth", 0, "other_date"),
  },
  {
    id: "dau≤mau",
    gives: "dau",
    variants: [formula("dau", [of("mau")], "{mau}", (mau) => mau)],
    bound: "at_most",
    ...DEFINED("growth", "other_date"),
  },
];

function order(small: string, large: string): Relation {
  return {
    id: `${small}≤${large}`,
    gives: small,
    variants: [formula(small, [always(large)], `{${large}}`, (size) => size)],
    bound: "at_most",
    ...DEFINED("market", "other_scope"),
  };
}

/** Every tie the documents are held against, as data; one solver reads it. */
export const RELATIONS: readonly Relation[] = [...fromCatalogue, ...OWN];
