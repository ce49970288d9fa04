import type { Catalogue } from "./catalogue.ts";

interface Stated {
  name: string;
  formatted: string;
  reference: string;
}

/** Things to verify that no verdict words. */
export const CHECKLIST_WORDS: Catalogue<{ proof: (p: Stated) => string }> = {
  en: {
    proof: (p) => `${p.name}, ${p.formatted} (${p.reference}): only the founder says so. Get a document that shows it.`,
  },
  fr: {
    proof: (p) =>
      `${p.name}, ${p.formatted} (${p.reference}) : seul le fondateur le dit. Obtenir un document qui le montre.`,
  },
  pt: {
    proof: (p) => `${p.name}, ${p.formatted} (${p.reference}): só o fundador o diz. Obter um documento que o mostre.`,
  },
};
