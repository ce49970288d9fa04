import { TribunalError } from "../../../domain/errors.ts";
import type { ReadLimits } from "../../reader.ts";
import type { ZipArchive } from "../../zip.ts";
import { type Grid, type Note, parseArea, type Workbook } from "../grid.ts";
import { tooManyCells } from "../limits.ts";
import { readFormats } from "./formats.ts";
import { readWorkbookPart, relationsOf, type Tab } from "./parts.ts";
import { attribute } from "./scan.ts";
import { readSheetPart, type SheetContext } from "./sheet-part.ts";
import { readComments, readSharedStrings } from "./strings.ts";

/** Reads an opened .xlsx or .xlsm. Macros, pictures and links to other files are seen and left alone. */
export function readXlsx(zip: ZipArchive, limits: ReadLimits): Workbook {
  const { tabs, definedNames, date1904, stylesPart, stringsPart } = readWorkbookPart(zip);
  let cells = 0;
  const context: SheetContext = {
    strings: stringsPart !== null && zip.has(stringsPart) ? readSharedStrings(zip.readXml(stringsPart)) : [],
    formats: stylesPart !== null && zip.has(stylesPart) ? readFormats(zip.readXml(stylesPart), date1904) : [],
    count: () => {
      if (++cells > limits.maxCells) throw tooManyCells(cells, limits.maxCells);
    },
  };
  return {
    grids: tabs.map((tab, index) => readTab(zip, tab, index + 1, context)),
    definedNames,
    date1904,
    macros: zip.names.some((name) => /vbaProject\.bin$/i.test(name)),
    externalLinks: zip.names.some((name) => /^xl\/externalLinks\/externalLink/i.test(name)),
  };
}

function readTab(zip: ZipArchive, tab: Tab, number: number, context: SheetContext): Grid {
  const { name, hidden, part } = tab;
  const empty = { rows: [], merges: [], hiddenRows: new Set<number>(), hiddenColumns: new Set<number>() };
  if (part === null) return { number, name, hidden, ...empty, notes: [] };
  if (!zip.has(part)) {
    throw new TribunalError("file_damaged", `The sheet "${name}" is listed and missing.`, { sheet: name });
  }
  return { number, name, hidden, ...readSheetPart(zip.readXml(part), context), notes: notesOf(zip, part) };
}

function notesOf(zip: ZipArchive, part: string): Note[] {
  return relationsOf(zip, part)
    .filter(({ type, target }) => type === "comments" && zip.has(target))
    .flatMap(({ target }) => readComments(zip.readXml(target), attribute))
    .flatMap(({ ref, text }) => {
      const place = parseArea(ref);
      return place === null ? [] : [{ row: place.top, column: place.left, text }];
    });
}
