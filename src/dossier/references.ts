import type { Address } from "../domain/address.ts";
import type { SourceDocument } from "../domain/document.ts";
import type { Dossier } from "../domain/dossier.ts";
import { requireObject } from "../domain/known-options.ts";
import type { SourceType } from "../domain/source.ts";
import { foldLine } from "../lexicon/fold.ts";
import { type ParsedReference, parsePlaces } from "./references/grammar.ts";
import { nameDocument, stripSourceWords } from "./references/names.ts";
import { resolvePath } from "./references/paths.ts";
import { resolveInSheets } from "./references/sheets.ts";
import type { ResolvedReference } from "./resolved-reference.ts";

/** Longer than any reference: a text, to be searched as it is. */
const LONGEST_REFERENCE = 1_000;

/**
 * Turns the words of a reference into places of the dossier: "Slide 8", "pp. 8-9", "Onglet Revenue, Ligne 12",
 * "P&L!C8", `crunchbase.fundingHistory[0].amount`, a defined name, a file's name, in French, English or Portuguese.
 * A place that is absent while a document of that source could not be read is "unavailable", not "missing".
 *
 * ```ts
 * resolveReference(dossierOf(context), "deck", "Slide 8");
 * ```
 */
export function resolveReference(dossier: Dossier, type: SourceType, reference: string): ResolvedReference {
  requireObject("The dossier", dossier);
  if (reference.length > LONGEST_REFERENCE) return { kind: "words", words: reference };
  const named = nameDocument(dossier, reference);
  if (named.kind === "unreadable") return { kind: "unavailable" };
  if (named.kind === "absent") return { kind: "missing", reason: "no_such_document" };
  const documents =
    named.kind === "found" ? [named.document] : dossier.documents.filter((document) => document.source === type);
  if (documents.length === 0) return { kind: "unavailable" };
  const words = named.kind === "found" ? named.rest : stripSourceWords(reference, type);
  const resolved =
    words === "" && named.kind === "found" ? wholeDocument(named.document) : resolveIn(documents, words, reference);
  const gap = named.kind === "none" && dossier.unreadable.some((document) => document.source === type);
  return gap && (resolved.kind === "missing" || isPageOfNone(documents, resolved)) ? { kind: "unavailable" } : resolved;
}

/** "Slide 8" where no document that was read has pages: it means the one that was not. */
function isPageOfNone(documents: readonly SourceDocument[], resolved: ResolvedReference): boolean {
  if (resolved.kind !== "words" || documents.some((document) => pagesOf(document).length > 0)) return false;
  return parsePlaces(foldLine(resolved.words)).pages.length > 0;
}

function resolveIn(documents: SourceDocument[], words: string, reference: string): ResolvedReference {
  const places = parsePlaces(/^#?\d{1,4}$/.test(words) ? `page ${words}` : foldLine(words));
  return (
    resolvePath(documents, words) ??
    resolveInSheets(documents, words) ??
    resolvePages(documents, places) ??
    resolveParagraphs(documents, places) ?? { kind: "words", words: words === "" ? reference : words }
  );
}

function resolvePages(documents: SourceDocument[], places: ParsedReference): ResolvedReference | null {
  if (places.pages.length === 0) return null;
  const paged = documents.filter((document) => pagesOf(document).length > 0);
  const main = paged[0];
  if (main === undefined) return null;
  // "Slide 12" means the deck; "page 12" may mean any document of that source, the main one first.
  const candidates = places.pageWord === "slide" ? paged.filter((one) => one === main || one.format === "pptx") : paged;
  const addresses = candidates.flatMap((document) => places.pages.flatMap((page) => pageAddresses(document, page)));
  if (addresses.length > 0) return { kind: "places", addresses };
  const last = pagesOf(main).at(-1)?.number;
  return { kind: "missing", reason: "no_such_page", ...(last === undefined ? {} : { last }) };
}

/** The page at that position, then the one that bears that number where it is another. */
function pageAddresses(document: SourceDocument, page: number): Address[] {
  const pages = pagesOf(document);
  const byPosition = pages.filter((section) => section.number === page);
  const byPrint = pages.filter((section) => section.printedNumber === page && section.number !== page);
  return [...byPosition, ...byPrint].map((section) => pageAddress(document, section));
}

function resolveParagraphs(documents: SourceDocument[], places: ParsedReference): ResolvedReference | null {
  const [document] = documents;
  if (places.paragraphs.length === 0 || document === undefined) return null;
  const numbers = document.sections.flatMap((section) => section.rows.flatMap((row) => row.number ?? []));
  const addresses: Address[] = places.paragraphs
    .filter((paragraph) => numbers.includes(paragraph))
    .map((paragraph) => ({ kind: "paragraph", document: document.id, paragraph }));
  return addresses.length > 0 ? { kind: "places", addresses } : null;
}

function wholeDocument(document: SourceDocument): ResolvedReference {
  const addresses = document.sections.flatMap((section): Address[] => {
    if (section.kind === "page" || section.kind === "slide") return [pageAddress(document, section)];
    return [...section.rows, ...section.hiddenRows].flatMap((row): Address[] => {
      if (row.path !== undefined) return [{ kind: "path", document: document.id, path: row.path }];
      if (row.number === undefined) return [];
      if (section.kind !== "sheet") return [{ kind: "paragraph", document: document.id, paragraph: row.number }];
      return [{ kind: "cell", document: document.id, sheet: section.name ?? "", row: row.number }];
    });
  });
  return { kind: "places", addresses };
}

function pageAddress(document: SourceDocument, section: { kind: string; number: number }): Address {
  return { kind: section.kind === "slide" ? "slide" : "page", document: document.id, page: section.number };
}

function pagesOf(document: SourceDocument) {
  return document.sections.filter((section) => section.kind === "page" || section.kind === "slide");
}
