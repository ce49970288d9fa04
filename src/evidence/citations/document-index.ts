import type { SourceDocument } from "../../domain/document.ts";
import { rememberedFor } from "../../domain/remembered.ts";
import { buildGramIndex, type GramIndex, likelySections } from "./grams.ts";
import { type SectionText, sectionText } from "./section-text.ts";

interface DocumentIndex {
  texts: (SectionText | undefined)[];
  hidden: (SectionText | undefined)[];
  grams: GramIndex | undefined;
}

/** Documents are never changed once read, so what was prepared for one stays right as long as it lives. */
const indexOf = rememberedFor(
  (_document: SourceDocument): DocumentIndex => ({ texts: [], hidden: [], grams: undefined }),
);

/** The visible text of a section, by its place in `document.sections`; levelled the first time it is asked for. */
export function textOf(document: SourceDocument, section: number): SectionText | undefined {
  const { texts } = indexOf(document);
  const known = texts[section];
  if (known !== undefined) return known;
  const found = document.sections[section];
  if (found === undefined) return undefined;
  const text = sectionText(found);
  texts[section] = text;
  return text;
}

/** The text a reader does not see. */
export function hiddenTextOf(document: SourceDocument, section: number): SectionText | undefined {
  const { hidden } = indexOf(document);
  const known = hidden[section];
  if (known !== undefined) return known;
  const found = document.sections[section];
  if (found === undefined || found.hiddenRows.length === 0) return undefined;
  const text = sectionText(found, found.hiddenRows);
  hidden[section] = text;
  return text;
}

/** Sections looked at when a quote is not where it was said to be. */
const CANDIDATES = 12;
/** Quotes up to this length, levelled, are also looked for as they are, in this many sections at most. */
const SHORT = 30;
const SCANNED = 3_000;

/** Places of sections in `document.sections` where a levelled quote may stand, most likely first. */
export function likelyPlaces(document: SourceDocument, folded: string): number[] {
  const { sections } = document;
  if (sections.length <= 4) return sections.map((_, section) => section);
  const index = indexOf(document);
  index.grams ??= buildGramIndex(sections.map((_, section) => textOf(document, section)?.folded.text ?? ""));
  const likely = likelySections(index.grams, folded, CANDIDATES) ?? [];
  // Few of a short quote's runs are in the index: a page that reads like it may have been outvoted.
  if (folded.length > SHORT || likely.some((section) => holds(document, section, folded))) return likely;
  for (let section = 0; section < Math.min(SCANNED, sections.length); section++)
    if (holds(document, section, folded)) return [section, ...likely];
  return likely;
}

function holds(document: SourceDocument, section: number, folded: string): boolean {
  return textOf(document, section)?.folded.text.includes(folded) ?? false;
}
