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

/** What is to be known of a figure before it is held against others: which are left out, or are something else than their name says. */
export interface Rule {
  id: string;
  why: string;
  apply: (facts: readonly Fact[], dossier: Dossier) => Fact[];
}

export const RULES: readonly Rule[] = [
  { id: "marginsOfProfit", why: "", apply: withMarginsOfProfit },
  { id: "bareRates", why: "", apply: withoutBareRates },
  { id: "ownGrowth", why: "", apply: withoutOwnGrowth },
  { id: "growthOfAnother", why: "", apply: withoutGrowthOfAnother },
  { id: "parts", why: "", apply: withoutParts },
  { id: "openColumns", why: "", apply: withoutOpenColumns },
  { id: "servedAsWhole", why: "", apply: withoutServedAsWhole },
  { id: "conversions", why: "", apply: withoutConversions },
  { id: "terms", why: "", apply: withoutTerms },
  { id: "tickets", why: "", apply: withoutTickets },
  { id: "multiples", why: "", apply: withoutMultiples },
  { id: "reached", why: "", apply: withoutReached },
  { id: "dilutionsBesideRound", why: "", apply: dilutionsBesideRound },
  { id: "onlyIncomes", why: "", apply: onlyIncomes },
  { id: "laterRounds", why: "", apply: withoutLaterRounds },
];
