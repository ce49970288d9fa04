import type { PointedStatement } from "../domain/pointed-out.ts";
import { AGAINST_EACH_OTHER, HOLDS_APART } from "../lexicon/held-against.ts";
import { contradicts } from "../lexicon/objections.ts";
import { type Quotation, quotationsIn } from "./quotations.ts";
import { pagesNamed, placesIn } from "./sources.ts";

/** Where one part of a warning ends and the next begins: at a sentence's end, a stroke, or a word that holds apart. */
const PARTS =
  /[;!?\n]|\.(?=\s|$)|\s[/–—-]\s|,?\s(?=(?:vs\.?|versus|against|but|while|whereas|although|though|yet|contre|mais|alors que|tandis que|contra|mas|enquanto|embora|porém|mientras|pero|frente a)\s)/giu;
/** "si possible" says nothing by itself. */
const SHORTEST_QUOTE = 12;
/** The word that parts may stand in the second one. */
const AHEAD = 12;

interface Part {
  text: string;
  quotes: Quotation[];
  pages: number[];
  start: number;
  end: number;
}

/**
 * The two sides of a warning in words: what it says of one page and of another, each with the words it quotes there or,
 * where it quotes none, in its own. Quotations without pages are sides where words that hold apart stand between them.
 */
export function sidesOf(text: string): [PointedStatement, PointedStatement] | null {
  const parts = partsOf(text);
  const placed = parts.filter(({ pages }) => pages.length > 0);
  const [one] = placed;
  const other = placed.find(
    (part) =>
      one !== undefined &&
      !part.pages.some((page) => one.pages.includes(page)) &&
      arePartedBy(text, one.end, part.start),
  );
  if (one !== undefined && other !== undefined) return [sideOf(one), sideOf(other)];
  const [first, second, ...more] = parts.flatMap(({ quotes, pages }) => quotes.map((quote) => ({ quote, pages })));
  if (first === undefined || second === undefined || more.length > 0) return null;
  if (!arePartedBy(text, first.quote.end, second.quote.start)) return null;
  return [
    { words: first.quote.words, pages: first.pages },
    { words: second.quote.words, pages: second.pages },
  ];
}

const sideOf = ({ text, quotes: [quote], pages }: Part): PointedStatement =>
  quote === undefined ? { words: text, pages, retold: true } : { words: quote.words, pages };

/** "'Scored by fit' (slide 4), 'structured' (slide 5)": what only a comma parts stands on one side. */
const arePartedBy = (text: string, end: number, start: number): boolean =>
  /[;/–—.:]|(?<!\p{L})(?:and|et|e|y)(?!\p{L})/iu.test(text.slice(end, start + 4).replace(/^[\s).]+/u, "")) ||
  AGAINST_EACH_OTHER.test(text.slice(end, start + AHEAD)) ||
  contradicts(text.slice(end, start));

/** The parts of a text, none of them cut inside a quotation or a place, each of one page or one list of pages. */
function partsOf(text: string): Part[] {
  const quotes = quotationsIn(text);
  const places = placesIn(text);
  const kept = [...quotes, ...places];
  const ends = [...text.matchAll(PARTS)]
    .map(({ index }) => index)
    .filter((at) => !kept.some(({ start, end }) => at > start && at < end));
  const cuts = [...ends, ...betweenPlaces(text, places, quotes, ends)].toSorted((a, b) => a - b);
  const parts: Part[] = [];
  let from = 0;
  for (const end of [...cuts, text.length]) {
    const own = text.slice(from, end);
    const said = quotes.filter((one) => one.start >= from && one.start < end).flatMap(withLongestRun);
    const part = { text: own.replace(/^[\s;:.,!?/–—-]+/u, ""), quotes: said, pages: pagesNamed(own), start: from, end };
    if (/\p{L}/u.test(own)) parts.push(part);
    from = end;
  }
  return parts;
}

const TRAILS = /(?:\(|(?<!\p{L})(?:on|in|of|at|from|sur|à|dans|de|na|no|em|en|d[ao]|la|las|el|los|le))\s*$/iu;

/** "X on slide 2 and Y on slide 9", "slide 9 has X, slide 10 has Y": of two places in one part each has its own words. */
function betweenPlaces(
  text: string,
  places: readonly { start: number; end: number }[],
  quotes: readonly { start: number; end: number }[],
  ends: readonly number[],
): number[] {
  return places.flatMap((place, at) => {
    const next = places[at + 1];
    const from = Math.max(0, ...ends.filter((end) => end <= place.start));
    if (next === undefined || ends.some((end) => end >= place.end && end <= next.start)) return [];
    if (!/\p{L}{3}/u.test(text.slice(place.end, next.start))) return [];
    // "on slide 2" ends its words, "p. 7 gives" heads them; a quotation right behind the place is of it.
    if (!TRAILS.test(text.slice(from, place.start))) return [next.start];
    const quote = quotes.find(({ start }) => start >= place.end && /^[\s(:]*$/u.test(text.slice(place.end, start)));
    const end = Math.min(quote?.end ?? place.end, next.start);
    return [text[end] === ")" ? end + 1 : end];
  });
}

/** What stands between the dots of a quotation that leaves words out: its longest piece. */
function withLongestRun(quote: Quotation): Quotation[] {
  const [longest = ""] = quote.words
    .split(/\s*(?:…|\.\.\.|\[…\])\s*/u)
    .map((piece) => piece.replace(/[.,;:]$/u, "").trim())
    .toSorted((a, b) => b.length - a.length);
  return longest.length >= SHORTEST_QUOTE && /\p{L}{3}/u.test(longest) ? [{ ...quote, words: longest }] : [];
}

/** Whether a warning holds what it names apart: by its words, or by the list it stands in. */
export const holdsApart = (text: string, path: string): boolean =>
  HOLDS_APART.test(text) || /contradi|inconsist|incoh|incoer|tension|tens[õo]es|mismatch|discrepan|diverg/iu.test(path);
