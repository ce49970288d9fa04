import type { DocumentCard, SourceDocument } from "../domain/document.ts";

/** The document a card stands for. For whoever reads documents; an arrow keeps stages from it: they ask the witness. */
export const opened = (card: DocumentCard): SourceDocument => card as SourceDocument;
