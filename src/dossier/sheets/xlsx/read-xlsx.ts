import { TribunalError } from "../../../domain/errors.ts";
import type { Rgb } from "../../contrast.ts";
import type { ReadLimits } from "../../reader.ts";
import { attributeIn } from "../../xml-scan.ts";
import type { ZipArchive } from "../../zip.ts";
import { type Area, type Grid, type Note, parseArea, type Workbook } from "../grid.ts";
import { tooManyCells } from "../limits.ts";
import { readTheme } from "./colours.ts";
import { readFormats } from "./formats.ts";
import { type Looks, readLooks } from "./looks.ts";
import { readWorkbookPart, relationsOf, type Tab } from "./parts.ts";
import { readSheetPart, type SheetContext } from "./sheet-part.ts";
import { readComments, readSharedStrings } from "./strings.ts";

/** Reads an opened .xlsx or .xlsm. Macros, pictures and links to other files are seen and left alone. */
export function readXlsx(zip: ZipArchive, limits: ReadLimits): Workbook {
  const { tabs, definedNames, date1904, stylesPart, stringsPart } = readWorkbookPart(zip);
  let cells = 0;
  const context: SheetContext = {
    strings: stringsPart !== null && zip.has(stringsPart) ? readSharedStrings(zip.readXml(stringsPart)) : [],
    tables: [],
    looks: stylesPart !== null && zip.has(stylesPart) ? readLooks(zip.readXml(stylesPart), themeOf(zip)) : NO_LOOKS,
    formats: stylesPart !== null && zip.has(stylesPart) ? readFormats(zip.readXml(stylesPart), date1904) : [],
    count: () => {
      if (++cells > limits.maxCells) throw tooManyCells(cells, limits.maxCells);
    },
  };
  return {
    grids: tabs.map((tab, index) => readTab(zip, tab, index + 1, context, limits)),
    definedNames,
    date1904,
    macros: zip.names.some((name) => /vbaProject\.bin$/i.test(name)),
    externalLinks: zip.names.some((name) => /^xl\/externalLinks\/externalLink/i.test(name)),
  };
}

const NO_LOOKS: Looks = { styles: [], conditional: [] };

function themeOf(zip: ZipArchive): Rgb[] {
  const part = zip.names.find((name) => /^xl\/theme\/theme\d*\.xml$/i.test(name));
  return readTheme(part === undefined ? null : zip.readXml(part));
}

function readTab(zip: ZipArchive, tab: Tab, number: number, context: SheetContext, { maxCells }: ReadLimits): Grid {
  const { name, hidden, part } = tab;
  const empty = { rows: [], merges: [], hiddenRows: new Set<number>(), hiddenColumns: new Set<number>() };
  if (part === null) return { number, name, hidden, ...empty, notes: [] };
  if (!zip.has(part)) {
    throw new TribunalError("file_damaged", `The sheet "${name}" is listed and missing.`, { sheet: name });
  }
  const xml = zip.readXml(part);
  // A sheet that holds too many is not built cell by cell to find that out.
  const values = timesIn(xml, "<v>");
  if (values > maxCells) throw tooManyCells(values, maxCells);
  return {
    number,
    name,
    hidden,
    ...readSheetPart(xml, { ...context, tables: tablesOf(zip, part) }),
    notes: notesOf(zip, part),
  };
}

function timesIn(text: string, sign: string): number {
  let times = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) times++;
  return times;
}

function tablesOf(zip: ZipArchive, part: string): Area[] {
  const areas: Area[] = [];
  for (const { type, target } of relationsOf(zip, part)) {
    if (type !== "table" || !zip.has(target)) continue;
    const area = parseArea(/<(?:\w+:)?table\b[^>]*?\sref="([^"]+)"/.exec(zip.readXml(target))?.[1] ?? "");
    if (area !== null) areas.push(area);
  }
  return areas;
}

function notesOf(zip: ZipArchive, part: string): Note[] {
  return relationsOf(zip, part)
    .filter(({ type, target }) => type === "comments" && zip.has(target))
    .flatMap(({ target }) => readComments(zip.readXml(target), attributeIn))
    .flatMap(({ ref, text }) => {
      const place = parseArea(ref);
      return place === null ? [] : [{ row: place.top, column: place.left, text }];
    });
}
