import type { Catalogue } from "./catalogue.ts";

const en = {
  description: "run the reviews that wait in the store (DATABASE_URL for a store shared by several machines)",
  concurrency: "reviews at the same time, 1 to 16 (default 1)",
  badConcurrency: (given: string) => `--concurrency must be a whole number from 1 to 16, not "${given}".`,
  nightly:
    "what is done each night, by one of all the workers: tidy (throws away expired sessions, broken uploads and old progress), recheck (settles verdicts again whose documents have changed), or none",
  badNightly: (given: string) => `--nightly takes tidy, recheck, both with a comma, or none, not "${given}".`,
  keepDays: "how long the progress of finished reviews is kept, in days",
  badKeepDays: (given: string) => `--keep-days must be a whole number of days, not "${given}".`,
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
    nightly:
      "ce qui se fait chaque nuit, par un seul des exécutants : tidy (jette les sessions expirées, les envois interrompus et l’ancien suivi), recheck (reprend les verdicts dont les documents ont changé), ou none",
    badNightly: (given) => `--nightly accepte tidy, recheck, les deux avec une virgule, ou none, et non « ${given} ».`,
    keepDays: "durée de conservation du suivi des revues terminées, en jours",
    badKeepDays: (given) => `--keep-days doit être un nombre entier de jours, et non « ${given} ».`,
    ready: (p) =>
      `En attente de revues dans ${p.location}, ${p.concurrency === 1 ? "une" : p.concurrency} à la fois. Ctrl-C pour arrêter.`,
    stopping: (reviews) =>
      reviews === 0
        ? "Arrêt."
        : `Arrêt ; ${reviews === 1 ? "la revue" : `les ${reviews} revues`} en cours pourront être reprises ailleurs.`,
  },
  pt: {
    description: "executar as revisões em espera na base (DATABASE_URL para uma base compartilhada entre máquinas)",
    concurrency: "revisões ao mesmo tempo, de 1 a 16 (por omissão 1)",
    badConcurrency: (given) => `--concurrency tem de ser um número inteiro de 1 a 16, não “${given}”.`,
    nightly:
      "o que se faz cada noite, por um só dos executores: tidy (deita fora sessões expiradas, envios interrompidos e progresso antigo), recheck (retoma veredictos cujos documentos mudaram), ou none",
    badNightly: (given) => `--nightly aceita tidy, recheck, os dois com vírgula, ou none, não “${given}”.`,
    keepDays: "por quanto tempo se guarda o progresso das revisões terminadas, em dias",
    badKeepDays: (given) => `--keep-days tem de ser um número inteiro de dias, não “${given}”.`,
    ready: (p) =>
      `À espera de revisões em ${p.location}, ${p.concurrency === 1 ? "uma" : p.concurrency} de cada vez. Ctrl-C para parar.`,
    stopping: (reviews) =>
      reviews === 0
        ? "A parar."
        : `A parar; ${reviews === 1 ? "a revisão" : `as ${reviews} revisões`} em curso podem ser retomadas por outro.`,
  },
};
