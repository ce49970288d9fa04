import type { DocumentCard, SourceDocument } from "./document.ts";
import type { TribunalErrorCode } from "./errors.ts";

/** Which documents a deal has, without what stands in them: how stages know it. */
export interface DossierCard {
  documents: readonly DocumentCard[];
  /** Documents that are there but could not be read, each with its reason. */
  unreadable: UnreadableDocument[];
  /** How far the sources carry (SPEC §1, fallback ladder). */
  coverage: Coverage;
}

/** All the documents of a deal, read, with what could not be read. */
export interface Dossier extends DossierCard {
  documents: SourceDocument[];
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
