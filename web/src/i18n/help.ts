import type { Catalogue } from "../../../src/i18n/catalogue.ts";

const en = {
  title: "Keyboard shortcuts",
  /** Keys, separated by spaces, and what they do. */
  keys: [
    ["j k", "Next, previous item"],
    ["Enter", "Open the item"],
    ["a", "Accept the verdict or the correction"],
    ["o", "Override the verdict, or reject the correction"],
    ["n p", "Next, previous piece of evidence"],
    ["1 … 9 0", "Parts of the review"],
    ["/", "Search"],
    ["Esc", "Leave the search, go one level up"],
    ["?", "This help"],
  ] satisfies [string, string][],
};

/** The keyboard, in words. */
export const HELP: Catalogue<typeof en> = {
  fr: {
    title: "Raccourcis clavier",
    keys: [
      ["j k", "Élément suivant, précédent"],
      ["Enter", "Ouvrir l’élément"],
      ["a", "Accepter le verdict ou la correction"],
      ["o", "Passer outre le verdict, ou rejeter la correction"],
      ["n p", "Preuve suivante, précédente"],
      ["1 … 9 0", "Parties de la revue"],
      ["/", "Rechercher"],
      ["Esc", "Quitter la recherche, remonter d’un niveau"],
      ["?", "Cette aide"],
    ],
  },
  en,
  pt: {
    title: "Atalhos de teclado",
    keys: [
      ["j k", "Item seguinte, anterior"],
      ["Enter", "Abrir o item"],
      ["a", "Aceitar o veredito ou a correção"],
      ["o", "Contrariar o veredito ou rejeitar a correção"],
      ["n p", "Prova seguinte, anterior"],
      ["1 … 9 0", "Partes da revisão"],
      ["/", "Pesquisar"],
      ["Esc", "Sair da pesquisa, subir um nível"],
      ["?", "Esta ajuda"],
    ],
  },
};
