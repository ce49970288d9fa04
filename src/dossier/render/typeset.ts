import type { Box } from "../../domain/document.ts";
import { measureText } from "../pdf/helvetica.ts";
import type { Colour, PdfItem } from "../pdf/write.ts";

export const INK: Colour = [0.1, 0.12, 0.16];
export const QUIET: Colour = [0.45, 0.48, 0.53];
export const RULE: Colour = [0.82, 0.84, 0.87];
export const PANEL: Colour = [0.965, 0.97, 0.978];
export const PAPER: Colour = [1, 1, 1];

const LEADING = 1.2;

/** Breaks a text into lines no wider than `width`; a word that is wider alone is cut. */
export function wrapText(text: string, size: number, width: number, bold = false): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/[ \t\n]+/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (measureText(longer, size, bold) <= width) line = longer;
    else {
      if (line !== "") lines.push(line);
      line = word;
      while (line.length > 1 && measureText(line, size, bold) > width) {
        const fits = Math.max(1, Math.floor((line.length * width) / measureText(line, size, bold)));
        lines.push(line.slice(0, fits));
        line = line.slice(fits);
      }
    }
  }
  return line === "" ? lines : [...lines, line];
}

/** One line cut with "…" where it would be wider than `width`. */
export function clipText(text: string, size: number, width: number, bold = false): string {
  if (measureText(text, size, bold) <= width) return text;
  let end = Math.min(text.length, Math.floor(width / (size * 0.2)));
  while (end > 0 && measureText(`${text.slice(0, end)}…`, size, bold) > width) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}

export interface TextLook {
  bold?: boolean;
  colour?: Colour;
  /** Never larger than this, in points. */
  largest?: number;
  align?: "left" | "right";
  /** Where a text lower than its box stands in it. */
  middle?: boolean;
}

/** Draws a text into a box in the largest size that fits. */
export function textInBox(text: string, box: Box, look: TextLook = {}): PdfItem[] {
  const { bold = false, colour = INK, largest = 44, align = "left", middle = false } = look;
  let size = Math.max(5, Math.min(largest, box.height / LEADING));
  let lines = wrapText(text, size, box.width, bold);
  while (size > 5 && lines.length * size * LEADING > box.height + 0.5) {
    size -= 0.5;
    lines = wrapText(text, size, box.width, bold);
  }
  const height = lines.length * size * LEADING;
  const top = box.y + (middle ? Math.max(0, (box.height - height) / 2) : 0);
  return lines.map((line, i) => ({
    kind: "text",
    text: line,
    x: align === "right" ? box.x + box.width - measureText(line, size, bold) : box.x,
    y: top + i * size * LEADING + size * 0.95,
    size,
    bold,
    colour,
  }));
}

export function rectangle(box: Box, colour: Colour): PdfItem {
  return { kind: "rectangle", ...box, colour };
}

/** The four sides of a box, thin. */
export function outline(box: Box, colour: Colour = RULE, width = 0.6): PdfItem[] {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const corners: [number, number][] = [
    [box.x, box.y],
    [right, box.y],
    [right, bottom],
    [box.x, bottom],
  ];
  return corners.map((from, i) => ({ kind: "line", from, to: corners[(i + 1) % 4] ?? from, colour, width }));
}

/** Shrinks a box on all sides. */
export function inset(box: Box, x: number, y = x): Box {
  return { x: box.x + x, y: box.y + y, width: Math.max(1, box.width - 2 * x), height: Math.max(1, box.height - 2 * y) };
}

/** A number with its unit, which tables set to the right. */
export function isFigure(text: string): boolean {
  return /\d/.test(text) && /^[^\p{L}\d]{0,4}[\d.,\s\u00A0\u202F()-]+\s?\S{0,6}$/u.test(text);
}
