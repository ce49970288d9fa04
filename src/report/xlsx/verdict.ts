import { sayWord } from "../../consensus/positions.ts";
import type { Locale } from "../../domain/locale.ts";
import type { Resolution } from "../../domain/resolution.ts";
import { REPORT_XLSX_WORDS } from "../../i18n/report-xlsx.ts";
import { TERMS } from "../../i18n/terms.ts";

/** "for financial-auditor", "synthesis", "unresolved". */
export function verdictOf({ decision, winner }: Resolution["verdict"], locale: Locale): string {
  if (decision === "SYNTHESIS" || decision === "UNRESOLVED") return TERMS[locale].decision[decision];
  return REPORT_XLSX_WORDS[locale].inFavour(winner ?? "?");
}

/** A number stays one; a word of our scale is said in the reader's language. */
export const finalCell = (value: Resolution["finalValue"]["value"], locale: Locale): number | string | null =>
  typeof value === "string" ? sayWord(value, locale) : value;
