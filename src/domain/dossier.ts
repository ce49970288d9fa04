import type { SourceDocument } from "./document.ts";
import type { TribunalErrorCode } from "./errors.ts";

/** All the documents of a deal, read, with what could not be read. */
export interface Dossier {
  documents: SourceDocument[];
  /** Documents that are there but could not be read, each with its reason. */
  unreadable: UnreadableDocument[];
  /** How far the sources carry (SPEC §1, fallback ladder). */
  coverage: Coverage;
}

/** A document that could not be read, and why. */
export interface UnreadableDocument {
  id: string;
  name: string;
  source: SourceDocument["source"];
  code: TribunalErrorCode;
  /** The evidence behind the code (limit, measured value, format found), so that it can be said in any language. */
  detail?: Record<string, string | number>;
  /** For people: what is wrong and what to do. */
  message: string;
}

/**
 * `normal`: primary sources are fine. `partial`: a primary source has unreadable or hidden parts.
 * `secondary_only`: databases alone, so trust is at most MEDIUM. `none`: nothing reliable, CANNOT_ASSESS.
 */
export type Coverage = "normal" | "partial" | "secondary_only" | "none";
