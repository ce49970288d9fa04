import { apart } from "../domain/inconsistency.ts";
import { refuseUnknown, requireObject } from "../domain/known-options.ts";
import { CHECK_WORDS } from "../i18n/checks/checks.ts";
import { KEY_FIGURE_WORDS } from "../i18n/key-figures.ts";
import { NOT_EXAMINED } from "../i18n/not-examined.ts";
import { OUTPUT_READING } from "../i18n/output-reading.ts";
import { asInPortugal, isEuropean } from "../i18n/portuguese.ts";
import { REPORT_INCONSISTENCIES } from "../i18n/report-inconsistencies.ts";
import { tied } from "../i18n/tied.ts";
import type { Review } from "../review/result.ts";
import { cases } from "./html/case/cases.ts";
import { page } from "./html/page.ts";
import type { EvidencePictures } from "./html/places.ts";
import { readerOf } from "./html/reader.ts";
import { advice } from "./html/sections/advice.ts";
import { answer, questionOf } from "./html/sections/answer.ts";
import { checks } from "./html/sections/checks.ts";
import { citations } from "./html/sections/citations.ts";
import { corrections } from "./html/sections/corrections.ts";
import { documents } from "./html/sections/documents.ts";
import { grid } from "./html/sections/grid.ts";
import { metrics } from "./html/sections/metrics.ts";
import { against, memo, scenarios } from "./html/sections/synthesis.ts";
import { unexamined } from "./html/sections/unexamined.ts";

export type { EvidencePicture, EvidencePictures } from "./html/places.ts";

export interface HtmlOptions {
  /** Pages the evidence stands on, from `drawEvidence`. Without them the report says that it has none. */
  pictures?: EvidencePictures | undefined;
}

const KNOWN: Readonly<Record<keyof HtmlOptions, true>> = { pictures: true };

/**
 * The review as one HTML file that needs nothing else: no network, no fonts, no script but its own two buttons. Pure:
 * the same review gives the same bytes. Whatever comes from documents, analysts or models is shown as text.
 *
 * ```ts
 * await writeFile("report.html", toHtml(review));
 * ```
 */
export function toHtml(review: Review, options: HtmlOptions = {}): string {
  requireObject("The review", review);
  refuseUnknown("toHtml", options, KNOWN);
  const reader = readerOf(review, options.pictures ?? null);
  const { words, names } = reader;
  const { impossible, toExplain } = apart(review.inconsistencies);
  const says = REPORT_INCONSISTENCIES[review.locale];
  const contents = [
    ["answer", questionOf(reader)],
    ...(impossible.length === 0 ? [] : [["inconsistencies", says.title] as const]),
    ...(review.answer.keyFigures === undefined
      ? []
      : [["key-figures", KEY_FIGURE_WORDS[review.locale].title] as const]),
    ...(toExplain.length === 0 ? [] : [["to-explain", says.toExplain.title] as const]),
    ["contested", words.answer.contested.title],
    ["questions", names.sections.questions],
    ...(review.checks === undefined ? [] : [["checks", CHECK_WORDS[review.locale].section] as const]),
    ["contradictions", names.sections.contradictions],
    ["corrections", names.sections.corrections],
    ["grid", names.sections.reconciliation],
    ["advice", names.sections.recommendations],
    ["citations", words.citations.title],
    ["against", names.sections.assumptions],
    ["scenarios", names.sections.scenarios],
    ["memo", names.sections.memo],
    ["metrics", names.sections.metrics],
    ["unexamined", NOT_EXAMINED[review.locale].title],
    ["documents", names.sections.documents],
    ...(review.agents.some(({ reading }) => reading !== undefined)
      ? [["outputs", OUTPUT_READING[review.locale].title] as const]
      : []),
  ] as const;
  const parts = [
    answer,
    checks,
    cases,
    corrections,
    grid,
    advice,
    citations,
    against,
    scenarios,
    memo,
    metrics,
    unexamined,
    documents,
  ];
  const file = page(
    reader,
    contents,
    parts.map((part) => part(reader)),
  ).toString();
  const { locale } = review;
  return isEuropean(review) ? textsOf(file, asInPortugal) : locale === "fr" ? textsOf(file, tied) : file;
}

/** Changes what a reader sees of ours; marks, scripts, styles and what somebody else wrote stay as they are. */
const textsOf = (file: string, change: (text: string) => string): string =>
  file
    .split(/(<(?:script|style|q|del|ins|s)\b[\s\S]*?<\/(?:script|style|q|del|ins|s)>|<[^>]*>)/)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join("");
