import type { Catalogue } from "./catalogue.ts";
import { REPORT_EN } from "./report.en.ts";
import { REPORT_FR } from "./report.fr.ts";
import { REPORT_PT } from "./report.pt.ts";
import { REPORT_RUNNING_WORDS, type ReportRunningWords } from "./report-running.ts";
import type { ReportFindingWords } from "./report-words.ts";

export type { ReportSection } from "./report-words.ts";

/** Every word of the reports people read that is not in the review itself. */
export interface ReportWords extends ReportFindingWords, ReportRunningWords {}

/** The words of the reports people read: Markdown, terminal, PDF, spreadsheet, and names that the page shares. */
export const REPORT_WORDS: Catalogue<ReportWords> = {
  en: { ...REPORT_EN, ...REPORT_RUNNING_WORDS.en },
  fr: { ...REPORT_FR, ...REPORT_RUNNING_WORDS.fr },
  pt: { ...REPORT_PT, ...REPORT_RUNNING_WORDS.pt },
};
