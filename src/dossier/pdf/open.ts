import { isRefusal, TribunalError } from "../../domain/errors.ts";
import { discardPdfium, loadPdfium, type Pdfium } from "./pdfium.ts";

const PASSWORD_ERROR = 4;
const SECURITY_ERROR = 5;
const HEADER_WITHIN = 1024;
const TAIL = 8192;

/** Opens a PDF, hands it to `use` and closes it whatever happens. Everything wrong with the file is a TribunalError. */
export async function withPdf<T>(
  bytes: Uint8Array,
  use: (pdfium: Pdfium, document: number, pages: number) => T,
): Promise<T> {
  requireHeader(bytes);
  const pdfium = await loadPdfium();
  try {
    return openAndUse(pdfium, bytes, use);
  } catch (error) {
    if (isRefusal(error)) throw error;
    discardPdfium();
    throw crash(pdfium, error);
  }
}

function openAndUse<T>(
  pdfium: Pdfium,
  bytes: Uint8Array,
  use: (pdfium: Pdfium, document: number, pages: number) => T,
): T {
  const { call } = pdfium;
  const data = call.malloc(bytes.length);
  if (data === 0) throw new TribunalError("parse_memory", "The file does not fit in the memory a document may use.");
  pdfium.bytes().set(bytes, data);
  const document = call.FPDF_LoadMemDocument(data, bytes.length, 0);
  const close = () => {
    if (document !== 0) call.FPDF_CloseDocument(document);
    call.free(data);
  };
  try {
    if (document === 0) throw refusal(call.FPDF_GetLastError());
    if (call.FPDF_DocumentHasValidCrossReferenceTable(document) === 0 && isCutShort(bytes)) throw cutShort();
    const pages = call.FPDF_GetPageCount(document);
    if (pages <= 0) throw new TribunalError("file_damaged", "The PDF has no pages.");
    const result = use(pdfium, document, pages);
    close();
    return result;
  } catch (error) {
    // After anything but a refusal of ours PDFium has trapped, and is thrown away as it is.
    if (isRefusal(error)) close();
    throw error;
  }
}

/** A whole file ends with the place of its table of contents. PDFium mends a file without one, and loses pages. */
function isCutShort(bytes: Uint8Array): boolean {
  const tail = Buffer.from(
    bytes.buffer,
    bytes.byteOffset + Math.max(0, bytes.length - TAIL),
    Math.min(bytes.length, TAIL),
  );
  return !tail.includes("startxref") && !tail.includes("%%EOF");
}

function cutShort(): TribunalError {
  return new TribunalError("file_damaged", "The PDF is cut short: its end is missing. Hand over the whole file.");
}

function requireHeader(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new TribunalError("file_empty", "The file is empty.");
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WITHIN)).toString("latin1");
  if (!head.includes("%PDF-")) {
    throw new TribunalError("wrong_format", "The file is not a PDF: it does not begin like one.");
  }
}

function refusal(code: number): TribunalError {
  if (code === PASSWORD_ERROR || code === SECURITY_ERROR) {
    return new TribunalError("file_encrypted", "The PDF is protected by a password. Hand over a copy without one.");
  }
  return new TribunalError("file_damaged", "The PDF is damaged or cut short. Export it again.", { pdfium: code });
}

function crash(pdfium: Pdfium, error: unknown): TribunalError {
  const text = error instanceof Error ? error.message : String(error);
  return pdfium.isOutOfMemory()
    ? new TribunalError("parse_memory", "Reading the PDF needs more memory than a document may use.", {}, error)
    : new TribunalError("parser_crashed", "The PDF made the reader fail. Export it again.", { fault: text }, error);
}
