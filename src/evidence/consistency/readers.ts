import { askedTwice } from "./asked/asked-twice.ts";
import { casesOf } from "./cases.ts";
import { closingLines } from "./closing-lines.ts";
import type { Constraint } from "./constraint.ts";
import type { Documents } from "./documents.ts";
import { presentFigures } from "./present.ts";
import { streams } from "./streams.ts";
import { tablePatterns } from "./tables/patterns.ts";
import { twoSeries } from "./tables/two-series.ts";
import { toldSums } from "./told/told-sums.ts";
import { partsOfWholes } from "./uses.ts";
import { absolutes } from "./words/absolutes.ts";
import { dateClashes } from "./words/dates.ts";
import { twiceDatedGoals } from "./words/goals.ts";
import { growthClaims } from "./words/growth-claims.ts";
import { ownClaims } from "./words/own-claims.ts";
import { planSpans } from "./words/plan-spans.ts";
import { plannedCounts } from "./words/planned-counts.ts";
import { profitDates } from "./words/profit.ts";
import { sharesOfSome, sharesTold } from "./words/shares-told.ts";
import { statusClashes } from "./words/statuses.ts";
import { unitPrices } from "./words/unit-prices.ts";

/** One who goes through the documents for ties of a kind. */
export interface Reader {
  /** The ties it reads. */
  ties: string;
  read: (documents: Documents) => Constraint[];
}

/**
 * Every reader of ties. What two topics have to do with each other stands in `relations.ts`; a new tie between topics is a
 * row there, a new way to say a sum a form of `told/`, a new question a kind of `asked/`, and only another kind of tie is a
 * reader of its own.
 */
export const READERS: readonly Reader[] = [
  // Tables, lists and trees.
  { ties: "parts and totals, and what the round is spent on", read: partsOfWholes },
  { ties: "a list and the amount that closes it", read: closingLines },
  { ties: "lines of a table that come from others in all columns but one", read: tablePatterns },
  { ties: "one line in two tables", read: twoSeries },
  { ties: "one case's own figures, right under each other", read: casesOf },
  // Sums in words.
  { ties: "what a line works out itself", read: toldSums },
  { ties: "shares of one whole in a sentence", read: sharesTold },
  { ties: "the share of some and each one's", read: sharesOfSome },
  { ties: "a price for each and how many there are", read: unitPrices },
  { ties: "a fee in its row and the volume", read: streams },
  // Series.
  { ties: "growth told and its series", read: growthClaims },
  { ties: "counts told for a year and the plan's", read: plannedCounts },
  { ties: "what is said of today and the last column", read: presentFigures },
  // Words.
  { ties: "one question answered twice", read: askedTwice },
  { ties: "the same thing there and on its way", read: statusClashes },
  { ties: "dates of one thing, and their order", read: dateClashes },
  { ties: "one goal and the two times it is told for", read: twiceDatedGoals },
  { ties: "how long a plan is said to be and its dates", read: planSpans },
  { ties: "the year of profit and the plan's results", read: profitDates },
  { ties: "what is said without exception, and what denies it", read: absolutes },
  { ties: "what is free or at an end, and a figure that denies it", read: ownClaims },
];
