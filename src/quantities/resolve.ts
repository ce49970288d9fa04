import type { Locale } from "../domain/locale.ts";
import type { CurrencyMark } from "./currencies.ts";
import type { NumberHabit, Numeral } from "./numerals.ts";
import type { RightSide } from "./right.ts";

/** What "." or "," before exactly three digits means. */
export type Separating = "group" | "decimal";

/** What is known beyond the digits. */
export interface Hints {
  locale?: Locale | undefined;
  habit?: NumberHabit | undefined;
}

/**
 * Decides "1.234" from everything around it, or null where it stays open:
 * - a count is whole, so "1.234 clients" is grouped, whatever else is said;
 * - the document's habit comes before conventions;
 * - conventions: English groups with commas, Portuguese with points; French has a decimal comma, but its writers use
 *   points for both, so a French "1.234" stays open. They come from the caller's locale and from the writing itself
 *   ("$1,234 million", "R$ 1.234", "milhões"); when these two disagree, nothing is decided;
 * - money without a scale is never printed to the thousandth, so "1.234 €" is grouped, unless a convention or a habit
 *   alone says the opposite ("1,234 €" in French): then it stays open. Prices of a unit (per litre, per kWh) are let alone.
 */
export function separating(
  numeral: Numeral,
  before: CurrencyMark | undefined,
  after: RightSide,
  { locale, habit }: Hints,
): Separating | null {
  const mark = numeral.undecided;
  if (mark === undefined) return null;
  if (after.unit?.unit === "count" && after.scale === undefined) return "group";

  const zeros = mark === "." && numeral.text.endsWith(".000") && after.scale === undefined;
  if (zeros && locale !== "en") return "group";
  const byHabit = fromHabit(mark, habit);
  const written = writtenLanguage(before, after);
  const byWriting = written === null ? null : convention(written, mark);
  const byLocale = locale === undefined ? null : convention(locale, mark);
  const currency = before ?? after.currency;
  if (currency !== undefined && after.scale === undefined && after.per !== "unit") {
    const opinions = byHabit === null ? [byWriting, byLocale] : [byHabit];
    return opinions.includes("group") || !opinions.includes("decimal") ? "group" : null;
  }
  if (byHabit !== null) return byHabit;
  return byWriting !== null && byLocale !== null && byWriting !== byLocale ? null : (byWriting ?? byLocale);
}

function fromHabit(mark: "." | ",", habit: NumberHabit | undefined): Separating | null {
  if (habit?.decimal === mark) return "decimal";
  return habit?.group === mark || habit?.decimal != null ? "group" : null;
}

function convention(language: Locale, mark: "." | ","): Separating | null {
  if (language === "en") return mark === "," ? "group" : "decimal";
  if (language === "pt") return mark === "." ? "group" : "decimal";
  return mark === "," ? "decimal" : null;
}

/** The language the writing of this one quantity betrays, or null. */
function writtenLanguage(before: CurrencyMark | undefined, after: RightSide): Locale | null {
  const byScale = after.scale?.language ?? null;
  const bySign =
    before?.currency === "BRL" || after.currency?.currency === "BRL"
      ? "pt"
      : before?.currency === "USD" || before?.currency === "GBP"
        ? "en"
        : null;
  return byScale !== null && bySign !== null && byScale !== bySign ? null : (byScale ?? bySign);
}
