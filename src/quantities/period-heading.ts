import type { Period } from "../domain/quantity.ts";
import { MONTH_PATTERN, monthNumber } from "../lexicon/months.ts";
import { findPeriods } from "./periods.ts";

/** The time a heading gives to what stands under it. */
export interface HeadingTime {
  period?: Period;
  /** A month without its year, 1 to 12. */
  month?: number;
  nature?: "actual" | "projected";
}

/** Longer texts are sentences. */
const LONGEST_PERIOD = 40;
const MONTH_ALONE = new RegExp(`^(?:${MONTH_PATTERN})\\.?$`, "iu");
const COUNTED =
  /^(?:(year|yr|y|année|annee|an|ano|exercice|exercício)|(month|mth|mois|mês|mes|m)|(quarter|qtr|q|trimestre|trim|tri|t)|(week|semaine|semana|wk))[\s.:°º#-]{0,2}0*(\d{1,3})$/iu;
const ORDINAL =
  /^0*(\d{1,2})\s?(?:st|nd|rd|th|er|ère|e|è?me|º|°|ª)\s(?:(year|année|ano)|(month|mois|mês)|(quarter|trimestre))$/iu;
/** "2013 (3)": a year and the number of its quarter. */
const QUARTER_OF = /^((?:19|20)\d\d)\s?\(([1-4])\)$/u;
/** Words beside a period that leave it one. */
export const BESIDE_PERIOD =
  /\b(?:fy|cy|ex|exercice|year|years|ending|ended|end|actuals?|real|réel|réalisé|realizado|budget(?:ed)?|bud|orçamento|orçado|forecast|fcst|prev|prév|prévisionnel|prévision|previsto|projected|projectd|projections?|projeção|projetado|plan|bp|est|estimate[d]?|estimé|audited|unaudited|total|ytd|ltm|of|the|de|in|en|em|au|as|at|to|date|dec|december|décembre|dezembro|k|m|eur|usd|brl|keur|kusd|mil|act|fct|p|e|a|f|b|r)\b/giu;

/** A cell that is nothing but a time: "2024", "FY24 Actual", "Mês 1", "Jan", "QTR 1", "ANNÉE 2". */
export function isPeriodHeading(text: string): boolean {
  if (text.length > LONGEST_PERIOD) return false;
  const { period, month } = timeInHeading(text);
  if (period === undefined && month === undefined) return false;
  if (COUNTED.test(text) || ORDINAL.test(text) || MONTH_ALONE.test(text) || QUARTER_OF.test(text)) return true;
  let rest = text;
  for (const { text: found } of findPeriods(text)) rest = rest.replace(found, " ");
  return !/\p{L}/u.test(rest.replace(BESIDE_PERIOD, " "));
}

/** The time a heading names, whatever else it says. */
export function timeInHeading(text: string): HeadingTime {
  const bare = text.trim();
  const counted = COUNTED.exec(bare);
  if (counted !== null) {
    const [, year, month, quarter, week, number] = counted;
    const count = Number(number);
    if (count === 0 || week !== undefined) return count === 0 && year !== undefined ? { period: "Y0" } : {};
    if (year !== undefined) return count <= 30 ? { period: `Y${count}` } : {};
    if (month !== undefined) return count <= 120 ? { period: `M${count}` } : {};
    return quarter !== undefined && count <= 4 ? { period: `Q${count}` } : {};
  }
  const ordinal = ORDINAL.exec(bare);
  if (ordinal !== null) {
    const letter = ordinal[2] !== undefined ? "Y" : ordinal[3] !== undefined ? "M" : "Q";
    return { period: `${letter}${Number(ordinal[1])}` };
  }
  const quarter = QUARTER_OF.exec(bare);
  if (quarter !== null) return { period: `${quarter[1]}-Q${quarter[2]}` };
  if (MONTH_ALONE.test(bare)) {
    const month = monthNumber(bare);
    return month === null ? {} : { month };
  }
  const [first, ...more] = findPeriods(bare);
  if (first === undefined || more.length > 0) return {};
  return { period: first.period, ...(first.basis?.nature === undefined ? {} : { nature: first.basis.nature }) };
}
