import type { Cell } from "../../domain/document.ts";
import type { Quantity } from "../../domain/quantity.ts";
import { parseQuantity } from "../../quantities/parse.ts";

/** A whole number of a cell: "600 000", "1.200.000"; null where it is none. */
export function wholeNumber(cell: Cell | undefined): number | null {
  if (cell === undefined || cell.ocr === "unsure") return null;
  const { value, text } = cell;
  if (typeof value === "number" && !text.includes("%"))
    return Number.isInteger(value) && Number.isSafeInteger(value) ? value : null;
  // Shares are whole: "1.234" is read as 1234 whatever the language.
  const plain = text.trim().replace(/[\s\u00a0\u202f'’]/g, "");
  const grouped = /^(\d{1,3})(?:([.,])\d{3})(?:\2\d{3})*$/.test(plain);
  if (grouped) return Number(plain.replace(/[.,]/g, ""));
  return /^\d{1,15}$/.test(plain) ? Number(plain) : null;
}

/** A percentage of a cell as printed: "60,00 %", 0.6 shown as "60%", "60" under a heading that says %. */
export function percentage(cell: Cell | undefined, headed: boolean): Quantity | null {
  if (cell === undefined || cell.ocr === "unsure") return null;
  const text = cell.text.trim();
  if (!text.includes("%") && !headed) return null;
  const read = parseQuantity(text.includes("%") ? text : `${text} %`);
  const one = read !== null && "ambiguous" in read ? read.readings.find(({ value }) => value <= 100) : read;
  return one === null || one === undefined || one.unit !== "percent" || one.range !== undefined ? null : one;
}

/** An amount of a cell, in the currency of the cell or of none. */
export function amount(cell: Cell | undefined): Quantity | null {
  if (cell === undefined || cell.ocr === "unsure") return null;
  const read = parseQuantity(cell.text.trim());
  if (read !== null && "ambiguous" in read) return null;
  if (read === null || (read.unit !== "money" && read.unit !== "number" && read.unit !== "count")) return null;
  return read;
}
