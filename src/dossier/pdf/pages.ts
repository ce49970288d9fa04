import type { Section } from "../../domain/document.ts";
import { withPdf } from "./open.ts";
import { readPage } from "./page.ts";
import type { Pdfium } from "./pdfium.ts";

/** A page and its place in the document, from 0. */
export type PageAt = [index: number, section: Section];

const SCRATCH_BYTES = 64;

/** Hands out page numbers until there are none left: null then. */
export type NextPages = () => { from: number; to: number } | null;

/** Reads the pages it is handed, of an open document. */
export function readPages(pdfium: Pdfium, document: number, next: NextPages): PageAt[] {
  const scratch = pdfium.call.malloc(SCRATCH_BYTES);
  const found: PageAt[] = [];
  for (let range = next(); range !== null; range = next()) {
    for (let index = range.from; index < range.to; index++) {
      found.push([index, readPage(pdfium, document, index, scratch)]);
    }
  }
  pdfium.call.free(scratch);
  return found;
}

/** Opens the document and reads the pages it is handed. */
export function openAndReadPages(bytes: Uint8Array, next: NextPages): Promise<PageAt[]> {
  return withPdf(bytes, (pdfium, document) => readPages(pdfium, document, next));
}
