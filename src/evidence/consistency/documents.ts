import type { Dossier } from "../../domain/dossier.ts";
import type { Statement } from "./statement.ts";

/** A company's documents, and the figures of their fact sheet as statements. */
export interface Documents {
  dossier: Dossier;
  statements: readonly Statement[];
}
