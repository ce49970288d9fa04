import type { Quantity } from "../domain/quantity.ts";
import { skipSpaces } from "./chars.ts";
import { type CurrencyMark, currencyAfter } from "./currencies.ts";
import { unitBehind } from "./label-units.ts";
import { readScale, type ScaleMark } from "./scales.ts";
import { readNoun, readPer, readRate, readUnit, type UnitMark } from "./units.ts";

/** What stands directly after the digits: scale, currency or unit, rhythm. */
export interface RightSide {
  end: number;
  scale?: ScaleMark;
  currency?: CurrencyMark;
  unit?: UnitMark;
  per?: NonNullable<Quantity["per"]>;
  /** "500+": at least. */
  openEnded: boolean;
  /** The parenthesis opened on the left was closed, here or after the unit. */
  closed: boolean;
}

/** "CHF 12'500.–": no cents. */
const SWISS_DASH = /\.[–—-](?![\d\p{L}])/uy;

/**
 * Reads rightwards from the end of the digits. `before` is the currency already found on the left; `shared` the one that a
 * range names once, before its first end.
 */
export function readRight(
  text: string,
  at: number,
  before: CurrencyMark | undefined,
  parenthesis: boolean,
  shared?: CurrencyMark,
): RightSide {
  const side: RightSide = { end: at, openEnded: false, closed: false };
  SWISS_DASH.lastIndex = at;
  if (SWISS_DASH.test(text)) side.end = SWISS_DASH.lastIndex;
  closeParenthesis(text, side, parenthesis);
  if (text[side.end] === "+" && !/[\d(]/.test(text[side.end + 1] ?? "")) {
    side.openEnded = true;
    side.end++;
  }
  takeScale(text, side, before ?? shared);
  if (before === undefined || isOpenSign(before, text, side.end)) takeCurrency(text, side);
  if (side.currency !== undefined && side.scale === undefined) takeGluedScale(text, side);
  if (side.currency === undefined && before === undefined) {
    const unit = side.scale === undefined ? readUnit(text, side.end) : readNoun(text, side.end);
    if (unit !== null) {
      side.unit = unit;
      side.end = unit.end;
    }
  }
  if (before === undefined && !parenthesis) takeUnitBehind(text, side);
  closeParenthesis(text, side, parenthesis);
  const per = (side.unit?.unit === "percent" ? readRate(text, side.end) : null) ?? readPer(text, side.end);
  if (per !== null) {
    side.per = per.per;
    side.end = per.end;
  }
  if (text[side.end] === "+" && !side.openEnded && !/[\d(]/.test(text[side.end + 1] ?? "")) {
    side.openEnded = true;
    side.end++;
  }
  closeParenthesis(text, side, parenthesis);
  return side;
}

/** "$2,500 MXN": the sign is that of many currencies, and the code says which. */
function isOpenSign({ currency }: CurrencyMark, text: string, at: number): boolean {
  return (
    currency === "USD" &&
    /^ ?(?:MXN|CAD|AUD|NZD|SGD|HKD|COP|CLP|ARS|UYU|DOP|TWD)(?![\p{L}\d])/u.test(text.slice(at, at + 5))
  );
}

function closeParenthesis(text: string, side: RightSide, open: boolean): void {
  if (!open || side.closed || text[side.end] !== ")") return;
  side.closed = true;
  side.end++;
}

/** What is counted in lakhs and crores: rupees and takas. */
const IN_CRORES = new Set(["INR", "PKR", "NPR", "LKR", "BDT"]);

function takeScale(text: string, side: RightSide, before: CurrencyMark | undefined): void {
  if (before?.exponent !== undefined) {
    side.scale = { exponent: before.exponent, end: side.end };
    return;
  }
  const dollarBefore = before?.currency.endsWith("D") === true;
  const rupeesBefore = IN_CRORES.has(before?.currency ?? "");
  const scale = readScale(text, side.end, { currencyBefore: before !== undefined, dollarBefore, rupeesBefore });
  if (scale === null) return;
  side.scale = scale;
  side.end = scale.end;
}

const OF_MONEY = /[ \u00a0\u2009\u202f]{1,2}(?:d['’]|de |of |in |em )/iy;
const OF = /[ \u00a0\u2009\u202f]{1,2}(?:d['’]|de )/iy;

function takeCurrency(text: string, side: RightSide): void {
  const link = side.scale === undefined ? OF : OF_MONEY;
  link.lastIndex = side.end;
  const from = link.test(text) ? link.lastIndex : side.end;
  const currency = currencyAfter(text, from);
  if (currency === null) return;
  side.currency = currency;
  side.end = currency.end;
}

/** "1.840 (em R$ mil)" */
function takeUnitBehind(text: string, side: RightSide): void {
  if ((side.currency ?? side.scale ?? side.unit) !== undefined) return;
  const mark = unitBehind(text, side.end);
  if (mark?.exponent === undefined) return;
  side.scale = { exponent: mark.exponent, end: mark.end };
  side.currency = mark;
  side.end = mark.end;
}

/** "500 €k", "12 €M": some write the scale last, glued to the sign. */
function takeGluedScale(text: string, side: RightSide): void {
  if (skipSpaces(text, side.end, 1) !== side.end) return;
  const scale = readScale(text, side.end, { currencyBefore: true, dollarBefore: false });
  if (scale === null || scale.end - side.end > 2) return;
  side.scale = scale;
  side.end = scale.end;
}
