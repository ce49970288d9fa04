import type { Quantity } from "../domain/quantity.ts";
import { numberHabit } from "./habits.ts";
import { type Numeral, readNumeral } from "./numerals.ts";
import { parseQuantity } from "./parse.ts";
import { readScale } from "./scales.ts";

/**
 * A quantity as the text around it writes numbers. Where that leaves it open, three digits after a sign are thousands:
 * nobody prints an amount to the thousandth. Null where it cannot be read.
 */
export function readAsWritten(text: string, around: string): Quantity | null {
  const read = parseQuantity(text, { habit: numberHabit([around]) });
  if (read === null || !("ambiguous" in read)) return read;
  const grouped = read.readings.filter(({ decimals, scale }) => decimals !== 3 || scale !== 1);
  return grouped.length === 1 ? (grouped[0] ?? null) : null;
}

/**
 * Another value in the manner of a written one: the same signs for thousands and decimals, scale, currency and unit.
 * "576,000€" becomes "540,000€", "5,76 M€" becomes "5,40 M€". `value` is in base units, percentages as printed. Null
 * where no number stands there.
 */
export function printLike(value: number, written: string, around: string): string | null {
  const at = written.search(/\d/);
  const numeral = at < 0 ? null : readNumeral(written, at);
  if (numeral === null) return null;
  const scale = readScale(written, numeral.end, {
    currencyBefore: /[€$£]\s*$/u.test(written.slice(0, at)),
    dollarBefore: /\$\s*$/u.test(written.slice(0, at)),
  });
  const scaled = Math.abs(value) / 10 ** (scale?.exponent ?? 0);
  const { group, decimal } = signsOf(numeral, around);
  const printed = numeral.undecided === undefined ? (numeral.readings[0]?.decimals ?? 0) : 0;
  const [whole = "", rest] = scaled.toFixed(decimalsFor(scaled, printed)).split(".");
  const digits = whole.replace(/\B(?=(?:\d{3})+$)/g, group) + (rest === undefined ? "" : decimal + rest);
  const before = written.slice(0, at).replace(/[-−–+]\s*$/u, "");
  return `${value < 0 ? "−" : ""}${before}${digits}${written.slice(numeral.end)}`;
}

/** As many as were printed, and more only where they would hide what is right: 0.4 is not "0". */
function decimalsFor(value: number, printed: number): number {
  let decimals = printed;
  while (decimals < printed + 2 && Math.abs(Number(value.toFixed(decimals)) - value) > 0.005 * value) decimals++;
  return decimals;
}

function signsOf({ group, decimal, undecided }: Numeral, around: string): { group: string; decimal: string } {
  const habit = numberHabit([around]);
  const grouping = group ?? undecided ?? habit.group ?? (decimal === undefined ? "" : decimal === "," ? " " : ",");
  const other = grouping === "," || (grouping !== "." && habit.decimal === ".") ? "." : ",";
  const point = decimal ?? habit.decimal ?? (grouping === "" || grouping === "'" ? "." : other);
  return { group: grouping === " " ? "\u202f" : grouping, decimal: point };
}
