import type { SourceDocument } from "../../domain/document.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { SourceType } from "../../domain/source.ts";
import { foldLine } from "../../lexicon/fold.ts";
import { MODEL_LETTERS, SOURCE_NAMES } from "../../lexicon/source-names.ts";

/** The document a reference names by its file name, with what is left of the reference. */
export type NamedDocument =
  | { kind: "none" }
  | { kind: "found"; document: SourceDocument; rest: string }
  | { kind: "unreadable" }
  | { kind: "absent" };

const FILE_NAME = /[^\s"'«»“”,;()]+\.(?:pdf|pptx?|pptm|xlsx?|xlsm|ods|docx?|md|markdown|txt|csv|tsv|json)(?![\w.[])/i;
/** A path of a file system: no document of a deal is named so. */
const FILE_PATH = /(?:^|[\s"'(])(?:file:|~?\/(?=\p{L}[\w.-]*\/)|\.{1,2}[\\/]|[a-z]:\\|\\\\)[^\s]*[\p{L}\d]/iu;
const SEPARATORS = /^[\s,;:>|–—-]+|[\s,;>|–—-]+$/g;

/** Looks for a file's name in a reference: "memo.docx, § 3", "documents/market.pdf p. 4". */
export function nameDocument(dossier: Dossier, reference: string): NamedDocument {
  for (const document of [...dossier.documents].sort((a, b) => b.name.length - a.name.length)) {
    const rest =
      without(reference, document.id) ?? (/\.\w+$/.test(document.name) ? without(reference, document.name) : null);
    if (rest !== null) return { kind: "found", document, rest };
  }
  const names = (name: string) => without(reference, name) !== null;
  if (dossier.unreadable.some((document) => names(document.id) || names(document.name))) return { kind: "unreadable" };
  return FILE_NAME.test(reference) || FILE_PATH.test(reference) ? { kind: "absent" } : { kind: "none" };
}

/** The reference without a file's name, or null where it does not hold it as a whole word. */
function without(reference: string, name: string): string | null {
  if (!name.includes(".")) return null;
  const at = reference.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return null;
  const before = reference[at - 1];
  const after = reference[at + name.length];
  if (
    (before !== undefined && /[\p{L}\p{N}_.-]/u.test(before)) ||
    (after !== undefined && /[\p{L}\p{N}_[]/u.test(after))
  ) {
    return null;
  }
  return trim(`${reference.slice(0, at).replace(/[\w.-]*\/$/, "")} ${reference.slice(at + name.length)}`);
}

const named = (names: string): RegExp => new RegExp(`^(?:the |le |la |o |a )?(?:${names})(?![a-z0-9])`, "i");

const SOURCE_WORDS: Record<SourceType, RegExp> = {
  deck: named(`${SOURCE_NAMES.deck}|${SOURCE_NAMES.presentation}`),
  financial_model: named(`${SOURCE_NAMES.financial_model}|${MODEL_LETTERS}`),
  context_engine: named(SOURCE_NAMES.context_engine),
  funding_db: named(`${SOURCE_NAMES.funding_db}|db`),
  inference: /^(?!)/,
};

/** "Deck Slide 8" → "Slide 8"; "FM, Onglet P&L" → "Onglet P&L". */
export function stripSourceWords(reference: string, type: SourceType): string {
  const text = trim(reference);
  const match = SOURCE_WORDS[type].exec(foldLine(text));
  // Folding may shorten the text, so the words are counted, not the characters.
  if (match === null) return text;
  const words = match[0].split(" ").length;
  const rest = text
    .split(/\s+/)
    .slice(words - 1)
    .join(" ");
  const last = match[0].split(" ").at(-1) ?? "";
  return trim(rest.slice(last.length));
}

function trim(text: string): string {
  return text.replace(SEPARATORS, "").trim();
}
