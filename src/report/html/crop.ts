import { inflateSync } from "node:zlib";
import { broken } from "../../domain/errors.ts";
import { encodePng } from "../../dossier/render/png.ts";

/** A picture in memory: four bytes a pixel, red first. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8Array;
}

const NONE = 0;
const UP = 2;

/** Reads a PNG that `encodePng` wrote: 8-bit red, green and blue, each line plain or as its difference from the line above. */
export function decodePng(png: Uint8Array): Pixels {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const width = view.getUint32(16);
  const height = view.getUint32(20);
  const packed: Uint8Array[] = [];
  for (let at = 8; at + 12 <= png.length; ) {
    const length = view.getUint32(at);
    const type = Buffer.from(png.subarray(at + 4, at + 8)).toString("latin1");
    if (type === "IDAT") packed.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const lines = inflateSync(Buffer.concat(packed));
  const stride = width * 3 + 1;
  if (view.getUint16(24) !== 0x0802 || lines.length !== stride * height)
    throw broken("a picture to cut is no PNG of ours");
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const filter = lines[y * stride];
    if (filter !== NONE && filter !== UP) throw broken("a picture to cut is no PNG of ours");
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 4;
      for (let part = 0; part < 3; part++) {
        const above = filter === UP && y > 0 ? (rgba[to + part - width * 4] as number) : 0;
        rgba[to + part] = (lines[y * stride + 1 + x * 3 + part] as number) + above;
      }
      rgba[to + 3] = 255;
    }
  }
  return { width, height, rgba };
}

/** The lines from `top` (included) to `bottom` (excluded), as a PNG. */
export function cutLines({ width, height, rgba }: Pixels, top: number, bottom: number): Uint8Array {
  const from = Math.max(0, Math.floor(top));
  const to = Math.min(height, Math.ceil(bottom));
  return encodePng(rgba.subarray(from * width * 4, to * width * 4), width, to - from);
}

/** The outline that marks evidence, as `dossier/render/highlight.ts` paints it. */
const OUTLINE = [214, 120, 0] as const;
/** Fewer pixels of that colour are the page's own. */
const LEAST = 24;

/** The first and last line that a mark stands on; null where the picture has none. */
export function markedLines({ width, height, rgba }: Pixels): { top: number; bottom: number } | null {
  let top = -1;
  let bottom = -1;
  let found = 0;
  for (let y = 0; y < height; y++) {
    for (let at = y * width * 4; at < (y + 1) * width * 4; at += 4) {
      if (rgba[at] !== OUTLINE[0] || rgba[at + 1] !== OUTLINE[1] || rgba[at + 2] !== OUTLINE[2]) continue;
      if (top < 0) top = y;
      bottom = y + 1;
      found++;
    }
  }
  return found < LEAST ? null : { top, bottom };
}
