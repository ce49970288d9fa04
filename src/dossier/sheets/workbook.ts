import { TribunalError } from "../../domain/errors.ts";
import type { ReadLimits } from "../reader.ts";
import { isOle, openZip, type ZipArchive } from "../zip.ts";
import type { Workbook } from "./grid.ts";
import { readOds, readXls } from "./library.ts";
import { checkFileSize } from "./limits.ts";
import { readXlsx } from "./xlsx/read-xlsx.ts";

/** Reads a .xlsx, .xlsm, .ods or .xls by what it is, not by its name. Throws TribunalError for what is wrong with it. */
export function parseWorkbook(bytes: Uint8Array, limits: ReadLimits): Workbook {
  checkFileSize(bytes, limits);
  if (isOle(bytes)) return readXls(bytes, limits);
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw notAWorkbook(looksLike(bytes));
  const zip = openZip(bytes, limits);
  if (zip.has("xl/workbook.xml") || zip.names.some((name) => /workbook\d*\.xml$/i.test(name)))
    return readXlsx(zip, limits);
  if (isOpenDocumentSheet(zip)) return readOds(zip, limits);
  if (zip.has("xl/workbook.bin")) {
    throw new TribunalError("unsupported_format", "Binary workbooks (.xlsb) are not read. Save it as .xlsx.", {
      found: "xlsb",
    });
  }
  throw notAWorkbook(zip.has("word/document.xml") ? "docx" : zip.has("ppt/presentation.xml") ? "pptx" : "zip");
}

function notAWorkbook(found: string): TribunalError {
  return new TribunalError("wrong_format", "This is not a workbook: its content is not what its name says.", {
    expected: "xlsx",
    found,
  });
}

function looksLike(bytes: Uint8Array): string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 512)).trimStart().toLowerCase();
  if (start.startsWith("%pdf")) return "pdf";
  return /^<(!doctype html|html|table|head|body)/.test(start) ? "html" : "unknown";
}

function isOpenDocumentSheet(zip: ZipArchive): boolean {
  if (!zip.has("content.xml")) return false;
  if (!zip.has("mimetype")) return zip.has("META-INF/manifest.xml");
  return new TextDecoder().decode(zip.read("mimetype")).includes("opendocument.spreadsheet");
}
