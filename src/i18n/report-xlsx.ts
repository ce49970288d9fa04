import type { Catalogue } from "./catalogue.ts";
import { REPORT_XLSX_EN, type ReportXlsxWords } from "./report-xlsx.en.ts";
import { REPORT_XLSX_FR } from "./report-xlsx.fr.ts";
import { REPORT_XLSX_PT } from "./report-xlsx.pt.ts";

/** Headings and words of the spreadsheet report, in each language. */
export const REPORT_XLSX_WORDS: Catalogue<ReportXlsxWords> = {
  en: REPORT_XLSX_EN,
  fr: REPORT_XLSX_FR,
  pt: REPORT_XLSX_PT,
};
