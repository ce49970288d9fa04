import type { Locale } from "../../domain/locale.ts";
import { formatCount } from "../../i18n/measures.ts";
import { DAY_TAGS } from "../../i18n/tags.ts";
import { printNumber, printShare } from "../view/print.ts";

/** Numbers and dates as the reader writes them. */
export interface Figures {
  /** "62,5". */
  number(value: number): string;
  /** "5 000": tokens, calls. */
  count(value: number): string;
  /** 0.85 as "85 %". */
  share(value: number): string;
  /** With the time, in UTC: the same page wherever it is made. */
  date(at: Date | string): string;
}

/** The figures of one language. */
export function figuresOf(locale: Locale): Figures {
  const date = new Intl.DateTimeFormat(DAY_TAGS[locale], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return {
    number: (value) => printNumber(value, locale),
    count: (value) => formatCount(value, locale),
    share: (value) => printShare(value, locale),
    date: (at) => `${date.format(new Date(at))} UTC`,
  };
}
