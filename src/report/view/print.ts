import type { Locale } from "../../domain/locale.ts";
import { formatQuantity } from "../../quantities/format.ts";

export const printNumber = (value: number, locale: Locale): string => formatQuantity({ value, unit: "number" }, locale);

/** Of a share between 0 and 1: "25 %". */
export const printShare = (share: number, locale: Locale): string =>
  formatQuantity({ value: Math.round(share * 1000) / 10, unit: "percent" }, locale);

/** Small sums keep four decimals: a call to a model may cost less than a cent. */
export function printUsd(usd: number, locale: Locale): string {
  const decimals = usd !== 0 && Math.abs(usd) < 0.1 ? 4 : 2;
  return formatQuantity({ value: usd, unit: "money", currency: "USD", decimals }, locale);
}

/** Confidences and qualities: a whole number of points. */
export const printPoints = (points: number | null, locale: Locale): string =>
  points === null ? "–" : printNumber(Math.round(points), locale);

/** Control, zero-width and direction-changing characters: they hide text or turn it round. Soft hyphens do neither. */
const UNSEEN = /(?![\u00ad\t\n\r])[\p{Cc}\p{Cf}]/gu;

/** Characters that a reader would not see are written out, as ⟦U+202E⟧. */
export function visible(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSEEN, (mark) => `⟦U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟧`);
}

/** On one line, with nothing unseen in it. No-break spaces stay. */
export const oneLine = (text: string): string => visible(text.replace(/[^\S\u00a0\u202f]+/gu, " ").trim());
