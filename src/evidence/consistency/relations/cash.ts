import type { Relation } from "../relation.ts";
import { always, DEFINED, formula, LOOSE, monthly, of, ofYear } from "./build.ts";

/** How long money lasts, and what people cost. */
export const CASH: readonly Relation[] = [
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
    only: "from_cash",
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
    // That as much is spent in every month.
    assumes: true,
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
];
