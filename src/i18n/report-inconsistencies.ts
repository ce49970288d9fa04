import type { Catalogue } from "./catalogue.ts";

const en = {
  title: "What cannot be true",
  intro: "Statements of the company's own documents that cannot all hold, in the smallest number that shows it.",
  toExplain: {
    title: "What the founder should explain",
    intro:
      "Figures that do not meet but may have a reason, passages that a reader of the page does not see, revenue that rests on few customers. None of it need be false.",
  },
  /** As printed it cannot be true; or it may have a reason. */
  certainty: { sure: "cannot be true as printed", question: "to be explained" },
  saysHere: "Passage",
  place: "Place",
  figure: "Figure",
  sum: "The sum",
  also: "It also breaks",
  impact: "What it changes",
  ask: "Ask the founder",
  relation: "What is broken",
  gap: "Gap",
  /** Shown on the desk: opens the place. */
  open: (place: string) => `Open ${place}`,
};

/** Headings around the contradictions inside the documents. */
export const REPORT_INCONSISTENCIES: Catalogue<typeof en> = {
  en,
  fr: {
    title: "Ce qui ne peut pas être vrai",
    intro:
      "Affirmations des propres documents de la société qui ne tiennent pas ensemble, réduites au plus petit nombre.",
    toExplain: {
      title: "Ce que le fondateur doit expliquer",
      intro:
        "Chiffres qui ne concordent pas mais peuvent avoir une raison, passages que le lecteur de la page ne voit pas, revenus qui reposent sur peu de clients. Rien de cela n’est forcément faux.",
    },
    certainty: { sure: "ne peut pas être vrai tel quel", question: "à expliquer" },
    saysHere: "Passage",
    place: "Endroit",
    figure: "Chiffre",
    sum: "Le calcul",
    also: "Dément aussi",
    impact: "Ce que cela change",
    ask: "À demander au fondateur",
    relation: "Ce qui ne tient pas",
    gap: "Écart",
    open: (place) => `Ouvrir ${place}`,
  },
  pt: {
    title: "O que não pode ser verdade",
    intro: "Afirmações dos próprios documentos da empresa que não se sustentam juntas, no menor número que o mostra.",
    toExplain: {
      title: "O que o fundador deve explicar",
      intro:
        "Números que não se encontram mas podem ter uma razão, passagens que o leitor da página não vê, receita que depende de poucos clientes. Nada disto é necessariamente falso.",
    },
    certainty: { sure: "não pode ser verdade como está", question: "a explicar" },
    saysHere: "Passagem",
    place: "Lugar",
    figure: "Número",
    sum: "A conta",
    also: "Também desmente",
    impact: "O que muda",
    ask: "Perguntar ao fundador",
    relation: "O que não se sustenta",
    gap: "Diferença",
    open: (place) => `Abrir ${place}`,
  },
};
