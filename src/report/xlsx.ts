import { refuseUnknown } from "../domain/known-options.ts";
import type { FactSheet } from "../evidence/fact-sheet.ts";
import { REPORT_WORDS } from "../i18n/report.ts";
import type { Review } from "../review/result.ts";
import { checksSheet } from "./xlsx/checks.ts";
import { claimsSheet } from "./xlsx/claims.ts";
import { contradictionsSheet } from "./xlsx/contradictions.ts";
import { factSheets } from "./xlsx/fact-sheet.ts";
import { correctionsSheet, questionsSheet, reconciliationSheet } from "./xlsx/further.ts";
import { inconsistenciesSheet, toExplainSheet } from "./xlsx/inconsistencies.ts";
import { keyFiguresSheet } from "./xlsx/key-figures.ts";
import { writeWorkbook } from "./xlsx/workbook.ts";

export interface XlsxOptions {
  /** Every figure of the documents, from `factSheet`. Without it the workbook holds the key figures only. */
  facts?: FactSheet | undefined;
}

const KNOWN: Readonly<Record<keyof XlsxOptions, true>> = { facts: true };

/**
 * The review as a workbook: the key figures, then one row per claim and its evidence, then the contradictions, the questions, the corrections
 * and the deck against the model. Numbers are numbers; a text that looks like a formula stays a text. The same review
 * gives the same bytes.
 *
 * ```ts
 * await writeFile("report.xlsx", toXlsx(review));
 * ```
 */
export function toXlsx(review: Review, options: XlsxOptions = {}): Uint8Array {
  refuseUnknown("toXlsx", options, KNOWN);
  const { facts } = options;
  const sheets = [
    keyFiguresSheet,
    inconsistenciesSheet,
    toExplainSheet,
    checksSheet,
    claimsSheet,
    contradictionsSheet,
    questionsSheet,
    correctionsSheet,
    reconciliationSheet,
  ];
  return writeWorkbook(
    [...sheets.map((sheet) => sheet(review)), ...(facts === undefined ? [] : factSheets(facts, review.locale))],
    { title: REPORT_WORDS[review.locale].title(review.deal.name), written: review.reviewedAt },
  );
}
