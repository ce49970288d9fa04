import type { AnswerWords, CaseWords, FrameWords } from "./report-html-case-words.ts";
import type { EndReportWords, WorkReportWords } from "./report-html-end-words.ts";

export type { EndReportWords, WorkReportWords } from "./report-html-end-words.ts";

/** The page's frame, its first screen and its contradictions. */
export interface CaseReportWords {
  frame: FrameWords;
  answer: AnswerWords;
  case: CaseWords;
}

/** Every word of the HTML report that is not said elsewhere already. */
export interface ReportHtmlWords extends CaseReportWords, WorkReportWords, EndReportWords {}
