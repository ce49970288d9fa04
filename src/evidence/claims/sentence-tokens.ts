import { addAll } from "../../domain/many.ts";
import type { Quantity } from "../../domain/quantity.ts";
import { directionOf } from "../../lexicon/movement.ts";
import { isNegation } from "../../lexicon/negations.ts";
import { isReporting } from "../../lexicon/reporting.ts";
import { sameQuantity } from "../../quantities/compare.ts";
import { findQuantities, type QuantityOptions } from "../../quantities/find.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { CAUSE } from "./clauses.ts";
import { isLight, stemsIn, wordsIn } from "./keys.ts";

/** One part of a sentence that can make it another one, in its order. Links and verbs of reporting are none. */
export type Token = {
  /** A comma, a bracket or a new thought stands right before it. */
  parted: boolean;
} & (
  | { kind: "figure"; quantity: Quantity }
  | { kind: "time"; key: string }
  | { kind: "way"; key: string }
  | { kind: "not" }
  | { kind: "word"; key: string; word: string }
);

/** "(1) Includes …": the number of a footnote is no part of what it says. */
const FOOTNOTE = /^\s*(?:\(\d{1,2}\)|\[\d{1,2}\]|[*†‡¹²³]+)\s*/u;
const PARTS = /[,;:()]|\s[–—]\s/u;

/** What a sentence says, part by part. */
export function tokensOf(raw: string, options: QuantityOptions): Token[] {
  const text = raw.replace(FOOTNOTE, "");
  const periods = findPeriods(text);
  const figures = findQuantities(text, options).flatMap((found) => {
    const quantity = "ambiguous" in found ? found.readings[0] : found;
    const { start, end } = found;
    return quantity === undefined || periods.some((one) => one.start < end && start < one.end)
      ? []
      : [{ start, end, quantity }];
  });
  const spans = [...periods, ...figures].sort((a, b) => a.start - b.start);
  const tokens: Token[] = [];
  let at = 0;
  const between = (to: number): boolean => {
    const gap = text.slice(at, to);
    // Each part of the gap begins anew behind what parts it.
    const parts = gap.split(PARTS);
    let parted = false;
    for (const [nth, part] of parts.entries()) {
      const cause = CAUSE.exec(` ${part}`)?.index ?? Number.POSITIVE_INFINITY;
      let fresh = nth > 0;
      for (const stretch of Number.isFinite(cause) ? [part.slice(0, cause), part.slice(cause)] : [part]) {
        const words = wordTokens(stretch, fresh);
        if (words.length > 0) parted = false;
        else parted ||= fresh;
        addAll(tokens, words);
        fresh = true;
      }
    }
    return parted || (PARTS.test(gap) && /[,;:(]\s*$/.test(gap));
  };
  for (const span of spans) {
    if (span.start < at) continue;
    const parted = between(span.start);
    at = span.end;
    if ("quantity" in span) tokens.push({ kind: "figure", quantity: span.quantity, parted });
    else tokens.push({ kind: "time", key: span.period, parted });
  }
  between(text.length);
  return tokens;
}

function wordTokens(text: string, parted: boolean): Token[] {
  const found: Token[] = [];
  const spelled = text.replace(/(?<!\p{L})n['’]/giu, "ne ").replace(/n['’]t(?!\p{L})/giu, " not");
  for (const word of wordsIn(spelled)) {
    const first = { parted: parted && found.length === 0 };
    const way = directionOf(word);
    if (isNegation(word, text)) found.push({ kind: "not", ...first });
    else if (way !== null) found.push({ kind: "way", key: way, ...first });
    else if (!isReporting(word)) {
      const key = [...stemsIn(word)][0] ?? word;
      if (!isLight(key)) found.push({ kind: "word", key, word, ...first });
    }
  }
  return found;
}

/** Whether two parts say the same: a figure with its unit, currency and print. */
export function sameToken(one: Token, other: Token): boolean {
  if (one.kind === "figure" && other.kind === "figure") return sameFigure(one.quantity, other.quantity);
  if (one.kind === "not") return other.kind === "not";
  return one.kind === other.kind && "key" in one && "key" in other && one.key === other.key;
}

/** One figure in the same print. */
export function sameFigure(one: Quantity, other: Quantity): boolean {
  return (
    one.unit === other.unit && one.currency === other.currency && one.step === other.step && sameQuantity(one, other)
  );
}
