import { inflateSync } from "node:zlib";
import type { Bitmap } from "../pdf/bitmap.ts";

const SIGNATURE = "\x89PNG\r\n\x1a\n";
const MAX_PIXELS = 40_000_000;
/** Bytes a pixel (or, in a palette, an index) takes, by colour type. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PALETTE = 3;

/**
 * Decodes a PNG on white, or with its transparency kept; null where it is not one, or of a kind that pictures of figures
 * never are.
 */
export function decodePng(bytes: Uint8Array, transparency: "on white" | "kept" = "on white"): Bitmap | null {
  const paint = transparency === "kept" ? paintThrough : paintOnWhite;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < 33 || file.toString("latin1", 0, 8) !== SIGNATURE) return null;
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  const [depth = 0, type = -1, , , interlaced = 1] = file.subarray(24, 29);
  const channels = CHANNELS[type];
  if (channels === undefined || interlaced !== 0 || width * height === 0 || width * height > MAX_PIXELS) return null;
  if (depth !== 8 && depth !== 16 && !(depth < 8 && channels === 1)) return null;
  const { data, palette, alpha } = chunksOf(file);
  const stride = Math.ceil((width * channels * depth) / 8);
  const lines = unfiltered(
    inflateSync(data, { maxOutputLength: (stride + 1) * height }),
    stride,
    height,
    Math.max(1, (channels * depth) >> 3),
  );
  if (lines === null) return null;
  const sample = (row: number, index: number): number => {
    if (depth === 8) return lines[row * stride + index] as number;
    if (depth === 16) return lines[row * stride + 2 * index] as number;
    const bit = index * depth;
    return ((lines[row * stride + (bit >> 3)] as number) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
  };
  const rgba = new Uint8Array(width * height * 4);
  const grey = depth < 8 ? 255 / ((1 << depth) - 1) : 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = x * channels;
      const first = sample(y, at);
      const to = (y * width + x) * 4;
      if (type === PALETTE) {
        const colour = palette?.subarray(first * 3, first * 3 + 3);
        paint(rgba, to, colour?.[0] ?? 0, colour?.[1] ?? 0, colour?.[2] ?? 0, alpha?.[first] ?? 255);
      } else if (channels <= 2) {
        const shade = first * grey;
        paint(rgba, to, shade, shade, shade, channels === 2 ? sample(y, at + 1) : 255);
      } else {
        paint(rgba, to, first, sample(y, at + 1), sample(y, at + 2), channels === 4 ? sample(y, at + 3) : 255);
      }
    }
  }
  return { width, height, rgba };
}

function paintThrough(rgba: Uint8Array, at: number, red: number, green: number, blue: number, alpha: number): void {
  rgba[at] = red;
  rgba[at + 1] = green;
  rgba[at + 2] = blue;
  rgba[at + 3] = alpha;
}

function paintOnWhite(rgba: Uint8Array, at: number, red: number, green: number, blue: number, alpha: number): void {
  const on = (value: number) => 255 + ((value - 255) * alpha) / 255;
  rgba[at] = on(red);
  rgba[at + 1] = on(green);
  rgba[at + 2] = on(blue);
  rgba[at + 3] = 255;
}

function chunksOf(file: Buffer): { data: Buffer; palette: Buffer | undefined; alpha: Buffer | undefined } {
  const data: Buffer[] = [];
  let palette: Buffer | undefined;
  let alpha: Buffer | undefined;
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString("latin1", at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (name === "IDAT") data.push(body);
    if (name === "PLTE") palette = body;
    if (name === "tRNS") alpha = body;
    if (name === "IEND") break;
    at += 12 + length;
  }
  return { data: Buffer.concat(data), palette, alpha };
}

/** Each line is stored as differences from its neighbours. Null where the data ends early. */
function unfiltered(data: Buffer, stride: number, height: number, step: number): Uint8Array | null {
  if (data.length < (stride + 1) * height) return null;
  const lines = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (stride + 1)];
    const from = y * (stride + 1) + 1;
    const to = y * stride;
    const above = y > 0 ? lines.subarray(to - stride, to) : new Uint8Array(stride);
    const line = lines.subarray(to, to + stride);
    line.set(data.subarray(from, from + stride));
    if (filter === 1) for (let x = step; x < stride; x++) line[x] = at(line, x) + at(line, x - step);
    else if (filter === 2) for (let x = 0; x < stride; x++) line[x] = at(line, x) + at(above, x);
    else if (filter === 3 || filter === 4) {
      for (let x = 0; x < stride; x++) {
        const left = x >= step ? at(line, x - step) : 0;
        const up = at(above, x);
        const guess = filter === 3 ? (left + up) >> 1 : paeth(left, up, x >= step ? at(above, x - step) : 0);
        line[x] = at(line, x) + guess;
      }
    }
  }
  return lines;
}

const at = (line: Uint8Array, x: number): number => line[x] as number;

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const toLeft = Math.abs(estimate - left);
  const toAbove = Math.abs(estimate - above);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
