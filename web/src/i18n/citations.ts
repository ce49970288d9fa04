import type { Catalogue } from "../../../src/i18n/catalogue.ts";

const en = {
  title: "Citations",
  search: "Search a citation",
  agent: "Agent",
  status: "Verdict",
  all: "All",
  shown: (shown: number, of: number) => (shown === of ? `${of} citations` : `${shown} of ${of} citations`),
  none: { title: "No citation", body: "No agent cited a document, or no citation matches the filters." },
  failed: "The citations could not be checked: this stage of the review failed.",
  sums: "Sums recomputed",
  sum: { right: "Right", wrong: "Wrong", unreadable: "Unreadable" } satisfies Record<
    "right" | "wrong" | "unreadable",
    string
  >,
  unchecked: (count: number) => `${count} items cite no document: they were not checked.`,
  found: "Found:",
};

/** Every citation of every agent. */
export const CITATIONS: Catalogue<typeof en> = {
  fr: {
    title: "Citations",
    search: "Chercher une citation",
    agent: "Agent",
    status: "Verdict",
    all: "Tous",
    shown: (shown, of) => (shown === of ? `${of} citations` : `${shown} sur ${of} citations`),
    none: {
      title: "Aucune citation",
      body: "Aucun agent n’a cité de document, ou aucune citation ne correspond aux filtres.",
    },
    failed: "Les citations n’ont pas pu être contrôlées : cette étape de la revue a échoué.",
    sums: "Calculs refaits",
    sum: { right: "Juste", wrong: "Faux", unreadable: "Illisible" },
    unchecked: (count) => `${count} éléments ne citent aucun document : ils n’ont pas été contrôlés.`,
    found: "Trouvé :",
  },
  en,
  pt: {
    title: "Citações",
    search: "Procurar uma citação",
    agent: "Agente",
    status: "Veredito",
    all: "Todos",
    shown: (shown, of) => (shown === of ? `${of} citações` : `${shown} de ${of} citações`),
    none: {
      title: "Nenhuma citação",
      body: "Nenhum agente citou documento, ou nenhuma citação corresponde aos filtros.",
    },
    failed: "As citações não puderam ser conferidas: esta etapa da revisão falhou.",
    sums: "Contas refeitas",
    sum: { right: "Certa", wrong: "Errada", unreadable: "Ilegível" },
    unchecked: (count) => `${count} itens não citam documento: não foram conferidos.`,
    found: "Encontrado:",
  },
};
