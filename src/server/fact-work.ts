import type { Deal } from "../deal/load-deal.ts";
import type { Locale } from "../domain/locale.ts";
import { witnessOf } from "../evidence/witness.ts";
import { factsToXlsx } from "../report/xlsx/fact-sheet.ts";
import { factLines } from "./fact-lines.ts";

/** Every figure of a deal's documents as the JSON that is sent. */
export function factsSent({ context }: Deal, { locale }: { locale: Locale }): string {
  return JSON.stringify(factLines(context, locale));
}

/** The same as a file to save, and what the deal is called. */
export function factsFile(
  { context, deal }: Deal,
  { locale, format }: { locale: Locale; format: "xlsx" | "json" },
): { bytes: Uint8Array<ArrayBuffer>; name: string } {
  const sheet = witnessOf(context).sheet();
  const about = { deal: deal.name, written: new Date(), locale };
  const made =
    format === "json" ? new TextEncoder().encode(`${JSON.stringify(sheet, null, 2)}\n`) : factsToXlsx(sheet, about);
  return { bytes: new Uint8Array(made), name: deal.name };
}
