import type { Cell, Row, Section } from "../../domain/document.ts";
import type { Agreement, LayerLine } from "./layer-agrees.ts";

/** More lines than this on one page are not looked at one by one: the rest stays in doubt. */
const MAX_LINES = 60;

/** The lines of a page that the picture must confirm before they count. A page that is slow to draw stays in doubt. */
export function doubtedLines({ rows, issues }: Section): LayerLine[] {
  if (issues.some(({ code }) => code === "slow_page")) return [];
  return doubtedCells(rows).flatMap(({ text, box }) => (box === undefined ? [] : [{ text, box }]));
}

function doubtedCells(rows: Row[]): Cell[] {
  return rows
    .flatMap(({ cells }) => cells)
    .filter(({ doubted, box }) => doubted && box !== undefined)
    .slice(0, MAX_LINES);
}

/** What the picture says of doubted lines, in their order, as it crosses the boundary of the parsing process. */
export function asRows(lines: LayerLine[], agreements: Agreement[]): Row[] {
  return lines.map(({ box }, index) => {
    const { verdict, drawn } = agreements[index] as Agreement;
    const ocr: Cell["ocr"] = verdict === "unsure" ? "unsure" : "agreed";
    return { cells: [verdict === "agrees" ? { text: drawn, box } : { text: drawn, box, ocr }] };
  });
}

/**
 * Puts what is drawn in the place of what the file says there. What the file says instead is kept apart; what is left
 * in doubt proves nothing.
 */
export function settleDoubts(section: Section, seen: Row[]): void {
  const cells = doubtedCells(section.rows);
  const unlike: Row[] = [];
  for (const [index, cell] of cells.entries()) {
    const found = seen[index]?.cells[0];
    if (found === undefined) continue;
    delete cell.doubted;
    if (found.ocr === undefined) continue;
    if (found.ocr === "agreed") {
      if (saysOther(cell.text, found.text, section.number)) unlike.push(apart(cell));
      cell.text = found.text;
    }
    cell.ocr = found.ocr;
  }
  const read = cells.filter(({ ocr }) => ocr !== undefined);
  if (read.length === 0) return;
  // The file's own order of words would still say what the page does not show.
  delete section.stream;
  const unsure = read.filter(({ ocr }) => ocr === "unsure").length;
  const where = { section: section.number };
  section.issues.push({ code: "picture_text", level: "info", detail: { recognised: read.length, unsure }, ...where });
  if (unlike.length === 0) return;
  section.hiddenRows.push(...unlike);
  const detail = { rows: unlike.length, reasons: "not_drawn" };
  section.issues.push({ code: "hidden_text", level: "warning", detail, ...where });
}

/** The file has a figure here that the page does not show. Its small page number beside a line is none: pictures lose it. */
function saysOther(text: string, drawn: string, page: number): boolean {
  if (/[\p{Co}\uFFFD]/u.test(text)) return false;
  const shown = new Set(drawn.match(/\d+/g));
  const figures = text.match(/\d+/g) ?? [];
  const lost = figures.filter((figure) => !shown.has(figure));
  return figures.length > 0 && !(lost.length === 1 && lost[0] === String(page) && figures.length - 1 === shown.size);
}

function apart({ text, box }: Cell): Row {
  return { cells: [{ text, ...(box && { box }) }], hidden: "not_drawn" };
}

/** What no picture was compared with proves nothing. */
export function leaveInDoubt(section: Section): void {
  for (const cell of section.rows.flatMap(({ cells }) => cells)) {
    if (!cell.doubted) continue;
    delete cell.doubted;
    cell.ocr = "unsure";
    delete section.stream;
  }
}
