import type { Box } from "../../domain/document.ts";
import type { Bitmap } from "../pdf/bitmap.ts";

const MARKER = [255, 224, 64] as const;
const OUTLINE = [214, 120, 0] as const;
/** Room left around the words, in points. */
const PADDING = 1.5;

/** Marks boxes (in points of the page) the way a marker pen does: dark text stays dark, paper takes the colour. */
export function highlight(bitmap: Bitmap, boxes: Box[], scale: number): void {
  const line = Math.max(1, Math.round(scale));
  for (const box of boxes) {
    const x0 = Math.round((box.x - PADDING) * scale);
    const y0 = Math.round((box.y - PADDING) * scale);
    const x1 = Math.round((box.x + box.width + PADDING) * scale);
    const y1 = Math.round((box.y + box.height + PADDING) * scale);
    for (let y = Math.max(0, y0); y < Math.min(bitmap.height, y1); y++) {
      for (let x = Math.max(0, x0); x < Math.min(bitmap.width, x1); x++) {
        const border = x < x0 + line || x >= x1 - line || y < y0 + line || y >= y1 - line;
        paint(bitmap.rgba, (y * bitmap.width + x) * 4, border);
      }
    }
  }
}

function paint(rgba: Uint8Array, at: number, border: boolean): void {
  const brightness = Math.max(rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number);
  for (let part = 0; part < 3; part++) {
    const under = rgba[at + part] as number;
    if (border) rgba[at + part] = OUTLINE[part] as number;
    else if (brightness > 110) rgba[at + part] = (under * (MARKER[part] as number)) / 255;
    // On a dark ground a marker would not show: lift it towards the colour instead.
    else rgba[at + part] = under + ((MARKER[part] as number) - under) * 0.12;
  }
}
