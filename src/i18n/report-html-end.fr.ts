import type { EndReportWords } from "./report-html-end.en.ts";

/** The synthesis, the measures and what was not examined in French. */
export const REPORT_END_FR: EndReportWords = {
  scenarios: "Ce que donnent les leviers du modèle quand on les fait varier",
  movesWith: (name) => `Ce qui bouge avec ${name}`,
  metrics: {
    caption: "Mesures de la revue à côté de leurs objectifs",
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
  },
};
