import type { Catalogue } from "../../../src/i18n/catalogue.ts";
import type { ReviewEvent, StageRecord } from "../../../src/server/contract.ts";
import { countName } from "./counts.ts";

type Told = Exclude<ReviewEvent["type"], "stage_started" | "stage_finished" | "model_called" | "debate_round">;

const en = {
  title: (deal: string) => `Review of ${deal}`,
  queued: "Waiting for a place: the review begins as soon as the one before it has ended.",
  running: (done: number, of: number) => `Stage ${done} of ${of}`,
  broken: "The line to the server is down. Trying again; nothing is lost.",
  stages: "Stages",
  happened: "What happens",
  nothingYet: "Nothing yet.",
  cancel: "Cancel the review",
  cancelling: "Asked to cancel…",
  resume: "Resume the review",
  resumeHint: "Resumed, it goes on where it stopped; no finished call is paid for twice.",
  spent: "Spent",
  calls: (count: number) => (count === 1 ? "1 call" : `${count} calls`),
  tokens: "tokens",
  price: "cost",
  unknownPrice: "price unknown",
  expected: (tokens: string, money: string | null) =>
    `Expected: about ${tokens} tokens${money === null ? "" : `, ${money}`}.`,
  noModel: "Without a language model: the documents decide alone.",
  outcome: {
    done: "done",
    failed: "failed",
    skipped: "not needed",
    waiting: "to come",
    running: "at work",
    not_reached: "not done",
  } satisfies Record<StageRecord["status"] | "waiting" | "running" | "not_reached", string>,
  /** The contradiction's topic, the round, and how many citations were struck in it. */
  round: (topic: string, round: number, struck: number) =>
    `${topic}: debate round ${round}${struck > 0 ? `, ${struck} struck` : ""}`,
  goesOn: "The review goes on",
  stopped: { cancelled: "Cancelled", shutdown: "Paused: the server shuts down", failed: "Failed" } satisfies Record<
    "cancelled" | "shutdown" | "failed",
    string
  >,
  event: {
    review_started: (e) =>
      `Begun: ${countName("documents", e.documents, "en")}, ${countName("agents", e.agents, "en")}`,
    pictures_read: (e) => `${e.document}: ${e.done} of ${e.of} pictures read`,
    agent_reflected: (e) =>
      `${e.agentName}: ${e.critiques} critiques, ${e.fixed} fixed, quality ${e.scoreBefore} → ${e.scoreAfter}`,
    contradiction_detected: (e) => `Contradiction found: ${e.topic}`,
    contradiction_resolved: (e) =>
      `${e.topic}: ${e.decision === "UNRESOLVED" ? "unresolved" : "settled"} (${e.done}/${e.of})`,
    review_finished: () => "Review finished",
  } satisfies { [Type in Told]: (event: Extract<ReviewEvent, { type: Type }>) => string },
  reviews: "All reviews of this deal",
};

/** A review under way. */
export const PROGRESS: Catalogue<typeof en> = {
  fr: {
    title: (deal) => `Revue de ${deal}`,
    queued: "En attente d’une place : la revue commence dès que la précédente est terminée.",
    running: (done, of) => `Étape ${done} sur ${of}`,
    broken: "Liaison avec le serveur interrompue. Nouvel essai en cours ; rien n’est perdu.",
    stages: "Étapes",
    happened: "Ce qui se passe",
    nothingYet: "Rien encore.",
    cancel: "Annuler la revue",
    cancelling: "Annulation demandée…",
    resume: "Reprendre la revue",
    resumeHint: "Reprise, elle continue là où elle s’est arrêtée ; aucun appel terminé n’est payé deux fois.",
    spent: "Dépensé",
    calls: (count) => (count === 1 ? "1 appel" : `${count} appels`),
    tokens: "jetons",
    price: "coût",
    unknownPrice: "prix inconnu",
    expected: (tokens, money) => `Prévu : environ ${tokens} jetons${money === null ? "" : `, ${money}`}.`,
    noModel: "Sans modèle de langage : les documents décident seuls.",
    outcome: {
      done: "terminé",
      failed: "échec",
      skipped: "sans objet",
      waiting: "à venir",
      running: "en cours",
      not_reached: "non fait",
    },
    round: (topic, round, struck) =>
      `${topic} : tour ${round} du débat${struck > 0 ? `, ${struck} élément${struck > 1 ? "s" : ""} écarté${struck > 1 ? "s" : ""}` : ""}`,
    goesOn: "La revue reprend",
    stopped: { cancelled: "Annulée", shutdown: "Mise en pause : le serveur s’arrête", failed: "Échec" },
    event: {
      review_started: (e) =>
        `Début : ${countName("documents", e.documents, "fr")}, ${countName("agents", e.agents, "fr")}`,
      pictures_read: (e) => `${e.document} : ${e.done} images lues sur ${e.of}`,
      agent_reflected: (e) =>
        `${e.agentName} : ${e.critiques} critiques, ${e.fixed} corrigées, qualité ${e.scoreBefore} → ${e.scoreAfter}`,
      contradiction_detected: (e) => `Contradiction relevée : ${e.topic}`,
      contradiction_resolved: (e) =>
        `${e.topic} : ${e.decision === "UNRESOLVED" ? "non tranchée" : "tranchée"} (${e.done}/${e.of})`,
      review_finished: () => "Revue terminée",
    },
    reviews: "Toutes les revues de ce dossier",
  },
  en,
  pt: {
    title: (deal) => `Revisão de ${deal}`,
    queued: "Aguardando uma vaga: a revisão começa assim que a anterior terminar.",
    running: (done, of) => `Etapa ${done} de ${of}`,
    broken: "A ligação com o servidor caiu. Tentando de novo; nada se perdeu.",
    stages: "Etapas",
    happened: "O que acontece",
    nothingYet: "Nada ainda.",
    cancel: "Cancelar a revisão",
    cancelling: "Cancelamento pedido…",
    resume: "Retomar a revisão",
    resumeHint: "Retomada, ela continua de onde parou; nenhuma chamada concluída é paga duas vezes.",
    spent: "Gasto",
    calls: (count) => (count === 1 ? "1 chamada" : `${count} chamadas`),
    tokens: "tokens",
    price: "custo",
    unknownPrice: "preço desconhecido",
    expected: (tokens, money) => `Previsto: cerca de ${tokens} tokens${money === null ? "" : `, ${money}`}.`,
    noModel: "Sem modelo de linguagem: os documentos decidem sozinhos.",
    outcome: {
      done: "concluída",
      failed: "falhou",
      skipped: "sem objeto",
      waiting: "a seguir",
      running: "em andamento",
      not_reached: "não feita",
    },
    round: (topic, round, struck) =>
      `${topic}: rodada ${round} do debate${struck > 0 ? `, ${struck} ${struck > 1 ? "riscados" : "riscado"}` : ""}`,
    goesOn: "A revisão continua",
    stopped: { cancelled: "Cancelada", shutdown: "Pausada: o servidor está parando", failed: "Falhou" },
    event: {
      review_started: (e) =>
        `Início: ${countName("documents", e.documents, "pt")}, ${countName("agents", e.agents, "pt")}`,
      pictures_read: (e) => `${e.document}: ${e.done} de ${e.of} imagens lidas`,
      agent_reflected: (e) =>
        `${e.agentName}: ${e.critiques} críticas, ${e.fixed} corrigidas, qualidade ${e.scoreBefore} → ${e.scoreAfter}`,
      contradiction_detected: (e) => `Contradição encontrada: ${e.topic}`,
      contradiction_resolved: (e) =>
        `${e.topic}: ${e.decision === "UNRESOLVED" ? "em aberto" : "decidida"} (${e.done}/${e.of})`,
      review_finished: () => "Revisão concluída",
    },
    reviews: "Todas as revisões deste negócio",
  },
};
