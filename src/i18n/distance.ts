import type { Inconsistency } from "../domain/inconsistency.ts";
import type { Locale } from "../domain/locale.ts";
import { TAGS } from "./tags.ts";

const POINTS: Record<Locale, [one: string, several: string]> = {
  fr: ["point", "points"],
  en: ["point", "points"],
  pt: ["ponto", "pontos"],
};

/**
 * How far a second figure is from a first, as a spreadsheet gives it: second / first − 1, in points between percentages.
 * Null where there is nothing to divide by. `gap`, the measure contradictions are detected with, is another: it takes no
 * side, and no reader finds it in a spreadsheet.
 */
export interface Distance {
  /** As a share of the first; of percentages, in points. */
  value: number;
  points: boolean;
}

export function distanceOf(first: number, second: number, isPercent: boolean): Distance | null {
  if (isPercent) return { value: second - first, points: true };
  return first === 0 ? null : { value: (second - first) / Math.abs(first), points: false };
}

/** "−85.1%", "+5 points"; points are told to a tenth at least. */
export function sayDistance({ value, points }: Distance, locale: Locale, decimals: 0 | 1 = 1): string {
  const format = new Intl.NumberFormat(TAGS[locale], {
    style: points ? "decimal" : "percent",
    maximumFractionDigits: points ? 1 : decimals,
    signDisplay: "exceptZero",
  });
  const said = format.format(value).replace("-", "−");
  return points ? `${said}\u00a0${POINTS[locale][Math.abs(value) === 1 ? 0 : 1]}` : said;
}

type Measured = Pick<Inconsistency, "statements" | "computed" | "gap">;

/** "$18K – $30K": printed with two ends, whose middle is nobody's figure. */
const IS_RANGE = /\d[^\d–—-]{0,6}[–—-][^\d–—-]{0,6}\d/u;

/**
 * How far the sum, or the other statement of two, is from the stated figure; null where nothing is measured, or one of
 * the figures is a range.
 */
export function distanceIn({ statements, computed, gap }: Measured): Distance | null {
  if (statements.some(({ printed }) => IS_RANGE.test(printed))) return null;
  const [stated, second] = statements;
  const other = computed ?? (statements.length === 2 ? second?.value : undefined);
  if (gap === null || stated?.value === undefined || other === undefined) return null;
  return distanceOf(stated.value, other, stated.printed.includes("%"));
}

/** "625,000 / 4,200,000 − 1 = −85.1%": what to type into a spreadsheet to get it. */
export function sumOfDistance(one: Measured, locale: Locale): string | null {
  const distance = distanceIn(one);
  const stated = one.statements[0]?.value;
  const other = one.computed ?? one.statements[1]?.value;
  if (distance === null || stated === undefined || other === undefined) return null;
  const number = (value: number) => new Intl.NumberFormat(TAGS[locale], { maximumFractionDigits: 4 }).format(value);
  const sum = distance.points ? `${number(other)} − ${number(stated)}` : `${number(other)} / ${number(stated)} − 1`;
  return `${sum} = ${sayDistance(distance, locale)}`;
}

/** Of the model from the deck; null where one of them is silent or they are no one measure. */
export function gridDistance({ deck, model, gap }: ComparedRow): Distance | null {
  if (gap === null || deck === undefined || model === undefined) return null;
  return distanceOf(deck.value, model.value, deck.unit === "%");
}

interface ComparedRow {
  gap: number | null;
  deck?: { value: number; unit: string };
  model?: { value: number; unit: string };
}

/** The same as a reader reads it; a dash where there is none. */
export function sayGridDistance(row: ComparedRow, locale: Locale): string {
  const distance = gridDistance(row);
  return distance === null ? "–" : sayDistance(distance, locale);
}
