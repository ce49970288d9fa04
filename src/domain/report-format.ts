/** The forms a report is written in; each is also the ending of its file. */
export const REPORT_FORMATS = ["html", "md", "json", "pdf", "xlsx"] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The forms a memo is saved in; each is also the ending of its file. */
export const MEMO_FORMATS = ["docx", "pdf", "html"] as const;
export type MemoFormat = (typeof MEMO_FORMATS)[number];
