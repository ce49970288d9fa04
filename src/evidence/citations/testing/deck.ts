import type { Citation } from "../../../domain/citation.ts";
import type { VerificationContext } from "../../../domain/context.ts";
import type { Section, SourceDocument } from "../../../domain/document.ts";
import { checkCitation } from "../check.ts";

/** A line: one cell, or a label with its values. */
export type Line = string | string[];

/** A document made of pages of lines, for tests of citations alone. */
export function documentOf(pages: Line[][], changes: Partial<SourceDocument> = {}): SourceDocument {
  const sections = pages.map(
    (lines, index): Section => ({
      kind: "page",
      number: index + 1,
      rows: lines.map((line) => ({ cells: (typeof line === "string" ? [line] : line).map((text) => ({ text })) })),
      hiddenRows: [],
      issues: [],
    }),
  );
  return {
    id: "deck.pdf",
    name: "deck.pdf",
    format: "pdf",
    source: "deck",
    language: null,
    sections,
    issues: [],
    ...changes,
  };
}

/** A context that holds this one deck. */
export function deckOf(pages: Line[][], changes: Partial<SourceDocument> = {}): VerificationContext {
  return contextOf([documentOf(pages, changes)]);
}

export function contextOf(documents: SourceDocument[]): VerificationContext {
  return { dossier: { documents, unreadable: [], coverage: "normal" } };
}

/** A quote, or a label with its value. */
export type Said = string | [label: string, value: string | number];

/** What becomes of a quote, or of a label with its value, cited from the deck. */
export function check(context: VerificationContext, said: Said, reference = "page 1") {
  const citation: Citation =
    typeof said === "string"
      ? { type: "deck", reference, quote: said }
      : { type: "deck", reference, label: said[0], value: said[1] };
  return checkCitation(context, citation);
}
