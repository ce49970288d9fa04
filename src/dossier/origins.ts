import type { Section } from "../domain/document.ts";
import type { Dossier } from "../domain/dossier.ts";
import type { DocumentRequest } from "./document-input.ts";

/** Where a document's bytes are, to draw its pages later. A file is known by its size and date: another one is not drawn. */
export type Origin = { bytes: Uint8Array } | { path: string; size: number; modifiedMs: number };

const origins = new WeakMap<Dossier, Map<DocumentRequest["id"], Origin>>();

/** Kept beside the dossier, not in it: a dossier is plain data and may be written out as JSON. */
export function rememberOrigins(dossier: Dossier, byId: Map<string, Origin>): void {
  origins.set(dossier, byId);
}

/** The dossier with some of its pages read otherwise; its documents are from where they were. */
export function withSections(dossier: Dossier, now: ReadonlyMap<Section, Section>): Dossier {
  const documents = dossier.documents.map((document) =>
    document.sections.some((section) => now.has(section))
      ? { ...document, sections: document.sections.map((section) => now.get(section) ?? section) }
      : document,
  );
  const settled = { ...dossier, documents };
  const known = origins.get(dossier);
  if (known !== undefined) origins.set(settled, known);
  return settled;
}

/** Where a document of this dossier came from; undefined for plain strings and data. */
export function originOf(dossier: Dossier, documentId: string): Origin | undefined {
  return origins.get(dossier)?.get(documentId);
}
