import { strToU8, zipSync } from "fflate";
import { OWN_PAPER } from "../../domain/own-paper.ts";
import { textXml } from "./cells.ts";
import type { Page, Sheet } from "./sheet.ts";
import { pageXml, rangeOf, sheetXml } from "./sheet-xml.ts";
import { stylesXml } from "./styles.ts";
import { tabNames } from "./tab-names.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

type Tab = Sheet | Page;
const isTable = (tab: Tab): tab is Sheet => "columns" in tab;

/** An .xlsx file. The same sheets give the same bytes. */
export function writeWorkbook(tabs: readonly Tab[], about: { title: string; written: Date }): Uint8Array {
  const parts: Record<string, string> = {
    "[Content_Types].xml": contentTypes(tabs.length),
    "_rels/.rels": relations([
      [`${OFFICE}/officeDocument`, "xl/workbook.xml"],
      [`${PACKAGE}/relationships/metadata/core-properties`, "docProps/core.xml"],
    ]),
    "docProps/core.xml": coreXml(about),
    "xl/workbook.xml": workbookXml(tabs),
    "xl/_rels/workbook.xml.rels": relations([
      ...tabs.map((_, at): [string, string] => [`${OFFICE}/worksheet`, `worksheets/sheet${at + 1}.xml`]),
      [`${OFFICE}/styles`, "styles.xml"],
    ]),
    "xl/styles.xml": `${HEAD}${stylesXml(MAIN)}`,
  };
  for (const [at, tab] of tabs.entries()) {
    const drawn = isTable(tab) ? sheetXml(tab, at === 0) : pageXml(tab, at === 0);
    parts[`xl/worksheets/sheet${at + 1}.xml`] = `${HEAD}<worksheet xmlns="${MAIN}">${drawn}</worksheet>`;
  }
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)] as const);
  // Archives hold local time: made of local parts it is the same bytes in every time zone.
  return zipSync(Object.fromEntries(files), { level: 6, mtime: new Date(2000, 0, 1) });
}

function workbookXml(tabs: readonly Tab[]): string {
  const names = tabNames(tabs.map(({ name }) => name));
  const sheets = names.map((name, at) => `<sheet name="${textXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const filters = tabs.flatMap((tab, at) => {
    if (!isTable(tab)) return [];
    const range = rangeOf(tab).replace(/([A-Z]+)(\d+)/g, "$$$1$$$2");
    const place = textXml(`'${(names[at] ?? "").replace(/'/g, "''")}'!${range}`);
    return [`<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">${place}</definedName>`];
  });
  return [
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews>`,
    `<sheets>${sheets.join("")}</sheets>`,
    filters.length === 0 ? "" : `<definedNames>${filters.join("")}</definedNames>`,
    "</workbook>",
  ].join("");
}

function coreXml({ title, written }: { title: string; written: Date }): string {
  const at = `${written.toISOString().slice(0, 19)}Z`;
  return [
    `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"`,
    ' xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${textXml(title)}</dc:title><dc:creator>Tribunal</dc:creator><cp:keywords>${OWN_PAPER}</cp:keywords>`,
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
