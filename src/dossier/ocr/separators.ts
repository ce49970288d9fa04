import { middleOf } from "../../domain/middle.ts";
import type { ConfirmedWord } from "./confirm.ts";
import { type Frame, type Grey, inkLevel } from "./grey.ts";

/** In heights of the digits: how small a separator is, and how far above the baseline it begins. */
const LOW = 0.42;
const NARROW = 0.4;
/** Smaller than this it is dust. */
const DUST = 0.05;
/** Digits are at least this high beside the highest of them. */
const DIGIT = 0.6;
/** Share of its width that may lie under or over something else: type leans. */
const UNDER = 0.4;
/** How much further down than its word a comma may reach. */
const BELOW = 0.3;
/** Two words of one line further apart than this are two figures. */
const ONE_FIGURE = 0.9;

/**
 * "1,8" in thin type is "18" to both readers. Where something small stands low between the digits and no separator was
 * read there, the figure is unsure; so is an amount that goes on where no group of three digits follows.
 */
export function markLostSeparators(words: ConfirmedWord[], picture: Grey): ConfirmedWord[] {
  const sorted = words.toSorted((a, b) => a.x0 - b.x0);
  const lines = Map.groupBy(sorted, ({ line }) => line);
  const unsure = new Set<ConfirmedWord>();
  for (const line of lines.values()) {
    for (const [at, word] of line.entries()) {
      if (word.figures !== "agreed" || !/\d/.test(word.text)) continue;
      const next = line[at + 1];
      const height = word.y1 - word.y0;
      const goesOn = next !== undefined && /\d$/.test(word.text) && /^\d/.test(next.text);
      if (/\d\D{0,2}\d/.test(word.text) && separatorsIn(word, picture) > separatorsOf(word.text)) unsure.add(word);
      if (goesOn && next.x0 - word.x1 < ONE_FIGURE * height) {
        const both = { ...word, x1: next.x1, y0: Math.min(word.y0, next.y0), y1: Math.max(word.y1, next.y1) };
        const read = separatorsOf(word.text) + separatorsOf(next.text);
        if (separatorsIn(both, picture) > read || isBroken(word.text, next.text)) unsure.add(word).add(next);
      }
    }
  }
  return words.map((word) => (unsure.has(word) ? { ...word, figures: "unsure" } : word));
}

/** "$1 2M": no amount is written so; what stood between is not on the picture any more. */
const isBroken = (first: string, next: string): boolean => /^[$€£]\d+$/.test(first) && !/^\d{3}(?!\d)/.test(next);

function separatorsOf(text: string): number {
  return text.match(/[.,·•:;'’]/g)?.length ?? 0;
}

/** Small things that stand low between two digits. */
function separatorsIn(word: Frame, picture: Grey): number {
  const pieces = piecesOf({ ...word, y1: word.y1 + BELOW * (word.y1 - word.y0) }, picture);
  const highest = Math.max(0, ...pieces.map(heightOf));
  const digits = pieces.filter((piece) => heightOf(piece) >= DIGIT * highest);
  const baseline = middleOf(digits.map(({ y1 }) => y1)) ?? 0;
  return pieces.filter(
    (piece) =>
      heightOf(piece) <= LOW * highest &&
      piece.x1 - piece.x0 <= NARROW * highest &&
      Math.max(heightOf(piece), piece.x1 - piece.x0) >= DUST * highest &&
      piece.y0 >= baseline - LOW * highest &&
      piece.y0 <= baseline &&
      digits.some(({ x1 }) => x1 <= piece.x0 + 0.1 * highest) &&
      digits.some(({ x0 }) => x0 >= piece.x1 - 0.1 * highest) &&
      pieces.every((other) => other === piece || isBeside(other, piece)),
  ).length;
}

/** A piece under another one is the lower part of a digit that was drawn too thin to hang together. */
function isBeside(other: Frame, { x0, x1 }: Frame): boolean {
  return Math.min(other.x1, x1) - Math.max(other.x0, x0) <= UNDER * (x1 - x0);
}

function heightOf({ y0, y1 }: Frame): number {
  return y1 - y0;
}

/** The pieces of ink in a part of a picture that hang together. */
function piecesOf(frame: Frame, picture: Grey): Frame[] {
  const [left, top] = [Math.max(0, Math.floor(frame.x0)), Math.max(0, Math.floor(frame.y0))];
  const width = Math.min(picture.width, Math.ceil(frame.x1)) - left;
  const height = Math.min(picture.height, Math.ceil(frame.y1)) - top;
  if (width <= 0 || height <= 0) return [];
  const level = inkLevel(picture, frame);
  const isInk = (at: number) =>
    (picture.pixels[(top + Math.floor(at / width)) * picture.width + left + (at % width)] as number) < level;
  const seen = new Uint8Array(width * height);
  const pieces: Frame[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1 || !isInk(start)) continue;
    const piece = { x0: width, y0: height, x1: 0, y1: 0 };
    const open = [start];
    seen[start] = 1;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      piece.x0 = Math.min(piece.x0, x);
      piece.x1 = Math.max(piece.x1, x + 1);
      piece.y0 = Math.min(piece.y0, y);
      piece.y1 = Math.max(piece.y1, y + 1);
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const beside = at + dy * width + dx;
          const inside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
          if (inside && seen[beside] === 0 && isInk(beside)) {
            seen[beside] = 1;
            open.push(beside);
          }
        }
      }
    }
    pieces.push(piece);
  }
  return pieces;
}
