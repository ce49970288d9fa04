import type { Locale } from "../domain/locale.ts";
import type { SourceType } from "../domain/source.ts";
import type { Catalogue } from "./catalogue.ts";

/** A source type as people call it, in each language. */
export const SOURCE_NAMES: Catalogue<Record<SourceType, string>> = {
  fr: {
    deck: "Deck",
    financial_model: "Modèle financier",
    context_engine: "Données externes",
    funding_db: "Base de financements",
    inference: "Inférence",
  },
  en: {
    deck: "Deck",
    financial_model: "Financial model",
    context_engine: "Outside data",
    funding_db: "Funding database",
    inference: "Inference",
  },
  pt: {
    deck: "Deck",
    financial_model: "Modelo financeiro",
    context_engine: "Dados externos",
    funding_db: "Base de investimentos",
    inference: "Inferência",
  },
};

/** A source type as people call it. */
export function sourceName(source: SourceType, locale: Locale): string {
  return SOURCE_NAMES[locale][source];
}

const OTHER_PAPER: Record<Locale, string> = { fr: "Autre pièce", en: "Other paper", pt: "Outro documento" };

/**
 * What each document of a deal is called in a list: the first of its source is the deck, the model or the database;
 * a term sheet or a list of customers beside it is a paper of its own.
 */
export function documentKinds(documents: readonly { source: SourceType }[], locale: Locale): string[] {
  const seen = new Set<SourceType>();
  return documents.map(({ source }) => {
    const isMain = !seen.has(source);
    seen.add(source);
    return isMain ? sourceName(source, locale) : OTHER_PAPER[locale];
  });
}
