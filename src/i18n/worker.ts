import type { Catalogue } from "./catalogue.ts";

const en = {
  description: "run the reviews that wait in the store (DATABASE_URL for a store shared by several machines)",
  concurrency: "reviews at the same time, 1 to 16 (default 1)",
  badConcurrency: (given: string) => `--concurrency must be a whole number from 1 to 16, not "${given}".`,
  ready: (p: { location: string; concurrency: number }) =>
    `Waiting for reviews in ${p.location}, ${p.concurrency === 1 ? "one" : p.concurrency} at a time. Ctrl-C to stop.`,
  stopping: (reviews: number) =>
    reviews === 0
      ? "Stopping."
      : `Stopping; ${reviews === 1 ? "the review" : `${reviews} reviews`} under way can be taken up by another worker.`,
};

/** What a worker says. */
export const WORKER_WORDS: Catalogue<typeof en> = {
  en,
  fr: {
    description: "exécuter les revues en attente dans la base (DATABASE_URL pour une base partagée entre machines)",
    concurrency: "nombre de revues en même temps, de 1 à 16 (par défaut 1)",
    badConcurrency: (given) => `--concurrency doit être un entier de 1 à 16, et non « ${given} ».`,
    ready: (p) =>
      `En attente de revues dans ${p.location}, ${p.concurrency === 1 ? "une" : p.concurrency} à la fois. Ctrl-C pour arrêter.`,
    stopping: (reviews) =>
      reviews === 0
        ? "Arrêt."
        : `Arrêt ; ${reviews === 1 ? "la revue" : `les ${reviews} revues`} en cours pourront être reprises ailleurs.`,
  },
  pt: {
    description: "executar as revisões em espera na base (DATABASE_URL para uma base partilhada entre máquinas)",
    concurrency: "revisões ao mesmo tempo, de 1 a 16 (por omissão 1)",
    badConcurrency: (given) => `--concurrency tem de ser um número inteiro de 1 a 16, não «${given}».`,
    ready: (p) =>
      `À espera de revisões em ${p.location}, ${p.concurrency === 1 ? "uma" : p.concurrency} de cada vez. Ctrl-C para parar.`,
    stopping: (reviews) =>
      reviews === 0
        ? "A parar."
        : `A parar; ${reviews === 1 ? "a revisão" : `as ${reviews} revisões`} em curso podem ser retomadas por outro.`,
  },
};
