import type { Cell, HiddenReason, Row } from "../../../domain/document.ts";
import { addAll } from "../../../domain/many.ts";
import { isOn } from "../../xml-scan.ts";
import { skippedWords } from "../alternates.ts";
import { type GridCell, rowsOfGrid } from "../grid.ts";
import { tidy } from "../pptx/text.ts";
import { at, attribute, child, childrenOf, numberAttribute, type XmlNode } from "../xml.ts";
import type { PageSize, TextBox } from "./boxes.ts";
import { type Paper, shaded } from "./paper.ts";
import { readRuns, type Stretch } from "./runs.ts";
import type { StyleSheet } from "./styles.ts";
import { tableStyle } from "./table-looks.ts";

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
  sheet: StyleSheet;
  page: PageSize;
}

/** What blocks stand in. */
interface Place {
  hidden: HiddenReason | undefined;
  /** The colours they lie on. */
  paper: Paper;
  /** How a table's style draws the letters in it. */
  runs: XmlNode[];
}

/** Paragraphs and tables of a body, a note, a header or a text box. */
export function readBlocks(parent: XmlNode, reading: Reading, place: Place): void {
  for (const block of parent.children) {
    if (block.name === "p") readParagraph(block, reading, place);
    else if (block.name === "tbl") readTable(block, reading, place);
    else if (block.name === "sdt") readBlocks(child(block, "sdtContent") ?? block, reading, place);
    else if (block.name === "del" || block.name === "moveFrom")
      readBlocks(block, reading, { ...place, hidden: "hidden_text" });
    else if (block.name === "AlternateContent") {
      for (const text of skippedWords(block))
        reading.hiddenRows.push({ cells: [{ text }], number: reading.count + 1, hidden: "hidden_text" });
      for (const chosen of childrenOf(block, "Choice")) readBlocks(chosen, reading, place);
    } else if (block.name === "altChunk") reading.foreignParts++;
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
  const boxes: TextBox[] = [];
  const stretches = stretchesOf(paragraph, reading, place, boxes);
  if (stretches.some((s) => s.text.trim() !== "")) {
    const number = ++reading.count;
    const visible = lineOf(stretches, undefined);
    if (visible !== undefined) reading.rows.push({ ...visible, number });
    pushHidden(stretches, reading, number);
  }
  for (const { content, hidden, paper } of boxes)
    readBlocks(content, reading, { hidden: hidden ?? place.hidden, paper, runs: [] });
}

function stretchesOf(paragraph: XmlNode, reading: Reading, place: Place, boxes: TextBox[]): Stretch[] {
  return readRuns(paragraph, {
    ...place,
    sheet: reading.sheet,
    page: reading.page,
    onTextBox: (box) => boxes.push(box),
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
  const styleOf = tableStyle(table, reading.sheet, rows.length);
  rows.forEach((row, r) => {
    const line: GridCell[] = [];
    const hidden = place.hidden ?? hiddenRow(row);
    const hiddenHere: Stretch[] = [];
    const cells = cellsOf(row);
    for (const [index, cell] of cells.entries()) {
      const properties = child(cell, "tcPr");
      const merge = child(properties, "vMerge");
      const above = grid[r - 1]?.[line.length];
      const span = numberAttribute(child(properties, "gridSpan"), "w:val") ?? 1;
      if (merge !== undefined && attribute(merge, "w:val") !== "restart" && above !== undefined)
        line.push({ ...above });
      else {
        const styled = styleOf(r, line.length, index === cells.length - 1);
        const whole = child(table, "tblPr");
        const paper = shaded([properties, ...styled.cells, whole], place.paper, reading.sheet.palette);
        const stretches = cellText(cell, reading, { hidden, paper, runs: styled.runs });
        addAll(
          hiddenHere,
          stretches.filter((s) => s.hidden !== undefined),
        );
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

/** Rows lower than this, in twips (3 points), show nothing. */
const LOWEST_ROW = 60;

function hiddenRow(row: XmlNode): HiddenReason | undefined {
  const properties = child(row, "trPr");
  if (child(properties, "del") !== undefined) return "hidden_text";
  const hidden = child(properties, "hidden");
  if (hidden !== undefined && isOn(attribute(hidden, "w:val"), true)) return "hidden_row";
  const height = child(properties, "trHeight");
  const low = (numberAttribute(height, "w:val") ?? LOWEST_ROW) < LOWEST_ROW;
  return low && attribute(height, "w:hRule") === "exact" ? "hidden_row" : undefined;
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
