import type { EndReportWords } from "./report-html-end.en.ts";

/** The synthesis, the measures and what was not examined in French. */
export const REPORT_END_FR: EndReportWords = {
  memo: "Note de synthèse",
  scenarios: {
    caption: "Ce que donnent les hypothèses du modèle quand on les fait varier",
    outcome: "Résultat",
    spread: (share) => `Dans les cas bas et haut, chaque hypothèse varie de ${share} de sa propre valeur.`,
    drivers: "Hypothèses",
  },
  against: {
    caption: (name) => `Ce qui bouge avec ${name}`,
    before: "Aujourd’hui",
    after: "Alors",
    sum: "Calcul",
  },
  metrics: {
    title: "Comment s’est passée la revue",
    caption: "Mesures de la revue à côté de leurs objectifs",
    metric: "Mesure",
    value: "Valeur",
    met: { yes: "atteint", no: "manqué", unknown: "non mesuré" },
    countsTitle: "En chiffres",
    counts: {
      contradictionsDetected: "Contradictions détectées",
      contradictionsResolved: "Contradictions résolues",
      debatesSkipped: "Réglées sans débat",
      autoResolved: "Réglées sans modèle",
      averageDebateRounds: "Tours par débat, en moyenne",
      agentsReflected: "Analyses critiquées",
      totalCritiques: "Objections",
      totalImprovements: "Corrections",
      refusedVerdicts: "Verdicts refusés par les règles de preuve",
      totalTokensUsed: "Tokens",
      totalDurationMs: "Durée",
    },
    stagesCaption: "Étapes de la revue, dans l’ordre",
    stage: "Étape",
    status: { done: "faite", failed: "échouée", skipped: "sautée" },
    duration: "Durée",
    reason: "Raison",
    noModel: "Aucun modèle de langage n’a été utilisé\u00a0: les preuves ont décidé seules, sans aucun coût.",
    costCaption: "Ce qui a été demandé aux modèles, et son coût",
    calls: "Appels",
    input: "Tokens lus",
    output: "Tokens écrits",
    usd: "Coût (US$)",
    unpriced: "prix inconnu",
    total: "Total",
    limit: (p) =>
      p.tokens === null && p.usd === null
        ? "Aucune limite n’était fixée."
        : `Limite\u00a0: ${[p.tokens === null ? "" : `${p.tokens} tokens`, p.usd ?? ""].filter(Boolean).join(", ")}.`,
    estimate: (p) => `Estimé au départ\u00a0: ${p.tokens} tokens, ${p.usd}.`,
  },
};
