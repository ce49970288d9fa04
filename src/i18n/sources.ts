import type { Locale } from "../domain/locale.ts";
import type { SourceType } from "../domain/source.ts";
import type { Catalogue } from "./catalogue.ts";

/** A source type as people call it, in each language. */
export const SOURCE_NAMES: Catalogue<Record<SourceType, string>> = {
  fr: {
    deck: "Deck",
    financial_model: "Modèle financier",
    context_engine: "Context Engine",
    funding_db: "Base de financements",
    inference: "Inférence",
  },
  en: {
    deck: "Deck",
    financial_model: "Financial model",
    context_engine: "Context Engine",
    funding_db: "Funding DB",
    inference: "Inference",
  },
  pt: {
    deck: "Deck",
    financial_model: "Modelo financeiro",
    context_engine: "Context Engine",
    funding_db: "Base de investimentos",
    inference: "Inferência",
  },
};

/** A source type as people call it. */
export function sourceName(source: SourceType, locale: Locale): string {
  return SOURCE_NAMES[locale][source];
}
