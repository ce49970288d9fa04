import { fold } from "../../lexicon/fold.ts";
import { monthNumber } from "../../lexicon/months.ts";
/** A heading read as a stretch of time, on one scale: months since year 0. */
export interface HeadingPeriod {
  grain: "year" | "half" | "quarter" | "month";
  /** The first month, counted from year 0; null where the heading gives no year. */
  start: number | null;
}

const GRAIN_MONTHS = { year: 12, half: 6, quarter: 3, month: 1 } as const;

export function monthsIn(grain: HeadingPeriod["grain"]): number {
  return GRAIN_MONTHS[grain];
}

/** "2024", "FY24 Actual", "T3 2024", "S1-24", "déc. 2024", "12/2024"; null where the text is no period. */
export function readHeadingPeriod(text: string): HeadingPeriod | null {
  const plain = fold(text).replace(/[.'’]/g, " ").trim();
  const year = yearIn(plain);
  const part = /\b([qtsh])\s?([1-4])\b|\b([1-4])\s?([qtsh])\b/.exec(plain);
  if (part !== null) {
    const letter = part[1] ?? part[4];
    const index = Number(part[2] ?? part[3]) - 1;
    const grain = letter === "s" || letter === "h" ? "half" : "quarter";
    if (grain === "half" && index > 1) return null;
    return { grain, start: year === null ? null : year * 12 + index * GRAIN_MONTHS[grain] };
  }
  const month = monthIn(plain);
  if (month !== null) return { grain: "month", start: year === null ? null : year * 12 + month - 1 };
  if (year !== null && isYearHeading(plain)) return { grain: "year", start: year * 12 };
  const counted = /^(year|annee|ano|an|y|a|month|mois|mes|m)\s?(\d{1,3})$/.exec(plain);
  return counted === null ? null : { grain: /^m/.test(counted[1] ?? "") ? "month" : "year", start: null };
}

/** Words that stand beside a year in a heading and leave it a year. */
const YEAR_COMPANIONS =
  /\b(fy|cy|ex|exercice|exercicio|year|annee|ano|actual|actuals|real|reel|realise|realizado|budget|orcamento|forecast|fcst|prev|previsionnel|prevision|previsto|projected|projection|projecao|plan|bp|est|estimate|estime|estimated|a|b|e|f|p|r|audited|audite|auditado|unaudited|total|ytd|ltm|n|k|m|eur|usd|keur|kusd)\b/g;

function isYearHeading(plain: string): boolean {
  const rest = plain
    .replace(/\b(fy|cy|ex)?\s?((19|20)\d\d|\d\d)[abefpr]?\b/g, " ")
    .replace(YEAR_COMPANIONS, " ")
    .replace(/[^a-z0-9]+/g, "");
  return rest === "";
}

function yearIn(plain: string): number | null {
  const full = /(?<!\d)((?:19|20)\d\d)(?!\d)/.exec(plain);
  if (full !== null) return Number(full[1]);
  const short = /\b(?:fy|cy|ex|exercice|[qtsh][1-4]|[1-4][qtsh]|[a-z]{3,9})[ \-/]{0,2}(\d\d)[abefpr]?\b/.exec(plain);
  return short === null ? null : 2000 + Number(short[1]);
}

function monthIn(plain: string): number | null {
  for (const word of plain.match(/[a-z]+/g) ?? []) {
    const found = monthNumber(word);
    if (found !== null) return found;
  }
  const numeric = /^(0?[1-9]|1[0-2])[/-](?:(?:19|20)\d\d)$|^(?:(?:19|20)\d\d)[/-](0?[1-9]|1[0-2])$/.exec(plain);
  return numeric === null ? null : Number(numeric[1] ?? numeric[2]);
}
