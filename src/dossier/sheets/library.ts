import * as xlsx from "@e965/xlsx";
import { TribunalError } from "../../domain/errors.ts";
import type { ReadLimits } from "../reader.ts";
import type { ZipArchive } from "../zip.ts";
import type { Workbook } from "./grid.ts";
import { toGrid } from "./library-sheet.ts";
import { tooManyCells } from "./limits.ts";
import { applyOdsVisibility } from "./ods-visibility.ts";

const OPTIONS: xlsx.ParsingOptions = {
  cellFormula: true,
  cellHTML: false,
  cellNF: true,
  cellStyles: true,
  cellText: true,
  dense: true,
  nodim: true,
  sheetStubs: true,
  dateNF: "yyyy-mm-dd",
};

interface UnpackedParts {
  FullPaths: string[];
  FileIndex: { name: string; content: Uint8Array; type: 2 }[];
}

/** Exported by the library and missing from its types: reads an archive that is already unpacked. */
const { parse_zip: parseParts } = xlsx as unknown as {
  parse_zip(parts: UnpackedParts, options: xlsx.ParsingOptions): xlsx.WorkBook;
};

/** Reads an opened .ods; only the parts with cells are unpacked, each checked first. */
export function readOds(zip: ZipArchive, limits: ReadLimits): Workbook {
  const parts: UnpackedParts = { FullPaths: [], FileIndex: [] };
  for (const name of ["META-INF/manifest.xml", "content.xml", "styles.xml"]) {
    const text = zip.has(name) ? zip.readXml(name) : "<empty/>";
    if (name === "META-INF/manifest.xml" && text.includes("encryption-data")) {
      throw new TribunalError("file_encrypted", "This workbook is protected by a password. Save it without one.");
    }
    parts.FullPaths.push(name);
    parts.FileIndex.push({ name, content: Buffer.from(text), type: 2 });
  }
  const book = guarded(() => parseParts(parts, { ...OPTIONS }));
  const macros = zip.names.some((name) => name.startsWith("Basic/"));
  const workbook = toWorkbook(book, limits, macros);
  applyOdsVisibility(workbook.grids, zip.readXml("content.xml"));
  return workbook;
}

/** Reads a .xls, the binary format before 2007. */
export function readXls(bytes: Uint8Array, limits: ReadLimits): Workbook {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const has = (stream: string) => buffer.includes(Buffer.from(stream, "utf16le"));
  if (has("EncryptedPackage")) {
    throw new TribunalError("file_encrypted", "This workbook is protected by a password. Save it without one.");
  }
  if (!has("Workbook") && !has("Book")) {
    throw new TribunalError("wrong_format", "This older Office file is not a workbook.", {
      expected: "xlsx",
      found: has("WordDocument") ? "doc" : has("PowerPoint Document") ? "ppt" : "ole",
    });
  }
  const book = guarded(() => xlsx.read(buffer, { ...OPTIONS, type: "buffer" }));
  return toWorkbook(book, limits, has("_VBA_PROJECT_CUR"));
}

function toWorkbook(book: xlsx.WorkBook, limits: ReadLimits, macros: boolean): Workbook {
  const states = book.Workbook?.Sheets ?? [];
  let cells = 0;
  const grids = book.SheetNames.map((name, index) => {
    const sheet = book.Sheets[name];
    if (sheet === undefined) {
      throw new TribunalError("file_damaged", `The sheet "${name}" cannot be read.`, { sheet: name });
    }
    const grid = toGrid(sheet, index + 1, name, (states[index]?.Hidden ?? 0) !== 0);
    cells += grid.rows.reduce((sum, row) => sum + row.cells.length, 0);
    if (cells > limits.maxCells) throw tooManyCells(cells, limits.maxCells);
    return grid;
  });
  return {
    grids,
    definedNames: (book.Workbook?.Names ?? []).map(({ Name, Ref, Sheet }) => ({
      name: Name,
      refersTo: Ref,
      ...(Sheet === undefined ? {} : { sheet: Sheet }),
    })),
    date1904: book.Workbook?.WBProps?.date1904 === true,
    macros,
    externalLinks: false,
  };
}

/** The library throws plain errors; whatever it cannot read is damaged or locked. */
function guarded(read: () => xlsx.WorkBook): xlsx.WorkBook {
  try {
    return read();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (/password|encrypt/i.test(reason)) {
      throw new TribunalError("file_encrypted", "This workbook is protected by a password.", { reason }, cause);
    }
    throw new TribunalError("file_damaged", "This workbook cannot be read: it is damaged.", { reason }, cause);
  }
}
