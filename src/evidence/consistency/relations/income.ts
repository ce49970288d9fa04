import type { Formula } from "../../../quantities/topics/formula.ts";
import type { Relation } from "../relation.ts";
import { always, formula, LOOSE, monthly, of } from "./build.ts";

const opex = of("operating_expenses");
const minus = (a: number, b: number): number => a - b;

/** What is left of the revenue by its margin, without what the rest costs. */
const byMargin = (gives: string) =>
  formula(
    gives,
    [of("revenue"), of("gross_margin"), opex],
    "{revenue} × {gross_margin} − {operating_expenses}",
    (revenue, margin, spent) => (revenue * margin) / 100 - spent,
  );

/** A table that gives both kinds of costs and no line between them. */
const withoutGrossProfit = (gives: string) =>
  formula(
    gives,
    [of("revenue"), of("cogs"), opex],
    "{revenue} − {cogs} − {operating_expenses}",
    (revenue, cogs, spent) => revenue - cogs - spent,
  );

const feeOnVolume = formula(
  "revenue",
  [always("take_rate"), of("gmv")],
  "{take_rate} × {gmv}",
  (rate, volume) => (rate * volume) / 100,
);

/** "20 M a month" under a year is a month of that year. */
const feeOnMonths: Formula = {
  ...formula(
    "revenue",
    [always("take_rate"), monthly("gmv")],
    "{take_rate} × {gmv} × 12",
    (rate, volume) => (rate * volume * 12) / 100,
  ),
  rhythm: "annual",
};

/** What is left after more was paid is no more than what was left before. */
const noMoreThanGross = (margin: string): Relation => ({
  id: `${margin}≤gross_margin`,
  gives: margin,
  variants: [formula(margin, [of("gross_margin")], "{gross_margin}", (gross) => gross)],
  bound: "at_most",
  ...LOOSE("unit_economics", 0.02, "other_income", "other_date"),
});

/** Results as what is left of the revenue. Each has the definitions in use: costs with and without those of the sales. */
export const INCOME: readonly Relation[] = [
  {
    id: "operating_income=gross_profit,operating_expenses",
    gives: "operating_income",
    variants: [
      formula("operating_income", [of("gross_profit"), opex], "{gross_profit} − {operating_expenses}", minus),
      byMargin("operating_income"),
      withoutGrossProfit("operating_income"),
      formula("operating_income", [of("revenue"), of("total_costs")], "{revenue} − {total_costs}", minus),
      formula("operating_income", [of("revenue"), opex], "{revenue} − {operating_expenses}", minus),
    ],
    bound: "equal",
    ...LOOSE("runway", 0.1, "other_income", "other_scope"),
  },
  {
    id: "ebitda=gross_profit,operating_expenses",
    gives: "ebitda",
    variants: [
      formula("ebitda", [of("gross_profit"), opex], "{gross_profit} − {operating_expenses}", minus),
      byMargin("ebitda"),
      withoutGrossProfit("ebitda"),
      formula("ebitda", [of("revenue"), of("total_costs")], "{revenue} − {total_costs}", minus),
      formula("ebitda", [of("revenue"), opex], "{revenue} − {operating_expenses}", minus),
    ],
    bound: "equal",
    // What is written off and what the table leaves out.
    assumes: true,
    ...LOOSE("runway", 0.1, "other_income", "other_scope"),
  },
  {
    id: "net_income=revenue,total_costs",
    gives: "net_income",
    variants: [
      formula("net_income", [of("revenue"), of("total_costs")], "{revenue} − {total_costs}", minus),
      // Under a gross profit "expenses" are what comes after it.
      formula("net_income", [of("gross_profit"), of("total_costs")], "{gross_profit} − {total_costs}", minus),
    ],
    bound: "equal",
    // Taxes, interest and grants.
    assumes: true,
    ...LOOSE("runway", 0.1, "other_income", "other_scope"),
  },
  {
    id: "revenue≥take_rate,gmv",
    gives: "revenue",
    variants: [feeOnVolume],
    bound: "at_least",
    ...LOOSE("price", 0.1, "other_scope", "gross_net"),
  },
  {
    id: "revenue=take_rate,gmv",
    gives: "revenue",
    variants: [feeOnVolume],
    bound: "equal",
    // What is earned beyond the fee may come from elsewhere.
    assumes: true,
    ...LOOSE("price", 0.1, "other_income", "gross_net"),
  },
  {
    id: "revenue=take_rate,gmv_month",
    gives: "revenue",
    variants: [feeOnMonths],
    bound: "equal",
    // The month may be the year's last: until then there was less.
    assumes: true,
    ...LOOSE("price", 0.5, "other_income", "gross_net", "other_date"),
  },
  {
    id: "revenue=arpa,customers",
    gives: "revenue",
    variants: [
      {
        ...formula(
          "revenue",
          [monthly("arpa"), of("customers", "users", "mau")],
          "{arpa} × {customers} × 12",
          (arpa, n) => arpa * n * 12,
        ),
        rhythm: "annual",
      },
    ],
    bound: "equal",
    // Customers come over the year, and not all of them are asked the same.
    assumes: true,
    ...LOOSE("growth", 0.2, "average", "other_income", "other_scope"),
  },
  {
    id: "revenue=orders,average_order_value",
    gives: "revenue",
    variants: [
      formula(
        "revenue",
        [of("orders"), of("average_order_value")],
        "{orders} × {average_order_value}",
        (orders, basket) => orders * basket,
      ),
    ],
    bound: "equal",
    // What is sold besides, and what is sent back.
    assumes: true,
    only: "no_fee",
    ...LOOSE("growth", 0.1, "other_scope", "average"),
  },
  {
    id: "gross_margin=price,unit_cost",
    gives: "gross_margin",
    variants: [
      formula(
        "gross_margin",
        [always("price", "average_order_value"), always("unit_cost", "bom_cost")],
        "({price} − {unit_cost}) / {price}",
        (price, cost) => ((price - cost) / price) * 100,
      ),
    ],
    bound: "equal",
    // One product stands for all.
    assumes: true,
    beside: true,
    ...LOOSE("unit_economics", 0.05, "other_scope", "average"),
  },
  noMoreThanGross("net_margin"),
  noMoreThanGross("ebitda_margin"),
  noMoreThanGross("operating_margin"),
];
