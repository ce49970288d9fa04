import { columnName } from "../../domain/column-names.ts";
import type { Box, Cell, Section } from "../../domain/document.ts";
import { measureText } from "../pdf/helvetica.ts";
import { type Colour, type PdfItem, writePdf } from "../pdf/write.ts";
import { gridOf, parseRef, type SheetGrid } from "./sheet-grid.ts";
import { clipText, INK, isFigure, outline, PANEL, PAPER, QUIET, RULE, rectangle } from "./typeset.ts";

export interface SheetPicture {
  pdf: Uint8Array;
  /** Where a cell ("C12") or a whole row ("12") stands on the picture; undefined where it is not in view. */
  boxOf(ref: string): Box | undefined;
}

const SIZE = 10;
const ROW_HEIGHT = 19;
const NUMBERS = 38;
const MARGIN = 16;
const BAR = 26;
const ROWS_SHOWN = 24;
const PAGE_WIDTH = 900;
const MARK: Colour = [0.15, 0.39, 0.92];

/**
 * The part of a sheet around a cell ("C12") or row ("12"), as a spreadsheet shows it: column letters, row numbers,
 * values, and the marked cell's formula above. The first row and column stay in view: they hold the labels.
 */
export function sheetToPdf(section: Section, around?: string): SheetPicture {
  const grid = gridOf(section);
  const marked = around === undefined ? undefined : parseRef(around);
  const rows = windowOf(grid.rows, marked?.row, ROWS_SHOWN);
  const columns = columnsShown(grid, rows, marked?.column);
  const left = MARGIN + NUMBERS;
  const top = MARGIN + BAR + ROW_HEIGHT;
  const xs = new Map<number, { x: number; width: number }>();
  let x = left;
  for (const { column, width } of columns) {
    xs.set(column, { x, width });
    x += width;
  }
  const width = Math.max(x + MARGIN, 420);
  const height = top + Math.max(1, rows.length) * ROW_HEIGHT + MARGIN;
  const markedCell = marked?.column === undefined ? undefined : grid.cells.get(marked.row)?.get(marked.column);
  const items: PdfItem[] = [
    rectangle({ x: 0, y: 0, width, height }, PAPER),
    ...titleBar(section, around, markedCell?.cell, width),
    rectangle({ x: MARGIN, y: MARGIN + BAR, width: x - MARGIN, height: ROW_HEIGHT }, PANEL),
    rectangle({ x: MARGIN, y: top, width: NUMBERS, height: rows.length * ROW_HEIGHT }, PANEL),
  ];
  for (const [column, place] of xs) {
    const name = columnName(column);
    const isMarked = column === marked?.column;
    items.push(centred(name, place.x, place.width, MARGIN + BAR, isMarked));
  }
  rows.forEach((row, r) => {
    const y = top + r * ROW_HEIGHT;
    items.push(centred(String(row), MARGIN, NUMBERS, y, row === marked?.row));
    for (const [column, place] of xs) {
      const entry = grid.cells.get(row)?.get(column);
      if (entry !== undefined) items.push(...cellText(entry.cell, { ...place, y, height: ROW_HEIGHT }, entry.hidden));
    }
  });
  items.push(...ruling(rows.length, [left, ...[...xs.values()].map((p) => p.x + p.width)], top));
  const boxOf = (ref: string): Box | undefined => {
    const place = parseRef(ref);
    const index = place === undefined ? -1 : rows.indexOf(place.row);
    if (place === undefined || index < 0) return undefined;
    const y = top + index * ROW_HEIGHT;
    if (place.column === undefined) return { x: left, y, width: x - left, height: ROW_HEIGHT };
    const column = xs.get(place.column);
    return column && { x: column.x, y, width: column.width, height: ROW_HEIGHT };
  };
  const frame = around === undefined ? undefined : boxOf(around);
  if (frame !== undefined) items.push(...outline(frame, MARK, 1.6));
  return { pdf: writePdf([{ width, height, items }]), boxOf };
}

/** The sheet's name on the left; on the right the marked cell and what it holds. */
function titleBar(section: Section, around: string | undefined, cell: Cell | undefined, width: number): PdfItem[] {
  const name = clipText(section.name ?? "", 11, width * 0.4, true);
  const items: PdfItem[] = [{ kind: "text", text: name, x: MARGIN, y: MARGIN + 13, size: 11, bold: true, colour: INK }];
  if (around === undefined || cell === undefined) return items;
  const content = cell.formula === undefined ? cell.text : `= ${cell.formula}`;
  const start = MARGIN + measureText(name, 11, true) + 24;
  const text = clipText(`${around}   ${content}`, SIZE, width - start - MARGIN);
  return [...items, { kind: "text", text, x: start, y: MARGIN + 13, size: SIZE, colour: MARK }];
}

/** Rows in view, as a window around the wanted one with the first row kept. */
function windowOf(all: number[], wanted: number | undefined, size: number): number[] {
  if (all.length === 0) return [];
  const first = all[0] ?? 1;
  const last = all.at(-1) ?? first;
  const middle = wanted ?? first;
  const from = Math.max(first, Math.min(middle - Math.floor(size / 2), last - size + 1));
  const to = Math.min(Math.max(last, middle), from + size - 1);
  const rows = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  return rows[0] === first ? rows : [first, ...rows.slice(1)];
}

/** As many columns as the page holds, the wanted one among them and the first one kept. */
function columnsShown(
  grid: SheetGrid,
  rows: number[],
  wanted: number | undefined,
): { column: number; width: number }[] {
  const widthOf = (column: number) => {
    const widths = rows.map((row) => measureText(grid.cells.get(row)?.get(column)?.cell.text ?? "", SIZE) + 14);
    return Math.max(48, Math.min(column === grid.firstColumn ? 230 : 150, ...[Math.max(0, ...widths)]));
  };
  const first = { column: grid.firstColumn, width: widthOf(grid.firstColumn) };
  const last = Math.max(grid.lastColumn, wanted ?? 0);
  const room = PAGE_WIDTH - first.width;
  let from = grid.firstColumn + 1;
  const fill = (start: number) => {
    const list: { column: number; width: number }[] = [];
    let used = 0;
    for (let column = start; column <= last && list.length < 40; column++) {
      const width = widthOf(column);
      if (used + width > room) break;
      used += width;
      list.push({ column, width });
    }
    return list;
  };
  let shown = fill(from);
  if (wanted !== undefined && wanted > (shown.at(-1)?.column ?? from)) {
    from = Math.max(from, wanted - Math.max(1, Math.floor(shown.length / 2)));
    shown = fill(from);
  }
  return [first, ...shown];
}

function cellText(cell: Cell, box: Box, hidden: boolean): PdfItem[] {
  const text = clipText(cell.text.replace(/\s+/g, " "), SIZE, box.width - 8);
  const right = typeof cell.value === "number" || (cell.value === undefined && isFigure(cell.text));
  const x = right ? box.x + box.width - 5 - measureText(text, SIZE) : box.x + 5;
  return [{ kind: "text", text, x, y: box.y + 13, size: SIZE, colour: hidden ? QUIET : INK }];
}

function centred(text: string, x: number, width: number, y: number, marked: boolean): PdfItem {
  const at = x + (width - measureText(text, 9, marked)) / 2;
  return { kind: "text", text, x: at, y: y + 13, size: 9, bold: marked, colour: marked ? MARK : QUIET };
}

function ruling(rows: number, xs: number[], top: number): PdfItem[] {
  const right = xs.at(-1) ?? 0;
  const bottom = top + rows * ROW_HEIGHT;
  const across = Array.from({ length: rows + 1 }, (_, i): PdfItem => {
    const y = top + i * ROW_HEIGHT;
    return { kind: "line", from: [MARGIN, y], to: [right, y], colour: RULE, width: 0.5 };
  });
  const down = xs.map(
    (x): PdfItem => ({ kind: "line", from: [x, top - ROW_HEIGHT], to: [x, bottom], colour: RULE, width: 0.5 }),
  );
  return [...across, ...down];
}
