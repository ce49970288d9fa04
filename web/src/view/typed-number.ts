import type { Locale } from "../../../src/domain/locale.ts";

const DECIMAL: Record<Locale, "," | "."> = { fr: ",", en: ".", pt: "," };

/**
 * A number as somebody typed it: "504,000" is half a million to an English reader and 504 to a French one. What is no
 * number in either sense is null.
 */
export function typedNumber(text: string, locale: Locale): number | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f'’]/g, "").replace(/^[−–]/, "-");
  if (!/^-?\d[\d.,]*$/.test(plain)) return null;
  const decimal = decimalOf(plain, locale);
  const [whole = "", part, ...more] = decimal === null ? [plain] : plain.split(decimal);
  const other = decimal === "." ? "," : decimal === "," ? "." : /[.,]/.exec(plain)?.[0];
  if (more.length > 0 || (part !== undefined && !/^\d+$/.test(part))) return null;
  if (other !== undefined && whole.includes(other) && !isGrouped(whole, other)) return null;
  return Number(`${whole.replaceAll(/[.,]/g, "")}.${part ?? "0"}`);
}

/** The mark that stands before the decimals; null where the number is whole. */
function decimalOf(plain: string, locale: Locale): "," | "." | null {
  const [comma, point] = [plain.lastIndexOf(","), plain.lastIndexOf(".")];
  if (comma < 0 && point < 0) return null;
  if (comma >= 0 && point >= 0) return comma > point ? "," : ".";
  const mark = comma >= 0 ? "," : ".";
  // One mark alone: in threes it groups, unless it is this language's own decimal mark and stands once.
  const once = plain.indexOf(mark) === plain.lastIndexOf(mark);
  return isGrouped(plain, mark) && !(once && mark === DECIMAL[locale]) ? null : mark;
}

const isGrouped = (digits: string, mark: string): boolean =>
  new RegExp(`^-?\\d{1,3}(?:\\${mark}\\d{3})+$`).test(digits);
