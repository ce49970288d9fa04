import type { Catalogue } from "./catalogue.ts";
import { REPORT_EN, type ReportFindingWords } from "./report.en.ts";
import { REPORT_FR } from "./report.fr.ts";
import { REPORT_PT } from "./report.pt.ts";
import { REPORT_RUNNING_WORDS, type ReportRunningWords } from "./report-running.ts";

/** Every word of the reports people read that is not in the review itself. */
export type ReportWords = ReportFindingWords & ReportRunningWords;

/** The parts of a report, in the order they are read. */
export type ReportSection = keyof ReportWords["sections"];

/** The words of the reports people read: Markdown, terminal, PDF, spreadsheet, and names that the page shares. */
export const REPORT_WORDS: Catalogue<ReportWords> = {
  en: { ...REPORT_EN, ...REPORT_RUNNING_WORDS.en },
  fr: { ...REPORT_FR, ...REPORT_RUNNING_WORDS.fr },
  pt: { ...REPORT_PT, ...REPORT_RUNNING_WORDS.pt },
};
