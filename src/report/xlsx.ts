import { refuseUnknown, requireObject } from "../domain/known-options.ts";
import type { FactSheet } from "../evidence/fact-sheet.ts";
import { type CheckWorkDone, checklistRows } from "../followup/checklist.ts";
import type { DealMemo } from "../followup/memo.ts";
import { allInPortugal, isEuropean } from "../i18n/portuguese.ts";
import { REPORT_WORDS } from "../i18n/report.ts";
import type { Review } from "../review/result.ts";
import { memoOf } from "./memo.ts";
import { checklistSheet } from "./xlsx/checklist.ts";
import { checksSheet } from "./xlsx/checks.ts";
import { claimsSheet } from "./xlsx/claims.ts";
import { contradictionsSheet } from "./xlsx/contradictions.ts";
import { factSheets } from "./xlsx/fact-sheet.ts";
import { correctionsSheet, questionsSheet, reconciliationSheet } from "./xlsx/further.ts";
import { inconsistenciesSheet, toExplainSheet } from "./xlsx/inconsistencies.ts";
import { keyFiguresSheet } from "./xlsx/key-figures.ts";
import { summaryPage } from "./xlsx/summary.ts";
import { writeWorkbook } from "./xlsx/workbook.ts";

export interface XlsxOptions {
  /** Every figure of the documents, from `factSheet`. Without it the workbook holds the key figures only. */
  facts?: FactSheet | undefined;
  /** The memo the summary shows, from `memoOf`. Default: that of the review alone, without what the company says of itself. */
  memo?: DealMemo | undefined;
  /** What was done about the things to verify. Default: nothing yet. */
  checklist?: readonly CheckWorkDone[] | undefined;
}

const KNOWN: Readonly<Record<keyof XlsxOptions, true>> = { facts: true, memo: true, checklist: true };

/**
 * The review as a workbook: a summary of one page and the things to verify, then the key figures, one row per claim
 * and its evidence, the contradictions, the questions, the corrections and the deck against the model; a table with
 * nothing in it is left out. Numbers are numbers; a text that looks like a formula stays a text. The same review gives
 * the same bytes.
 *
 * ```ts
 * await writeFile("report.xlsx", toXlsx(review));
 * ```
 */
export function toXlsx(review: Review, options: XlsxOptions = {}): Uint8Array {
  requireObject("The review", review);
  refuseUnknown("toXlsx", options, KNOWN);
  const { facts, memo = memoOf(review), checklist } = options;
  const { locale } = review;
  const tables = [
    checklistSheet(checklistRows(review, checklist), locale),
    keyFiguresSheet(review),
    inconsistenciesSheet(review),
    toExplainSheet(review),
    checksSheet(review),
    claimsSheet(review),
    contradictionsSheet(review),
    questionsSheet(review),
    correctionsSheet(review),
    reconciliationSheet(review),
    ...(facts === undefined ? [] : factSheets(facts, locale)),
  ];
  const pages = [summaryPage(memo), ...tables.filter(({ rows }) => rows.length > 0)];
  return writeWorkbook(isEuropean(review) ? allInPortugal(pages) : pages, {
    title: REPORT_WORDS[locale].title(review.deal.name),
    written: review.reviewedAt,
  });
}
