import type { Box, Row } from "../../../domain/document.ts";
import { isOn } from "../../xml-scan.ts";
import { type GridCell, rowsOfGrid } from "../grid.ts";
import { attribute, child, childrenOf, numberAttribute, type XmlNode } from "../xml.ts";

/** Gives the text a reader sees in a cell and how high a line of it is; what is hidden in it is the caller's to keep. */
export type ReadCell = (
  cell: XmlNode,
  box: Box | undefined,
  row: number,
  column: number,
) => Pick<GridCell, "text" | "line">;

/**
 * A table shape as rows. A cell merged over several columns stands once; one merged over several rows stands in each of
 * them, since it is the label of each. Heading rows name the columns of what follows.
 */
export function readTable(table: XmlNode, frame: Box | undefined, readCell: ReadCell): Row[] {
  const widths = childrenOf(child(table, "tblGrid"), "gridCol").map((c) => (numberAttribute(c, "w") ?? 0) / 12_700);
  const rows = childrenOf(table, "tr");
  const total = widths.reduce((a, b) => a + b, 0);
  // A frame stretched after the table was made: the grid keeps its proportions.
  const stretch = frame !== undefined && total > 0 ? frame.width / total : 1;
  const lefts = edges(widths.map((width) => width * stretch));
  const tops = edges(rows.map((r) => heightOf(r, lefts)));
  const grid: GridCell[][] = [];
  rows.forEach((row, r) => {
    const line: GridCell[] = [];
    childrenOf(row, "tc").forEach((cell, c) => {
      const above = grid[r - 1]?.[c];
      const span = numberAttribute(cell, "gridSpan") ?? 1;
      if (isOn(attribute(cell, "hMerge"), false)) {
        line.push({ text: line[c - 1]?.text ?? "", first: false, span: 1 });
      } else if (isOn(attribute(cell, "vMerge"), false) && above !== undefined) {
        line.push({ ...above });
      } else {
        const tall = numberAttribute(cell, "rowSpan") ?? 1;
        const box = frame && cellBox(frame, lefts, tops, { row: r, column: c, rows: tall, columns: span });
        line.push({ ...readCell(cell, box, r, c), ...(box && { box }), first: true, span });
      }
    });
    grid.push(line);
  });
  return rowsOfGrid(grid, isOn(attribute(child(table, "tblPr"), "firstRow"), false)).map(({ row }) => row);
}

/** What tools that lay out nothing write for a row is only its least height: it is drawn as high as its text asks. */
function heightOf(row: XmlNode, lefts: number[]): number {
  const least = (numberAttribute(row, "h") ?? 0) / 12_700;
  const asked = childrenOf(row, "tc").map((cell, c) => {
    if ((numberAttribute(cell, "rowSpan") ?? 1) > 1) return 0;
    const end = lefts[c + (numberAttribute(cell, "gridSpan") ?? 1)] ?? 0;
    return textHeight(cell, end - (lefts[c] ?? 0));
  });
  return Math.max(least, ...asked);
}

/** A letter is about half as wide as high, and a line takes a seventh more than its type. */
const LETTER_WIDTH = 0.45;
const LINE_PITCH = 1.15;
/** What Office takes where a file does not say: points of type, and of margin on each side of a cell. */
const USUAL_TYPE = 18;
const USUAL_MARGIN = { side: 7.2, end: 3.6 };

function textHeight(cell: XmlNode, width: number): number {
  const room = Math.max(width - 2 * USUAL_MARGIN.side, 1);
  const lines = childrenOf(child(cell, "txBody"), "p").map((paragraph) => {
    const runs = childrenOf(paragraph, "r");
    const sizes = runs.map((run) => (numberAttribute(child(run, "rPr"), "sz") ?? USUAL_TYPE * 100) / 100);
    const size = Math.max(...sizes, 0);
    const letters = runs.reduce((sum, run) => sum + (child(run, "t")?.text.length ?? 0), 0);
    return Math.ceil((letters * size * LETTER_WIDTH) / room) * size * LINE_PITCH;
  });
  const high = lines.reduce((a, b) => a + b, 0);
  return high === 0 ? 0 : high + 2 * USUAL_MARGIN.end;
}

/** Where each column or row begins, and where the last one ends. */
function edges(sizes: number[]): number[] {
  const found = [0];
  for (const size of sizes) found.push((found.at(-1) ?? 0) + size);
  return found;
}

function cellBox(
  frame: Box,
  lefts: number[],
  tops: number[],
  cell: { row: number; column: number; rows: number; columns: number },
): Box {
  const edge = (list: number[], index: number) => list[Math.min(index, list.length - 1)] ?? 0;
  const x = edge(lefts, cell.column);
  const y = edge(tops, cell.row);
  return {
    x: frame.x + x,
    y: frame.y + y,
    width: edge(lefts, cell.column + cell.columns) - x,
    height: edge(tops, cell.row + cell.rows) - y,
  };
}
