import type { Catalogue } from "../../../src/i18n/catalogue.ts";
import { SLOT_NAMES } from "../../../src/i18n/figure-slots.ts";

const en = {
  /** The one main action. */
  send: (questions: number) => (questions === 1 ? "Send 1 question" : `Send ${questions} questions`),
  figures: "Key figures",
  slots: SLOT_NAMES.en,
  deck: "Deck",
  model: "Model",
  /** A figure of which the documents say nothing. */
  silent: "not in the documents",
  planned: "plan only",
  unsure: "read without certainty",
  checkFirst: "Check these first",
  nothingToCheck: "Nothing in particular: the key figures confirm each other and no red flag stands.",
  /** The same where parts of the review failed. */
  nothingFound: "Nothing was found, but a part of the review failed: this is no pass.",
  /** Opens what is told of it further down or on a page of its own. */
  more: "In detail",
  allReasons: (more: number) => (more === 1 ? "1 more reason" : `${more} more reasons`),
  settled: "Settled contradictions",
  analystFaults: (count: number) =>
    count === 1 ? "1 false source of the analysts, set aside" : `${count} false sources of the analysts, set aside`,
  analystFaultsIntro: "These are about the analysts’ work, not about the company.",
  /** After a value that a verdict kept. */
  verdict: "by the verdict",
  person: (name: string) => `decided by ${name}`,
  engineSaid: (value: string) => `the engine said: ${value}`,
};

/** The first screen of a deal: its figures, what to check, what to send. */
export const OVERVIEW: Catalogue<typeof en> = {
  fr: {
    send: (questions) => (questions === 1 ? "Envoyer 1 question" : `Envoyer ${questions} questions`),
    figures: "Chiffres clés",
    slots: SLOT_NAMES.fr,
    deck: "Deck",
    model: "Modèle",
    silent: "absent des documents",
    planned: "prévision seulement",
    unsure: "lu sans certitude",
    checkFirst: "À vérifier d’abord",
    nothingToCheck: "Rien de particulier : les chiffres clés se recoupent et aucun signal d’alerte ne demeure.",
    nothingFound: "Rien n’a été relevé, mais une partie de la revue a échoué : ce n’est pas un feu vert.",
    more: "Le détail",
    allReasons: (more) => (more === 1 ? "1 autre raison" : `${more} autres raisons`),
    settled: "Contradictions tranchées",
    analystFaults: (count) =>
      count === 1
        ? "1 source fausse chez les analystes, écartée"
        : `${count} sources fausses chez les analystes, écartées`,
    analystFaultsIntro: "Elles concernent le travail des analystes, pas l’entreprise.",
    verdict: "selon le verdict",
    person: (name) => `décidé par ${name}`,
    engineSaid: (value) => `le moteur disait : ${value}`,
  },
  en,
  pt: {
    send: (questions) => (questions === 1 ? "Enviar 1 pergunta" : `Enviar ${questions} perguntas`),
    figures: "Números-chave",
    slots: SLOT_NAMES.pt,
    deck: "Deck",
    model: "Modelo",
    silent: "não consta dos documentos",
    planned: "só projeção",
    unsure: "lido sem certeza",
    checkFirst: "Verifique primeiro",
    nothingToCheck: "Nada em particular: os números-chave se confirmam e nenhum sinal de alerta permanece.",
    nothingFound: "Nada foi encontrado, mas uma parte da revisão falhou: isto não é um sinal verde.",
    more: "Em detalhe",
    allReasons: (more) => (more === 1 ? "mais 1 razão" : `mais ${more} razões`),
    settled: "Contradições decididas",
    analystFaults: (count) =>
      count === 1 ? "1 fonte falsa dos analistas, descartada" : `${count} fontes falsas dos analistas, descartadas`,
    analystFaultsIntro: "Dizem respeito ao trabalho dos analistas, não à empresa.",
    verdict: "segundo o veredito",
    person: (name) => `decidido por ${name}`,
    engineSaid: (value) => `o motor dizia: ${value}`,
  },
};
