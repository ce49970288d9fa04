/** The forms a report is written in; each is also the ending of its file. */
export const REPORT_FORMATS = ["html", "md", "json", "pdf", "xlsx"] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
