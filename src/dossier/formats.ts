import { extname } from "node:path";
import type { DocumentFormat } from "../domain/document.ts";
import { TribunalError } from "../domain/errors.ts";
import { inspectZip, isOle } from "./zip.ts";

/** What the bytes are, whatever the file is called. Text formats cannot be told apart by content alone. */
type Content = "pdf" | "pptx" | "xlsx" | "docx" | "text" | "html" | "rtf" | "image" | "archive" | "program" | OldOffice;
type OldOffice = "old_word" | "old_powerpoint" | "ole";

const BY_EXTENSION: Record<string, DocumentFormat> = {
  pdf: "pdf",
  pptx: "pptx",
  pptm: "pptx",
  ppsx: "pptx",
  xlsx: "xlsx",
  xlsm: "xlsx",
  xlsb: "xlsx",
  xls: "xlsx",
  ods: "xlsx",
  docx: "docx",
  docm: "docx",
  md: "markdown",
  markdown: "markdown",
  txt: "text",
  text: "text",
  csv: "csv",
  tsv: "csv",
  ofx: "csv",
  qfx: "csv",
  xml: "csv",
  json: "json",
};

const TEXT_FORMATS: DocumentFormat[] = ["markdown", "text", "csv", "json"];

/** The format a file's name promises; null where the name promises none we know. */
export function formatByName(name: string): DocumentFormat | null {
  const extension = extname(name).slice(1).toLowerCase();
  return Object.hasOwn(BY_EXTENSION, extension) ? (BY_EXTENSION[extension] ?? null) : null;
}

/**
 * The format to read a file with. The content decides, the name must agree; text formats are told apart by name.
 * Throws where they disagree, and for what cannot be read at all. Nothing is inflated.
 */
export function detectFormat(name: string, bytes: Uint8Array): DocumentFormat {
  if (bytes.length === 0) throw new TribunalError("file_empty", `${name} is empty.`, { file: name });
  const promised = formatByName(name);
  const content = contentOf(bytes, promised);
  if (content === null) {
    if (promised !== null && !TEXT_FORMATS.includes(promised)) {
      throw new TribunalError("file_damaged", `${name} does not begin as a ${promised} file does.`, {
        file: name,
        expected: promised,
        found: "unknown",
      });
    }
    throw refusal(promised, name, "unknown");
  }
  if (content === "text") {
    if (promised === null) return looksLikeJson(bytes) ? "json" : "text";
    if (promised === "text" && isLedger(bytes)) return "csv";
    if (TEXT_FORMATS.includes(promised)) return promised;
    // An .xls exported by a web page is often tab-separated text.
    throw refusal(promised, name, looksLikeJson(bytes) ? "json" : "text");
  }
  if (content === promised) return promised;
  const readable = content === "pdf" || content === "pptx" || content === "xlsx" || content === "docx";
  if (readable && promised === null) return content;
  throw refusal(promised, name, content);
}

function refusal(promised: DocumentFormat | null, file: string, found: string): TribunalError {
  if (promised === null) {
    return new TribunalError("unsupported_format", `${file} has a format that cannot be read (${found}).`, {
      file,
      found,
    });
  }
  return new TribunalError("wrong_format", `${file} should be ${promised} and is ${found}.`, {
    file,
    expected: promised,
    found,
  });
}

const startsWith = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);

function contentOf(bytes: Uint8Array, promised: DocumentFormat | null): Content | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).toString("latin1");
  if (head.includes("%PDF-")) return "pdf";
  if (startsWith(bytes, 0x50, 0x4b)) return zipContent(bytes, promised);
  if (isOle(bytes)) return oleContent(bytes);
  if (head.startsWith("{\\rtf")) return "rtf";
  if (head.startsWith("\x89PNG") || head.startsWith("GIF8") || startsWith(bytes, 0xff, 0xd8, 0xff)) return "image";
  if (startsWith(bytes, 0x1f, 0x8b) || head.startsWith("Rar!") || head.startsWith("7z\xbc\xaf")) return "archive";
  if (head.startsWith("MZ") || head.startsWith("\x7fELF")) return "program";
  if (/^(\xef\xbb\xbf)?\s*(<!--[\s\S]*?-->\s*)?<(!doctype\s+html|html|head|body)\b/i.test(head)) return "html";
  return looksLikeText(bytes) ? "text" : null;
}

function zipContent(bytes: Uint8Array, promised: DocumentFormat | null): Content {
  let names: string[];
  try {
    names = inspectZip(bytes).entries.map((entry) => entry.name);
  } catch (error) {
    // A damaged archive keeps the format its name promises: its reader says what is wrong.
    if (promised === "pptx" || promised === "xlsx" || promised === "docx") return promised;
    throw error;
  }
  if (names.some((name) => name.startsWith("ppt/"))) return "pptx";
  if (names.some((name) => name.startsWith("xl/"))) return "xlsx";
  if (names.some((name) => name.startsWith("word/"))) return "docx";
  const openDocument = names.includes("mimetype") && names.includes("content.xml");
  return openDocument && promised === "xlsx" ? "xlsx" : "archive";
}

function oleContent(bytes: Uint8Array): Content {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const has = (stream: string) => buffer.includes(Buffer.from(stream, "utf16le"));
  if (has("EncryptedPackage") || has("EncryptionInfo")) {
    throw new TribunalError("file_encrypted", "This file is protected by a password. Save it without one.");
  }
  if (has("WordDocument")) return "old_word";
  if (has("PowerPoint Document")) return "old_powerpoint";
  return has("Workbook") || has("Book") ? "xlsx" : "ole";
}

function looksLikeText(bytes: Uint8Array): boolean {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) return true;
  const sample = bytes.subarray(0, 65_536);
  let odd = 0;
  for (const byte of sample) {
    if (byte === 0) return false;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12) odd++;
  }
  return odd <= sample.length / 200;
}

/** The file of accounting entries that French law prescribes (FEC) is a table, whatever it is called. */
const isLedger = (bytes: Uint8Array): boolean =>
  /^(\xef\xbb\xbf)?JournalCode[\t|]/i.test(Buffer.from(bytes.subarray(0, 32)).toString("latin1"));

function looksLikeJson(bytes: Uint8Array): boolean {
  return /^(\xef\xbb\xbf)?\s*[{[]\s*(["{[\]}\d-]|true|false|null)/.test(
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 256)).toString("latin1"),
  );
}
