import type { Section } from "../../domain/document.ts";
import { TribunalError } from "../../domain/errors.ts";
import type { Locale } from "../../domain/locale.ts";
import { detectLanguage, looksGarbled } from "../language.ts";
import type { Reader, ReadLimits } from "../reader.ts";
import { withPdf } from "./open.ts";
import { isDamaged } from "./page.ts";
import { askHelper } from "./page-helper.ts";
import { setPrintedNumbers } from "./page-numbers.ts";
import { helperHasStarted, newPageQueue, takeFrom } from "./page-queue.ts";
import { openAndReadPages, type PageAt, readPages } from "./pages.ts";

const LANGUAGE_SAMPLE = 20_000;

/** Reads a PDF: for each page the lines a person reads, with their places, and the text in the file's own order. */
export const readPdf: Reader = async (bytes, limits) => {
  const sections = await readSections(bytes, limits);
  const language = documentLanguage(sections);
  for (const section of sections) markGarbled(section, language);
  const issues = setPrintedNumbers(sections);
  if (isCutShort(bytes)) issues.push({ code: "truncated", level: "warning", detail: {} });
  return { format: "pdf", language, sections, issues };
};

/** A PDF ends with a mark. Without it the file was cut, and PDFium's repair may have lost pages without a word. */
function isCutShort(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf("%%EOF") < 0;
}

/** Long documents are read by two threads that share the pages between them. */
async function readSections(bytes: Uint8Array, limits: ReadLimits): Promise<Section[]> {
  const { queue, helper, own } = await withPdf(bytes, (pdfium, document, pages) => {
    requirePages(pages, limits);
    const queue = newPageQueue(pages);
    const helper = askHelper(bytes, queue, limits);
    return { queue, helper, own: readPages(pdfium, document, takeFrom(queue), limits) };
  });
  const sections = new Array<Section | undefined>(queue.pages).fill(undefined);
  const put = (pages: PageAt[]) => {
    for (const [index, section] of pages) sections[index] = section;
  };
  put(own);
  if (helper !== undefined && helperHasStarted(queue)) put(await helper);
  const missing = sections.flatMap((section, index) => (section === undefined ? [index] : []));
  if (missing.length > 0) put(await openAndReadPages(bytes, () => missing.shift() ?? null, limits));
  const whole = sections.filter((section) => section !== undefined);
  if (whole.every(isDamaged))
    throw new TribunalError("file_damaged", "No page of the PDF can be read.", { pages: whole.length });
  return whole;
}

function requirePages(pages: number, limits: ReadLimits): void {
  if (pages <= limits.maxPages) return;
  throw new TribunalError("too_many_pages", `The PDF has ${pages} pages; at most ${limits.maxPages} are read.`, {
    pages,
    limit: limits.maxPages,
  });
}

/** From a little text of every page: a foreign cover or a garbled page does not decide. */
function documentLanguage(sections: Section[]): Locale | "other" | null {
  const share = Math.max(200, Math.ceil(LANGUAGE_SAMPLE / sections.length));
  return detectLanguage(sections.map(({ stream = "" }) => stream.slice(0, share)).join("\n"));
}

function markGarbled(section: Section, language: Locale | "other" | null): void {
  if (!looksGarbled(section.stream ?? "", language)) return;
  section.issues.push({ code: "garbled_text", level: "blocking", detail: {}, section: section.number });
}
