import { middleOf } from "../../domain/middle.ts";
import { type Fragment, opensAmount } from "../pdf/fragments.ts";
import type { ConfirmedWord } from "./confirm.ts";

/** A gap wider than this, in type sizes, separates two cells, as it does in text that is not a picture. */
const CELL_GAP = 0.9;
/** The groups of one number stand closer than this. */
const GROUP_GAP = 0.5;
/** Below this the words of a fragment were guessed. */
const GUESSED = 50;
const SURE_LETTERS = 60;
const LIKELY_WORD = 35;
const UNSURE_FIGURE = 30;
const SURE_SIGN = 85;
const EDGE_LIKE = 80;

/** From the baseline up and down, in type sizes: the room a line of text takes, as in text that is not a picture. */
const ABOVE = 0.93;
const BELOW = 0.22;

/**
 * Joins words into stretches of a line without a wide gap, in pixels of the picture. Figures beside each other that
 * `differ` in colour are two.
 */
export function toFragments(
  words: ConfirmedWord[],
  differ: (left: ConfirmedWord, right: ConfirmedWord) => boolean = () => false,
): Fragment[] {
  const lines = Map.groupBy(words.filter(isWord), ({ line }) => line);
  return [...lines.values()].flatMap((line) => {
    const long = line.filter(({ text }) => text.length > 1);
    const size = middleOf((long.length > 0 ? long : line).map(typeSize)) ?? 1;
    const sorted = line.filter((word) => !isEdge(word, size)).toSorted((a, b) => a.x0 - b.x0);
    const areTwo = (left: ConfirmedWord, right: ConfirmedWord) =>
      right.x0 - left.x1 > GROUP_GAP * size || opensAmount(left.text, right.text) || differ(left, right);
    const stretches: ConfirmedWord[][] = [];
    for (const word of sorted) {
      const open = stretches.at(-1);
      const last = open?.at(-1);
      const apart = last === undefined || word.x0 - last.x1 > CELL_GAP * size;
      if (open === undefined || apart || (isNumber(last) && isNumber(word) && areTwo(last, word))) {
        stretches.push([word]);
      } else open.push(word);
    }
    return stretches.map(toFragment).filter(saysSomething);
  });
}

function isNumber({ text }: ConfirmedWord): boolean {
  return /\d/.test(text) && !/\p{L}{2}/u.test(text);
}

/** The edge of a bar or a frame, taken for a letter: alone, hardly read, and of another size than its line. */
function isEdge(word: ConfirmedWord, size: number): boolean {
  const ratio = typeSize(word) / size;
  return word.text.length === 1 && word.confidence < EDGE_LIKE && (ratio > 1.6 || ratio < 0.5);
}

/** A single letter that stands alone is an ornament. */
function saysSomething({ text }: Fragment): boolean {
  return /\d/.test(text) || (text.match(/\p{L}/gu)?.length ?? 0) > 1;
}

/** Words of three letters and more that a picture must hold before anything in it counts. */
const FEWEST_WORDS = 2;

/** False where what was read of a photograph or a drawing is only what chance makes of lines. */
export function holdsWords(words: ConfirmedWord[]): boolean {
  const real = words.filter(({ text, confidence }) => confidence >= SURE_LETTERS && /\p{L}{3}/u.test(text));
  return real.length >= FEWEST_WORDS;
}

/** Ornaments, icons and photographs are read as letters too, with little confidence. */
function isWord({ text, confidence, figures }: ConfirmedWord): boolean {
  if (figures !== undefined) return figures === "agreed" || confidence >= UNSURE_FIGURE;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return confidence >= SURE_SIGN && /^[&+/=→–—-]$/.test(text);
  return confidence >= SURE_LETTERS || (confidence >= LIKELY_WORD && letters >= 4 && letters >= 0.8 * text.length);
}

function toFragment(words: ConfirmedWord[]): Fragment {
  const size = middleOf(words.map(typeSize)) ?? 1;
  const baseline = middleOf(words.map((word) => word.y1 - (hasDescender(word.text) ? 0.21 * size : 0))) ?? 1;
  const letters = words.filter(({ figures }) => figures === undefined);
  const confidence = letters.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, letters.length);
  const guessed = letters.length > 0 && confidence < GUESSED;
  return {
    text: words.map(({ text }) => asPrinted(text)).join(" "),
    turns: 0,
    x0: Math.min(...words.map(({ x0 }) => x0)),
    x1: Math.max(...words.map(({ x1 }) => x1)),
    y0: baseline - ABOVE * size,
    y1: baseline + BELOW * size,
    ocr: guessed || words.some(({ figures }) => figures === "unsure") ? "unsure" : "agreed",
  };
}

/** In the letters of most typefaces "AI" and "Al" look alike; one of them is a word. */
function asPrinted(text: string): string {
  return text.replace(/^Al(?=$|[^\p{L}\p{N}])/u, "AI");
}

/** The type size, from the height of the letters that a word is made of. */
function typeSize({ text, y0, y1 }: ConfirmedWord): number {
  const tall = /[\p{Lu}\p{N}bdfhklt$€£%()|/\u00c0-\u00ff]/u.test(text);
  const deep = hasDescender(text);
  return (y1 - y0) / (tall ? (deep ? 0.95 : 0.73) : deep ? 0.74 : 0.53);
}

function hasDescender(text: string): boolean {
  return /[gjpqyçQ,;()|$]/.test(text);
}
