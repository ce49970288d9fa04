import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import { withoutGrowthOfAnother } from "./growth-of-another.ts";
import { withoutLaterRounds } from "./later-rounds.ts";
import { withMarginsOfProfit } from "./margin-of-profit.ts";
import {
  dilutionsBesideRound,
  onlyIncomes,
  withoutBareRates,
  withoutConversions,
  withoutMultiples,
  withoutOpenColumns,
  withoutOwnGrowth,
  withoutParts,
  withoutReached,
  withoutServedAsWhole,
  withoutTerms,
  withoutTickets,
} from "./one-of-many.ts";

/** Why some figures are not held against others, or are something else than their name says. */
export interface Rule {
  why: string;
  apply: (facts: readonly Fact[], dossier: Dossier) => Fact[];
}

/** In order: each sees what the ones before it left. */
export const RULES: readonly Rule[] = [
  {
    why: "A profit margin that is just the profit beside it over the revenue is the net one, whatever it is called.",
    apply: withMarginsOfProfit,
  },
  {
    why: "A bare number under a rate's name is an amount, where the page prints that rate with its sign.",
    apply: withoutBareRates,
  },
  {
    why: "A rate behind an arrow is of what its own line grows from, and of no year's revenue.",
    apply: withoutOwnGrowth,
  },
  { why: "A column called growth and nothing more may tell how another column grows.", apply: withoutGrowthOfAnother },
  {
    why: "A line of one part may be called as the whole is: a table elsewhere has it beside its total.",
    apply: withoutParts,
  },
  {
    why: "One label with several values on a page and no time: nobody says which is meant.",
    apply: withoutOpenColumns,
  },
  {
    why: "A market size that is the very figure of the served market is that, and no other whole.",
    apply: withoutServedAsWhole,
  },
  { why: "Those whom one channel wins are not all that there are.", apply: withoutConversions },
  { why: "A term of a worked sum says how it was reckoned, not how many there are.", apply: withoutTerms },
  { why: "What one cheque buys is no part that the round takes.", apply: withoutTickets },
  { why: "An amount that is so many times an income is a price, and no income.", apply: withoutMultiples },
  { why: "A month of its own count, ticked off, is no month of the plan.", apply: withoutReached },
  { why: "Shares told apart from the round are a hire's, a partner's, an option's.", apply: dilutionsBesideRound },
  { why: "A fee that is one of several ways to earn does not make the revenue.", apply: onlyIncomes },
  { why: "What stands under a later round is of another question.", apply: withoutLaterRounds },
];
