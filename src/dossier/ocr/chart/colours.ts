import type { Bitmap } from "../../pdf/bitmap.ts";
import type { Frame } from "../grey.ts";

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** What a word is printed with, and on. */
export interface Print {
  ink: Colour;
  paper: Colour;
}

/** Share of a word's pixels, those least like the paper, that are taken for its ink: the rest is edges. */
const INK_SHARE = 0.06;
const SAME_PAPER = 60;

export function pixelAt({ width, rgba }: Bitmap, x: number, y: number): Colour {
  const at = (y * width + x) * 4;
  return [rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number];
}

/** The largest difference of any part of two colours. */
export function difference(a: Colour, b: Colour): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}

/** The frame in whole pixels, inside the picture. */
export function within({ width, height }: Bitmap, frame: Frame): Frame {
  return {
    x0: Math.max(0, Math.round(frame.x0)),
    y0: Math.max(0, Math.round(frame.y0)),
    x1: Math.min(width, Math.round(frame.x1)),
    y1: Math.min(height, Math.round(frame.y1)),
  };
}

/** The colours of a word: its paper is the most frequent colour, its ink what is least like it. */
export function printOf(bitmap: Bitmap, frame: Frame): Print | null {
  const { x0, y0, x1, y1 } = within(bitmap, frame);
  const pixels: Colour[] = [];
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) pixels.push(pixelAt(bitmap, x, y));
  const paper = mostFrequent(pixels);
  if (paper === null) return null;
  const apart = pixels
    .map((colour) => ({ colour, away: difference(colour, paper) }))
    .sort((a, b) => b.away - a.away)
    .slice(0, Math.max(1, Math.round(INK_SHARE * pixels.length)));
  return { ink: mean(apart.map(({ colour }) => colour)), paper };
}

/** The mean of the most frequent shade; null where there is none. */
export function mostFrequent(pixels: readonly Colour[]): Colour | null {
  const shades = Map.groupBy(pixels, ([red, green, blue]) => ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4));
  let best: readonly Colour[] = [];
  for (const shade of shades.values()) if (shade.length > best.length) best = shade;
  return best.length === 0 ? null : mean(best);
}

function mean(colours: readonly Colour[]): Colour {
  const sum = [0, 0, 0] as [number, number, number];
  for (const colour of colours) for (const part of [0, 1, 2] as const) sum[part] += colour[part];
  return [sum[0] / colours.length, sum[1] / colours.length, sum[2] / colours.length];
}

/** The angle, in degrees, between two inks as they stand out from a paper: thin type is paler, in the same direction. */
export function angle(a: Colour, b: Colour, paper: Colour): number {
  const [u, v] = [a, b].map((ink) => ink.map((part, at) => part - (paper[at] as number))) as [number[], number[]];
  const dot = u.reduce((sum, part, at) => sum + part * (v[at] as number), 0);
  const length = Math.hypot(...u) * Math.hypot(...v);
  return length === 0 ? 180 : (Math.acos(Math.min(1, Math.max(-1, dot / length))) * 180) / Math.PI;
}

/** True for black, white and grey. */
export function isNeutral([red, green, blue]: Colour): boolean {
  return Math.max(red, green, blue) - Math.min(red, green, blue) < 40;
}

/** Degrees between the inks of two figures that belong to two series. */
const OTHER_INK = 12;

/** True where two words on one paper are printed in different colours. */
export function inksDiffer(bitmap: Bitmap, left: Frame, right: Frame): boolean {
  const [a, b] = [printOf(bitmap, left), printOf(bitmap, right)];
  if (a === null || b === null) return false;
  if (difference(a.paper, b.paper) > SAME_PAPER || isNeutral(a.ink) !== isNeutral(b.ink)) return true;
  return !isNeutral(a.ink) && angle(a.ink, b.ink, a.paper) > OTHER_INK;
}
