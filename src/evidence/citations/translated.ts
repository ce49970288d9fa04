import type { Citation, CitationCheck } from "../../domain/citation.ts";
import type { VerificationContext } from "../../domain/context.ts";
import type { SourceDocument } from "../../domain/document.ts";
import type { Locale } from "../../domain/locale.ts";
import { detectLanguage } from "../../dossier/language.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { resolveReference } from "../../dossier/references.ts";
import { CITATION_SENTENCES } from "../../i18n/citations.ts";
import { disagreement, type Figure } from "./agree.ts";
import { figuresIn } from "./figures.ts";
import { fold } from "./fold.ts";

/** A check as it stands, or as `unverifiable` where the quote was not found for being a translation. */
export type TranslationCheck = (check: CitationCheck, citation: Citation) => CitationCheck;

/**
 * An analyst who writes in another language than the document translates what it quotes: words that are then not found
 * prove nothing, for it or against it. Numbers are the same in every language, and a place that does not exist is missing
 * in all of them: a quote with a number that the document does not print stays what it is, and so does such a place.
 */
export function translationCheck(context: VerificationContext, said: string, locale: Locale): TranslationCheck {
  const dossier = dossierOf(context);
  const own = detectLanguage(said);
  return (check, citation) => {
    const { type, reference, quote = "" } = citation;
    if (own === null || quote === "" || !isNotFound(check, quote)) return check;
    const documents = dossier.documents.filter(({ source }) => source === type);
    const languages = new Set(documents.map(({ language }) => language));
    const spoken = detectLanguage(quote) ?? own;
    const foreign = languages.size > 0 && !languages.has(null) && !languages.has(own) && !languages.has(spoken);
    if (!foreign || resolveReference(dossier, type, reference).kind === "missing") return check;
    if (!figuresIn(quote).every((figure) => documents.some((document) => isPrinted(document, figure)))) return check;
    return { status: "unverifiable", explanation: CITATION_SENTENCES[locale].translated(reference, quote) };
  };
}

/** Nothing like it stands there, or only its figure does, among other words. */
function isNotFound({ status, found = "", differences = [] }: CitationCheck, quote: string): boolean {
  if (status === "phantom") return true;
  return (
    status === "unsupported" &&
    differences.every(({ kind }) => kind === "label") &&
    !fold(found).text.includes(fold(quote).text)
  );
}

function isPrinted({ sections }: SourceDocument, figure: Figure): boolean {
  return sections.some(({ rows }) =>
    rows.some(({ cells }) =>
      cells.some(({ text }) => figuresIn(text).some((there) => disagreement(figure, there, { scale: 1 }) === null)),
    ),
  );
}
