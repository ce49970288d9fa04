import type { Bitmap } from "../pdf/bitmap.ts";
import { bandsOf } from "./bands.ts";
import type { Grey } from "./grey.ts";

/** Side of the squares for which the background is looked for, in pixels. */
const SQUARE = 16;
/** How many squares around one are looked at. */
const REACH = 2;
const OWN_WEIGHT = 3;
const BINS = 512;
/** A difference below this is paper, not type. */
const FLOOR = 16;
const GAIN = 1.6;

/**
 * Draws what stands out from its surroundings in black on white, whatever the colours: white type on a coloured bar and
 * dark type on paper look alike afterwards. The background of a place is the flat area it lies on, or the colour that is
 * most frequent around it.
 */
export function standOut({ width, height, rgba }: Bitmap): Grey {
  const across = Math.ceil(width / SQUARE);
  const background = backgrounds({ width, height, rgba }, across, Math.ceil(height / SQUARE));
  const pixels = new Uint8Array(width * height);
  const line = new Uint8Array(width * 3);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / SQUARE) * across;
    for (let x = 0; x < width; x++)
      for (let channel = 0, to = (row + Math.floor(x / SQUARE)) * 3; channel < 3; channel++)
        line[x * 3 + channel] = background[to + channel] as number;
    for (const { from, to, colour } of bandsOf({ width, height, rgba }, y))
      for (let x = from; x < to; x++) line.set(colour, x * 3);
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      let most = 0;
      for (let channel = 0; channel < 3; channel++) {
        const difference = Math.abs((rgba[from + channel] as number) - (line[x * 3 + channel] as number));
        if (difference > most) most = difference;
      }
      pixels[y * width + x] = 255 - Math.min(255, Math.max(0, (most - FLOOR) * GAIN));
    }
  }
  return { width, height, pixels };
}

/** The most frequent colour around each square: three bytes a square. */
function backgrounds(bitmap: Bitmap, across: number, down: number): Uint8Array {
  const counts = countColours(bitmap, across, down);
  const found = new Uint8Array(across * down * 3);
  const around = new Uint32Array(BINS);
  for (let y = 0; y < down; y++) {
    const [from, to] = [Math.max(0, y - REACH), Math.min(down - 1, y + REACH)];
    const columns = sumOfRows(counts, across, from, to);
    around.fill(0);
    const add = (column: number, sign: 1 | -1) => {
      if (column < 0 || column >= across) return;
      for (let bin = 0, at = column * BINS; bin < BINS; bin++, at++)
        around[bin] = (around[bin] as number) + sign * (columns[at] as number);
    };
    for (let column = 0; column < REACH; column++) add(column, 1);
    for (let x = 0; x < across; x++) {
      add(x + REACH, 1);
      add(x - REACH - 1, -1);
      found.set(meanOf(bitmap, mostFrequent(around, counts, (y * across + x) * BINS), x, y), (y * across + x) * 3);
    }
  }
  return found;
}

/** The counts of a few rows of squares added up, column by column. */
function sumOfRows(counts: Uint16Array, across: number, from: number, to: number): Uint32Array {
  const sums = new Uint32Array(across * BINS);
  for (let row = from; row <= to; row++) {
    const start = row * across * BINS;
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + (counts[start + at] as number);
  }
  return sums;
}

/** What a square holds itself weighs more than what is around it. */
function mostFrequent(around: Uint32Array, counts: Uint16Array, own: number): number {
  let best = 0;
  let most = -1;
  for (let bin = 0; bin < BINS; bin++) {
    const weight = (around[bin] as number) + (OWN_WEIGHT - 1) * (counts[own + bin] as number);
    if (weight > most) [best, most] = [bin, weight];
  }
  return best;
}

function countColours({ width, height, rgba }: Bitmap, across: number, down: number): Uint16Array {
  const counts = new Uint16Array(across * down * BINS);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / SQUARE) * across;
    for (let x = 0; x < width; x++) {
      const at = (row + Math.floor(x / SQUARE)) * BINS + binOf(rgba, (y * width + x) * 4);
      counts[at] = (counts[at] as number) + 1;
    }
  }
  return counts;
}

/** Three bits a channel. */
function binOf(rgba: Uint8Array, at: number): number {
  return (((rgba[at] as number) >> 5) << 6) | (((rgba[at + 1] as number) >> 5) << 3) | ((rgba[at + 2] as number) >> 5);
}

/** The mean of the colours of one bin in and around a square. */
function meanOf({ width, height, rgba }: Bitmap, bin: number, x: number, y: number): [number, number, number] {
  let red = 0;
  let green = 0;
  let blue = 0;
  let count = 0;
  for (let row = Math.max(0, (y - 1) * SQUARE); row < Math.min(height, (y + 2) * SQUARE); row += 2) {
    for (let column = Math.max(0, (x - 1) * SQUARE); column < Math.min(width, (x + 2) * SQUARE); column += 2) {
      const at = (row * width + column) * 4;
      if (binOf(rgba, at) !== bin) continue;
      red += rgba[at] as number;
      green += rgba[at + 1] as number;
      blue += rgba[at + 2] as number;
      count++;
    }
  }
  if (count === 0) return [(bin >> 6) * 32 + 16, ((bin >> 3) & 7) * 32 + 16, (bin & 7) * 32 + 16];
  return [red / count, green / count, blue / count];
}
