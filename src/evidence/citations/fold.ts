import {
  bytes,
  CLOSE,
  CURRENCY,
  CURRENCY_SYMBOLS,
  classOf,
  DASH,
  DIGIT,
  EXPANDED,
  expansions,
  isWordCode,
  LESS,
  LETTER,
  MORE,
  OPEN,
  PERCENT,
  SEPARATOR,
  SPACE,
  WIDE,
  ZERO,
} from "./characters.ts";

/**
 * Levels a text so that two writings of the same words are the same string: case, accents, ligatures, quotes, dashes,
 * hyphenation and spaces disappear; what carries meaning for a number stays: its digits and separators, a sign
 * (a parenthesised number is a negative one), "<" and ">". Currency signs and "%" are noted apart: leaving them out is no lie.
 *
 *   "Net income  $ (1,646)  1,374 %" → "netincome-1,646 1,374"
 */
export interface Folded {
  /** The text as it was. */
  source: string;
  /** One byte a character (see `fold`), so that searching is as fast as the engine allows. */
  text: string;
  /** For each character of `text`, the offset in the original it comes from. Empty where it was not asked for. */
  origin: Int32Array;
  /** Which currencies were written as symbols: a bit for each of `CURRENCY_SYMBOLS`. */
  currencies: number;
  /** How many numbers were written with "%". */
  percents: number;
}

/** Four digits and nothing between them: "(20.7)" is a loss, "(2024)" a year. */
function yearLike(text: string, from: number, to: number): boolean {
  if (to - from !== 4) return false;
  for (let at = from; at < to; at++) if (classOf(text.charCodeAt(at)) !== DIGIT) return false;
  const first = text.charCodeAt(from);
  const second = text.charCodeAt(from + 1);
  return (first === 0x31 && second === 0x39) || (first === 0x32 && second === 0x30);
}

/** "(848)", "($ 1,417)", "(12 %)", "(1,2 M€)": the parenthesis holds one number and nothing else. */
function parenthesisedNumber(text: string, open: number): boolean {
  let at = open + 1;
  const end = Math.min(text.length, open + 40);
  while (at < end) {
    const kind = classOf(text.charCodeAt(at));
    if (kind !== SPACE && kind !== CURRENCY && text.charCodeAt(at) !== 0x09) break;
    at++;
  }
  const first = at;
  let lastDigit = -1;
  while (at < end) {
    const code = text.charCodeAt(at);
    const kind = classOf(code);
    if (kind === DIGIT) lastDigit = at;
    else if (!(lastDigit >= 0 && (kind === SEPARATOR || kind === SPACE || code === 0x27 || code === 0x2019))) {
      if (!(kind === SEPARATOR && classOf(text.charCodeAt(at + 1)) === DIGIT)) break;
    }
    at++;
  }
  if (lastDigit < 0 || yearLike(text, first, lastDigit + 1)) return false;
  let letters = 0;
  while (at < end) {
    const kind = classOf(text.charCodeAt(at));
    if (kind === CLOSE) return true;
    if (kind === LETTER && letters < 2) letters++;
    else if (kind !== SPACE && kind !== CURRENCY && kind !== PERCENT && text.charCodeAt(at) !== 0x09) return false;
    at++;
  }
  return false;
}

/** A dash that makes the number after it negative, not a hyphen, a range, a bullet or a pause. */
function signDash(text: string, at: number): boolean {
  const before = at === 0 ? 0x0a : text.charCodeAt(at - 1);
  if (isWordCode(before) || classOf(before) === PERCENT || classOf(before) === CURRENCY) return false;
  let next = at + 1;
  while (classOf(text.charCodeAt(next)) === CURRENCY) next++;
  const spaced = classOf(text.charCodeAt(next)) === SPACE;
  while (classOf(text.charCodeAt(next)) === SPACE || classOf(text.charCodeAt(next)) === CURRENCY) next++;
  const code = text.charCodeAt(next);
  const digit =
    classOf(code) === DIGIT || (classOf(code) === SEPARATOR && classOf(text.charCodeAt(next + 1)) === DIGIT);
  if (!digit) return false;
  if (!spaced) return true;
  return text.charCodeAt(at) === 0x2212 || before === 0x09;
}

let buffer = Buffer.alloc(1 << 16);
let origins = new Int32Array(1 << 16);

/** `withOrigin` false spares the map back to the original: enough for what is searched, not for where it is searched. */
export function fold(text: string, withOrigin = false): Folded {
  const room = text.length * 3 + 16;
  if (room > buffer.length) {
    buffer = Buffer.alloc(room * 2);
    origins = new Int32Array(room * 2);
  }
  const out = buffer;
  const from = origins;
  let length = 0;
  let currencies = 0;
  let percents = 0;
  let last = 0;
  let gap = true;
  let negative = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    switch (classOf(code)) {
      case LETTER:
        from[length] = at;
        out[length++] = last = bytes[code] as number;
        negative = false;
        break;
      case DIGIT: {
        if (gap && last >= 0x30 && last <= 0x39) {
          from[length] = at;
          out[length++] = 0x20;
        }
        if (negative) {
          from[length] = at;
          out[length++] = 0x2d;
          negative = false;
        }
        from[length] = at;
        out[length++] = last = bytes[code] as number;
        gap = false;
        continue;
      }
      case ZERO:
        continue;
      case SEPARATOR:
        if (classOf(text.charCodeAt(at + 1)) === DIGIT && at > 0 && classOf(text.charCodeAt(at - 1)) === DIGIT) {
          from[length] = at;
          out[length++] = code;
          last = code;
          continue;
        }
        break;
      case OPEN:
        if (parenthesisedNumber(text, at)) negative = true;
        break;
      case DASH:
        if (signDash(text, at)) negative = true;
        break;
      case PERCENT:
        if (last >= 0x30 && last <= 0x39) percents++;
        break;
      case LESS:
      case MORE: {
        let next = at + 1;
        while (classOf(text.charCodeAt(next)) === SPACE || classOf(text.charCodeAt(next)) === CURRENCY) next++;
        const before = at === 0 ? 0 : text.charCodeAt(at - 1);
        if (classOf(text.charCodeAt(next)) === DIGIT && classOf(before) !== DASH && before !== 0x3d) {
          from[length] = at;
          out[length++] = last = classOf(code) === LESS ? 0x3c : 0x3e;
        }
        break;
      }
      case CURRENCY:
        currencies |= 1 << CURRENCY_SYMBOLS.indexOf(text[at] as (typeof CURRENCY_SYMBOLS)[number]);
        break;
      case EXPANDED:
        for (const letter of expansions.get(code) ?? "") {
          from[length] = at;
          out[length++] = last = letter.charCodeAt(0);
        }
        negative = false;
        break;
      case WIDE: {
        const lower = text[at]?.toLowerCase().charCodeAt(0) ?? code;
        for (let shift = 0; shift <= 14; shift += 7) {
          from[length] = at;
          out[length++] = last = 0x80 | ((lower >> shift) & 0x7f);
        }
        negative = false;
        break;
      }
    }
    gap = true;
  }
  return {
    source: text,
    text: out.toString("latin1", 0, length),
    origin: withOrigin ? from.slice(0, length) : NO_ORIGIN,
    currencies,
    percents,
  };
}

const NO_ORIGIN = new Int32Array(0);
