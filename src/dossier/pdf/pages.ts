import type { ExtractionIssue, Section } from "../../domain/document.ts";
import type { ReadLimits } from "../reader.ts";
import { withPdf } from "./open.ts";
import { readPage } from "./page.ts";
import { onPage } from "./page-clock.ts";
import type { Pdfium } from "./pdfium.ts";

/** A page and its place in the document, from 0. */
export type PageAt = [index: number, section: Section];

const SCRATCH_BYTES = 64;

/** Hands out page numbers until there are none left: null then. */
export type NextPages = () => { from: number; to: number } | null;

/** Milliseconds that drawing pages may take in all; then what only drawing settles stays in doubt. */
const DRAWING_MS = 30_000;

/** Reads the pages it is handed, of an open document. */
export function readPages(
  pdfium: Pdfium,
  document: number,
  next: NextPages,
  { slowPages = {}, pageMs }: ReadLimits,
): PageAt[] {
  const scratch = pdfium.call.malloc(SCRATCH_BYTES);
  const drawing = { left: DRAWING_MS };
  const found: PageAt[] = [];
  for (let range = next(); range !== null; range = next()) {
    for (let index = range.from; index < range.to; index++) {
      const before = slowPages[index + 1];
      const read = () => readPage(pdfium, document, index, scratch, before === undefined ? drawing : { left: 0 });
      found.push([index, before === "unread" ? slowSection(index + 1, pageMs) : onPage(index + 1, pageMs, read)]);
    }
  }
  pdfium.call.free(scratch);
  return found;
}

/** Opens the document and reads the pages it is handed. */
export function openAndReadPages(bytes: Uint8Array, next: NextPages, limits: ReadLimits): Promise<PageAt[]> {
  return withPdf(bytes, (pdfium, document) => readPages(pdfium, document, next, limits));
}

/** A page that took too long twice: named, and nothing on it can be used. */
function slowSection(number: number, limit: number): Section {
  const issue: ExtractionIssue = { code: "slow_page", level: "blocking", detail: { limit }, section: number };
  return { kind: "page", number, rows: [], hiddenRows: [], stream: "", issues: [issue] };
}
