import { REPORT_WORDS } from "../i18n/report.ts";
import type { Review } from "../review/result.ts";
import { claimsSheet } from "./xlsx/claims.ts";
import { contradictionsSheet } from "./xlsx/contradictions.ts";
import { correctionsSheet, questionsSheet, reconciliationSheet } from "./xlsx/further.ts";
import { inconsistenciesSheet } from "./xlsx/inconsistencies.ts";
import { writeWorkbook } from "./xlsx/workbook.ts";

/**
 * The review as a workbook: one row per claim and its evidence, then the contradictions, the questions, the corrections
 * and the deck against the model. Numbers are numbers; a text that looks like a formula stays a text. The same review
 * gives the same bytes.
 */
export function toXlsx(review: Review): Uint8Array {
  const sheets = [
    inconsistenciesSheet,
    claimsSheet,
    contradictionsSheet,
    questionsSheet,
    correctionsSheet,
    reconciliationSheet,
  ];
  return writeWorkbook(
    sheets.map((sheet) => sheet(review)),
    { title: REPORT_WORDS[review.locale].title(review.deal.name), written: review.reviewedAt },
  );
}
