import { withOrWithoutAccents } from "./fold.ts";

const NAMES = {
  deck: "(?:pitch[ -]?)?deck",
  /** In running text any talk is one. */
  presentation: "présentation|presentation|apresentação",
  financial_model:
    "financial[ -]?model|modèle financier|modelo financeiro|business[ -]?plan|plan d['’]affaires|plano de negócios|prévisionnel|plano financeiro",
  context_engine:
    "context[ -]?engine|moteur de contexte|motor de contexto|outside data|données externes|dados externos",
  funding_db:
    "funding[ -]?(?:db|database)|base de financements?|base de (?:financiamentos?|investimentos?)|données de financement",
};

/** What analysts call the sources of a deal, as patterns that need no accents; the caller adds the boundaries. */
export const SOURCE_NAMES = Object.fromEntries(
  Object.entries(NAMES).map(([source, names]) => [
    source,
    names.replace(/[à-ÿ]/gu, (one) => withOrWithoutAccents(one)),
  ]),
) as typeof NAMES;

/** The financial model by its two letters. */
export const MODEL_LETTERS = "FM|BP";

/** Databases that stand behind the context engine, by name. */
export const DATABASES = "crunchbase|dealroom|linkedin|pappers";
