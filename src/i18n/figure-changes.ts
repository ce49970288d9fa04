import type { Catalogue } from "./catalogue.ts";

const en = {
  points: (points: string) => `${points} points`,
  /** Of the command. */
  description: "what a new version of the documents states otherwise, figure by figure",
  before: "the earlier version: a folder or a document",
  after: "the later version",
  nothing: "Every figure that both versions state is the same.",
  count: (count: number) => (count === 1 ? "1 figure changed:" : `${count} figures changed:`),
  silent: "not stated",
  plan: "plan",
};

/** Two versions of a deal's documents, figure by figure. */
export const FIGURE_CHANGE_WORDS: Catalogue<typeof en> = {
  en,
  fr: {
    points: (points) => `${points} points`,
    description: "ce qu’une nouvelle version des documents dit autrement, chiffre par chiffre",
    before: "la version précédente : un dossier ou un document",
    after: "la nouvelle version",
    nothing: "Tous les chiffres présents dans les deux versions sont les mêmes.",
    count: (count) => (count === 1 ? "1 chiffre a changé :" : `${count} chiffres ont changé :`),
    silent: "non indiqué",
    plan: "prévision",
  },
  pt: {
    points: (points) => `${points} pontos`,
    description: "o que uma nova versão dos documentos diz de outro modo, número a número",
    before: "a versão anterior: uma pasta ou um documento",
    after: "a nova versão",
    nothing: "Todos os números presentes nas duas versões são iguais.",
    count: (count) => (count === 1 ? "1 número mudou:" : `${count} números mudaram:`),
    silent: "não indicado",
    plan: "previsão",
  },
};
