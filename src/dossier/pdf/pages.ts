import type { ExtractionIssue, Section } from "../../domain/document.ts";
import type { ReadLimits } from "../reader.ts";
import { withPdf } from "./open.ts";
import { readPage } from "./page.ts";
import { onPage } from "./page-clock.ts";
import { PageTurner } from "./page-turner.ts";
import type { Pdfium } from "./pdfium.ts";

/** A page and its place in the document, from 0. */
export type PageAt = [index: number, section: Section];

const SCRATCH_BYTES = 64;

/** Hands out pages, counted from 0, until there are none left: null then. */
export type NextPage = () => number | null;

/** Milliseconds that drawing pages may take in all; then what only drawing settles stays in doubt. */
const DRAWING_MS = 30_000;

/** Reads the pages it is handed, of an open document. */
export function readPages(
  pdfium: Pdfium,
  document: number,
  next: NextPage,
  { slowPages = {}, pageMs }: ReadLimits,
): PageAt[] {
  const scratch = pdfium.call.malloc(SCRATCH_BYTES);
  const pages = new PageTurner(pdfium, document, scratch);
  const drawing = { left: DRAWING_MS };
  const found: PageAt[] = [];
  for (let index = next(); index !== null; index = next()) {
    const at = index;
    const before = slowPages[at + 1];
    const read = () => readPage(pdfium, pages, at, scratch, before === undefined ? drawing : { left: 0 });
    found.push([at, before === "unread" ? slowSection(at + 1, pageMs) : onPage(at + 1, pageMs, read)]);
  }
  pages.close();
  pdfium.call.free(scratch);
  return found;
}

/** Opens the document and reads the pages it is handed. */
export function openAndReadPages(bytes: Uint8Array, next: NextPage, limits: ReadLimits): Promise<PageAt[]> {
  return withPdf(bytes, (pdfium, document) => readPages(pdfium, document, next, limits));
}

/** A page that took too long twice: named, and nothing on it can be used. */
function slowSection(number: number, limit: number): Section {
  const issue: ExtractionIssue = { code: "slow_page", level: "blocking", detail: { limit }, section: number };
  return { kind: "page", number, rows: [], hiddenRows: [], stream: "", issues: [issue] };
}
