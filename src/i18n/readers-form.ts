import type { Address } from "../domain/address.ts";
import type { Locale } from "../domain/locale.ts";
import { TAGS } from "../i18n/tags.ts";

/** A figure at its place, as the file shows it. */
interface Placed {
  address: Address;
  printed: string;
  value?: number | undefined;
}

const SCALES = [1, 0.01, 1e3, 1e6, 1e9];

/**
 * "42 250 €" for the cell that shows "42,250 €". A workbook keeps numbers, and whoever opens it sees them in the form of
 * his own machine; read without one they come in the American form, which a French reader takes for forty-two euros.
 * Text, and a cell that is text, stays letter for letter.
 */
export const inReadersForm = ({ address, printed, value }: Placed, locale: Locale): string =>
  address.kind === "cell" && value !== undefined ? cellInReadersForm(printed, value, locale) : printed;

/** What a cell shows that holds this number. */
export function cellInReadersForm(printed: string, value: number, locale: Locale): string {
  const found = /\d[\d,]*(?:\.(\d+))?/u.exec(printed);
  if (found === null) return printed;
  const [shown, decimals = ""] = found;
  const number = Number(shown.replaceAll(",", ""));
  const half = 0.5 / 10 ** decimals.length;
  const isCells = SCALES.some((scale) => Math.abs(number * scale - Math.abs(value)) <= half * scale * 1.001);
  if (!isCells) return printed;
  const digits = { minimumFractionDigits: decimals.length, maximumFractionDigits: decimals.length };
  const told = new Intl.NumberFormat(TAGS[locale], { ...digits, useGrouping: shown.includes(",") }).format(number);
  return printed.replace(shown, told);
}

/** What is said of such figures, with each of them in the reader's form. */
export function saidInReadersForm<Text extends string | null>(
  text: Text,
  places: readonly Placed[],
  locale: Locale,
): Text {
  if (text === null) return text;
  const longestFirst = places.toSorted((a, b) => b.printed.length - a.printed.length);
  return longestFirst.reduce<string>((said, one) => {
    const told = inReadersForm(one, locale);
    return told === one.printed ? said : said.replaceAll(one.printed, told);
  }, text) as Text;
}
