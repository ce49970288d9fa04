import { isDigit, isInlineSpace, isLetter, skipSpacesBack } from "./chars.ts";
import { type CurrencyMark, currencyBefore } from "./currencies.ts";
import { isMinus } from "./numerals.ts";

/** What stands directly before the digits: sign, opening parenthesis, currency. */
export interface LeftSide {
  start: number;
  negative: boolean;
  /** A sign is written, so parentheses around it do not change it. */
  signed: boolean;
  /** Position of "(" where one opens just before the number or its currency. */
  parenthesis?: number;
  currency?: CurrencyMark;
  /** "x3", "×2,5": a multiple written in front. */
  times?: true;
}

/** Reads leftwards from the digits at `at`, not beyond `floor`, which ends the number before. */
export function readLeft(text: string, at: number, floor: number): LeftSide {
  const side: LeftSide = { start: at, negative: false, signed: false };
  if (timesBefore(text, at) && at > floor) return { start: at - 1, negative: false, signed: false, times: true };
  takeSign(text, side, floor);
  takeCurrency(text, side, floor);
  takeSign(text, side, floor);
  if (text[side.start - 1] === "(" && side.start - 1 >= floor) {
    side.parenthesis = side.start - 1;
    if (side.currency === undefined) {
      const before = currencyBefore(text, side.parenthesis, floor);
      if (before !== null) {
        side.currency = before;
        side.start = before.start;
      }
    }
  }
  return side;
}

/** True where "x" or "×" stands glued before the digits at `at`, and no factor before it: "x3", but not "4 x3". */
export function timesBefore(text: string, at: number): boolean {
  const sign = text[at - 1];
  if (sign !== "x" && sign !== "×") return false;
  // Processors are no multiples.
  if (/^(?:86|64)(?!\d)/.test(text.slice(at, at + 3))) return false;
  const next = text.charCodeAt(at - 2);
  if (isLetter(next) || isDigit(next) || next === 0x2d) return false;
  const before = text.charCodeAt(skipSpacesBack(text, at - 1, 3) - 1);
  return !(isDigit(before) || before === 0x29);
}

function takeCurrency(text: string, side: LeftSide, floor: number): void {
  const currency = currencyBefore(text, side.start, floor);
  if (currency === null) return;
  side.currency = currency;
  side.start = currency.start;
}

const TRUE_MINUS = 0x2212;

/** Only there can a minus be parted from its number by a space: elsewhere it subtracts. */
function opensLine(text: string, at: number): boolean {
  const before = skipSpacesBack(text, at, 4);
  return before === 0 || /[\n\t(|:]/.test(text[before - 1] ?? "");
}

function takeSign(text: string, side: LeftSide, floor: number): void {
  const spaced = text.charCodeAt(side.start - 1) === 0x20 && text.charCodeAt(side.start - 2) === TRUE_MINUS;
  const at = side.start - (spaced ? 2 : 1);
  if (at < floor || side.signed || (spaced && !opensLine(text, at))) return;
  const code = text.charCodeAt(at);
  if (code === 0x2b && !gluedTo(text, at, floor)) {
    side.signed = true;
    side.start = at;
  }
  if (!isMinus(code) || !canBeSign(text, at, floor)) return;
  side.negative = true;
  side.signed = true;
  side.start = at;
}

/** A minus has nothing glued to its left; an en dash must also not stand between two numbers. */
function canBeSign(text: string, at: number, floor: number): boolean {
  if (at === 0) return true;
  if (gluedTo(text, at, floor)) return false;
  if (text.charCodeAt(at) !== 0x2013) return true;
  const before = skipSpacesBack(text, at, 3);
  if (before === at) return true;
  if (before <= floor && before > 0) return false;
  const code = text.charCodeAt(before - 1);
  return !(isDigit(code) || code === 0x25 || code === 0x20ac);
}

function gluedTo(text: string, at: number, floor: number): boolean {
  if (at === 0) return false;
  const code = text.charCodeAt(at - 1);
  if (code === 0x20ac || code === 0xa3) return endsNumber(text, at - 1, floor);
  return isDigit(code) || isLetter(code) || code === 0x29 || code === 0x25 || (!isInlineSpace(code) && isMinus(code));
}

/** The sign of "5€-10€" belongs to the number before it, that of "£-3,800" to the one behind. */
function endsNumber(text: string, sign: number, floor: number): boolean {
  const before = text.charCodeAt(sign - 1);
  return sign < floor || isDigit(before) || isLetter(before);
}
