import type { Period } from "../../domain/quantity.ts";
import { ASSUMED, OTHER_COLUMN, PLAIN_COLUMN, SCENARIO, SCENARIO_ALONE, TOTAL } from "../../lexicon/sheet-words.ts";
import { readBasis } from "../../quantities/basis.ts";
import { BESIDE_PERIOD, timeInHeading } from "../../quantities/period-heading.ts";

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

const LONGEST_CASE = 40;

/** Reads a heading, whatever it says. */
export function readHeading(text: string): Heading {
  const { nature } = readBasis(text);
  const time = timeInHeading(text);
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
  if (bare.length > LONGEST_CASE) return false;
  if (SCENARIO_ALONE.test(bare)) return true;
  if (readBasis(bare).nature === undefined && !SCENARIO.test(bare)) return false;
  return !/\p{L}/u.test(bare.replace(new RegExp(SCENARIO, "giu"), " ").replace(BESIDE_PERIOD, " "));
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
