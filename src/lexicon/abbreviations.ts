import { MONTH_PATTERN } from "./months.ts";

const OTHERS =
  "[A-Z]|pp?|sl?|pag|pág|tél|approx|env|ca?|vs|e\\.g|i\\.e|etc|cf|ex|incl|excl|max|min|no|nos|n|nº|nb|fig|art|vol|ch|sect|ed|inc|ltd|co|corp|bros|plc|llc|mr|mrs|ms|dr|mm|mme|mlle|sr|sra|st|ste|dept|est|hab|u\\.s|u\\.k|p\\.a|s\\.a|a\\.m|p\\.m|prof|gen|resp|av|bd";
const BEFORE = `(?:^|[\\s(«“"'’])`;
const SHORTENED = new RegExp(`${BEFORE}(?:${OTHERS})$`, "iu");
const MONTH = new RegExp(`${BEFORE}(?:${MONTH_PATTERN})$`, "iu");

/** True where a point between these texts ends a shortened word and no sentence; a month's name needs its number behind. */
export const isShortened = (before: string, after: string): boolean =>
  SHORTENED.test(before) || (MONTH.test(before) && /^\s*\d/.test(after));
