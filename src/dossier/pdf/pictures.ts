import type { Picture } from "../../domain/document.ts";
import { type PageGeometry, seen } from "./geometry.ts";
import type { PageObjects } from "./objects.ts";
import type { Pdfium } from "./pdfium.ts";

/** A smaller share of the page than this is a logo, an icon or a portrait. */
const MIN_SHARE = 0.04;
/** Narrower or lower than this, in points, no figure with its label fits in. */
const MIN_SIDE = 40;

/** The pictures of a page that may hold words, as they are seen. */
export function picturesOn(
  pdfium: Pdfium,
  page: PageGeometry,
  { shapes, drawn }: PageObjects,
  scratch: number,
): Picture[] {
  return shapes.flatMap(({ kind, order, left, bottom, right, top }) => {
    if (kind !== "image") return [];
    const edges = seen(page, left, bottom, right, top);
    const x = Math.max(0, edges.x0);
    const y = Math.max(0, edges.y0);
    const width = Math.min(page.width, edges.x1) - x;
    const height = Math.min(page.height, edges.y1) - y;
    const holdsWords =
      width >= MIN_SIDE && height >= MIN_SIDE && width * height >= MIN_SHARE * page.width * page.height;
    if (!holdsWords) return [];
    return [{ box: { x, y, width, height }, ...pixelsOf(pdfium, drawn[order] ?? 0, scratch) }];
  });
}

/** Tells pictures apart without looking at them: pixels and packed size. */
function pixelsOf({ call, bytes }: Pdfium, image: number, scratch: number): { part: string; pixels: number } {
  const size = call.FPDFImageObj_GetImageDataRaw(image, 0, 0);
  call.FPDFImageObj_GetImagePixelSize(image, scratch, scratch + 4);
  const view = new DataView(bytes().buffer, scratch, 8);
  const pixels = view.getUint32(0, true);
  return { part: `${pixels}x${view.getUint32(4, true)}:${size}`, pixels };
}
