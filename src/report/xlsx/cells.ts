import { visible } from "../view/print.ts";
import type { Tone } from "../view/tones.ts";
import { type Look, STYLE } from "./styles.ts";

/** A cell as a report gives it: text stays text whatever it looks like, a number is a number, a share is shown in %. */
export type CellValue = string | number | null | { share: number } | { text: string; look: Look | Tone };

/** What a spreadsheet program holds in one cell at most, in UTF-16 units. */
const LONGEST = 32_767;

/** One cell as SpreadsheetML; nothing where it is empty. */
export function cellXml(value: CellValue, ref: string): string {
  if (value === null || value === "") return "";
  if (typeof value === "number") return numberXml(value, ref, Number.isInteger(value) ? STYLE.whole : STYLE.number);
  if (typeof value === "string") return inlineXml(value, ref, looksLikeFormula(value) ? STYLE.guarded : STYLE.text);
  if ("share" in value) return numberXml(value.share, ref, STYLE.share);
  // A coloured cell keeps no mark of a formula: such a text is told in plain instead.
  return looksLikeFormula(value.text) ? cellXml(value.text, ref) : inlineXml(value.text, ref, STYLE[value.look]);
}

const inlineXml = (text: string, ref: string, style: number): string =>
  `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${textXml(text)}</t></is></c>`;

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
