import type { SourceDocument } from "../domain/document.ts";

/** What a document may cost. Checked before and while it is read; exceeding one is a typed error naming it. */
export interface ReadLimits {
  /** Bytes of the file itself. Default 200 MB. */
  maxFileBytes: number;
  /** Bytes an archive (PPTX, XLSX, DOCX) or a compressed stream may inflate to. Default 500 MB. */
  maxInflatedBytes: number;
  /** Default 5,000. */
  maxPages: number;
  /** Cells that hold something, over all sheets. Default 2,000,000. */
  maxCells: number;
  /** Milliseconds for one page of a PDF. Default 8,000. */
  pageMs: number;
  /** Pages of a PDF, from 1, that took too long when they were read before: read without drawing them, or left out. */
  slowPages?: Record<number, "undrawn" | "unread">;
}

export const DEFAULT_READ_LIMITS: ReadLimits = {
  maxFileBytes: 200_000_000,
  maxInflatedBytes: 500_000_000,
  maxPages: 5_000,
  maxCells: 2_000_000,
  pageMs: 8_000,
};

/** A document as its reader gives it, before the dossier names it. */
export type ParsedDocument = Omit<SourceDocument, "id" | "name" | "source">;

/**
 * Bytes in, evidence out. Runs inside the parsing process; throws TribunalError for what is wrong with the file
 * (the caller adds the file's name).
 */
export type Reader = (bytes: Uint8Array, limits: ReadLimits) => Promise<ParsedDocument>;
