import type { SynthesisSentences } from "./analysts-synthesis.en.ts";

export const SYNTHESIS_PT: SynthesisSentences = {
  colon: ": ",
  need: {
    revenue: "receita",
    growth: "crescimento",
    margin: "margem",
    cash: "caixa",
    burn: "burn",
    customers: "clientes",
    retention: "retenção",
    market: "tamanho do mercado",
    team: "equipe",
    terms: "condições da rodada",
  },
  level: { complete: "completos", partial: "parciais", minimal: "mínimos" },
  completeness: (p) =>
    `Dados ${p.level}: de ${p.all} coisas que um investidor deve saber, ${p.covered} ${p.covered === 1 ? "está" : "estão"} nos documentos ou numa citação verificada.${
      p.missing === "" ? "" : ` Faltam: ${p.missing}.`
    }${p.partly === "" ? "" : ` Só como projeção, ou em parte: ${p.partly}.`}${p.unsure === "" ? "" : ` Lido sem certeza: ${p.unsure}.`}${p.damaged ? " Falta uma fonte primária, ou só foi lida em parte." : ""}`,
  dimension: {
    financial: "Finanças",
    customers: "Clientes e vendas",
    market: "Mercado",
    product: "Produto e tecnologia",
    team: "Equipe",
    competition: "Concorrência",
    terms: "Condições, jurídico e saída",
  },
  line: {
    total: "Todas as dimensões, segundo o seu peso",
    cap: (level) => `Teto para dados ${level}`,
  },
  notCounted: {
    unknown: (label) => `A apreciação “${label}” não está na escala.`,
    rejected: "Rejeitado por um veredicto.",
    weightless: "A sua confiança é nula.",
  },
  score: (p) =>
    p.score === p.before
      ? `Nota: ${p.score} em 100.`
      : `Nota: ${p.score} em 100 (${p.before} antes do teto de ${p.cap}).`,
  assumption: (p) =>
    `O que teria de ser falso: ${p.topic} em ${p.value} (${p.place}). Com ${p.stressed}: ${p.falls}. Números que mudam: ${p.count}.`,
  driver: {
    arr: "ARR atual",
    growth: "Crescimento",
    churn: "Churn mensal",
    margin: "Margem bruta",
    cash: "Caixa",
    burn: "Burn mensal",
  },
  outcome: {
    arr_next: "ARR daqui a um ano",
    arr_kept: "ARR atual ainda presente daqui a um ano",
    gross_profit: "Lucro bruto sobre o ARR daqui a um ano",
    runway: "Runway",
  },
  formula: {
    arr_next: "ARR × (1 + crescimento × variação)",
    arr_kept: "ARR × (1 − churn mensal × variação) ^ 12",
    gross_profit: "ARR × (1 + crescimento × variação) × (1 − (1 − margem) × variação)",
    runway: "Caixa / (burn mensal × variação)",
  },
  case: { low: "baixo", base: "base", high: "alto" },
  memoTitle: (deal) => `Memorando: ${deal}`,
  headline: { for: (said: string) => `A favor: ${said}`, against: (said: string) => `Contra: ${said}` },
  proposedScore: (p) =>
    p.score === null
      ? `Um modelo julgou mais ${p.judgements} constatações: ainda é pouco para uma nota.`
      : `Com os ${p.judgements} julgamentos propostos por um modelo, seria ${p.score} em 100. São opiniões: não contam na nota.`,
  moved: (p) =>
    `${p.name}: ${p.worse} pior no caso baixo e ${p.better} melhor no caso alto, por proposta de um modelo.`,
  section: {
    headlines: "O que mais pesa, segundo a escolha de um modelo",
    score: "Nota",
    figures: "O que dizem os documentos",
    reconciliation: "O deck face ao modelo",
    position: "Entre outras, e pontos duvidosos",
    contested: "Contestado ou rejeitado",
    against: "O que teria de ser falso",
    scenarios: "Cenários",
    missing: "O que não pôde ser examinado",
  },
  nothing: {
    headlines: "Nada foi escolhido.",
    score: "Nada pôde ser pontuado.",
    figures:
      'Nenhum número-chave foi confirmado por um veredito; "O deck diante do modelo" mostra o que dizem os documentos.',
    reconciliation: "Nenhum número está ao mesmo tempo no deck e no modelo.",
    position: "Nenhuma constatação compara a empresa com outras.",
    contested: "Nenhuma constatação está contestada ou rejeitada.",
    against: "Nenhuma hipótese pôde ser posta à prova.",
    scenarios: "Sem cenários: os seus dados de partida não estão no dossiê.",
    missing: "Nada do que foi procurado falta.",
  },
  reconciled: (p) => `${p.both} números estão nos dois documentos; ${p.agree} concordam.`,
  judged: {
    contested: (p) => `Contestado, de ${p.agent}: ${p.said}`,
    rejected: (p) => `Rejeitado, de ${p.agent}: ${p.said}`,
  },
};
