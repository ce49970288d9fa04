import type { Catalogue } from "./catalogue.ts";

const en = {
  description: "what waits, runs and was given up, over all tenants",
  nobody: "No review waits or runs.",
  columns: { tenant: "Tenant", waiting: "Waiting", running: "Running", oldest: "Waiting since" },
  running: "Under way, by whom, since:",
  dead: (count: string) => `Not tried again by themselves (the last ${count}):`,
  resumeHint: "Once the cause is gone: tribunal resume <review>",
};

/** What `tribunal queue` says. */
export const QUEUE_WORDS: Catalogue<typeof en> = {
  en,
  fr: {
    description: "ce qui attend, tourne ou a été abandonné, tous clients confondus",
    nobody: "Aucune revue n’attend ni ne tourne.",
    columns: { tenant: "Client", waiting: "En attente", running: "En cours", oldest: "Attend depuis" },
    running: "En cours, chez qui, depuis :",
    dead: (count) => `Plus relancées d’elles-mêmes (les ${count} dernières) :`,
    resumeHint: "Une fois la cause levée : tribunal resume <revue>",
  },
  pt: {
    description: "o que espera, corre ou foi abandonado, de todos os clientes",
    nobody: "Nenhuma revisão espera nem corre.",
    columns: { tenant: "Cliente", waiting: "Em espera", running: "Em curso", oldest: "Espera desde" },
    running: "Em curso, com quem, desde:",
    dead: (count) => `Já não relançadas sozinhas (as últimas ${count}):`,
    resumeHint: "Quando a causa desaparecer: tribunal resume <revisão>",
  },
};
