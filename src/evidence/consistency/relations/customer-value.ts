import { LONGEST_LIFE_IN_YEARS } from "../../../domain/inconsistency.ts";
import type { Relation } from "../relation.ts";
import { always, formula, LOOSE, monthly, of } from "./build.ts";

const valueOfCustomer: Relation = {
  id: "ltv=life",
  gives: "ltv",
  variants: [
    formula(
      "ltv",
      [
        monthly("arpa", "average_order_value", "price"),
        of("gross_margin", "contribution_margin"),
        monthly("customer_churn", "churn"),
      ],
      "{arpa} × {gross_margin} / {customer_churn}",
      (arpa, margin, churn) => (arpa * margin) / churn,
    ),
    formula(
      "ltv",
      [monthly("arpa", "average_order_value", "price"), monthly("customer_churn", "churn")],
      "{arpa} / {customer_churn}",
      (arpa, churn) => (arpa * 100) / churn,
    ),
    formula(
      "ltv",
      [monthly("arpa", "average_order_value", "price"), of("customer_lifetime")],
      "{arpa} × {customer_lifetime}",
      (arpa, months) => arpa * months,
    ),
    formula(
      "ltv",
      [
        monthly("arpa", "average_order_value", "price"),
        of("customer_lifetime"),
        of("gross_margin", "contribution_margin"),
      ],
      "{arpa} × {customer_lifetime} × {gross_margin}",
      (arpa, months, margin) => (arpa * months * margin) / 100,
    ),
  ],
  bound: "equal",
  ...LOOSE("unit_economics", 0.1, "with_margin", "other_scope"),
};

function longestLife(count: string, ...others: string[]): Omit<Relation, "id"> {
  return {
    gives: "ltv",
    variants: [
      formula(
        "ltv",
        [of("revenue", "arr"), of(count, ...others)],
        `{revenue} / {${count}} × ${LONGEST_LIFE_IN_YEARS}`,
        (revenue, customers) => (revenue / customers) * LONGEST_LIFE_IN_YEARS,
      ),
    ],
    bound: "at_most",
    ...LOOSE("unit_economics", 0.05, "other_scope", "average"),
  };
}

/** What a customer brings, costs and how long one stays. */
export const CUSTOMER_VALUE: readonly Relation[] = [
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
        [of("cac"), monthly("arpa", "average_order_value", "price"), of("gross_margin", "contribution_margin")],
        "{cac} / ({arpa} × {gross_margin})",
        (cac, arpa, margin) => cac / ((arpa * margin) / 100),
      ),
      formula(
        "cac_payback",
        [of("cac"), monthly("arpa", "average_order_value", "price")],
        "{cac} / {arpa}",
        (cac, arpa) => cac / arpa,
      ),
    ],
    bound: "equal",
    ...LOOSE("unit_economics", 0.05, "with_margin", "other_scope"),
  },
  { id: "ltv≤life", ...longestLife("customers") },
  // A user may pay nothing, and the value be that of those who pay.
  { id: "ltv≤life,users", assumes: true, only: "all_pay", ...longestLife("users", "mau") },
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
    id: "customer_lifetime=churn",
    gives: "customer_lifetime",
    variants: [
      formula(
        "customer_lifetime",
        [monthly("customer_churn", "churn")],
        "1 / {customer_churn}",
        (churn) => 100 / churn,
      ),
    ],
    bound: "equal",
    // That customers leave as fast later on as they do now.
    assumes: true,
    ...LOOSE("unit_economics", 0.2, "average", "other_scope"),
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
    id: "cac≥marketing_spend,new_customers",
    gives: "cac",
    variants: [
      formula(
        "cac",
        [of("marketing_spend"), of("new_customers")],
        "{marketing_spend} / {new_customers}",
        (spent, customers) => spent / customers,
      ),
    ],
    bound: "at_least",
    ...LOOSE("unit_economics", 0.1, "other_scope", "average"),
  },
];
