import type { SourceDocument } from "../../domain/document.ts";
import type { Dossier } from "../../domain/dossier.ts";
import { greatest } from "../../domain/many.ts";
import type { SourceType } from "../../domain/source.ts";
import { parsePlaces } from "../../dossier/references/grammar.ts";
import { resolveReference } from "../../dossier/references.ts";
import type { MissingReason, ResolvedReference } from "../../dossier/resolved-reference.ts";
import { foldLine } from "../../lexicon/fold.ts";
import { type Scope, scopesOf } from "./scope.ts";

/** Where a citation sends us. */
export interface CitedPlace {
  /** Sections or rows to look at first; empty where the place does not exist or was given in words. */
  scopes: Scope[];
  /** Documents of the cited source, or the one that was named: where to look when it is not there. */
  documents: SourceDocument[];
  /** The reference was words that had to be searched for. */
  words: string | null;
  /** The words give a page of a text that has none: one that no count of its headings reaches, or one that may be there. */
  page: "beyond" | "uncounted" | null;
  /** The place does not exist; `last` is the last one there is. */
  missing: { reason: MissingReason; last: number | null } | null;
}

const REMEMBERED = 4_096;
const known = new WeakMap<Dossier, Map<string, CitedPlace | null>>();

/** Null where there is no document to look in. The same reference is only read once for a dossier. */
export function citedPlace(dossier: Dossier, type: SourceType, reference: string): CitedPlace | null {
  let places = known.get(dossier);
  if (places === undefined) {
    places = new Map();
    known.set(dossier, places);
  }
  const key = `${type}\n${reference}`;
  let place = places.get(key);
  if (place === undefined) {
    place = find(dossier, type, reference);
    if (places.size >= REMEMBERED) places.clear();
    places.set(key, place);
  }
  return place;
}

/** References longer than this name no place. */
const LONGEST = 500;

function find(dossier: Dossier, type: SourceType, reference: string): CitedPlace | null {
  const resolved: ResolvedReference =
    reference.length > LONGEST
      ? { kind: "words", words: reference.slice(0, LONGEST) }
      : resolveReference(dossier, type, reference);
  // What names a document the deal lacks is not about any other, though another may say the same.
  if (resolved.kind === "unavailable") return null;
  if (resolved.kind === "missing" && resolved.reason === "no_such_document") return null;
  const scopes = resolved.kind === "places" ? scopesOf(dossier, resolved.addresses) : [];
  const named = [...new Set(scopes.map((scope) => scope.document))];
  const ofSource = dossier.documents.filter((document) => document.source === type);
  const documents = [...new Set([...named, ...ofSource])];
  if (documents.length === 0) return null;
  return {
    scopes,
    documents,
    words: resolved.kind === "words" ? resolved.words : null,
    page: resolved.kind === "words" ? pageOfUnnumbered(resolved.words, documents) : null,
    missing: resolved.kind === "missing" ? { reason: resolved.reason, last: resolved.last ?? null } : null,
  };
}

/** "Slide 27" of a text without pages: its headings are counted as the slides they may have been. */
function pageOfUnnumbered(words: string, documents: readonly SourceDocument[]): CitedPlace["page"] {
  const { pages } = parsePlaces(foldLine(words));
  if (pages.length === 0) return null;
  const headings = documents.map(
    ({ sections }) => sections.flatMap(({ rows }) => rows).filter(({ heading }) => heading !== undefined).length,
  );
  const most = greatest(headings);
  return most > 0 && pages.every((page) => page > most) ? "beyond" : "uncounted";
}
