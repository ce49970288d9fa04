import { MONTH_PATTERN } from "../../lexicon/months.ts";
import { EXTREME, SHARE } from "../../lexicon/movement.ts";
import { PAGE_REFERENCE } from "../../lexicon/places.ts";
import type { Span } from "./clauses.ts";
import type { Figure } from "./figures.ts";

const DENIAL =
  /(?:^|[,;(]\s*|\s(?:and|but|et|mais|e|mas)\s)(?:not|non|pas|não|instead of|rather than|au lieu de|plutôt que|em vez de)\s+(?:(?:de|les|the|os|as|des)\s+)?[~≈]?\p{Sc}?\s?$/iu;

/** "4 people, not 2", "16,7 % et non 20 %": what the sentence denies it does not claim. */
export function isDenied(text: string, { start }: Pick<Figure, "start">): boolean {
  return DENIAL.test(text.slice(Math.max(0, start - 40), start));
}

const NOT_SO =
  /(?:(?<!\p{L})(?:(?:was|were|is|are)(?: not|n['’]t)|n['’](?:est|étai(?:t|ent)) pas|ne (?:sont|fut) pas|não (?:é|são|foi|foram|era|eram))|(?:did not|didn['’]t|n['’](?:a|ont) pas|não) \p{L}+)\s+(?:(?:by|de|d['’]|at|em|à)\s*)?[~≈]?(?:US|R)?\p{Sc}?$/iu;

/** "was not 5 million", "n'était pas de 5 M€", "não foi de 5": the figure itself is denied. */
export function isDeniedFigure(text: string, { start }: Pick<Figure, "start">, floor: number): boolean {
  return NOT_SO.test(text.slice(Math.max(floor, start - 40), start));
}

/** "from 5 to 7 in two years": how long the way took, no figure of its own. */
export function isSpan(text: string, { quantity, start }: Pick<Figure, "quantity" | "start">): boolean {
  return (
    quantity.unit === "duration" &&
    /(?<!\p{L})(?:in|over|within|en|sur|em|durante|pendant)\s$/iu.test(text.slice(Math.max(0, start - 10), start)) &&
    /(?:from|de|passe|passé|passou)\s.{0,40}\s(?:to|à|a|para)\s/iu.test(text.slice(0, start))
  );
}

const DAY = new RegExp(`(?:${MONTH_PATTERN})\\.?\\s?$`, "iu");

/** "Scope 2", "Class 3", "December 31": a number that is part of a name. */
export function isName(text: string, { quantity, start, end }: Pick<Figure, "quantity" | "start" | "end">): boolean {
  if (quantity.unit !== "number" || !/^\d{1,2}$/.test(quantity.text)) return false;
  const before = text.slice(Math.max(0, start - 24), start);
  if (DAY.test(before)) return true;
  return /(?:^|[^.!?:]\s|[(])\p{Lu}\p{Ll}+\s$/u.test(before) && !/^\s\p{Ll}{3}/u.test(text.slice(end));
}

/** Places, shares and superlatives: words that name nothing. */
export function spansOf(text: string): Span[] {
  const others = [SHARE.exec(text), EXTREME.exec(text)]
    .filter((match) => match !== null)
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
  return [...pagesIn(text), ...others];
}

/** Where a text names pages of a document. */
export function pagesIn(text: string): Span[] {
  return [...text.matchAll(PAGE_REFERENCE)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
