import type { Cell, HiddenReason, Row } from "../../../domain/document.ts";
import { type GridCell, rowsOfGrid } from "../grid.ts";
import { tidy } from "../pptx/text.ts";
import { at, attribute, child, childrenOf, isOn, numberAttribute, type XmlNode } from "../xml.ts";
import { readRuns, type Stretch } from "./runs.ts";

/** What the blocks of a document gather as they are read, in reading order. */
export interface Reading {
  rows: Row[];
  hiddenRows: Row[];
  /** Foot- and endnotes in the order of their marks: "footnote 2". */
  notes: string[];
  /** Paragraphs and table rows so far: their addresses. */
  count: number;
  /** Contents of another format put into the document, which are not read. */
  foreignParts: number;
  vanishedStyles: Set<string>;
  whitePaper: boolean;
}

interface Place {
  hidden: HiddenReason | undefined;
  onWhite: boolean;
}

/** Paragraphs and tables of a body, a note, a header or a text box. */
export function readBlocks(parent: XmlNode, reading: Reading, place: Place): void {
  for (const block of parent.children) {
    if (block.name === "p") readParagraph(block, reading, place);
    else if (block.name === "tbl") readTable(block, reading, place);
    else if (block.name === "sdt") readBlocks(child(block, "sdtContent") ?? block, reading, place);
    else if (block.name === "del" || block.name === "moveFrom")
      readBlocks(block, reading, { ...place, hidden: "hidden_text" });
    else if (block.name === "AlternateContent") readBlocks(child(block, "Choice") ?? block, reading, place);
    else if (block.name === "altChunk") reading.foreignParts++;
    else if (
      block.name === "ins" ||
      block.name === "moveTo" ||
      block.name === "customXml" ||
      block.name === "smartTag"
    ) {
      readBlocks(block, reading, place);
    }
  }
}

function readParagraph(paragraph: XmlNode, reading: Reading, place: Place): void {
  const boxes: { content: XmlNode; hidden: HiddenReason | undefined }[] = [];
  const stretches = stretchesOf(paragraph, reading, place, boxes);
  if (stretches.some((s) => s.text.trim() !== "")) {
    const number = ++reading.count;
    const visible = lineOf(stretches, undefined);
    if (visible !== undefined) reading.rows.push({ ...visible, number });
    pushHidden(stretches, reading, number);
  }
  for (const { content, hidden } of boxes)
    readBlocks(content, reading, { hidden: hidden ?? place.hidden, onWhite: false });
}

function stretchesOf(
  paragraph: XmlNode,
  reading: Reading,
  place: Place,
  boxes: { content: XmlNode; hidden: HiddenReason | undefined }[],
): Stretch[] {
  return readRuns(paragraph, {
    vanishedStyles: reading.vanishedStyles,
    onWhite: place.onWhite,
    hidden: place.hidden,
    onTextBox: (content, hidden) => boxes.push({ content, hidden }),
    onNote: (kind, id) => reading.notes.push(`${kind} ${id}`),
  });
}

function pushHidden(stretches: Stretch[], reading: Reading, number: number): void {
  for (const reason of new Set(stretches.map((s) => s.hidden))) {
    const row = reason === undefined ? undefined : lineOf(stretches, reason);
    if (reason !== undefined && row !== undefined) reading.hiddenRows.push({ ...row, number, hidden: reason });
  }
}

function lineOf(stretches: Stretch[], hidden: HiddenReason | undefined): Row | undefined {
  const text = stretches.map((s) => (s.hidden === hidden ? s.text : "")).join("");
  const cells: Cell[] = text
    .split("\t")
    .map(tidy)
    .filter((column) => column !== "")
    .map((column) => ({ text: column }));
  if (cells.length === 0) return undefined;
  return cells.length > 1 ? { cells, table: true } : { cells };
}

function readTable(table: XmlNode, reading: Reading, place: Place): void {
  const grid: GridCell[][] = [];
  const rows = childrenOf(table, "tr");
  const start = reading.count;
  const deleted: Stretch[][] = [];
  rows.forEach((row, r) => {
    const line: GridCell[] = [];
    const hidden = at(row, "trPr", "del") === undefined ? place.hidden : "hidden_text";
    const hiddenHere: Stretch[] = [];
    for (const cell of cellsOf(row)) {
      const properties = child(cell, "tcPr");
      const merge = child(properties, "vMerge");
      const above = grid[r - 1]?.[line.length];
      const span = numberAttribute(child(properties, "gridSpan"), "w:val") ?? 1;
      if (merge !== undefined && attribute(merge, "w:val") !== "restart" && above !== undefined)
        line.push({ ...above });
      else {
        const stretches = cellText(cell, reading, { hidden, onWhite: false });
        hiddenHere.push(...stretches.filter((s) => s.hidden !== undefined));
        line.push({ text: tidy(stretches.map((s) => (s.hidden ? "" : s.text)).join("")), first: true, span });
      }
      for (let extra = 1; extra < span && extra < 200; extra++) {
        line.push({ text: line.at(-1)?.text ?? "", first: false, span: 1 });
      }
    }
    grid.push(line);
    deleted.push(hiddenHere);
  });
  const marked =
    isOn(attribute(at(table, "tblPr", "tblLook"), "w:firstRow"), false) ||
    at(rows[0], "trPr", "tblHeader") !== undefined;
  deleted.forEach((stretches, r) => {
    pushHidden(stretches, reading, start + r + 1);
  });
  // Rows keep their own numbers even where an empty one is left out.
  const numbered = rowsOfGrid(grid, marked);
  reading.count = start + rows.length;
  for (const { row, index } of numbered) reading.rows.push({ ...row, number: start + index + 1 });
}

function cellsOf(row: XmlNode): XmlNode[] {
  return row.children.flatMap((c) =>
    c.name === "tc" ? [c] : c.name === "sdt" ? childrenOf(child(c, "sdtContent"), "tc") : [],
  );
}

/** A cell's paragraphs, and those of tables inside it, on one line. */
function cellText(cell: XmlNode, reading: Reading, place: Place): Stretch[] {
  const inner: Reading = { ...reading, rows: [], hiddenRows: [] };
  readBlocks(cell, inner, place);
  reading.foreignParts = inner.foreignParts;
  const text = (row: Row) => `${row.cells.map((c) => c.text).join(" ")} `;
  return [
    ...inner.rows.map((row) => ({ text: text(row), hidden: undefined })),
    ...inner.hiddenRows.map((row) => ({ text: text(row), hidden: row.hidden })),
  ];
}
