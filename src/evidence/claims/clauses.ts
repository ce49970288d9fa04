/** A stretch of a sentence. */
export interface Span {
  start: number;
  end: number;
}

/** What parts two statements of one sentence. A comma alone does not. */
const BREAKS =
  /;|\s[–—]\s|,?\s(?:while|whereas|whilst|but|although|though|however|tandis que|alors que|mais|cependant|enquanto|ao passo que|mas|porém)\s/giu;

/** Reasons follow: they say why, not what. */
export const CAUSE =
  /,?\s(?:(?:primarily|mainly|largely|principally|partly)\s)?(?:due to|driven by|because|(?<=(?:,|was|were|is|are|primarily|mainly|largely)\s)attributable to|(?<=(?:,|was|were|is|are)\s)attributed to|thanks to|as a result of|resulting from|reflecting|owing to|en raison|grâce à|du fait|à cause|porté par|portée par|devido a|graças a|por causa|em razão|impulsionad[oa] por)\b/iu;

/** The statements of a sentence, in order. Places inside quotation marks part nothing. */
export function clausesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(BREAKS)) {
    if (!/\d/.test(text.slice(start, match.index)) || !/\p{L}/u.test(text.slice(start, match.index))) continue;
    if (/[–—]/.test(match[0]) && !/\d/.test(text.slice(match.index))) continue;
    spans.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  spans.push({ start, end: text.length });
  return spans;
}

/** Where a clause begins to give its reasons; its end where it gives none. */
export function causeIn(text: string): number {
  return CAUSE.exec(text)?.index ?? text.length;
}
