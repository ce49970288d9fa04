import type { VerificationContext } from "../../domain/context.ts";
import type { ContradictionProposal, ProposalDeclined } from "../../domain/contradiction-proposal.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import { byGravity, type Inconsistency } from "../../domain/inconsistency.ts";
import { refuseUnknown } from "../../domain/known-options.ts";
import type { Locale } from "../../domain/locale.ts";
import type { PointedOut } from "../../domain/pointed-out.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { isOnlyPossible, speaksOfExit } from "../../lexicon/plans.ts";
import { findFacts } from "../facts/find.ts";
import { calendarYear } from "../facts/period-order.ts";
import { reportedYearOf } from "../facts/reported-year.ts";
import { concentrations } from "./concentration.ts";
import type { Conflict } from "./conflicts.ts";
import { members } from "./constraint.ts";
import { describeConflict } from "./describe.ts";
import { hiddenPassages } from "./hidden.ts";
import { atExit, noChurn, oneOfMany } from "./one-of-many.ts";
import { withoutOtherDeals } from "./other-deals.ts";
import { placesOf } from "./places.ts";
import { withPlanDates } from "./plan-dates.ts";
import { withToday } from "./present.ts";
import { disposeOf } from "./proposed/dispose.ts";
import { locate } from "./proposed/pointed.ts";
import { READERS } from "./readers.ts";
import { RELATIONS } from "./relations.ts";
import { RULES } from "./rules.ts";
import { type Solution, solve } from "./solve.ts";
import { doubtedFrom, type Statement, statementsFrom } from "./statement.ts";
import { isOfTable } from "./tables/patterns.ts";

/** The figures of a dossier as the checks see them, and what they make of each other. */
export interface DossierSolution extends Solution {
  statements: readonly Statement[];
  /** The last year that is reported on; null where the documents do not show it. */
  lastYear: number | null;
}

const solved = new WeakMap<Dossier, DossierSolution>();

/**
 * What the figures of a dossier make of each other, computed once: facts are cleared by the rules and become statements;
 * relations and readers tie them; what cannot hold together is solved for its smallest sets.
 */
export function solutionOf(dossier: Dossier): DossierSolution {
  const known = solved.get(dossier);
  if (known !== undefined) return known;
  const lastYear = lastYearOf(dossier);
  const { statements, doubted } = statementsOf(dossier, lastYear);
  const ties = READERS.flatMap(({ read }) => read({ dossier, statements }));
  const found = solve(statements, ties, RELATIONS, doubted);
  const solution = { ...found, conflicts: withoutOtherDeals(found.conflicts, dossier), statements, lastYear };
  solved.set(dossier, solution);
  return solution;
}

/** Every figure that may be held against others, and those that were read with doubt. */
function statementsOf(dossier: Dossier, lastYear: number | null) {
  const cleared = RULES.reduce<Fact[]>((left, { apply }) => apply(left, dossier), findFacts(dossier));
  const { facts, doubted } = withPlanDates(cleared, dossier);
  const several = [...oneOfMany(dossier), ...atExit(dossier)];
  const none = noChurn(dossier);
  const possible = facts.filter(({ passage }) => isOnlyPossible(passage));
  const unsure = new Set([...doubted, ...[...none, ...possible].map(({ id }) => id)]);
  const placeOf = placesOf(dossier);
  const read = statementsFrom([...facts, ...none], lastYear, several, placeOf).map((one) =>
    unsure.has(one.id) ? { ...one, sure: false } : one,
  );
  return { statements: withToday(read, dossier), doubted: doubtedFrom(facts, lastYear, placeOf) };
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

/** What of the contradictions that analysts' warnings tell stands in the documents and misses, each told by whom it was first. */
export function pointedInconsistencies(
  told: readonly { by: string; pointed: PointedOut }[],
  dossier: Dossier,
  locale: Locale,
): Inconsistency[] {
  const located = told.flatMap(({ by, pointed }) => {
    const proposal = locate(pointed, dossier);
    return proposal === null ? [] : [{ by, proposal }];
  });
  const proposals = located.map(({ proposal }) => proposal);
  const { conflicts } = disposeOf(proposals, solutionOf(dossier).conflicts, dossier);
  return conflicts.map(({ nth, ...one }) => ({
    ...describeConflict(one, dossier, locale),
    proposedBy: located[nth]?.by ?? "",
  }));
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
