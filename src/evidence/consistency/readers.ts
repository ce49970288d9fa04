import type { Dossier } from "../../domain/dossier.ts";
import { askedTwice } from "./asked/asked-twice.ts";
import { casesOf } from "./cases.ts";
import { closingLines } from "./closing-lines.ts";
import type { Constraint } from "./constraint.ts";
import { partsAndTotals } from "./parts.ts";
import { presentFigures } from "./present.ts";
import type { Statement } from "./statement.ts";
import { streams } from "./streams.ts";
import { tablePatterns } from "./tables/patterns.ts";
import { twoSeries } from "./tables/two-series.ts";
import { toldSums } from "./told/told-sums.ts";
import { usesOfRound } from "./uses.ts";
import { absolutes } from "./words/absolutes.ts";
import { customerMixes } from "./words/customer-mix.ts";
import { dateClashes } from "./words/dates.ts";
import { funnels } from "./words/funnel.ts";
import { growthClaims } from "./words/growth-claims.ts";
import { ownClaims } from "./words/own-claims.ts";
import { plannedCounts } from "./words/planned-counts.ts";
import { profitDates } from "./words/profit.ts";
import { sharesOfSome, sharesTold } from "./words/shares-told.ts";
import { statusClashes } from "./words/statuses.ts";
import { unitPrices } from "./words/unit-prices.ts";

/** A company's documents, and the figures of their fact sheet. */
export interface Documents {
  dossier: Dossier;
  statements: readonly Statement[];
}

/** One who goes through the documents for ties of a kind. */
export interface Reader {
  id: string;
  read: (documents: Documents) => Constraint[];
}

const sizesOfRound = (statements: readonly Statement[]): Statement[] =>
  statements.filter(({ topic, sure, listed }) => topic === "round_size" && sure && listed !== true);

/** Every reader of ties. What two topics have to do with each other is a relation, and not here: `relations.ts`. */
export const READERS: readonly Reader[] = [
  {
    id: "parts and totals",
    read: ({ dossier, statements }) => {
      const rounds = sizesOfRound(statements);
      const tables = partsAndTotals(dossier, rounds);
      return [...tables, ...usesOfRound(dossier, rounds, tables)];
    },
  },
  { id: "closingLines", read: ({ dossier }) => closingLines(dossier) },
  { id: "tablePatterns", read: ({ dossier }) => tablePatterns(dossier) },
  { id: "casesOf", read: ({ dossier }) => casesOf(dossier) },
  { id: "statusClashes", read: ({ dossier }) => statusClashes(dossier) },
  { id: "growthClaims", read: ({ dossier }) => growthClaims(dossier) },
  { id: "twoSeries", read: ({ dossier }) => twoSeries(dossier) },
  { id: "sharesTold", read: ({ dossier }) => sharesTold(dossier) },
  { id: "sharesOfSome", read: ({ dossier }) => sharesOfSome(dossier) },
  { id: "toldSums", read: toldSums },
  { id: "askedTwice", read: askedTwice },
  { id: "unitPrices", read: ({ dossier, statements }) => unitPrices(dossier, statements) },
  { id: "dateClashes", read: ({ dossier }) => dateClashes(dossier) },
  { id: "funnels", read: ({ dossier, statements }) => funnels(dossier, statements) },
  { id: "customerMixes", read: ({ dossier, statements }) => customerMixes(dossier, statements) },
  { id: "streams", read: ({ dossier, statements }) => streams(dossier, statements) },
  { id: "ownClaims", read: ({ dossier, statements }) => ownClaims(dossier, statements) },
  { id: "absolutes", read: ({ dossier, statements }) => absolutes(dossier, statements) },
  { id: "profitDates", read: ({ dossier, statements }) => profitDates(dossier, statements) },
  { id: "plannedCounts", read: ({ dossier }) => plannedCounts(dossier) },
  { id: "presentFigures", read: ({ dossier, statements }) => presentFigures(dossier, statements) },
];
