import type { Relation } from "../relation.ts";
import { always, DEFINED, formula, LOOSE } from "./build.ts";

/** What no company can exceed: its market, and the market within the market. */
export const MARKET: readonly Relation[] = [
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
  withinReach("arr"),
  withinReach("revenue"),
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

/** A plan beyond what the company itself calls within its reach. */
function withinReach(income: string): Relation {
  return {
    id: `${income}≤som`,
    gives: income,
    variants: [formula(income, [always("som")], "{som}", (som) => som)],
    bound: "at_most",
    // Some count as within reach what they win in their first year only.
    assumes: true,
    ...LOOSE("market", 0.05, "other_date", "other_scope"),
  };
}
