import type { Dossier } from "../domain/dossier.ts";
import type { DocumentRequest } from "./document-input.ts";

/** Where a document's bytes are, to draw its pages later. A file is known by its size and date: another one is not drawn. */
export type Origin = { bytes: Uint8Array } | { path: string; size: number; modifiedMs: number };

const origins = new WeakMap<Dossier, Map<DocumentRequest["id"], Origin>>();

/** Kept beside the dossier, not in it: a dossier is plain data and may be written out as JSON. */
export function rememberOrigins(dossier: Dossier, byId: Map<string, Origin>): void {
  origins.set(dossier, byId);
}

/** A dossier made from another one has its documents from where that had them. */
export function keepOrigins(from: Dossier, to: Dossier): void {
  const known = origins.get(from);
  if (known !== undefined) origins.set(to, known);
}

/** Where a document of this dossier came from; undefined for plain strings and data. */
export function originOf(dossier: Dossier, documentId: string): Origin | undefined {
  return origins.get(dossier)?.get(documentId);
}
