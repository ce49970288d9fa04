import { SCALE_WORD } from "../../lexicon/scales.ts";
import { readScaleHeader, type ScaleHeader } from "../../quantities/scale-header.ts";

/** Years before a sign hide it from the reader of headings: "2019 £m". */
const YEARS = /(?<![\d.,])(?:19|20)\d\d(?![\d.,])/g;
const NAMED = new RegExp(
  String.raw`${SCALE_WORD}|000s?\b|[€$£¥]\s?(?:k|m|bn)\b|\b(?:k|m)[€$£]|\(.{0,12}(?:k|m)\)`,
  "i",
);
/** How a long text says how its tables count. */
const WHOLE_REPORT = new RegExp(
  String.raw`(?:amounts?|figures?|dollars?|tables?|tabular|expressed|presented|stated|numbers|montants?|chiffres?|exprim|valores|expressos)[^.]{0,80}\b(?:in|en|em)\s(?:[\p{L}.$€£]+\s){0,3}(?:${SCALE_WORD})(?!\p{L})|\(\s?(?:[\p{L}.$€£]+\s){0,4}in\s(?:${SCALE_WORD})[^)]{0,60}\)`,
  "iu",
);

/** The scale that one heading or caption gives to what stands under it; null where it gives none. */
export function scaleIn(text: string): ScaleHeader | null {
  if (!NAMED.test(text) && !/[€$£]/.test(text)) return null;
  const plain = text.replace(YEARS, " ").replace(/\s+/g, " ").trim();
  if (plain.length <= 120) return named(plain);
  const match = WHOLE_REPORT.exec(plain);
  return match === null ? null : named(match[0]);
}

/** A currency alone says nothing of the scale. */
function named(text: string): ScaleHeader | null {
  const found = readScaleHeader(text);
  if (found !== null && found.scale > 1) return found;
  const other =
    /(?:RMB|CNY|JPY|¥|NOK|SEK|DKK|INR|₹|AUD|CAD|A\$|C\$|HK\$|S\$|[A-Z]{3})\s?(?:in\s)?(thousands?|'000|millions?|m\b|billions?)/u.exec(
      text,
    )?.[1];
  if (other !== undefined) return { scale: /^m/i.test(other) ? 1e6 : /^b/i.test(other) ? 1e9 : 1e3 };
  return found;
}

/** Rows that a table's scale leaves alone: "except per share data", ratios, counts of people and shares. */
export function mayBeUnscaled(label: string, column: string): boolean {
  return /\bper\b|\bshares?\b|\bratio|\brate\b|%|\bpercent|\bnumber\b|\bcount\b|\bemployees|\bheadcount|\bdays\b|\bunits?\b|\bstock\b|\boptions\b|\bvolatility|\byield|\bmultiple|\bexchange|\bmargin|\btimes\b|\baction|\ba[çc][õo]es|\bnombre|\bn[uú]mero|\btaux|\btaxa|\beffectif|\bcustomers|\busers|\bsubscribers|\bprice\b|\bweighted/i.test(
    `${label} ${column}`,
  );
}
