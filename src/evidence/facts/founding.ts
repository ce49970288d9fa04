import { type FoundPeriod, findPeriods } from "../../quantities/periods.ts";

/** What says that the date after it is of a beginning. */
const BEGAN =
  /(?<!\p{L})(?:founded|established|incorporated|created|launched|started|born|fond[ée]e?s?|cr[ée][ée]e?s?|lanc[ée]e?s?|n[ée]e?|fundad[oa]|criad[oa]|lan[çc]ad[oa]|cread[oa]|lanzad[oa]|since|depuis|desde)\s(?:(?:in|en|em)\s)?$/iu;

/** What says that the date after it is the paper's own. */
const OF_THE_PAPER =
  /(?<!\p{L})(?:date|data|fecha|version|vers[ãa]o|updated|mise? [àa] jour|atualizad[oa]|actualizado)(?: (?:on|le|em|el))?\s?:?\s$/iu;

/**
 * The periods of a text but those of a beginning or of the paper: "Founded in 2022, 320 customers" and "Date: May 2026 ·
 * Goal: 100 customers" say of neither when they are there.
 */
export function periodsOf(text: string): FoundPeriod[] {
  return findPeriods(text).filter(({ start }) => {
    const before = text.slice(Math.max(0, start - 24), start);
    return !BEGAN.test(before) && !OF_THE_PAPER.test(before);
  });
}
