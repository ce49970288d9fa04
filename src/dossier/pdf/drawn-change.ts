import { type Bitmap, drawPage } from "./bitmap.ts";
import { type PageGeometry, seen } from "./geometry.ts";
import type { Pdfium } from "./pdfium.ts";

/** A pixel that changes by less than this (of 255) when the text is left out shows no text that can be read. */
const MIN_CHANGE = 20;
/** Large letters are seen even where they are faint, as in watermarks; their height in points. */
const LARGE = 24;
const MIN_CHANGE_LARGE = 15;
const SCALE = 1.25;
/** Shades of what is still one plain surface. */
const PLAIN = 32;
/** A difference that nobody overlooks. */
const PLAIN_TO_SEE = 60;
/** How near a pixel is to the colour of the words, softened by its edges. */
const NEAR = 48;

type Colour = { red: number; green: number; blue: number };

/**
 * Says of a place, in the file's coordinates, how plainly a reader sees something of the objects there: 1 and more is
 * seen, less is not, unless it continues what is seen. Where `ink` is given
 * the words have that colour and nothing was drawn over them: the page as it is may then be enough to tell.
 */
export type Changes = (left: number, bottom: number, right: number, top: number, ink?: Colour) => number;

/**
 * Draws the page with and, where that does not settle it, without the objects: where the two pictures are the same, the
 * objects are not seen.
 */
export function drawnChange(pdfium: Pdfium, page: number, objects: number[], g: PageGeometry): Changes {
  const full = drawPage(pdfium, page, SCALE);
  let bare: Bitmap | undefined;
  const withoutThem = (): Bitmap => {
    if (bare !== undefined) return bare;
    for (const object of objects) pdfium.call.FPDFPageObj_SetIsActive(object, 0);
    bare = drawPage(pdfium, page, SCALE);
    for (const object of objects) pdfium.call.FPDFPageObj_SetIsActive(object, 1);
    return bare;
  };
  const scaleX = full.width / g.width;
  const scaleY = full.height / g.height;
  return (left, bottom, right, top, ink) => {
    const { x0, y0, x1, y1 } = seen(g, left, bottom, right, top);
    const fromX = Math.max(0, Math.floor(x0 * scaleX));
    const toX = Math.min(full.width, Math.ceil(x1 * scaleX));
    const fromY = Math.max(0, Math.floor(y0 * scaleY));
    const toY = Math.min(full.height, Math.ceil(y1 * scaleY));
    if (ink !== undefined && showsOnPlain(full, fromX, fromY, toX, toY, ink)) return 1;
    const other = withoutThem();
    const enough = y1 - y0 >= LARGE ? MIN_CHANGE_LARGE : MIN_CHANGE;
    let most = 0;
    for (let y = fromY; y < toY; y++) {
      for (let at = (y * full.width + fromX) * 4; at < (y * full.width + toX) * 4; at++) {
        const change = Math.abs((full.rgba[at] as number) - (other.rgba[at] as number));
        if (change >= enough) return 1;
        if (change > most) most = change;
      }
    }
    return most / enough;
  };
}

/** True where a place is a plain surface with pixels of the words' own colour standing out from it. */
function showsOnPlain(
  { width, height, rgba }: Bitmap,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  ink: Colour,
): boolean {
  const above = Math.max(0, fromY - 1);
  const below = Math.min(height - 1, toY);
  const low = [255, 255, 255];
  const high = [0, 0, 0];
  for (const y of [above, below]) {
    for (let x = fromX; x < toX; x++) {
      for (let part = 0; part < 3; part++) {
        const value = rgba[(y * width + x) * 4 + part] as number;
        if (value < (low[part] as number)) low[part] = value;
        if (value > (high[part] as number)) high[part] = value;
      }
    }
  }
  if (low.some((value, part) => (high[part] as number) - value > PLAIN)) return false;
  const paper = low.map((value, part) => (value + (high[part] as number)) / 2);
  const colour = [ink.red, ink.green, ink.blue];
  const distance = (at: number, from: number[]) =>
    Math.max(...from.map((value, part) => Math.abs((rgba[at + part] as number) - value)));
  for (let y = fromY; y < toY; y++) {
    for (let x = fromX; x < toX; x++) {
      const at = (y * width + x) * 4;
      if (distance(at, colour) < NEAR && distance(at, paper) >= PLAIN_TO_SEE) return true;
    }
  }
  return false;
}
