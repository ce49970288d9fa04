import { isInlineSpace } from "./chars.ts";
import { currencyAfter, currencyBefore } from "./currencies.ts";
import type { WrittenQuantity } from "./written.ts";

/**
 * What "(71)" means where it stands. Alone in its cell, beside other numbers of its kind, or with its unit outside
 * ("(71) K€", "$(71)"): an accountant's minus. After words, or after a number of another kind ("504 K€ (12 %)"): an
 * aside where it carries its own unit or scale, a footnote when a single digit, and otherwise nobody can tell.
 */
export function parenthesesMean(
  text: string,
  written: WrittenQuantity,
): "negative" | "positive" | "unknown" | "footnote" {
  const { left, right, numeral } = written.first;
  if (left.signed) return "positive";
  if (startsCell(text, written.start) && endsCell(text, written.end)) return "negative";
  if (left.currency !== undefined && left.currency.start < (left.parenthesis ?? 0)) return "negative";
  const unitOutside = text[numeral.end] === ")" && right.end > numeral.end + 1;
  if (unitOutside) return right.unit?.unit === "count" || right.unit?.unit === "duration" ? "positive" : "negative";
  // "$400 ($33/month)": the same once more, in another rhythm.
  if (right.per !== undefined && text[written.end - 1] === ")") return "positive";

  if (left.currency !== undefined && isSaidBefore(text, written.start, left.currency.currency)) return "positive";
  const plain = right.scale === undefined && right.unit === undefined && right.currency === undefined;
  const before = NUMBER_BEFORE.exec(text.slice(Math.max(0, written.start - 10), written.start))?.[1];
  if (before !== undefined && (before === ")" || (plain ? /\d/.test(before) : text[written.end - 2] === before))) {
    return "negative";
  }
  const bare = plain && left.currency === undefined;
  if (plain && NUMBER_AFTER.test(text.slice(written.end, written.end + 11))) {
    // "Revenue (1) 1,234": a first small figure before a number may be the mark of a note.
    return bare && /^[1-3]$/.test(numeral.text) ? "unknown" : "negative";
  }
  if (right.scale !== undefined || right.unit !== undefined || right.per !== undefined) return "positive";
  return bare && /^\d$/.test(numeral.text) ? "footnote" : "unknown";
}

/** "KES 50,000,000 ($400,000)": an amount of another currency stands right before, and this is the same once more. */
function isSaidBefore(text: string, start: number, currency: string): boolean {
  const from = Math.max(0, start - 40);
  const amount = AMOUNT_BEFORE.exec(text.slice(from, start));
  if (amount === null) return false;
  const digits = from + amount.index;
  const other = currencyBefore(text, digits, 0) ?? currencyAfter(text, digits + (amount[1] ?? "").length);
  return other !== null && other.currency !== currency;
}
const AMOUNT_BEFORE =
  /((?<!\d[.,\u00a0\u202f ]?)\d[\d.,\u00a0\u202f]*)(?:[ \u00a0]?(?:[A-Z]{3}|[kKmMbB]n?|\p{Sc}|\p{L}{4,8}))*[ \u00a0]$/u;

/** The same quantity without the parentheses around it. */
export function insideOf(written: WrittenQuantity): WrittenQuantity {
  const { left, right } = written.first;
  const start = left.parenthesis === written.start ? written.start + 1 : written.start;
  return { ...written, start, end: right.end - 1, parenthesised: false };
}

/** The last character of a number that ends just before, with its unit. */
const NUMBER_BEFORE = /([\d%€$£)])[ \t\u00a0\u202f]{1,8}$/;
const NUMBER_AFTER = /^[ \t\u00a0\u202f]{1,8}[($€£−-]{0,2}\d/;

/** True where only spaces stand between `at` and the end of its line, or a column ends there. */
function endsCell(text: string, at: number): boolean {
  let position = at;
  while (isInlineSpace(text.charCodeAt(position))) position++;
  return position >= text.length || "\n\r|;".includes(text[position] ?? "") || text.slice(at, position).includes("\t");
}

/** True where a line or column starts just before `at`. */
function startsCell(text: string, at: number): boolean {
  let position = at;
  while (position > 0 && isInlineSpace(text.charCodeAt(position - 1))) position--;
  return position === 0 || "\n\r|;".includes(text[position - 1] ?? "") || text.slice(position, at).includes("\t");
}
