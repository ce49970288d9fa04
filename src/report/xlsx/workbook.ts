import { strToU8, zipSync } from "fflate";
import { columnName } from "../../domain/column-names.ts";
import { type CellValue, cellXml, STYLE, textXml } from "./cells.ts";

/** One table of a workbook: its heading stays in view and filters. */
export interface Sheet {
  name: string;
  /** `width` in characters. */
  columns: readonly { head: string; width: number }[];
  rows: CellValue[][];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** An .xlsx file. The same sheets give the same bytes. */
export function writeWorkbook(sheets: readonly Sheet[], about: { title: string; written: Date }): Uint8Array {
  const parts: Record<string, string> = {
    "[Content_Types].xml": contentTypes(sheets.length),
    "_rels/.rels": relations([
      [`${OFFICE}/officeDocument`, "xl/workbook.xml"],
      [`${PACKAGE}/relationships/metadata/core-properties`, "docProps/core.xml"],
    ]),
    "docProps/core.xml": coreXml(about),
    "xl/workbook.xml": workbookXml(sheets),
    "xl/_rels/workbook.xml.rels": relations([
      ...sheets.map((_, at): [string, string] => [`${OFFICE}/worksheet`, `worksheets/sheet${at + 1}.xml`]),
      [`${OFFICE}/styles`, "styles.xml"],
    ]),
    "xl/styles.xml": STYLES,
  };
  for (const [at, sheet] of sheets.entries()) parts[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(sheet, at === 0);
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)] as const);
  // Archives hold local time: made of local parts it is the same bytes in every time zone.
  return zipSync(Object.fromEntries(files), { level: 6, mtime: new Date(2000, 0, 1) });
}

function sheetXml({ columns, rows }: Sheet, first: boolean): string {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const head = columns.map(({ head: name }, at) => cellXml(name, `${columnName(at + 1)}1`, STYLE.head)).join("");
  const body = rows.map((cells, at) => {
    const number = at + 2;
    const drawn = cells.map((cell, column) => cellXml(cell, `${columnName(column + 1)}${number}`)).join("");
    return `<row r="${number}">${drawn}</row>`;
  });
  return [
    `${HEAD}<worksheet xmlns="${MAIN}"><dimension ref="${rangeOf(columns.length, rows.length)}"/>`,
    `<sheetViews><sheetView workbookViewId="0"${first ? ' tabSelected="1"' : ""}>`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.join("")}</cols>`,
    `<sheetData><row r="1">${head}</row>${body.join("")}</sheetData>`,
    `<autoFilter ref="${rangeOf(columns.length, rows.length)}"/></worksheet>`,
  ].join("");
}

const rangeOf = (columns: number, rows: number) => `A1:${columnName(columns)}${rows + 1}`;

function workbookXml(sheets: readonly Sheet[]): string {
  const tabs = sheets.map(({ name }, at) => `<sheet name="${textXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const filters = sheets.map(({ name, columns, rows }, at) => {
    const range = rangeOf(columns.length, rows.length).replace(/([A-Z]+)(\d+)/g, "$$$1$$$2");
    return `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">${textXml(`'${name.replace(/'/g, "''")}'!${range}`)}</definedName>`;
  });
  return [
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews>`,
    `<sheets>${tabs.join("")}</sheets><definedNames>${filters.join("")}</definedNames></workbook>`,
  ].join("");
}

function coreXml({ title, written }: { title: string; written: Date }): string {
  const at = `${written.toISOString().slice(0, 19)}Z`;
  return [
    `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"`,
    ' xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${textXml(title)}</dc:title><dc:creator>Tribunal</dc:creator>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${at}</dcterms:created></cp:coreProperties>`,
  ].join("");
}

function relations(targets: [type: string, target: string][]): string {
  const list = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${list.join("")}</Relationships>`;
}

function contentTypes(sheets: number): string {
  const part = (name: string, type: string) => `<Override PartName="${name}" ContentType="${type}"/>`;
  return [
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    part("/xl/workbook.xml", `${TYPES}.sheet.main+xml`),
    part("/xl/styles.xml", `${TYPES}.styles+xml`),
    part("/docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml"),
    ...Array.from({ length: sheets }, (_, at) => part(`/xl/worksheets/sheet${at + 1}.xml`, `${TYPES}.worksheet+xml`)),
    "</Types>",
  ].join("");
}

const TOP = '<alignment vertical="top"/>';
const WRAPPED = '<alignment vertical="top" wrapText="1"/>';
const font = 'fontId="0" fillId="0" borderId="0" xfId="0"';

/** In the order of `STYLE`. */
const STYLES = [
  `${HEAD}<styleSheet xmlns="${MAIN}">`,
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="0.0%"/></numFmts>',
  '<fonts count="2"><font><sz val="10"/><name val="Calibri"/></font><font><b/><sz val="10"/><name val="Calibri"/></font></fonts>',
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE8ECF1"/><bgColor indexed="64"/></patternFill></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>`,
  '<cellXfs count="7">',
  `<xf numFmtId="0" ${font}/>`,
  `<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1">${WRAPPED}</xf>`,
  `<xf numFmtId="0" ${font} applyAlignment="1">${WRAPPED}</xf>`,
  `<xf numFmtId="0" ${font} quotePrefix="1" applyAlignment="1">${WRAPPED}</xf>`,
  `<xf numFmtId="3" ${font} applyNumberFormat="1" applyAlignment="1">${TOP}</xf>`,
  `<xf numFmtId="0" ${font} applyAlignment="1">${TOP}</xf>`,
  `<xf numFmtId="164" ${font} applyNumberFormat="1" applyAlignment="1">${TOP}</xf>`,
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join("");
