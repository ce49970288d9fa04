import type { Locale } from "../../domain/locale.ts";
import { REPORT_WORDS, type ReportWords } from "../../i18n/report.ts";
import { REPORT_HTML_WORDS, type ReportHtmlWords } from "../../i18n/report-html.ts";
import { REPORT_RUNNING_WORDS } from "../../i18n/report-running.ts";
import type { Review } from "../../review/result.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { type EvidencePictures, placesOfCase } from "./places.ts";

type Names = ReportWords & (typeof REPORT_RUNNING_WORDS)[Locale];

/** What every part of the page is written with. */
export interface Reader {
  review: Review;
  locale: Locale;
  words: ReportHtmlWords;
  /** What severities, stages, kinds and measures are called, here and in every other report. */
  names: Names;
  figures: Figures;
  /** Null where the report is made without pictures. */
  pictures: EvidencePictures | null;
  /** The number a contradiction has on this page, from 1; null for one that has no verdict. */
  numberOf(contradictionId: string): number | null;
  /** The number of the first contradiction that shows a place: its picture is there and nowhere else. */
  shownIn(key: string): number | null;
}

/** The reader of one review. */
export function readerOf(review: Review, pictures: EvidencePictures | null): Reader {
  const numbers = new Map(review.settled.map(({ contradiction }, i) => [contradiction.id, i + 1]));
  const shown = new Map<string, number>();
  review.settled.forEach((settled, i) => {
    for (const { key } of placesOfCase(settled)) if (!shown.has(key)) shown.set(key, i + 1);
  });
  return {
    review,
    locale: review.locale,
    words: REPORT_HTML_WORDS[review.locale],
    names: { ...REPORT_WORDS[review.locale], ...REPORT_RUNNING_WORDS[review.locale] },
    figures: figuresOf(review.locale),
    pictures,
    numberOf: (id) => numbers.get(id) ?? null,
    shownIn: (key) => shown.get(key) ?? null,
  };
}

/** Where a contradiction stands on the page. Made of our own numbers, never of what was read. */
export function caseAnchor(number: number): string {
  return `case-${number}`;
}
