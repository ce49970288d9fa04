import type { Cell } from "../../domain/document.ts";

/**
 * An amount as banks print it: "1 234,56", "(1,234.56)", "1.234,56-", "R$ 1.234,56 D". Null where it is none, or where
 * nobody can say whether a mark parts thousands or cents.
 */
export function bankAmount(cell: Cell | undefined): number | null {
  if (cell === undefined) return null;
  if (typeof cell.value === "number") return cell.value;
  const plain = cell.text.replace(/[\s\u00a0\u202f€$£'’]|R(?=\$)|EUR|USD|BRL|GBP/gu, "");
  const [, open, sign, digits, after] = /^(\()?([-+−])?([\d.,]+)(\)|[-+−]|[CDcd][RrBb]?)?$/u.exec(plain) ?? [];
  const value = digits === undefined ? null : numberOf(digits);
  if (value === null) return null;
  const isBelow = open !== undefined || /[-−]/u.test(sign ?? "") || /^[-−Dd]/u.test(after ?? "");
  return isBelow ? -value : value;
}

function numberOf(digits: string): number | null {
  const [, whole = "", cents = ""] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const mark = /[.,]/.exec(whole)?.[0];
  if (whole === "" || (mark !== undefined && !new RegExp(`^\\d{1,3}(?:\\${mark}\\d{3})+$`).test(whole))) return null;
  // "1.234" without cents: thousands or three places, nobody can say.
  if (mark !== undefined && cents === "" && whole.split(mark).length === 2) return null;
  return Number(`${whole.replace(/[.,]/g, "")}.${cents === "" ? "0" : cents}`);
}
