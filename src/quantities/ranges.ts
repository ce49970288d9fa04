import { type Hedge, tellsChange } from "./hedges.ts";
import { introducesYear } from "./not-quantities.ts";
import { type Numeral, readNumeral } from "./numerals.ts";
import { surround, type Written } from "./written.ts";

const TO = /[ \u00a0\u2009\u202f]{1,2}(?:(à|to|a|até|hasta|bis)|(et|and|e|y|&))[ \u00a0\u2009\u202f]{1,2}/iy;
const DASH = /([ \u00a0\u2009\u202f]{0,2})[-–—]([ \u00a0\u2009\u202f]{0,2})/y;
const NEXT_DIGITS =
  /(?:(?:US|R|CA|U|GH)?\p{Sc}[ \u00a0]?|S\/\.?[ \u00a0]?|Rs\.?[ \u00a0]?|(?:EUR|USD|BRL|GBP|CHF|INR)[ \u00a0]|R(?=\d)|RM(?=\d))?(?=\d)/uy;

/** A spaced dash between numbers this far apart parts two facts rather than the ends of a range. */
const WIDEST_SPACED_RANGE = 10;

/**
 * The second number of a range that starts with `first` ("500–520 K€", "entre 500 et 520", "de 3 a 5 milhões"), or null.
 * Two years, a falling pair, two currencies and a told change ("passé de 505 K€ à 4,2 M€") are no ranges.
 */
export function rangeEnd(text: string, first: Written, hedge: Hedge, floor: number): Written | null {
  const connector = connectorAt(text, first.end, hedge);
  if (connector === null) return null;
  NEXT_DIGITS.lastIndex = connector.end;
  if (!NEXT_DIGITS.test(text)) return null;
  const numeral = readNumeral(text, NEXT_DIGITS.lastIndex);
  if (numeral === null) return null;
  const sign = first.left.currency;
  const second = surround(text, numeral, connector.end, sign?.exponent === undefined ? sign : undefined);
  const wrapped = first.left.parenthesis !== undefined;
  if (second.left.parenthesis !== undefined || (wrapped && first.right.closed)) return null;

  // "$3–$5/month = $36–$60/year": each end has its sign, and no one takes $5 from $3.
  const priced = connector.kind === "dash" && sign !== undefined && second.left.currency !== undefined;
  if (connector.kind !== "and" && !priced && insideSum(text, first.start, second, connector.kind)) return null;

  const own = ownScale(first, second, connector.kind);
  if (own !== null) first.right = { ...first.right, scale: { exponent: own, end: first.right.end } };
  const bare = isBare(first);
  // "from $85 thousand in 2015 to $102 thousand": a year, and what came after it.
  if (bare && isYear(first.numeral) && (second.left.currency !== undefined || introducesYear(text, first.start)))
    return null;
  const low = roughly(first, bare ? second : first);
  const high = roughly(second, second);
  if (!(low < high) || !agree(first, second)) return null;
  if (connector.kind === "spaced" && isYear(first.numeral)) return null;
  if (connector.kind === "spaced" && high > low * WIDEST_SPACED_RANGE && !isWholeAside(text, first, second))
    return null;
  if (isYear(first.numeral) && isYear(numeral) && isBare(second)) return null;
  if (connector.kind === "to") {
    if (tellsChange(text, hedge.start, floor)) return null;
    // "de 505 K€ à 4,2 M€" in a text tells a change; "de 4 % à 5 %" as a whole can only be a range.
    const alone = hedge.start === 0 && second.end === text.length && high <= 2 * low;
    if (hedge.opens === "from" && !bare && !alone) return null;
    if (!bare && high > 2 * low && AT_A_VALUATION.test(text.slice(first.end, second.end + 24))) return null;
  }
  return second;
}

/** "Fees ($2,000 – $100,000+)": alone in its brackets, each end with its sign. */
function isWholeAside(text: string, first: Written, second: Written): boolean {
  if (first.left.currency === undefined || second.left.currency === undefined) return false;
  return text[first.start - 1] === "(" && /^\+?\)/u.test(text.slice(second.end));
}

/**
 * The power of ten of a first end that has none written and is smaller than the second only with a lower one: as it stands
 * in "$500–$1K", "R$500–2K" and "500–1K"; a thousand below in "$500–1M", where nobody means five hundred dollars.
 */
function ownScale(first: Written, second: Written, kind: string): number | null {
  const above = second.right.scale?.exponent;
  if (!isBare(first) || above === undefined || isYear(first.numeral)) return null;
  if (first.left.currency === undefined && kind !== "dash") return null;
  const high = roughly(second, second);
  const low = roughly(first, first);
  if (!(low < high) || roughly(first, second) < high) return null;
  if (second.left.currency !== undefined) return 0;
  const below = Math.max(0, above - THOUSAND);
  return low * 10 ** below < high ? below : 0;
}

const THOUSAND = 3;

/** "600 k€ à 3 M€ pre-money": raised at a price. */
const AT_A_VALUATION =
  /^\s+[àa]\s.*\d\D{0,6}\s(?:(?:de|en|d['’])\s?)?(?:(?:pr[eé]|post)[- ]?money|valorisation|valuation|avalia)/iu;

const OPERATOR_BEFORE = /[=+*×÷/−^][ \u00a0]{0,2}\(?$|[-–][ \u00a0]{1,2}\(?$/;
const OPERATOR_AFTER = /^[ \u00a0]{0,2}\)?[ \u00a0]{0,2}[=+*×÷/−^≈][ \u00a0]{0,2}[\d($€(-]/;

/** "1–1.6 / 3.3–5.5 / 8.8–12.3 M€": ranges one after the other, each with a dash that touches both its ends. */
const RANGE_BEFORE = /\d[-–]\p{Sc}?\d[\d.,]*[ \u00a0]?[%\p{L}\p{Sc}]{0,3}[ \u00a0]{1,2}\/[ \u00a0]{1,2}\p{Sc}?$/u;
const RANGE_AFTER = /^[ \u00a0]{1,2}\/[ \u00a0]{1,2}\p{Sc}?\d[\d.,]*[-–]\p{Sc}?\d/u;

/** "120 M$ / 175–200 M$": amounts one after the other; nobody divides money by money and takes more away. */
const AMOUNT_BEFORE =
  /\d[ \u00a0]?(?:[kKmM]|Md|bn)?[ \u00a0]?\p{Sc}[ \u00a0]{1,2}\/[ \u00a0]{1,2}$|\p{Sc}\d[\d.,]*[ \u00a0]?[kKmMB]?[ \u00a0]{1,2}\/[ \u00a0]{1,2}\p{Sc}?$/u;

/** What comes out of a sum may be a range: "= R$200–400K". */
const RESULT_BEFORE = /=[ \u00a0]{0,2}$/;

/** "5 - 8 = -3": between operators a dash subtracts. */
function insideSum(text: string, start: number, second: Written, kind: string): boolean {
  const end = second.end;
  const measured = second.right.scale !== undefined || (second.left.currency ?? second.right.currency) !== undefined;
  if (kind === "dash" && measured && RESULT_BEFORE.test(text.slice(Math.max(0, start - 4), start)))
    return OPERATOR_AFTER.test(text.slice(end, end + 8));
  const [before, after] = [text.slice(Math.max(0, start - 24), start), text.slice(end, end + 24)];
  if (RANGE_BEFORE.test(before) || RANGE_AFTER.test(after)) return false;
  if (kind === "dash" && measured && AMOUNT_BEFORE.test(before)) return OPERATOR_AFTER.test(text.slice(end, end + 8));
  return (
    OPERATOR_BEFORE.test(text.slice(Math.max(0, start - 6), start)) || OPERATOR_AFTER.test(text.slice(end, end + 8))
  );
}

function connectorAt(
  text: string,
  at: number,
  hedge: Hedge,
): { kind: "to" | "and" | "dash" | "spaced"; end: number } | null {
  TO.lastIndex = at;
  const word = TO.exec(text);
  if (word !== null) {
    if (word[1] !== undefined) return { kind: "to", end: TO.lastIndex };
    return hedge.opens === "between" ? { kind: "and", end: TO.lastIndex } : null;
  }
  DASH.lastIndex = at;
  const dash = DASH.exec(text);
  if (dash === null) return null;
  const spaced = dash[1] !== "";
  // "5 –3" may be a loss; with a sign of money behind the dash a line was broken there ("$75K– $150K").
  if (spaced !== (dash[2] !== "") && (spaced || !/[€$£₹₦]/u.test(text.slice(DASH.lastIndex, DASH.lastIndex + 4))))
    return null;
  return { kind: spaced ? "spaced" : "dash", end: DASH.lastIndex };
}

function isBare({ left, right }: Written): boolean {
  return (
    right.scale === undefined &&
    right.currency === undefined &&
    right.unit === undefined &&
    left.currency?.exponent === undefined
  );
}

function isYear(numeral: Numeral): boolean {
  return /^(?:19|20)\d\d$/.test(numeral.text);
}

/** Size with its scale, enough to compare the two ends. */
function roughly({ numeral, left }: Written, { right }: Written): number {
  return (left.negative ? -1 : 1) * (numeral.readings[0]?.value ?? 0) * 10 ** (right.scale?.exponent ?? 0);
}

function agree(first: Written, second: Written): boolean {
  const one = first.left.currency ?? first.right.currency;
  const other = second.left.currency ?? second.right.currency;
  if (one !== undefined && other !== undefined && one.currency !== other.currency) return false;
  const [a, b] = [first.right.unit, second.right.unit];
  return a === undefined || (b !== undefined && a.unit === b.unit && a.durationUnit === b.durationUnit);
}
