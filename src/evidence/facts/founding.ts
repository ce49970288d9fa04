import { type FoundPeriod, findPeriods } from "../../quantities/periods.ts";

/** What says that the date after it is of a beginning. */
const BEGAN =
  /(?<!\p{L})(?:founded|established|incorporated|created|launched|started|born|fond[ée]e?s?|cr[ée][ée]e?s?|lanc[ée]e?s?|n[ée]e?|fundad[oa]|criad[oa]|lan[çc]ad[oa]|cread[oa]|lanzad[oa]|since|depuis|desde)\s(?:(?:in|en|em)\s)?$/iu;

/** The periods of a text but those of a beginning: "Founded in 2022, 320 customers" counts those of today. */
export function periodsOf(text: string): FoundPeriod[] {
  return findPeriods(text).filter(({ start }) => !BEGAN.test(text.slice(Math.max(0, start - 24), start)));
}
