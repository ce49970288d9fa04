import type { Catalogue } from "./catalogue.ts";
import { type CaseReportWords, REPORT_CASES_EN } from "./report-html-cases.en.ts";
import { REPORT_CASES_FR } from "./report-html-cases.fr.ts";
import { REPORT_CASES_PT } from "./report-html-cases.pt.ts";
import { type EndReportWords, REPORT_END_EN } from "./report-html-end.en.ts";
import { REPORT_END_FR } from "./report-html-end.fr.ts";
import { REPORT_END_PT } from "./report-html-end.pt.ts";
import { REPORT_WORK_EN, type WorkReportWords } from "./report-html-work.en.ts";
import { REPORT_WORK_FR } from "./report-html-work.fr.ts";
import { REPORT_WORK_PT } from "./report-html-work.pt.ts";

/** Every word of the HTML report that is not said elsewhere already. */
export type ReportHtmlWords = CaseReportWords & WorkReportWords & EndReportWords;

/** The words of the HTML report in each language. */
export const REPORT_HTML_WORDS: Catalogue<ReportHtmlWords> = {
  en: { ...REPORT_CASES_EN, ...REPORT_WORK_EN, ...REPORT_END_EN },
  fr: { ...REPORT_CASES_FR, ...REPORT_WORK_FR, ...REPORT_END_FR },
  pt: { ...REPORT_CASES_PT, ...REPORT_WORK_PT, ...REPORT_END_PT },
};
