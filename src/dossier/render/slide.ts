import type { Box, Cell, Row, Section } from "../../domain/document.ts";
import { type PdfItem, writePdf } from "../pdf/write.ts";
import { textToPdf } from "./text.ts";
import { inset, isFigure, outline, PANEL, PAPER, rectangle, textInBox } from "./typeset.ts";

/**
 * A drawing of a slide from what was read of it: each text at its place, tables with thin lines, charts as the table of
 * their figures. Boxes of the section are boxes of the drawing. A section without places is set as running text.
 */
export function slideToPdf(section: Section): Uint8Array {
  const hidden = section.hidden ?? "machine_directed";
  const rows = [
    ...(section.hidden === undefined ? section.rows : []),
    ...section.hiddenRows.filter((row) => row.hidden === hidden),
  ];
  if (!rows.some((row) => row.cells.some((cell) => cell.box !== undefined))) return textToPdf(section).pdf;
  const { width = 960, height = 540 } = section;
  const page: Box = { x: 0, y: 0, width, height };
  const items: PdfItem[] = [rectangle(page, PAPER), ...outline(inset(page, 0.5))];
  for (const group of groupFrames(oncePerBox(rows))) {
    if (group.frame !== undefined) items.push(...drawFigures(group.rows, group.frame));
    else for (const row of group.rows) items.push(...drawRow(row, section.name));
  }
  return writePdf([{ width, height, items }]);
}

/** A cell merged over several rows stands in each of them; it is drawn once. */
function oncePerBox(rows: Row[]): Row[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    if (sharedBox(row) !== undefined) return row;
    const cells = row.cells.filter((cell) => {
      const key = `${cell.box?.x} ${cell.box?.y} ${cell.text}`;
      return !seen.has(key) && seen.add(key);
    });
    return { ...row, cells };
  });
}

/** Rows of a chart share one box: the chart's. They are drawn together as a small table inside it. */
function groupFrames(rows: Row[]): { frame?: Box; rows: Row[] }[] {
  const groups: { frame?: Box; rows: Row[] }[] = [];
  rows.forEach((row, index) => {
    const frame = sharedBox(row);
    const last = groups.at(-1);
    const alone = frame === undefined || !rows.some((other, i) => i !== index && isSame(sharedBox(other), frame));
    if (alone) groups.push({ rows: [row] });
    else if (last?.frame !== undefined && isSame(last.frame, frame)) last.rows.push(row);
    else groups.push({ frame, rows: [row] });
  });
  return groups;
}

function sharedBox(row: Row): Box | undefined {
  const first = row.cells[0]?.box;
  return first !== undefined && row.cells.every((cell) => isSame(cell.box, first)) ? first : undefined;
}

function isSame(a: Box | undefined, b: Box | undefined): boolean {
  return (
    a !== undefined && b !== undefined && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
  );
}

function drawRow(row: Row, title: string | undefined): PdfItem[] {
  const only = row.cells[0];
  if (sharedBox(row) !== undefined && only?.box !== undefined) {
    const text = row.cells.map((cell) => cell.text).join("    ");
    return textInBox(text, only.box, { bold: text === title });
  }
  return row.cells.flatMap((cell) => drawCell(cell, isGrid(row)));
}

/** Cells that touch are a table's; labels and figures standing apart are not boxed. */
function isGrid(row: Row): boolean {
  return row.cells.slice(1).every((cell, i) => {
    const before = row.cells[i]?.box;
    return before !== undefined && cell.box !== undefined && Math.abs(before.x + before.width - cell.box.x) < 2;
  });
}

function drawCell(cell: Cell, grid: boolean): PdfItem[] {
  if (cell.box === undefined) return [];
  if (!grid) return textInBox(cell.text, cell.box);
  const isHeading = cell.header === undefined && !isFigure(cell.text);
  return [
    ...outline(cell.box),
    ...textInBox(cell.text, inset(cell.box, 5, 2), {
      largest: 14,
      middle: true,
      align: isFigure(cell.text) ? "right" : "left",
      bold: isHeading && cell.text.length < 30,
    }),
  ];
}

function drawFigures(rows: Row[], frame: Box): PdfItem[] {
  const items: PdfItem[] = [rectangle(frame, PANEL), ...outline(frame)];
  const area = inset(frame, 10);
  const height = Math.min(28, area.height / Math.max(1, rows.length));
  const columns = Math.max(1, ...rows.map((row) => row.cells.length));
  const isWide = rows.some((row) => row.cells.length === columns && row.cells[0]?.header === undefined);
  rows.forEach((row, r) => {
    const y = area.y + r * height;
    if (row.cells.length === 1) {
      items.push(
        ...textInBox(row.cells[0]?.text ?? "", { ...area, y, height }, { largest: 14, bold: r === 0, middle: true }),
      );
      return;
    }
    // The row of categories has no label of its own: it starts under the first value.
    const offset = isWide && row.cells.length === columns - 1 ? 1 : 0;
    const width = area.width / columns;
    row.cells.forEach((cell, c) => {
      const box = { x: area.x + (c + offset) * width, y, width, height };
      const align = c + offset === 0 ? "left" : "right";
      items.push(...textInBox(cell.text, inset(box, 3, 2), { largest: 12, middle: true, align, bold: offset === 1 }));
    });
  });
  return items;
}
