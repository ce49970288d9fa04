import type { Calculation } from "./calculation.ts";
import type { Dossier } from "./dossier.ts";

/**
 * What claims are checked against. Either built from files (`dossier` is set), or plain strings:
 * `deckExtracts` with "Slide 8" / "[Page 8]" markers, `financialModelExtracts` with "Onglet X, Ligne N" markers,
 * and JSON. Every check accepts both.
 */
export interface VerificationContext {
  dossier?: Dossier;
  deckExtracts?: string;
  financialModelExtracts?: string;
  contextEngineData?: unknown;
  fundingDbData?: unknown;
  /** Taken for programs that hand it over, and not read: sums are made from the documents, and nobody's word is evidence. */
  preComputedCalculations?: Calculation[] | Record<string, unknown>;
}
