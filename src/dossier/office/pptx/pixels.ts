import type { Picture } from "../../../domain/document.ts";
import type { Rgb } from "../../contrast.ts";
import { decodePng } from "../../ocr/png.ts";
import type { Bitmap } from "../../pdf/bitmap.ts";
import type { OfficePackage } from "../package.ts";
import type { Colour } from "./colours.ts";

/** What a picture shows, as far as it can be told. */
export interface Pixels {
  /** Small enough to be looked at only to know its colours. */
  isSmall(): boolean;
  /** False where nothing can be seen through it at any point. */
  maySeeThrough(): boolean;
  /** Colour and opacity at a point, as shares of width and height; undefined where nobody can say. */
  at(x: number, y: number): Colour | undefined;
}

const SMALL = 1_000_000;
/** Where a PNG says of what kind it is, and the kinds that only have grey or colours. */
const KIND_AT = 25;
const OPAQUE_KINDS = new Set([0, 2]);

/** Of one presentation no more than this is decoded; what is left then hides what lies under it. */
const MOST_PIXELS = 20_000_000;
interface Decoded {
  bitmaps: Map<string, Bitmap | null>;
  pixels: number;
}
const ofFiles = new WeakMap<OfficePackage, Decoded>();

/** What a picture shows at a point. Only PNG files are opened: other kinds in use have nothing to see through. */
export function pixelsOf(file: OfficePackage, { part, crop }: Picture): Pixels | undefined {
  if (part === undefined || !/\.png$/i.test(part)) return undefined;
  const { left, right, top, bottom } = crop ?? { left: 0, right: 0, top: 0, bottom: 0 };
  const at = (x: number, y: number) => {
    const bitmap = bitmapOf(file, part);
    if (bitmap === null) return undefined;
    const column = place(left + x * (1 - left - right), bitmap.width);
    const from = (place(top + y * (1 - top - bottom), bitmap.height) * bitmap.width + column) * 4;
    const [red = 0, green = 0, blue = 0, alpha = 0] = bitmap.rgba.subarray(from, from + 4);
    return { rgb: [red, green, blue] as Rgb, alpha: alpha / 255 };
  };
  return {
    isSmall: () => pixelsIn(file.bytes(part)) <= SMALL,
    maySeeThrough: () => !OPAQUE_KINDS.has(file.bytes(part)[KIND_AT] ?? 0),
    at,
  };
}

const place = (share: number, size: number): number => Math.max(0, Math.min(size - 1, Math.floor(share * size)));

function bitmapOf(file: OfficePackage, part: string): Bitmap | null {
  const decoded: Decoded = ofFiles.get(file) ?? { bitmaps: new Map(), pixels: 0 };
  ofFiles.set(file, decoded);
  const known = decoded.bitmaps.get(part);
  if (known !== undefined) return known;
  const bytes = file.bytes(part);
  const size = pixelsIn(bytes);
  decoded.pixels += size;
  const bitmap = decoded.pixels > MOST_PIXELS ? null : decode(bytes);
  if (bitmap === null) decoded.pixels -= size;
  decoded.bitmaps.set(part, bitmap);
  return bitmap;
}

function decode(bytes: Uint8Array): Bitmap | null {
  try {
    return decodePng(bytes, "kept");
  } catch {
    return null; // Damaged inside: nobody can say what it shows.
  }
}

function pixelsIn(bytes: Uint8Array): number {
  if (bytes.length < 24) return 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return view.getUint32(16) * view.getUint32(20);
}
