import type { Check } from "../domain/check.ts";
import type { VerificationContext } from "../domain/context.ts";
import { refuseUnknown } from "../domain/known-options.ts";
import type { Locale } from "../domain/locale.ts";
import { witnessOf } from "../evidence/witness.ts";
import { reasonOf } from "../i18n/errors.ts";
import { capTable } from "./cap-table/cap-table.ts";
import { type CheckedDeal, failedCheck, type RunnableCheck } from "./check.ts";
import { company } from "./company/company.ts";
import { customers } from "./customers/customers.ts";
import { dataRoom } from "./data-room/data-room.ts";
import { definitions } from "./definitions/definitions.ts";
import { exitWaterfall } from "./exit/exit.ts";
import { instruments } from "./instruments/instruments.ts";
import { market } from "./market/market.ts";
import { moneyTrail } from "./money-trail/money-trail.ts";
import { planRealism } from "./plan-realism/plan-realism.ts";
import { markShown } from "./shown.ts";
import { termSheet } from "./term-sheet/term-sheet.ts";
import { useOfFunds } from "./use-of-funds/use-of-funds.ts";
import { workbook } from "./workbook/workbook.ts";

/** Every check, in reading order. A new one is a folder beside the others and a line here. */
export const CHECKS: readonly RunnableCheck[] = [
  capTable,
  instruments,
  exitWaterfall,
  termSheet,
  useOfFunds,
  definitions,
  customers,
  moneyTrail,
  workbook,
  planRealism,
  market,
  company,
  dataRoom,
];

/** What the checks know of a deal beside its documents. */
export interface ChecksOptions {
  locale?: Locale;
  stage?: string | null;
  sector?: string | null;
  /** The day of the review; today where nothing is said. */
  today?: Date;
  /** Benchmarks older than so many years are not used. Default: `QUALITY_ENGINE_CONFIG.reflexion.benchmarkMaxAgeYears`. */
  benchmarkMaxAgeYears?: number;
}

const KNOWN: Readonly<Record<keyof ChecksOptions, true>> = {
  locale: true,
  stage: true,
  sector: true,
  today: true,
  benchmarkMaxAgeYears: true,
};

/** A deal as the checks see it. */
export const dealToCheck = (context: VerificationContext, options: ChecksOptions = {}): CheckedDeal => ({
  witness: witnessOf(context),
  stage: options.stage ?? null,
  sector: options.sector ?? null,
  today: options.today ?? new Date(),
  benchmarkMaxAgeYears: options.benchmarkMaxAgeYears,
});

/** One check of a deal; what a contradiction of the documents already tells is marked with it. */
export const runCheck = (check: RunnableCheck, deal: CheckedDeal, locale: Locale): Check =>
  markShown(
    check.run(deal, locale),
    deal.witness.remember(`inconsistencies ${locale}`, () => deal.witness.inconsistencies(locale)),
    locale,
  );

/**
 * The checks a professional makes, on the documents of a deal: each with what it found and where, what is missing, its
 * sums and its questions. A check that fails is listed as failed, with why; the others go on.
 *
 * ```ts
 * runChecks(context, { locale: "en" }).filter(({ status }) => status === "flag");
 * ```
 */
export function runChecks(context: VerificationContext, options: ChecksOptions = {}): Check[] {
  refuseUnknown("runChecks", options, KNOWN);
  return runEach(CHECKS, dealToCheck(context, options), options.locale ?? "en");
}

/** The same for some of them. */
export const runEach = (checks: readonly RunnableCheck[], deal: CheckedDeal, locale: Locale): Check[] =>
  checks.map((check) => {
    try {
      return runCheck(check, deal, locale);
    } catch (error) {
      return failedCheck(check.id, locale, reasonOf(error, locale));
    }
  });
