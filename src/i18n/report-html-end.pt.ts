import type { EndReportWords } from "./report-html-end.en.ts";

/** The synthesis, the measures and what was not examined in Portuguese. */
export const REPORT_END_PT: EndReportWords = {
  scenarios: "O que as variáveis do próprio modelo dão quando mudam",
  movesWith: (name) => `O que muda com ${name}`,
  metrics: {
    caption: "Medidas da revisão ao lado das metas",
    countsTitle: "Em números",
    counts: {
      contradictionsDetected: "Contradições detectadas",
      contradictionsResolved: "Contradições resolvidas",
      debatesSkipped: "Decididas sem debate",
      autoResolved: "Decididas sem modelo",
      averageDebateRounds: "Rodadas por debate, em média",
      agentsReflected: "Análises criticadas",
      totalCritiques: "Objeções",
      totalImprovements: "Correções",
      refusedVerdicts: "Vereditos recusados pelas regras de prova",
      totalTokensUsed: "Tokens",
      totalDurationMs: "Tempo",
    },
    stagesCaption: "Etapas da revisão, em ordem",
    stage: "Etapa",
    status: { done: "feita", failed: "falhou", skipped: "pulada" },
    duration: "Tempo",
    reason: "Motivo",
  },
};
