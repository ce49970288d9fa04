import { strToU8, zipSync } from "fflate";
import { columnName, columnNumber } from "../domain/column-names.ts";
import { refuseUnknown, requireList } from "../domain/known-options.ts";
import { escapeXml } from "./office-parts.ts";

/** A cell: its stored value `v` (leave it out for a formula that was never calculated), formula `f` without "=", number format `z`. */
export interface CellSpec {
  v?: string | number | boolean;
  f?: string;
  z?: string;
  /** How it is drawn, where that differs from black 11 pt on white. */
  look?: CellLook;
}

/** Colours as "FFFFFF", or a theme's by number (0 is its white). */
export interface CellLook {
  colour?: string;
  theme?: number;
  size?: number;
  fill?: string;
}

/** One sheet: its name and its rows. */
export interface SheetSpec {
  name: string;
  rows: (CellSpec | string | number | null)[][];
  hidden?: boolean | "very";
  /** "A1:C1" */
  merges?: string[];
  /** From 1. */
  hiddenRows?: number[];
  /** "B" */
  hiddenColumns?: string[];
  /** Heights in points by row number, widths in characters by column name. */
  rowHeights?: Record<number, number>;
  columnWidths?: Record<string, number>;
  /** Rows that say nothing else are hidden. */
  zeroHeight?: boolean;
  /** Text that turns white under a condition: `{ range: "B2:B9", formula: "TRUE" }`, or compared as `operator` says. */
  whiteWhere?: { range: string; formula: string; operator?: string }[];
}

/** What else a workbook is made of. */
export interface XlsxOptions {
  definedNames?: { name: string; refersTo: string }[];
  /** More parts for the archive, or other content for one of ours: `{ "xl/vbaProject.bin": … }`. */
  parts?: Record<string, string | Uint8Array>;
}

const KNOWN: Readonly<Record<keyof XlsxOptions, true>> = { definedNames: true, parts: true };
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/**
 * A real .xlsx file, small and made in code: for tests, examples and set-ups of your own.
 *
 * ```ts
 * makeXlsx([{ name: "Revenue", rows: [["MRR", 42_000], ["ARR", { v: 504_000, f: "B1*12" }]] }]);
 * ```
 */
export function makeXlsx(sheets: SheetSpec[], options: XlsxOptions = {}): Uint8Array {
  requireList("The sheets", sheets);
  refuseUnknown("makeXlsx", options, KNOWN);
  const styles = collectStyles(sheets);
  const parts: Record<string, string | Uint8Array> = {
    "[Content_Types].xml": contentTypes(sheets.length),
    "_rels/.rels": relations([["rId1", "officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": workbookPart(sheets, options),
    "xl/_rels/workbook.xml.rels": relations([
      ...sheets.map((_, i): [string, string, string] => [`rId${i + 1}`, "worksheet", `worksheets/sheet${i + 1}.xml`]),
      [`rId${sheets.length + 1}`, "styles", "styles.xml"],
    ]),
    "xl/styles.xml": stylesPart(styles),
  };
  sheets.forEach((sheet, index) => {
    parts[`xl/worksheets/sheet${index + 1}.xml`] = sheetPart(sheet, styles);
  });
  const files = Object.entries({ ...parts, ...options.parts }).map(
    ([name, content]) => [name, typeof content === "string" ? strToU8(content) : content] as const,
  );
  return zipSync(Object.fromEntries(files), { level: 6, mtime: "2024-01-01" });
}

function sheetPart(sheet: SheetSpec, styles: Style[]): string {
  const hiddenRows = new Set(sheet.hiddenRows);
  const rows = sheet.rows.map((cells, index) => {
    const number = index + 1;
    const hidden = hiddenRows.has(number) ? ' hidden="1"' : "";
    const height = sheet.rowHeights?.[number];
    const tall = height === undefined ? "" : ` ht="${height}" customHeight="1"`;
    const body = cells.map((cell, column) => cellPart(cell, `${columnName(column + 1)}${number}`, styles)).join("");
    return body === "" && hidden === "" ? "" : `<row r="${number}"${hidden}${tall}>${body}</row>`;
  });
  const columns = [
    ...(sheet.hiddenColumns ?? []).map((name) => ({ number: columnNumber(name), rest: 'width="9" hidden="1"' })),
    ...Object.entries(sheet.columnWidths ?? {}).map(([name, width]) => ({
      number: columnNumber(name),
      rest: `width="${width}" customWidth="1"`,
    })),
  ]
    .sort((a, b) => a.number - b.number)
    .map(({ number, rest }) => `<col min="${number}" max="${number}" ${rest}/>`);
  const conditions = (sheet.whiteWhere ?? []).map(({ range, formula, operator }) => {
    const type = operator === undefined ? 'type="expression"' : `type="cellIs" operator="${operator}"`;
    const rule = `<cfRule ${type} dxfId="0" priority="1"><formula>${escapeXml(formula)}</formula></cfRule>`;
    return `<conditionalFormatting sqref="${range}">${rule}</conditionalFormatting>`;
  });
  const merges = (sheet.merges ?? []).map((range) => `<mergeCell ref="${range}"/>`);
  return [
    `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}">`,
    sheet.zeroHeight ? '<sheetFormatPr defaultRowHeight="15" zeroHeight="1"/>' : "",
    columns.length > 0 ? `<cols>${columns.join("")}</cols>` : "",
    `<sheetData>${rows.join("")}</sheetData>`,
    merges.length > 0 ? `<mergeCells count="${merges.length}">${merges.join("")}</mergeCells>` : "",
    ...conditions,
    "</worksheet>",
  ].join("");
}

function cellPart(spec: CellSpec | string | number | null, ref: string, styles: Style[]): string {
  if (spec === null) return "";
  const { v, f, z, look }: CellSpec = typeof spec === "object" ? spec : { v: spec };
  if (v === undefined && f === undefined) return "";
  const key = styleKey({ z, look });
  const style = key === PLAIN ? "" : ` s="${styles.findIndex((one) => styleKey(one) === key) + 1}"`;
  const formula = f === undefined ? "" : `<f>${escapeXml(f)}</f>`;
  if (v === undefined) return `<c r="${ref}"${style}>${formula}</c>`;
  if (typeof v === "number") return `<c r="${ref}"${style}>${formula}<v>${v}</v></c>`;
  if (typeof v === "boolean") return `<c r="${ref}"${style} t="b">${formula}<v>${v ? 1 : 0}</v></c>`;
  if (/^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A)$/.test(v)) {
    return `<c r="${ref}"${style} t="e">${formula}<v>${v}</v></c>`;
  }
  if (f !== undefined) return `<c r="${ref}"${style} t="str">${formula}<v>${escapeXml(v)}</v></c>`;
  return `<c r="${ref}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(v)}</t></is></c>`;
}

function workbookPart(sheets: SheetSpec[], options: XlsxOptions): string {
  const tabs = sheets.map(({ name, hidden }, index) => {
    const state = hidden === "very" ? ' state="veryHidden"' : hidden ? ' state="hidden"' : "";
    return `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`;
  });
  const names = (options.definedNames ?? []).map(
    ({ name, refersTo }) => `<definedName name="${escapeXml(name)}">${escapeXml(refersTo)}</definedName>`,
  );
  return [
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${tabs.join("")}</sheets>`,
    names.length > 0 ? `<definedNames>${names.join("")}</definedNames>` : "",
    "</workbook>",
  ].join("");
}

interface Style {
  z?: string | undefined;
  look?: CellLook | undefined;
}

const PLAIN = styleKey({});

function styleKey({ z, look }: Style): string {
  return JSON.stringify([z ?? null, look?.colour ?? null, look?.theme ?? null, look?.size ?? null, look?.fill ?? null]);
}

function stylesPart(styles: Style[]): string {
  const codes = styles.map(
    ({ z = "General" }, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escapeXml(z)}"/>`,
  );
  const fonts = styles.map(({ look = {} }) => {
    const { colour, theme, size = 11 } = look;
    const ink = theme !== undefined ? `theme="${theme}"` : colour !== undefined ? `rgb="FF${colour}"` : null;
    return `<font><sz val="${size}"/>${ink === null ? "" : `<color ${ink}/>`}<name val="Calibri"/></font>`;
  });
  const fills = styles.map(({ look }) =>
    look?.fill === undefined
      ? '<fill><patternFill patternType="none"/></fill>'
      : `<fill><patternFill patternType="solid"><fgColor rgb="FF${look.fill}"/></patternFill></fill>`,
  );
  const xfs = styles.map(
    (_, at) => `<xf numFmtId="${164 + at}" fontId="${at + 1}" fillId="${at + 1}" applyNumberFormat="1"/>`,
  );
  return [
    `${HEAD}<styleSheet xmlns="${MAIN}">`,
    codes.length > 0 ? `<numFmts count="${codes.length}">${codes.join("")}</numFmts>` : "",
    `<fonts count="${fonts.length + 1}"><font><sz val="11"/><name val="Calibri"/></font>${fonts.join("")}</fonts>`,
    `<fills count="${fills.length + 1}"><fill><patternFill patternType="none"/></fill>${fills.join("")}</fills>`,
    '<borders count="1"><border/></borders>',
    `<cellXfs count="${xfs.length + 1}"><xf numFmtId="0"/>${xfs.join("")}</cellXfs>`,
    '<dxfs count="1"><dxf><font><color rgb="FFFFFFFF"/></font></dxf></dxfs></styleSheet>',
  ].join("");
}

function contentTypes(sheetCount: number): string {
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const sheets = Array.from(
    { length: sheetCount },
    (_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${type}.worksheet+xml"/>`,
  );
  return [
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${sheets.join("")}</Types>`,
  ].join("");
}

function relations(list: [id: string, type: string, target: string][]): string {
  const items = list.map(([id, type, to]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${to}"/>`);
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${items.join("")}</Relationships>`;
}

function collectStyles(sheets: SheetSpec[]): Style[] {
  const styles = new Map<string, Style>();
  for (const { rows } of sheets) {
    for (const cell of rows.flat()) {
      if (cell === null || typeof cell !== "object") continue;
      const key = styleKey(cell);
      if (key !== PLAIN) styles.set(key, { z: cell.z, look: cell.look });
    }
  }
  return [...styles.values()];
}
