import type { Grid, GridCell, Workbook } from "../grid.ts";
import { type IssueList, sheetDetail } from "../issues.ts";

/** Symbols and codes as they stand in number formats and beside amounts; longer ones first. */
const SIGNS: [RegExp, string][] = [
  [/R\$|\bBRL\b/, "BRL"],
  [/(?:CA|C)\$|\bCAD\b/, "CAD"],
  [/(?:AU|A)\$|\bAUD\b/, "AUD"],
  [/US\$|\$(?!\p{L})|\bK?USD\b/u, "USD"],
  [/€|\bK?EUR\b|\beuros?\b/i, "EUR"],
  [/£|\bGBP\b/, "GBP"],
  [/\bCHF\b/, "CHF"],
  [/¥|\bJPY\b/, "JPY"],
  [/₹|\bINR\b|\bRs\.?(?=\s?\d)/, "INR"],
  [/₦|\bNGN\b/, "NGN"],
];

/** An amount written as text: "$1.2M", "504 000 €", "EUR 42k". */
const AMOUNT_TEXT = /\d/;
const LONGEST_AMOUNT_TEXT = 24;

/** More than one currency among the amounts of a sheet, or of the workbook. */
export function checkCurrencies(workbook: Workbook, issues: IssueList): void {
  const everywhere = new Map<string, string>();
  let mixedSheet = false;
  for (const grid of workbook.grids) {
    const found = currenciesOf(grid);
    if (found.size > 1) {
      mixedSheet = true;
      issues.add("mixed_currency", { ...sheetDetail(workbook, grid.number), ...examples(found) }, grid.number);
    }
    for (const [currency, ref] of found) {
      if (!everywhere.has(currency)) everywhere.set(currency, grid.name === "" ? ref : `${grid.name}!${ref}`);
    }
  }
  if (everywhere.size > 1 && !mixedSheet) issues.add("mixed_currency", examples(everywhere));
}

function examples(found: Map<string, string>): Record<string, string> {
  const list = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    currencies: list.map(([currency]) => currency).join(", "),
    examples: list.map(([currency, ref]) => `${ref} (${currency})`).join(", "),
  };
}

/** Each currency with the first cell that shows it. */
function currenciesOf(grid: Grid): Map<string, string> {
  const found = new Map<string, string>();
  const formats = new Map<string, string | null>();
  for (const row of grid.rows) {
    for (const cell of row.cells) {
      const currency = currencyOf(cell, formats);
      if (currency !== null && !found.has(currency)) found.set(currency, cell.cell.ref ?? "");
    }
  }
  return found;
}

function currencyOf({ cell }: GridCell, formats: Map<string, string | null>): string | null {
  if (typeof cell.value === "string") {
    if (cell.value.length > LONGEST_AMOUNT_TEXT || !AMOUNT_TEXT.test(cell.value)) return null;
    return signIn(cell.value);
  }
  if (typeof cell.value !== "number" || cell.format === undefined) return null;
  const known = formats.get(cell.format);
  if (known !== undefined) return known;
  const currency = signIn(symbolsOf(cell.format));
  formats.set(cell.format, currency);
  return currency;
}

/** A number format without what only looks like a currency: [$-40C] names a country's habits, not its money. */
function symbolsOf(format: string): string {
  return format
    .replace(/\[\$-[^\]]*\]/g, " ")
    .replace(/\[\$([^\]-]*)(-[^\]]*)?\]/g, " $1 ")
    .replace(/["\\]/g, " ");
}

function signIn(text: string): string | null {
  return SIGNS.find(([sign]) => sign.test(text))?.[1] ?? null;
}
