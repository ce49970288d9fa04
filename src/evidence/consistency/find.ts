import type { VerificationContext } from "../../domain/context.ts";
import type { ContradictionProposal, ProposalDeclined } from "../../domain/contradiction-proposal.ts";
import type { Dossier } from "../../domain/dossier.ts";
import { byGravity, type Inconsistency } from "../../domain/inconsistency.ts";
import { refuseUnknown } from "../../domain/known-options.ts";
import type { Locale } from "../../domain/locale.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { isOnlyPossible, speaksOfExit } from "../../lexicon/plans.ts";
import { findFacts } from "../facts/find.ts";
import { calendarYear } from "../facts/period-order.ts";
import { reportedYearOf } from "../facts/reported-year.ts";
import { casesOf } from "./cases.ts";
import { closingLines } from "./closing-lines.ts";
import { concentrations } from "./concentration.ts";
import type { Conflict } from "./conflicts.ts";
import { members } from "./constraint.ts";
import { countedMarkets } from "./counted-markets.ts";
import { describeConflict } from "./describe.ts";
import { withoutGrowthOfAnother } from "./growth-of-another.ts";
import { growthRates } from "./growth-rates.ts";
import { hiddenPassages } from "./hidden.ts";
import { impliedWholes } from "./implied-wholes.ts";
import { withoutLaterRounds } from "./later-rounds.ts";
import { withMarginsOfProfit } from "./margin-of-profit.ts";
import { sharesOfMarkets } from "./market-share.ts";
import {
  atExit,
  dilutionsBesideRound,
  noChurn,
  oneOfMany,
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
import { withoutOtherDeals } from "./other-deals.ts";
import { monthsOfAYear } from "./over-time.ts";
import { partsAndTotals } from "./parts.ts";
import { placesOf } from "./places.ts";
import { withPlanDates } from "./plan-dates.ts";
import { plansOfMarket } from "./plans-of-market.ts";
import { presentFigures, withToday } from "./present.ts";
import { priceLists, pricesTold } from "./price-list.ts";
import { disposeOf } from "./proposed/dispose.ts";
import { RELATIONS } from "./relations.ts";
import { type Solution, solve } from "./solve.ts";
import { doubtedFrom, type Statement, statementsFrom } from "./statement.ts";
import { streams } from "./streams.ts";
import { isOfTable, tablePatterns } from "./tables/patterns.ts";
import { twoSeries } from "./tables/two-series.ts";
import { usesOfRound } from "./uses.ts";
import { absolutes } from "./words/absolutes.ts";
import { allOfThem } from "./words/all-of-them.ts";
import { monthlyBaskets } from "./words/baskets.ts";
import { customerMixes } from "./words/customer-mix.ts";
import { dateClashes } from "./words/dates.ts";
import { enteredPlaces } from "./words/entered-places.ts";
import { expectedValues } from "./words/expected-value.ts";
import { toldFees } from "./words/fees.ts";
import { foundersMoney } from "./words/founders-money.ts";
import { funnels } from "./words/funnel.ts";
import { growthClaims } from "./words/growth-claims.ts";
import { inBrackets } from "./words/in-brackets.ts";
import { lifetimes } from "./words/lifetimes.ts";
import { listedThings } from "./words/listed.ts";
import { multiples } from "./words/multiples.ts";
import { ownClaims } from "./words/own-claims.ts";
import { planCounts } from "./words/plan-counts.ts";
import { plannedCounts } from "./words/planned-counts.ts";
import { printedSums } from "./words/printed-sums.ts";
import { breakEvenCounts, profitDates } from "./words/profit.ts";
import { rateBases } from "./words/rate-bases.ts";
import { ratesPer } from "./words/rates-per.ts";
import { reckonings } from "./words/reckonings.ts";
import { returns } from "./words/returns.ts";
import { sharesOfSome, sharesTold } from "./words/shares-told.ts";
import { twoSites } from "./words/sites.ts";
import { stakes } from "./words/stakes.ts";
import { statusClashes } from "./words/statuses.ts";
import { toldLabels } from "./words/told-labels.ts";
import { toldTwice } from "./words/told-twice.ts";
import { unitPrices } from "./words/unit-prices.ts";

/** The figures of a dossier as the checks see them, and what they make of each other. */
export interface DossierSolution extends Solution {
  statements: readonly Statement[];
  /** The last year that is reported on; null where the documents do not show it. */
  lastYear: number | null;
}

const solved = new WeakMap<Dossier, DossierSolution>();

/** What the figures of a dossier make of each other, computed once. */
export function solutionOf(dossier: Dossier): DossierSolution {
  const known = solved.get(dossier);
  if (known !== undefined) return known;
  const grown = withoutGrowthOfAnother(
    withoutOwnGrowth(withoutBareRates(withMarginsOfProfit(findFacts(dossier)), dossier)),
    dossier,
  );
  const rates = withoutParts(grown, dossier);
  const clear = withoutConversions(withoutServedAsWhole(withoutOpenColumns(rates, dossier)));
  const own = withoutReached(withoutMultiples(withoutTickets(withoutTerms(clear))), dossier);
  const evidence = onlyIncomes(dilutionsBesideRound(own, dossier), dossier);
  const { facts, doubted } = withPlanDates(withoutLaterRounds(evidence, dossier), dossier);
  const lastYear = lastYearOf(dossier);
  const several = [...oneOfMany(dossier), ...atExit(dossier)];
  const none = [...noChurn(dossier), ...impliedWholes(dossier)];
  const possible = facts.filter(({ passage }) => isOnlyPossible(passage));
  const unsure = new Set([...doubted, ...[...none, ...possible].map(({ id }) => id)]);
  const read = statementsFrom([...facts, ...none], lastYear, several, placesOf(dossier)).map((one) =>
    unsure.has(one.id) ? { ...one, sure: false } : one,
  );
  const statements = withToday(read, dossier);
  const rounds = statements.filter(({ topic, sure, listed }) => topic === "round_size" && sure && listed !== true);
  const tables = partsAndTotals(dossier, rounds);
  const made = [
    ...tables,
    ...usesOfRound(dossier, rounds, tables),
    ...closingLines(dossier),
    ...tablePatterns(dossier),
    ...casesOf(dossier),
    ...monthsOfAYear(dossier),
    ...sharesOfMarkets(dossier, statements),
    ...countedMarkets(dossier, statements),
    ...statusClashes(dossier),
    ...allOfThem(dossier),
    ...toldTwice(dossier, statements),
    ...toldLabels(dossier),
    ...toldFees(dossier),
    ...growthClaims(dossier),
    ...twoSeries(dossier),
    ...sharesTold(dossier),
    ...sharesOfSome(dossier),
    ...unitPrices(dossier, statements),
    ...dateClashes(dossier),
    ...funnels(dossier, statements),
    ...multiples(dossier, statements),
    ...customerMixes(dossier, statements),
    ...foundersMoney(dossier),
    ...stakes(dossier, statements),
    ...streams(dossier, statements),
    ...priceLists(dossier, statements),
    ...pricesTold(dossier, statements),
    ...expectedValues(dossier),
    ...returns(dossier, statements),
    ...ownClaims(dossier, statements),
    ...absolutes(dossier, statements),
    ...profitDates(dossier, statements),
    ...breakEvenCounts(dossier),
    ...printedSums(dossier),
    ...reckonings(dossier),
    ...inBrackets(dossier),
    ...rateBases(dossier),
    ...ratesPer(dossier),
    ...enteredPlaces(dossier),
    ...lifetimes(dossier, statements),
    ...planCounts(dossier),
    ...plannedCounts(dossier),
    ...listedThings(dossier),
    ...twoSites(dossier),
    ...monthlyBaskets(dossier, statements),
    ...presentFigures(dossier, statements),
    ...growthRates(dossier, statements),
  ];
  const doubtful = [...facts, ...plansOfMarket(facts)];
  const found = solve(statements, made, RELATIONS, doubtedFrom(doubtful, lastYear, placesOf(dossier)));
  const solution = { ...found, conflicts: withoutOtherDeals(found.conflicts, dossier), statements, lastYear };
  solved.set(dossier, solution);
  return solution;
}

/**
 * Where the company's own documents cannot all be true: a figure against what its own inputs give, two answers to one
 * question, lines against their total, a part larger than its whole; and what they say where a reader does not look.
 * What is certain before what is a question, gravest first, and of those what bears on the price. Nothing here needs an analyst or a model.
 *
 * ```ts
 * findInconsistencies(context, { locale: "en" }).map(({ question }) => question);
 * ```
 */
export function findInconsistencies(context: VerificationContext, options: { locale?: Locale } = {}): Inconsistency[] {
  refuseUnknown("findInconsistencies", options, { locale: true });
  const { locale = "en" } = options;
  const dossier = dossierOf(context);
  const found = [
    ...toldOnce(solutionOf(dossier).conflicts).map((conflict) => describeConflict(conflict, dossier, locale)),
    ...concentrations(dossier, locale),
    ...hiddenPassages(dossier, locale),
  ];
  return byGravity(found);
}

/** What of proposed contradictions the documents bear out and code has not told by itself; the rest with the reason. */
export function proposedInconsistencies(
  proposals: readonly ContradictionProposal[],
  proposedBy: string,
  dossier: Dossier,
  locale: Locale,
): { taken: Inconsistency[]; declined: ProposalDeclined[] } {
  const { conflicts, declined } = disposeOf(proposals, solutionOf(dossier).conflicts, dossier);
  return { taken: conflicts.map((one) => ({ ...describeConflict(one, dossier, locale), proposedBy })), declined };
}

/** Without a fall of a figure that another of the same time contradicts, and without what a table shows of a figure that another conflict already tells of by the sheet's own sums. */
function toldOnce(conflicts: readonly Conflict[]): Conflict[] {
  const key = ({ address, quantity }: Statement) => `${JSON.stringify(address)}|${quantity.text}`;
  const told = new Set(
    conflicts
      .filter(({ main }) => !isOfTable(main))
      .flatMap(({ main, also }) => [main, ...also].flatMap(members).map(key)),
  );
  const twice = new Set(
    conflicts
      .filter(({ main }) => main.kind === "two_values")
      .flatMap(({ main, also }) => [main, ...also].flatMap(members)),
  );
  return conflicts.filter(
    ({ main }) =>
      (!isOfTable(main) || !told.has(key(main.stated))) && !(main.id.endsWith("≥earlier") && twice.has(main.stated)),
  );
}

/** The last year that is reported on: as the documents show it, else the latest one that the deck tells as a fact. */
function lastYearOf(dossier: Dossier): number | null {
  const shown = reportedYearOf(dossier);
  if (shown !== null) return shown;
  const facts = findFacts(dossier).filter(
    ({ nature, period, passage }) => nature === "actual" && period !== undefined && !speaksOfExit(passage),
  );
  const years = (source: string) =>
    facts.flatMap((fact) => (fact.source === source ? (calendarYear(fact.period ?? "") ?? []) : []));
  const [deck, model] = [years("deck"), [...new Set(years("financial_model"))]];
  if (deck.length > 0) return deck.reduce((a, b) => Math.max(a, b));
  return model.length === 1 ? (model[0] ?? null) : null;
}
