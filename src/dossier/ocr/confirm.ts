import type { Bitmap } from "../pdf/bitmap.ts";
import { aboutSoMuch, holdsFigure, isLoneSign, sameFigure, unknownSigns } from "./figures.ts";
import { cutLine, type Frame, type Grey } from "./grey.ts";
import { LINE_HEIGHT, type LineReader } from "./line-reader.ts";
import type { PageReader, Word } from "./tesseract.ts";

/** A word and whether the figures in it were read twice with the same result. Absent where it holds none. */
export interface ConfirmedWord extends Word {
  figures?: "agreed" | "unsure";
  /** What the second reader saw instead, where it was sure. */
  instead?: string;
}

/** Where only the first reader is installed it must be this sure of both of its readings. */
const SURE = 80;
/** A word that was hardly read may be a number, unless it is long. */
const HARDLY_READ = 60;
const SHORT = 12;
/** Looked at so often and not read, the same sign is not looked at again. */
const OFTEN_ENOUGH = 2;
/** A rule or a border taken for a word is wider, in heights, than any letters of its number are. */
const WIDEST_LETTER = 2;
const WIDEST_SIGN = 4;
/** More figures than this on one page are a table of data: the rest stays unsure. */
const MAX_SECOND_READINGS = 160;
const FEWEST_CONFIDENT = 40;

/** The picture a word is cut from: as it is drawn, and with what stands out in black on white. */
interface Sight {
  bitmap: Bitmap;
  clear: Grey;
}

/** Reads every figure of a page a second time, cut out and drawn in another way, by the second reader. */
export async function confirmFigures(
  found: Word[],
  sight: Sight,
  first: PageReader,
  second: LineReader | null,
): Promise<ConfirmedWord[]> {
  let readings = 0;
  /** Signs that are no words, a tick or an arrow, look alike wherever they stand: nobody reads them. */
  const vain = new Map<string, number>();
  const words = found.flatMap(parted);
  const confirmed: ConfirmedWord[] = [];
  for (const word of words) {
    if (isLoneSign(word.text)) {
      confirmed.push(confirmSign(word, frameOf(word, words), sight.bitmap, first));
      continue;
    }
    const isFigure = holdsFigure(word.text);
    const doubtful = word.confidence < HARDLY_READ && word.text.length <= SHORT && /[\p{L}\p{N}]/u.test(word.text);
    const inVain = !isFigure && (vain.get(word.text) ?? 0) >= OFTEN_ENOUGH;
    if ((!isFigure && !doubtful) || inVain) confirmed.push(word);
    else if (isTooWide(word) || ++readings > MAX_SECOND_READINGS) confirmed.push(isFigure ? unsure(word) : word);
    else {
      const read = await confirm(word, frameOf(word, words), sight, first, second);
      if (read === word) vain.set(word.text, (vain.get(word.text) ?? 0) + 1);
      confirmed.push(read);
    }
  }
  return confirmed.map((word) => (isBillion(word, confirmed) ? asRead(word) : word));
}

/** Drawn as high as a line of type, such a thing would be as wide as the page, and take as long to read. */
function isTooWide({ text, x0, x1, y0, y1 }: Word): boolean {
  return x1 - x0 > (WIDEST_SIGN + WIDEST_LETTER * text.length) * Math.max(1, y1 - y0);
}

/**
 * "8" and "B" look alike. Where one reader sees the scale and the other a digit, the figure beside it decides, of which
 * both are sure that it ends with the scale: "$88" before "$22B".
 */
function isBillion(word: ConfirmedWord, words: readonly ConfirmedWord[]): boolean {
  const { text, instead, figures } = word;
  if (figures !== "unsure" || instead === undefined || !/^\D?\d+B\+?$/.test(instead)) return false;
  if (text.replace(/8(\+?)$/, "B$1") !== instead) return false;
  const height = word.y1 - word.y0;
  return words.some(
    (other) =>
      other.figures === "agreed" &&
      /\dB\+?$/.test(other.text) &&
      Math.abs(other.y0 - word.y0) < 0.5 * height &&
      Math.abs(other.y1 - other.y0 - height) < 0.2 * height,
  );
}

function asRead({ instead, ...word }: ConfirmedWord): ConfirmedWord {
  return { ...word, text: instead ?? word.text, figures: "agreed" };
}

/** "1,9161,628": no number is written so; two stand side by side. */
const TWO_NUMBERS = /^([-–−]?\d{1,3}[.,]\d{3})([-–−]?\d{1,3}[.,]\d{3})$/;

function parted(word: Word): Word[] {
  const [, left, right] = TWO_NUMBERS.exec(word.text) ?? [];
  if (left === undefined || right === undefined) return [word];
  const cut = word.x0 + ((word.x1 - word.x0) * left.length) / word.text.length;
  return [
    { ...word, text: left, x1: cut - 1 },
    { ...word, text: right, x0: cut + 1 },
  ];
}

/** The second reader does not know every currency: the first one reads such a sign twice. */
function confirmSign(word: Word, frame: Frame, bitmap: Bitmap, first: PageReader): ConfirmedWord {
  if (word.confidence >= SURE) return { ...word, figures: "agreed" };
  const again = first.readLine(cutLine(bitmap, frame, LINE_HEIGHT)).text;
  return { ...word, figures: again.includes(word.text) ? "agreed" : "unsure" };
}

async function confirm(
  word: Word,
  frame: Frame,
  { bitmap, clear }: Sight,
  first: PageReader,
  second: LineReader | null,
): Promise<ConfirmedWord> {
  const line = cutLine(bitmap, frame, LINE_HEIGHT);
  const other = second === null ? null : await second.readLine(line);
  if (other !== null && other.confidence >= FEWEST_CONFIDENT && sameFigure(word.text, other.text)) {
    if (!holdsFigure(word.text)) return { ...word, confidence: SURE };
    if (unknownSigns(word.text) === "") return { ...word, figures: "agreed" };
  }
  const again = first.readLine(line);
  const settled = settle(word, again, other) ?? (await lookAgain());
  if (settled !== null) {
    return holdsFigure(settled)
      ? { ...word, text: settled, figures: "agreed" }
      : { ...word, text: settled, confidence: SURE };
  }
  if (!holdsFigure(word.text)) return word;
  return other !== null && other.confidence >= SURE ? { ...unsure(word), instead: other.text } : unsure(word);

  /** A figure the readers differ on is cut out once more, from the picture in black and white. */
  async function lookAgain(): Promise<string | null> {
    if (second === null || other === null || !holdsFigure(word.text)) return null;
    const clearly = cutLine(clear, frame, LINE_HEIGHT);
    const third = first.readLine(clearly);
    if (third.confidence < FEWEST_CONFIDENT || unknownSigns(third.text) !== unknownSigns(word.text)) return null;
    return settle({ ...word, ...third }, again, other) ?? settle(word, third, await second.readLine(clearly));
  }
}

type Reading = { text: string; confidence: number };

/** What two of the three readings say; null where no two of different making agree. */
function settle(word: Word, again: Reading, other: Reading | null): string | null {
  if (other === null) {
    const both = word.confidence >= SURE && again.confidence >= SURE && word.text === again.text;
    return both ? word.text : null;
  }
  if (other.confidence < FEWEST_CONFIDENT) return null;
  const about = aboutSoMuch(word.text, other.text) ?? aboutSoMuch(again.text, other.text);
  if (about !== null) return about;
  if (sameFigure(word.text, other.text)) return unknownSigns(again.text) === unknownSigns(word.text) ? word.text : null;
  return sameFigure(again.text, other.text) && unknownSigns(again.text) === unknownSigns(word.text) ? again.text : null;
}

function unsure(word: Word): ConfirmedWord {
  return { ...word, figures: "unsure" };
}

/** The word with a little paper around it, and nothing of the words beside it. */
function frameOf(word: Word, words: Word[]): Frame {
  const height = word.y1 - word.y0;
  const room = { left: 0.4 * height, right: 0.4 * height };
  for (const other of words) {
    if (other === word || Math.min(other.y1, word.y1) - Math.max(other.y0, word.y0) <= 0) continue;
    if (other.x0 >= word.x1) room.right = Math.min(room.right, (other.x0 - word.x1) / 2);
    if (other.x1 <= word.x0) room.left = Math.min(room.left, (word.x0 - other.x1) / 2);
  }
  return {
    x0: word.x0 - room.left,
    x1: word.x1 + room.right,
    y0: word.y0 - 0.3 * height,
    y1: word.y1 + 0.3 * height,
  };
}
