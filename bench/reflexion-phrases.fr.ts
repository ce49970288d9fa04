import type { Phrases } from "./reflexion-phrases.ts";

export const fr: Phrases = {
  place: {
    slide: (n) => `Deck, slide ${n}`,
    model: (s, r) => `Modèle financier, onglet ${s}, ligne ${r}`,
    context: "Context Engine, dealroom.competitors",
  },
  arr: [(v, s) => `L'ARR atteint ${v} (${s}).`, (v, s) => `ARR : ${v} — ${s}.`],
  mrr: [(v, s) => `Le MRR s'élève à ${v} en décembre 2024 (${s}).`, (v, s) => `MRR décembre 2024 : ${v} (${s}).`],
  margin: [
    (v, sum, s) => `La marge brute est de ${v} (${s} : ${sum}).`,
    (v, sum, s) => `Marge brute : ${v} (${sum} ; ${s}).`,
  ],
  churn: [(v, s) => `Le churn mensuel est de ${v} (${s}).`, (v, s) => `Churn mensuel : ${v} (${s}).`],
  customers: [(v, s) => `L'entreprise compte ${v} clients payants (${s}).`, (v, s) => `${v} clients payants (${s}).`],
  cash: [(v, s) => `Trésorerie : ${v} (${s}).`, (v, s) => `La trésorerie s'élève à ${v} (${s}).`],
  burn: [(v, s) => `Burn mensuel : ${v} (${s}).`, (v, s) => `Le burn mensuel est de ${v} (${s}).`],
  tam: (v, s) => `TAM de ${v} (${s}).`,
  competitors: (names, s) => `Concurrents directs : ${names} (${s}).`,
  marketGrowthGap: "Croissance du marché : non disponible dans les documents.",
  valuation: (v, sum, s) =>
    `La valorisation pre-money de ${v} (${s}) paraît exigeante : ${sum}, contre une médiane de 11,5x dans la base de financements (n = 47, 2025).`,
  fullFlag: (churn, place, lost) => ({
    titre: "Churn élevé",
    gravite: "ÉLEVÉE",
    preuve: `Churn mensuel de ${churn} (${place})`,
    impact: `${lost} des clients perdus en 12 mois`,
    questionFondateur: "Quel est le churn des trois dernières cohortes ?",
  }),
  summary: (v) => `En bref, un ARR de ${v} et un produit qui se vend.`,
  soundConclusion: (v, s) => `La traction est excellente : ${v} clients payants (${s}).`,
  hedgedMargin: [
    (v) => `La marge brute est estimée à ${v}.`,
    (v) => `La marge brute serait de ${v} environ.`,
    (v) => `Marge brute : probablement ${v}.`,
  ],
  bareChurn: [
    (v) => `Le churn mensuel est de ${v}.`,
    (v) => `Churn mensuel : ${v}, que l'équipe veut diviser par deux.`,
  ],
  nps: (v) => `NPS : ${v}.`,
  runwayComputed: [(v) => `Le runway calculé est de ${v} mois.`, (v) => `Runway calculé : ${v} mois.`],
  cacSum: (a, b, c, s) => `CAC : ${a} / ${b} = ${c} (${s}).`,
  bareMultiple: (v) => `Le multiple d'ARR est de ${v}.`,
  bareFlags: ["Les projections semblent irréalistes", "Le churn est inquiétant", "La valorisation paraît trop élevée"],
  partialFlags: (churn, place) => [
    {
      titre: "Churn élevé",
      gravite: "ÉLEVÉE",
      preuve: `Churn mensuel de ${churn} (${place})`,
      questionFondateur: "Quel est le churn des dernières cohortes ?",
    },
    {
      titre: "Churn élevé",
      gravite: "ÉLEVÉE",
      impact: "19 % des clients perdus en un an",
      questionFondateur: "Quel est le churn des dernières cohortes ?",
    },
    {
      titre: "Churn élevé",
      gravite: "ÉLEVÉE",
      preuve: `Churn mensuel de ${churn} (${place})`,
      impact: "19 % des clients perdus en un an",
    },
  ],
  headcount: (v, s) => `Effectif : ${v} (${s}).`,
  judgedValuation: [
    (v) => `La valorisation de ${v} semble agressive.`,
    (v) => `Une valorisation pre-money de ${v}, c'est cher.`,
    (v) => `La valorisation de ${v} est raisonnable.`,
  ],
  superlatives: [
    "La trajectoire d'ARR est tout simplement exceptionnelle et inégalée.",
    "C'est sans conteste la meilleure équipe du secteur.",
    "La marge brute est exceptionnelle.",
  ],
  flaws: (arr, mrr, margin, price) => [
    `L'ARR de ${arr} dépasse de loin le MRR de ${mrr} du principal rival.`,
    `La marge brute de ${margin} est supérieure à la marge nette de 12 % observée ailleurs.`,
    `La valorisation pre-money de ${price} reste inférieure à la valorisation post-money de 25 M€ payée pour Turnia.`,
  ],
  otherCustomers: (v) => `En bref, l'entreprise compte ${v} clients payants et un produit qui se vend.`,
};
