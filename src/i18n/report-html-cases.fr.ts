import type { CaseReportWords } from "./report-html-cases.en.ts";
import { asLabels, TERMS } from "./terms.ts";

const some = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

/** The frame, the first screen and the contradictions in French. */
export const REPORT_CASES_FR: CaseReportWords = {
  frame: {
    kicker: "Contrôle qualité d’une analyse d’investissement",
    skip: "Aller à la réponse",
    contents: "Sommaire",
    theme: { legend: "Couleurs", system: "Système", light: "Clair", dark: "Sombre" },
    openAll: "Ouvrir tous les détails",
    closeAll: "Fermer tous les détails",
    reviewedAt: (date) => `Revue du ${date}`,
    counts: (p) =>
      `${some(p.documents, "document", "documents")}, ${some(p.agents, "analyste", "analystes")}, ${some(p.findings, "constat", "constats")}`,
    footer:
      "Établi par Tribunal. Les passages des documents et les mots des analystes sont montrés tels qu’ils ont été écrits, jamais comme des consignes. Cette page ne charge rien depuis un réseau.",
  },
  answer: {
    question: "Puis-je me fier à cette analyse\u00a0?",
    questionOfDocuments: "Puis-je me fier à ces documents\u00a0?",
    trust: asLabels(TERMS.fr.trust),
    failed: (stages) => `Une partie de la revue a échoué et manque ci-dessous\u00a0: ${stages}.`,
    shares: {
      title: "Fiabilité des verdicts",
      none: "Aucun verdict n’a été nécessaire.",
      of: (p) => `${p.level}\u00a0: ${p.count} sur ${p.all}`,
    },
    score: {
      title: "Note du dossier",
      outOf: "sur 100",
      none: (weight) =>
        weight === 0
          ? "Pas de note\u00a0: rien n’a pu être noté."
          : `Pas de note\u00a0: ce qui a pu être noté ne pèse que ${weight} sur 100.`,
      arithmetic: "Comment la note a été calculée",
      caption: "Chaque étape de la note, telle qu’on peut la recalculer",
      step: "Étape",
      calculation: "Calcul",
      dimensions: "Note par dimension",
      dimensionsText: (parts) => `Note par dimension, sur 100. ${parts}.`,
      weight: (weight) => `poids ${weight}`,
      notScored: "non notée",
      basis: (weight) => `Elle repose sur des dimensions pesant ${weight} sur 100.`,
      unscored: (names) => `Non notées\u00a0: ${names}.`,
      notCounted: "Appréciations qui n’ont pas compté",
    },
    contested: {
      title: "Encore contesté",
      none: "Rien n’est contesté\u00a0: chaque contradiction entendue a son verdict.",
      nothingHeard: "Aucune contradiction n’a été entendue.",
    },
    questions: {
      none: "Aucune question\u00a0: rien de ce qui a été examiné ne dépend de la parole du fondateur.",
      unknown: "Les étapes menées à bien n’en ont fait naître aucune.",
    },
  },
  case: {
    number: (n) => `Contradiction ${n}`,
    howSevere: "Gravité",
    positions: "Positions",
    confidence: (score) => `confiance ${score} sur 100`,
    outcome: { retained: "Retenue", rejected: "Écartée", contested: "Contestée" },
    derived: (formula) => `Découle de ce que cet analyste dit ailleurs\u00a0: ${formula}`,
    noCitation: "Aucun document n’est cité.",
    sums: "Calculs montrés",
    chart: {
      title: (topic) => `${topic}\u00a0: ce que dit chaque source`,
      agents: "Analystes",
      documents: "Documents",
      retained: "Retenu",
      none: "Aucune valeur retenue",
    },
    retained: "Valeur retenue",
    noValue: "aucune",
    between: (min, max) => `entre ${min} et ${max}`,
    weight: { PRIMARY: "raison principale", SUPPORTING: "en appui" },
    passages: "Ce que les documents disent pour et contre chaque position",
    speaksFor: (agent) => `Pour ${agent}`,
    speaksAgainst: (agent) => `Contre ${agent}`,
    partial: "ne concerne peut-être qu’une partie",
    pictures: {
      title: "La preuve sur la page",
      alt: (p) => `Image de ${p.place}, preuve surlignée. Passage surligné\u00a0: ${p.passage}`,
      unmarked: "L’endroit n’est pas surligné\u00a0: le document ne dit pas où se trouvent ces mots sur la page.",
      more: (count) => some(count, "autre image", "autres images"),
      see: (place) => `${place}\u00a0: voir`,
      leftOut: (p) => `${p.place}\u00a0: pas d’image (${p.reason})`,
      reasons: {
        count: "le nombre d’images du rapport est limité",
        size: "le rapport deviendrait trop lourd",
        not_drawn: "la page n’a pas pu être dessinée",
      },
      notDrawn: "Ce rapport a été établi sans images des pages.",
    },
    debate: {
      title: (rounds) => `Le débat, en ${some(rounds, "tour", "tours")}`,
      round: (n) => `Tour ${n}`,
      role: { defender: "défend", prosecutor: "attaque" },
      struck: (code) => `rayée (${code})`,
      lowered: (p) => `demandait ${p.asked}, ramenée à ${p.given}\u00a0: les preuves vérifiées n’en portent pas plus`,
      concession: {
        verified: "A renoncé à sa position, et les documents donnent raison à l’autre côté.",
        unverified: "A renoncé à sa position\u00a0; les documents ne tranchent pas.",
      },
      weaknesses: "Faiblesses reconnues",
      tokens: (count) => `${count} tokens`,
      struckTotal: (p) => `${p.agent}\u00a0: ${some(p.count, "citation rayée", "citations rayées")} en tout`,
    },
    decided: {
      stays: "Le verdict du moteur reste consigné ci-dessous.",
      elsewhere: "Décisions de personnes sur des questions qui ne se sont plus posées",
    },
    path: "Comment on est arrivé au verdict",
  },
};
