import { visible } from "../view/print.ts";

/** A cell as a report gives it: text stays text whatever it looks like, a number is a number, a share is shown in %. */
export type CellValue = string | number | null | { share: number };

/** Indices into the styles part. */
export const STYLE = { plain: 0, head: 1, text: 2, guarded: 3, whole: 4, number: 5, share: 6 } as const;

/** What a spreadsheet program holds in one cell at most, in UTF-16 units. */
const LONGEST = 32_767;

/** One cell as SpreadsheetML; nothing where it is empty. */
export function cellXml(value: CellValue, ref: string, style?: number): string {
  if (value === null || value === "") return "";
  if (typeof value === "object") return numberXml(value.share, ref, STYLE.share);
  if (typeof value === "number") return numberXml(value, ref, Number.isInteger(value) ? STYLE.whole : STYLE.number);
  const shown = style ?? (looksLikeFormula(value) ? STYLE.guarded : STYLE.text);
  return `<c r="${ref}" s="${shown}" t="inlineStr"><is><t xml:space="preserve">${textXml(value)}</t></is></c>`;
}

/** A number that is none is shown as the word it is. */
function numberXml(value: number, ref: string, style: number): string {
  return Number.isFinite(value) ? `<c r="${ref}" s="${style}"><v>${value}</v></c>` : cellXml(String(value), ref);
}

/** Programs may take such a text for a formula once it is edited or saved as CSV: it is marked as text for good. */
const looksLikeFormula = (text: string): boolean => /^\s*[=+\-@\t\r]/.test(text);

/** Text for XML and for spreadsheet programs, which read "_x0041_" in a cell as "A". */
export function textXml(text: string): string {
  const whole = visible(text.replace(/\r\n?/g, "\n")).replace(/[\ufffe\uffff]/g, "\ufffd");
  const cut = whole.length <= LONGEST ? whole : `${whole.slice(0, LONGEST - 1).toWellFormed()}…`;
  return cut
    .replace(/_(?=x[0-9a-fA-F]{4}_)/g, "_x005F_")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}
