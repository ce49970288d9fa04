import type { EndReportWords } from "./report-html-end.en.ts";

/** The synthesis, the measures and what was not examined in Portuguese. */
export const REPORT_END_PT: EndReportWords = {
  memo: "Memorando",
  scenarios: {
    caption: "O que as premissas do próprio modelo dão quando variam",
    outcome: "Resultado",
    spread: (share) => `Nos casos baixo e alto, cada premissa varia ${share} do seu próprio valor.`,
    drivers: "Premissas",
  },
  against: {
    caption: (name) => `O que muda com ${name}`,
    before: "Hoje",
    after: "Então",
    sum: "Cálculo",
  },
  metrics: {
    title: "Como correu a revisão",
    caption: "Medidas da revisão ao lado das metas",
    metric: "Medida",
    value: "Valor",
    met: { yes: "atingida", no: "não atingida", unknown: "não medida" },
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
    noModel: "Nenhum modelo de linguagem foi usado: as provas decidiram sozinhas, sem custo.",
    costCaption: "O que foi perguntado aos modelos e quanto custou",
    calls: "Chamadas",
    input: "Tokens lidos",
    output: "Tokens escritos",
    usd: "Custo (US$)",
    unpriced: "preço desconhecido",
    total: "Total",
    limit: (p) =>
      p.tokens === null && p.usd === null
        ? "Nenhum limite foi definido."
        : `Limite: ${[p.tokens === null ? "" : `${p.tokens} tokens`, p.usd ?? ""].filter(Boolean).join(", ")}.`,
    estimate: (p) => `Estimado antes: ${p.tokens} tokens, ${p.usd}.`,
  },
};
