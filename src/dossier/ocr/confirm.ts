import type { Bitmap } from "../pdf/bitmap.ts";
import { holdsFigure, isLoneSign, sameFigure, unknownSigns } from "./figures.ts";
import { cutLine, type Frame } from "./grey.ts";
import { LINE_HEIGHT, type LineReader } from "./line-reader.ts";
import type { PageReader, Word } from "./tesseract.ts";

/** A word and whether the figures in it were read twice with the same result. Absent where it holds none. */
export interface ConfirmedWord extends Word {
  figures?: "agreed" | "unsure";
}

/** Where only the first reader is installed it must be this sure of both of its readings. */
const SURE = 80;
/** A word that was hardly read may be a number, unless it is long. */
const HARDLY_READ = 60;
const SHORT = 12;
/** More figures than this on one page are a table of data: the rest stays unsure. */
const MAX_SECOND_READINGS = 160;
const FEWEST_CONFIDENT = 40;

/** Reads every figure of a page a second time, cut out and drawn in another way, by the second reader. */
export async function confirmFigures(
  words: Word[],
  bitmap: Bitmap,
  first: PageReader,
  second: LineReader | null,
): Promise<ConfirmedWord[]> {
  let readings = 0;
  const confirmed: ConfirmedWord[] = [];
  for (const word of words) {
    if (isLoneSign(word.text)) {
      confirmed.push(confirmSign(word, frameOf(word, words), bitmap, first));
      continue;
    }
    const doubtful = word.confidence < HARDLY_READ && word.text.length <= SHORT && /[\p{L}\p{N}]/u.test(word.text);
    if (!holdsFigure(word.text) && !doubtful) confirmed.push(word);
    else if (++readings > MAX_SECOND_READINGS) confirmed.push(holdsFigure(word.text) ? unsure(word) : word);
    else confirmed.push(await confirm(word, frameOf(word, words), bitmap, first, second));
  }
  return confirmed;
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
  bitmap: Bitmap,
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
  const settled = settle(word, again, other);
  if (settled !== null) {
    return holdsFigure(settled)
      ? { ...word, text: settled, figures: "agreed" }
      : { ...word, text: settled, confidence: SURE };
  }
  return holdsFigure(word.text) ? unsure(word) : word;
}

type Reading = { text: string; confidence: number };

/** What two of the three readings say; null where no two of different making agree. */
function settle(word: Word, again: Reading, other: Reading | null): string | null {
  if (other === null) {
    const both = word.confidence >= SURE && again.confidence >= SURE && word.text === again.text;
    return both ? word.text : null;
  }
  if (other.confidence < FEWEST_CONFIDENT) return null;
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
