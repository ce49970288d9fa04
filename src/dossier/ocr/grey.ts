import { broken } from "../../domain/errors.ts";
import type { Bitmap } from "../pdf/bitmap.ts";

/** A picture in shades of grey: one byte a pixel, 255 is white. */
export interface Grey {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** A part of a picture, in its pixels. */
export interface Frame {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Thin type in a small picture is never quite black: what is darker than this is ink, for the type in this place. */
export function inkLevel({ width, height, pixels }: Grey, { x0, y0, x1, y1 }: Frame): number {
  let darkest = 255;
  for (let y = Math.max(0, Math.floor(y0)); y < Math.min(height, y1); y++) {
    for (let x = Math.max(0, Math.floor(x0)); x < Math.min(width, x1); x++) {
      const value = pixels[y * width + x] as number;
      if (value < darkest) darkest = value;
    }
  }
  return Math.max(MIDDLE, (255 + darkest) / 2);
}

const MIDDLE = 128;

/**
 * Cuts a line of type out of a picture as a reader of single lines wants it: `height` pixels high, dark on white,
 * stretched to full contrast, taken from the colour channel in which it stands out most.
 */
export function cutLine(picture: Bitmap | Grey, frame: Frame, height: number): Grey {
  const scale = height / Math.max(1, frame.y1 - frame.y0);
  const width = Math.max(1, Math.round((frame.x1 - frame.x0) * scale));
  const channels = ("rgba" in picture ? [0, 1, 2] : [0]).map((channel) =>
    resample(picture, channel, frame, width, height, scale),
  );
  const [best] = channels
    .map((pixels) => ({ pixels, ...spread(pixels) }))
    .sort((a, b) => b.to - b.from - a.to + a.from);
  if (best === undefined) throw broken("a picture has at least one channel");
  const turned = edgeMean(best.pixels, width, height) < (best.from + best.to) / 2;
  const factor = 255 / Math.max(1, best.to - best.from);
  const pixels = best.pixels.map((value) => {
    const stretched = Math.min(255, Math.max(0, (value - best.from) * factor));
    return turned ? 255 - stretched : stretched;
  });
  return { width, height, pixels };
}

/** Bilinear; what lies outside of the picture is its edge. */
function resample(
  picture: Bitmap | Grey,
  channel: number,
  { x0, y0 }: Frame,
  width: number,
  height: number,
  scale: number,
): Uint8Array {
  const pixels = new Uint8Array(width * height);
  const { width: across, height: down } = picture;
  const [values, step] = "rgba" in picture ? [picture.rgba, 4] : [picture.pixels, 1];
  const at = (x: number, y: number) => values[(y * across + x) * step + channel] as number;
  for (let y = 0; y < height; y++) {
    const fromY = clamp(y0 + (y + 0.5) / scale - 0.5, down - 1);
    const top = Math.floor(fromY);
    const below = Math.min(down - 1, top + 1);
    for (let x = 0; x < width; x++) {
      const fromX = clamp(x0 + (x + 0.5) / scale - 0.5, across - 1);
      const left = Math.floor(fromX);
      const right = Math.min(across - 1, left + 1);
      const upper = at(left, top) * (left + 1 - fromX) + at(right, top) * (fromX - left);
      const lower = at(left, below) * (left + 1 - fromX) + at(right, below) * (fromX - left);
      pixels[y * width + x] = upper * (top + 1 - fromY) + lower * (fromY - top);
    }
  }
  return pixels;
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

/** From the darkest to the lightest shade, the outermost hundredth of the pixels left aside. */
function spread(pixels: Uint8Array): { from: number; to: number } {
  const counts = new Uint32Array(256);
  for (const value of pixels) counts[value] = (counts[value] as number) + 1;
  const few = pixels.length / 100;
  let from = 0;
  for (let seen = counts[0] as number; seen <= few && from < 255; seen += counts[from] as number) from++;
  let to = 255;
  for (let seen = counts[255] as number; seen <= few && to > 0; seen += counts[to] as number) to--;
  return { from, to };
}

/** The shade of the upper and lower edge: what the type stands on. */
function edgeMean(pixels: Uint8Array, width: number, height: number): number {
  let sum = 0;
  for (let x = 0; x < width; x++) sum += (pixels[x] as number) + (pixels[(height - 1) * width + x] as number);
  return sum / (2 * width);
}
