import { columnName } from "../../domain/column-names.ts";
import type { Tone } from "../view/tones.ts";
import { type CellValue, cellXml, textXml } from "./cells.ts";
import type { Choices, Page, Sheet } from "./sheet.ts";
import { type Look, TONE_RULE } from "./styles.ts";

/** "A1:E7": the heading and every row. */
export const rangeOf = ({ columns, rows }: Pick<Sheet, "columns" | "rows">): string =>
  `A1:${columnName(columns.length)}${rows.length + 1}`;

// On paper a sheet is as wide as the page, whatever it holds.
const FIT = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
const MARGINS = '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>';
const print = (orientation: "landscape" | "portrait") =>
  `${MARGINS}<pageSetup paperSize="9" orientation="${orientation}" fitToWidth="1" fitToHeight="0"/>`;

/** A table: its heading stays in view and filters. */
export function sheetXml(sheet: Sheet, first: boolean): string {
  const { columns, rows, choices } = sheet;
  const widths = columns.map(({ width }) => width);
  const head = columns.map(({ head: text }): CellValue => ({ text, look: "head" }));
  return [
    `${FIT}<dimension ref="${rangeOf(sheet)}"/>`,
    `<sheetViews><sheetView workbookViewId="0"${first ? ' tabSelected="1"' : ""}>`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    colsXml(widths),
    `<sheetData>${[head, ...rows].map((cells, at) => rowXml(cells, at + 1, widths)).join("")}</sheetData>`,
    `<autoFilter ref="${rangeOf(sheet)}"/>`,
    choices === undefined || rows.length === 0 ? "" : choicesXml(choices, rows.length),
    print("landscape"),
  ].join("");
}

/** A page to read: sentences take the whole width and as many lines as they need. */
export function pageXml({ widths, rows }: Page, first: boolean): string {
  const last = columnName(widths.length);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const alone = rows.flatMap((cells, at) => (cells.length === 1 && cells[0] !== null ? [at + 1] : []));
  return [
    `${FIT}<dimension ref="A1:${last}${rows.length}"/>`,
    `<sheetViews><sheetView showGridLines="0" workbookViewId="0"${first ? ' tabSelected="1"' : ""}/></sheetViews>`,
    colsXml(widths),
    `<sheetData>${rows.map((cells, at) => rowXml(cells, at + 1, cells.length === 1 ? [whole] : widths)).join("")}</sheetData>`,
    alone.length === 0
      ? ""
      : `<mergeCells count="${alone.length}">${alone.map((at) => `<mergeCell ref="A${at}:${last}${at}"/>`).join("")}</mergeCells>`,
    print("portrait"),
  ].join("");
}

const LINE_POINTS = 14;
const POINTS: Partial<Record<Look | Tone, number>> = { title: 24, section: 18 };
/** A row that is taller than the window cannot be read. */
const MOST_LINES = 20;

/** Not every program fits a row to its text, and none where cells are joined; undefined where a line is enough. */
function heightOf(cells: readonly CellValue[], widths: readonly number[]): number | undefined {
  const heights = cells.map((cell, at) => {
    if (typeof cell === "object" && cell !== null && "look" in cell && POINTS[cell.look] !== undefined)
      return POINTS[cell.look] ?? LINE_POINTS;
    const text =
      typeof cell === "string" ? cell : cell !== null && typeof cell === "object" && "text" in cell ? cell.text : "";
    const lines = text.split("\n").map((line) => Math.max(1, Math.ceil(line.length / (widths[at] ?? 1))));
    return (
      LINE_POINTS *
      Math.min(
        MOST_LINES,
        lines.reduce((sum, one) => sum + one, 0),
      )
    );
  });
  const height = Math.max(LINE_POINTS, ...heights);
  return height === LINE_POINTS ? undefined : height;
}

const colsXml = (widths: readonly number[]): string =>
  `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join("")}</cols>`;

function rowXml(cells: readonly CellValue[], number: number, widths: readonly number[]): string {
  const height = heightOf(cells, widths);
  const drawn = cells.map((cell, column) => cellXml(cell, `${columnName(column + 1)}${number}`)).join("");
  return `<row r="${number}"${height === undefined ? "" : ` ht="${height}" customHeight="1"`}>${drawn}</row>`;
}

/** A list to choose from, and the colour that follows the choice. */
function choicesXml({ column, words }: Choices, rows: number): string {
  const name = columnName(column + 1);
  const range = `${name}2:${name}${rows + 1}`;
  const rules = words.map(
    ({ word, tone }, at) =>
      `<cfRule type="cellIs" dxfId="${TONE_RULE[tone]}" priority="${at + 1}" operator="equal"><formula>"${textXml(word)}"</formula></cfRule>`,
  );
  const list = words.map(({ word }) => textXml(word)).join(",");
  return [
    `<conditionalFormatting sqref="${range}">${rules.join("")}</conditionalFormatting>`,
    `<dataValidations count="1"><dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${range}"><formula1>"${list}"</formula1></dataValidation></dataValidations>`,
  ].join("");
}
