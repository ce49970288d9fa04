import type { Period } from "../../domain/quantity.ts";
import { MONTH_PATTERN, monthNumber } from "../../lexicon/months.ts";
import { ASSUMED, OTHER_COLUMN, PLAIN_COLUMN, SCENARIO, SCENARIO_ALONE, TOTAL } from "../../lexicon/sheet-words.ts";
import { readBasis } from "../../quantities/basis.ts";
import { findPeriods } from "../../quantities/periods.ts";

/** What a column's heading says of the numbers under it. */
export interface Heading {
  text: string;
  period?: Period;
  /** A month without its year, 1 to 12. */
  month?: number;
  nature?: "actual" | "projected";
  /** The case it belongs to: "Base", "Pessimista". */
  scenario?: string;
  /** A sum over the columns beside it. */
  total: boolean;
  /** Differences, shares, averages, notes: not the row's own values. */
  other: boolean;
  /** Says nothing but that a value follows: "Value", "Montant". */
  plain: boolean;
}

const LONGEST_PERIOD = 40;
const MONTH_ALONE = new RegExp(`^(?:${MONTH_PATTERN})\\.?$`, "iu");
const COUNTED =
  /^(?:(year|yr|y|année|annee|an|ano|exercice|exercício)|(month|mth|mois|mês|mes|m)|(quarter|qtr|q|trimestre|trim|tri|t)|(week|semaine|semana|wk))[\s.:°º#-]{0,2}0*(\d{1,3})$/iu;
const ORDINAL =
  /^0*(\d{1,2})\s?(?:st|nd|rd|th|er|ère|e|è?me|º|°|ª)\s(?:(year|année|ano)|(month|mois|mês)|(quarter|trimestre))$/iu;
/** "2013 (3)": a year and the number of its quarter. */
const QUARTER_OF = /^((?:19|20)\d\d)\s?\(([1-4])\)$/u;
/** Words beside a period that leave it one. */
const AROUND =
  /\b(?:fy|cy|ex|exercice|year|years|ending|ended|end|actuals?|real|réel|réalisé|realizado|budget(?:ed)?|bud|orçamento|orçado|forecast|fcst|prev|prév|prévisionnel|prévision|previsto|projected|projectd|projections?|projeção|projetado|plan|bp|est|estimate[d]?|estimé|audited|unaudited|total|ytd|ltm|of|the|de|in|en|em|au|as|at|to|date|dec|december|décembre|dezembro|k|m|eur|usd|brl|keur|kusd|mil|act|fct|p|e|a|f|b|r)\b/giu;

/** A cell that is nothing but a time: "2024", "FY24 Actual", "Mês 1", "Jan", "QTR 1", "ANNÉE 2". */
export function isPeriodHeading(text: string): boolean {
  if (text.length > LONGEST_PERIOD) return false;
  const { period, month } = timeOf(text);
  if (period === undefined && month === undefined) return false;
  if (COUNTED.test(text) || ORDINAL.test(text) || MONTH_ALONE.test(text) || QUARTER_OF.test(text)) return true;
  let rest = text;
  for (const { text: found } of findPeriods(text)) rest = rest.replace(found, " ");
  return !/\p{L}/u.test(rest.replace(AROUND, " "));
}

/** Reads a heading, whatever it says. */
export function readHeading(text: string): Heading {
  const { nature } = readBasis(text);
  const time = timeOf(text);
  const scenario = scenarioIn(text);
  const said = time.nature ?? nature;
  return {
    text,
    ...(time.period === undefined ? {} : { period: time.period }),
    ...(time.month === undefined ? {} : { month: time.month }),
    ...(said === undefined ? {} : { nature: said }),
    ...(scenario === null ? {} : { scenario }),
    total: TOTAL.test(text),
    other: OTHER_COLUMN.test(text) || /Δ|^\s*%|%\s*$/u.test(text),
    plain: PLAIN_COLUMN.test(text.trim()),
  };
}

/** The case a text names, or null: "Base", "Best case", "Cenário pessimista". */
export function scenarioIn(text: string): string | null {
  const bare = text.trim();
  if (bare.length > 60) return null;
  return SCENARIO_ALONE.test(bare) || SCENARIO.test(bare) ? bare : null;
}

/** Nothing but the name of a case, with or without a time: "Budget", "Actual 2024", "Best case". */
export function isCaseHeading(text: string): boolean {
  const bare = text.trim();
  if (bare.length > LONGEST_PERIOD) return false;
  if (SCENARIO_ALONE.test(bare)) return true;
  if (readBasis(bare).nature === undefined && !SCENARIO.test(bare)) return false;
  return !/\p{L}/u.test(bare.replace(new RegExp(SCENARIO, "giu"), " ").replace(AROUND, " "));
}

/** A word that names a column or a row of times. */
export function namesTimes(text: string): boolean {
  return /^(?:years?|ann[ée]es?|anos?|exercices?|exerc[íi]cios?|periods?|p[ée]riodes?|per[íi]odos?|dates?|datas?|months?|mois|m[êe]s(?:es)?|quarters?|qtr|trimestres?)\b[\s:#()\p{L}]{0,12}$/iu.test(
    text.trim(),
  );
}

/** Whether a text says that what follows is assumed. */
export function isAssumed(text: string): boolean {
  return text.length <= 80 && ASSUMED.test(text);
}

/** An upper heading joined with the one below it: "2024" over "Q1", "Budget" over "2025". */
export function under(upper: Heading, lower: Heading): Heading {
  const year = upper.period !== undefined && /^(?:\d{4}|Y\d+)$/.test(upper.period) ? upper.period : undefined;
  const period = lower.period ?? (lower.month === undefined ? upper.period : undefined);
  const dated = year === undefined ? undefined : inYear(year, lower);
  const when = dated ?? period;
  const { month, ...rest } = lower;
  return {
    ...rest,
    ...(dated === undefined && month !== undefined ? { month } : {}),
    ...(when === undefined ? {} : { period: when }),
    ...both("nature", lower.nature ?? upper.nature),
    ...both("scenario", lower.scenario ?? upper.scenario),
    text: upper.text === lower.text ? lower.text : `${upper.text} / ${lower.text}`,
    total: lower.total || (lower.period === undefined && lower.month === undefined && upper.total),
    other: lower.other || upper.other,
    plain: lower.plain,
  };
}

function both<K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, V>);
}

function inYear(year: string, { month, period }: Heading): Period | undefined {
  if (!/^\d{4}$/.test(year)) return undefined;
  if (month !== undefined) return `${year}-${String(month).padStart(2, "0")}`;
  return period !== undefined && /^[QH]\d$/.test(period) ? `${year}-${period}` : undefined;
}

function timeOf(text: string): Pick<Heading, "period" | "month" | "nature"> {
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
  return { period: first.period, ...both("nature", first.basis?.nature) };
}
