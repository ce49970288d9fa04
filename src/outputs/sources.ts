import { PAGE_WORDS, PART_WORDS } from "../lexicon/places.ts";
import { quotationsIn } from "./quotations.ts";

/** A place of the documents that a text names, and the words it quotes from there. */
export interface Cited {
  place: string;
  /** Null where the place is named and nothing is quoted. */
  quote: string | null;
}

const NUMBERS = String.raw`\d{1,4}(?:\s?(?:[-–,/&]|et|and|e|à|to|ou|or)\s?\d{1,4}(?![\d.,]*\s?[%€$£kKmM]))*`;
const NUMBERED = `(?:${PAGE_WORDS})\\s?(?:n[°ºo]\\.?\\s?|#)?${NUMBERS}`;
const START = "(?<![\\p{L}\\p{N}])";
const PLACE = new RegExp(`${START}(?:(?:pitch )?deck\\s*[,:–-]?\\s*)?${NUMBERED}`, "giu");
const NAMED_PART = new RegExp(`${START}(?:${PART_WORDS}|${NUMBERED})(?!\\p{L})`, "iu");
const NEXT_PLACE = new RegExp(
  `(?:;|\\s\\+|[.»”"'’)])\\s+(?=(?:deck\\s+)?(?:${NUMBERED}|appendix|annexe|anexo|one-?pager)\\s?:)`,
  "giu",
);
/** Longer texts are prose: nobody heads a quotation with as many words. */
const LONGEST_HEAD = 80;
const LONGEST_READ = 6_000;
/** Of one reference; more are no pages. */
const MOST_PAGES = 20;

/**
 * What a text cites: "Deck Slide 14: 'CAC $15', 'Active Users 200k'; Slide 6: '…'", "« … » (p. 8)", "slides 3 and 12".
 * A quotation belongs to the place before the colon, else to the nearest place named after it or before it in its clause.
 */
export function citedIn(text: string): Cited[] {
  if (text.length > LONGEST_READ) return [];
  return segmentsOf(text).flatMap((segment) => headed(segment) ?? scattered(segment));
}

/** Whether a text is a reference and nothing more: "Deck Slide 14, Slide 7", "Onglet P&L, ligne 4". */
export function isPlaceAlone(text: string): boolean {
  if (!NAMED_PART.test(text) || quotationsIn(text).length > 0) return false;
  const rest = text.replace(PLACE, " ").replace(new RegExp(`${START}(?:${PART_WORDS})(?!\\p{L})`, "giu"), " ");
  return (rest.match(/\p{L}{2,}/gu) ?? []).length <= 3 && text.length <= LONGEST_HEAD * 2;
}

/** Every numbered place a text names, as it is written. */
export function placesIn(text: string): { place: string; start: number; end: number }[] {
  return [...text.matchAll(PLACE)].map((match) => {
    const start = match.index;
    return { place: match[0], start, end: start + match[0].length };
  });
}

/** The numbers of all pages a text names, those of "pp. 3–5" one by one. */
export function pagesNamed(text: string): number[] {
  const pages = placesIn(text).flatMap(({ place }) =>
    [...place.matchAll(/(\d{1,4})(?:\s?[-–]\s?(\d{1,4}))?/gu)].flatMap(([, from, to]) => {
      const first = Number(from);
      const length = to === undefined ? 1 : Number(to) - first + 1;
      return length < 1 || length > MOST_PAGES ? [first] : Array.from({ length }, (_, at) => first + at);
    }),
  );
  return [...new Set(pages)];
}

/** "s. 14" as "slide 14": a reference that everybody reads. */
export const spelled = (place: string): string => place.replace(/^sl?\.\s?/i, "slide ");

function segmentsOf(text: string): string[] {
  const segments: string[] = [];
  let from = 0;
  for (const match of text.matchAll(NEXT_PLACE)) {
    const cut = match.index + (/^[;\s]/.test(match[0]) ? 0 : 1);
    segments.push(text.slice(from, cut));
    from = match.index + match[0].length;
  }
  return [...segments, text.slice(from)].map((segment) => segment.trim()).filter((segment) => segment !== "");
}

/** "Slide 8: 'MRR 42 K€'", "Annexe : ARPU 112 €"; null where no place heads the text. */
function headed(segment: string): Cited[] | null {
  const colon = segment.search(/\s?:\s+(?=\S)|:(?=["“«'‘])/u);
  if (colon <= 0 || colon > LONGEST_HEAD) return null;
  const place = segment.slice(0, colon).trim();
  if (/[|"“”«»]/.test(place) || !isPlaceAlone(place)) return null;
  const rest = segment.slice(colon).replace(/^\s*:\s*/, "");
  return quotedAll(rest).map((quote) => ({ place, quote }));
}

/** "'A', 'B'", "'A' and 'B'": one quotation ends and the next begins. */
const BETWEEN_QUOTES = /["'”»’]\s*(?:[,;/+&]|\s(?:and|et|e|ou|or|puis|then|vs\.?|contre|contra|against)\s)\s*["'“«‘]/iu;

/** One quotation to the end, several after each other, or words without marks. */
function quotedAll(rest: string): string[] {
  const whole = /^(["'“«‘])\s*(.+?)\s*["'”»’]\.?$/su.exec(rest);
  if (whole?.[2] !== undefined && !BETWEEN_QUOTES.test(whole[2])) return [whole[2]];
  const marked = quotationsIn(rest).map(({ words }) => words);
  return marked.length > 0 ? marked : [rest.trim()];
}

/** "The site is psx.com (p. 1); the population 'grows'": what follows with words of its own is not said of that page. */
const isAnotherClause = (between: string): boolean => /;\s[^;]*\p{L}{2,}\s[^;]*\p{L}{2,}[^;]*$/u.test(between);

/** "180 trials on slide 4; '3 signed'": what was said of the place ended with it. */
function endsClause(segment: string, place: { start: number; end: number }, quote: number): boolean {
  if (!/^[^;"'“«‘]*;\s*$/.test(segment.slice(place.end, quote))) return false;
  const said = segment.slice(0, place.start).split(";").at(-1) ?? "";
  return (said.match(/\p{L}{2,}/gu) ?? []).length > 2;
}

function scattered(segment: string): Cited[] {
  const places = placesIn(segment);
  const quotes = quotationsIn(segment);
  const used = new Set<number>();
  const cited = quotes.map(({ words, start, end }): Cited => {
    const after = places.findIndex((one) => one.start >= end && one.start - end <= 12);
    const before = places.findLastIndex(
      (one) => one.end <= start && !isAnotherClause(segment.slice(one.end, start)) && !endsClause(segment, one, start),
    );
    const later = places.findIndex((one) => one.start >= end && !isAnotherClause(segment.slice(end, one.start)));
    const at = after >= 0 ? after : before >= 0 ? before : later;
    if (at >= 0) used.add(at);
    return { place: places[at]?.place ?? "", quote: words };
  });
  return [...cited, ...places.filter((_, at) => !used.has(at)).map(({ place }) => ({ place, quote: null }))];
}
