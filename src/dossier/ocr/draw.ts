import type { Box, Picture } from "../../domain/document.ts";
import { type Bitmap, drawPage } from "../pdf/bitmap.ts";
import { pageGeometry } from "../pdf/geometry.ts";
import { type PageObjects, pageObjects, textObjects } from "../pdf/objects.ts";
import { withPdf } from "../pdf/open.ts";
import type { Pdfium } from "../pdf/pdfium.ts";
import { picturesOn } from "../pdf/pictures.ts";
import type { DrawnPicture } from "./recognise.ts";

/** The longer side of what is read, in pixels: fine enough for small type, coarse enough to be read in a second. */
const LONG_SIDE = 1_900;
/** Where the picture itself is finer: small labels of charts are lost in less. */
const FINE_SIDE = 2_600;
const MAX_SCALE = 4;
/** Share of the part that a picture must cover to say how fine it is drawn. */
const MIN_SHARE = 0.2;

/** Draws a part of a page: all of it as it is seen, or, where the page has text of its own, without that text. */
export function drawPart(bytes: Uint8Array, page: number, box: Box, withText: boolean): Promise<DrawnPicture | null> {
  return withPdf(bytes, (pdfium, document) => {
    const loaded = pdfium.call.FPDF_LoadPage(document, page - 1);
    if (loaded === 0) return null;
    const scratch = pdfium.call.malloc(64);
    const geometry = pageGeometry(pdfium, loaded, scratch);
    const objects = pageObjects(pdfium, loaded, geometry, scratch);
    if (!withText) leaveTextOut(pdfium, objects);
    const long = Math.max(box.width, box.height);
    const fine = Math.min(FINE_SIDE / long, fineness(picturesOn(pdfium, geometry, objects, scratch), box));
    const scale = Math.min(MAX_SCALE, Math.max(LONG_SIDE / long, fine));
    pdfium.call.free(scratch);
    const bitmap = drawPage(pdfium, loaded, scale);
    const real = bitmap.width / pdfium.call.FPDF_GetPageWidthF(loaded);
    pdfium.call.FPDF_ClosePage(loaded);
    return { bitmap: cut(bitmap, box, real), scale: real };
  });
}

function leaveTextOut(pdfium: Pdfium, objects: PageObjects): void {
  for (const object of textObjects(pdfium, objects)) pdfium.call.FPDFPageObj_SetIsActive(object, 0);
}

/** Pixels that the finest large picture has for each point of the page. */
function fineness(pictures: Picture[], part: Box): number {
  const large = pictures.filter(({ box }) => box.width * box.height >= MIN_SHARE * part.width * part.height);
  return Math.max(0, ...large.map(({ box, pixels = 0 }) => pixels / box.width));
}

function cut(bitmap: Bitmap, box: Box, scale: number): Bitmap {
  const left = Math.max(0, Math.floor(box.x * scale));
  const top = Math.max(0, Math.floor(box.y * scale));
  const width = Math.max(1, Math.min(bitmap.width, Math.ceil((box.x + box.width) * scale)) - left);
  const height = Math.max(1, Math.min(bitmap.height, Math.ceil((box.y + box.height) * scale)) - top);
  if (width === bitmap.width && height === bitmap.height) return bitmap;
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * bitmap.width + left) * 4;
    rgba.set(bitmap.rgba.subarray(from, from + width * 4), y * width * 4);
  }
  return { width, height, rgba };
}
