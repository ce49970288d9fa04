import type { Box, Row, Section } from "../../domain/document.ts";
import { type PdfItem, writePdf } from "../pdf/write.ts";
import { clipText, INK, PAPER, QUIET, RULE, rectangle, wrapText } from "./typeset.ts";

export interface TextPicture {
  pdf: Uint8Array;
  /** Where the row with that number (or JSON path) stands on the picture; undefined where it is not in view. */
  boxOf(row: number | string): Box | undefined;
}

const WIDTH = 595;
const MAX_HEIGHT = 842;
const MARGIN = 48;
const GUTTER = 34;
const SIZE = 10.5;
const LINE = 14.5;

/**
 * A page of a text or of JSON data, with the number of each paragraph in the margin. Shows the rows around the one
 * asked for (its number or its path), else the beginning.
 */
export function textToPdf(section: Section, around?: number | string): TextPicture {
  const rows = section.hidden === undefined ? seenRows(section) : section.hiddenRows;
  const keyed = rows.map((row, index) => ({ row, key: keyOf(row, index) }));
  const wanted = Math.max(
    0,
    keyed.findIndex(({ key, row }) => key === around || row.number === around),
  );
  const boxes = new Map<number | string, Box>();
  const items: PdfItem[] = [];
  const left = MARGIN + GUTTER;
  const width = WIDTH - left - MARGIN;
  let y = MARGIN;
  if (section.name !== undefined) {
    items.push({
      kind: "text",
      text: clipText(section.name, 13, WIDTH - 2 * MARGIN, true),
      x: MARGIN,
      y,
      size: 13,
      bold: true,
      colour: INK,
    });
    y += 20;
  }
  for (const { row, key } of keyed.slice(firstShown(rows, wanted, width))) {
    const lines = linesOf(row, width);
    const height = lines.length * LINE;
    if (y + height > MAX_HEIGHT - MARGIN && boxes.size > 0) break;
    const mark = String(row.number ?? "");
    if (mark !== "") items.push({ kind: "text", text: mark, x: MARGIN, y: y + SIZE, size: 8, colour: QUIET });
    lines.forEach((line, i) => {
      items.push({ kind: "text", text: line, x: left, y: y + SIZE + i * LINE, size: SIZE, colour: INK });
    });
    if (row.table === true) {
      items.push({
        kind: "line",
        from: [left, y + height + 1],
        to: [left + width, y + height + 1],
        colour: RULE,
        width: 0.5,
      });
    }
    boxes.set(key, { x: left - 3, y: y - 1, width: width + 6, height: height + 2 });
    if (row.number !== undefined && !boxes.has(row.number)) boxes.set(row.number, boxes.get(key) as Box);
    y += height + 6;
  }
  const height = Math.min(MAX_HEIGHT, Math.max(160, y + MARGIN));
  const pdf = writePdf([
    { width: WIDTH, height, items: [rectangle({ x: 0, y: 0, width: WIDTH, height }, PAPER), ...items] },
  ]);
  return { pdf, boxOf: (row) => boxes.get(row) };
}

function keyOf(row: Row, index: number): number | string {
  return row.path ?? row.number ?? index + 1;
}

function linesOf(row: Row, width: number): string[] {
  const text = row.cells.map((cell) => cell.text).join("   ·   ");
  // A page of one endless paragraph still shows its beginning.
  return wrapText(text.slice(0, 4_000), SIZE, width).slice(0, 48);
}

/** Far enough back that the wanted row stands in the upper third of the page. */
function firstShown(rows: Row[], wanted: number, width: number): number {
  let first = wanted;
  let height = 0;
  while (first > 0 && height < MAX_HEIGHT / 3) {
    first--;
    height += linesOf(rows[first] as Row, width).length * LINE + 6;
  }
  return height >= MAX_HEIGHT / 3 && first < wanted ? first + 1 : first;
}

/** What a reader sees of a text, in its order; what gives orders to a machine is seen too. */
function seenRows({ rows, hiddenRows }: Section): Row[] {
  const apart = hiddenRows.filter((row) => row.hidden === "machine_directed");
  return apart.length === 0 ? rows : [...rows, ...apart].sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
}
