import { drawPage } from "./bitmap.ts";
import { type PageGeometry, seen } from "./geometry.ts";
import type { Pdfium } from "./pdfium.ts";

/** A pixel that changes by less than this (of 255) when the text is left out shows no text. */
const MIN_CHANGE = 12;
const SCALE = 1.25;

/** Says of a place, in the file's coordinates, whether a reader sees something of the objects there. */
export type Changes = (left: number, bottom: number, right: number, top: number) => boolean;

/** Draws the page with and without the objects: where the two pictures are the same, the objects are not seen. */
export function drawnChange(pdfium: Pdfium, page: number, objects: number[], g: PageGeometry): Changes {
  const full = drawPage(pdfium, page, SCALE);
  for (const object of objects) pdfium.call.FPDFPageObj_SetIsActive(object, 0);
  const bare = drawPage(pdfium, page, SCALE);
  for (const object of objects) pdfium.call.FPDFPageObj_SetIsActive(object, 1);
  const scaleX = full.width / g.width;
  const scaleY = full.height / g.height;
  return (left, bottom, right, top) => {
    const { x0, y0, x1, y1 } = seen(g, left, bottom, right, top);
    const fromX = Math.max(0, Math.floor(x0 * scaleX));
    const toX = Math.min(full.width, Math.ceil(x1 * scaleX));
    const toY = Math.min(full.height, Math.ceil(y1 * scaleY));
    for (let y = Math.max(0, Math.floor(y0 * scaleY)); y < toY; y++) {
      for (let at = (y * full.width + fromX) * 4; at < (y * full.width + toX) * 4; at++) {
        if (Math.abs((full.rgba[at] as number) - (bare.rgba[at] as number)) >= MIN_CHANGE) return true;
      }
    }
    return false;
  };
}
