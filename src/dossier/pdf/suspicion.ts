import { boundsOf } from "./glyphs.ts";
import type { Colour } from "./objects.ts";
import type { Pdfium } from "./pdfium.ts";

const STROKED_MODES = new Set([1, 2, 5, 6]);
/** A clip of more corners than a rectangle has may cut anything out. */
const RECTANGLE = 5;
const TOLERANCE = 1;

/**
 * True where an object of text is drawn in a way that may leave nothing of it to see: through a mask, a blend or some
 * transparency, as an outline, filled with a pattern, behind a clip. Whether it is seen is then settled by drawing.
 */
export function isSuspect(pdfium: Pdfium, object: number, mode: number, colour: Colour, scratch: number): boolean {
  const { call } = pdfium;
  return (
    STROKED_MODES.has(mode) ||
    call.FPDFPageObj_HasTransparency(object) !== 0 ||
    isPattern(colour) ||
    isClipped(pdfium, object, scratch)
  );
}

/** The colour PDFium names for whatever is filled with a pattern. */
const PATTERN_GREY = 191;

function isPattern({ red, green, blue }: Colour): boolean {
  return red === PATTERN_GREY && green === PATTERN_GREY && blue === PATTERN_GREY;
}

function isClipped(pdfium: Pdfium, object: number, scratch: number): boolean {
  const { call } = pdfium;
  const clip = call.FPDFPageObj_GetClipPath(object);
  const paths = clip === 0 ? 0 : call.FPDFClipPath_CountPaths(clip);
  if (paths <= 0) return false;
  const at = scratch >> 2;
  const [left, bottom, right, top] = boundsOf(pdfium, object, scratch);
  for (let path = 0; path < paths; path++) {
    const corners = call.FPDFClipPath_CountPathSegments(clip, path);
    if (corners > RECTANGLE) return true;
    let [x0, y0, x1, y1] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -Number.MAX_VALUE, -Number.MAX_VALUE];
    for (let corner = 0; corner < corners; corner++) {
      call.FPDFPathSegment_GetPoint(call.FPDFClipPath_GetPathSegment(clip, path, corner), scratch, scratch + 4);
      const x = pdfium.floats()[at] as number;
      const y = pdfium.floats()[at + 1] as number;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
    const inside =
      x0 <= left + TOLERANCE && x1 >= right - TOLERANCE && y0 <= bottom + TOLERANCE && y1 >= top - TOLERANCE;
    if (!inside) return true;
  }
  return false;
}
