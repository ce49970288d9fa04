import type { Citation, CitationCheck } from "../../domain/citation.ts";
import type { VerificationContext } from "../../domain/context.ts";
import type { Locale } from "../../domain/locale.ts";
import { detectLanguage } from "../../dossier/language.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { resolveReference } from "../../dossier/references.ts";
import { CITATION_SENTENCES } from "../../i18n/citations.ts";

/** A check as it stands, or as `unverifiable` where the quote was not found for being a translation. */
export type TranslationCheck = (check: CitationCheck, citation: Citation) => CitationCheck;

/**
 * An analyst who writes in another language than the document translates what it quotes: words that are then not found
 * prove nothing, for it or against it. Numbers are the same in every language, and a place that does not exist is missing
 * in all of them: those stay what they are.
 */
export function translationCheck(context: VerificationContext, said: string, locale: Locale): TranslationCheck {
  const dossier = dossierOf(context);
  const own = detectLanguage(said);
  return (check, citation) => {
    const { type, reference, quote = "" } = citation;
    if (check.status !== "phantom" || own === null || quote === "" || /\d/.test(quote)) return check;
    const languages = new Set(
      dossier.documents.filter(({ source }) => source === type).map(({ language }) => language),
    );
    const foreign = languages.size > 0 && !languages.has(null) && !languages.has(own);
    if (!foreign || resolveReference(dossier, type, reference).kind === "missing") return check;
    return { status: "unverifiable", explanation: CITATION_SENTENCES[locale].translated(reference, quote) };
  };
}
