import type { Phrases } from "./reflexion-phrases.ts";

export const pt: Phrases = {
  place: {
    slide: (n) => `Deck, slide ${n}`,
    model: (s, r) => `Modelo financeiro, folha ${s}, linha ${r}`,
    context: "Context Engine, dealroom.competitors",
  },
  arr: [(v, s) => `O ARR é de ${v} (${s}).`, (v, s) => `ARR: ${v} — ${s}.`],
  mrr: [(v, s) => `O MRR chegou a ${v} em dezembro de 2024 (${s}).`, (v, s) => `MRR dezembro 2024: ${v} (${s}).`],
  margin: [
    (v, sum, s) => `A margem bruta é de ${v} (${s}: ${sum}).`,
    (v, sum, s) => `Margem bruta: ${v} (${sum}; ${s}).`,
  ],
  churn: [(v, s) => `O churn mensal é de ${v} (${s}).`, (v, s) => `Segundo o ${s}, o churn mensal é de ${v}.`],
  customers: [(v, s) => `A empresa tem ${v} clientes pagantes (${s}).`, (v, s) => `${v} clientes pagantes (${s}).`],
  cash: [(v, s) => `Caixa: ${v} (${s}).`, (v, s) => `O caixa é de ${v} (${s}).`],
  burn: [(v, s) => `Burn mensal: ${v} (${s}).`, (v, s) => `O burn mensal é de ${v} (${s}).`],
  tam: (v, s) => `TAM de ${v} (${s}).`,
  competitors: (names, s) => `Concorrentes diretos: ${names} (${s}).`,
  marketGrowthGap: "Crescimento do mercado: não disponível nos documentos.",
  valuation: (v, sum, s) =>
    `O valuation pre-money de ${v} (${s}) parece exigente: ${sum}, contra uma mediana de 11,5x na base de investimentos (n = 47, 2025).`,
  fullFlag: (churn, place, lost) => ({
    titulo: "Churn elevado",
    gravidade: "ALTA",
    evidencia: `Churn mensal de ${churn} (${place})`,
    impacto: `${lost} dos clientes perdidos em 12 meses`,
    perguntaFundador: "Qual é o churn das três últimas coortes?",
  }),
  summary: (v) => `Em resumo, um ARR de ${v} e um produto que vende.`,
  soundConclusion: (v, s) => `A tração é excelente: ${v} clientes pagantes (${s}).`,
  hedgedMargin: [
    (v) => `A margem bruta é estimada em ${v}.`,
    (v) => `A margem bruta é provavelmente de ${v}.`,
    (v) => `Margem bruta de aproximadamente ${v}.`,
  ],
  bareChurn: [(v) => `O churn mensal é de ${v}.`, (v) => `Churn mensal: ${v}, que a equipe quer reduzir à metade.`],
  nps: (v) => `NPS: ${v}.`,
  runwayComputed: [(v) => `O runway calculado é de ${v} meses.`, (v) => `Runway calculado: ${v} meses.`],
  cacSum: (a, b, c, s) => `CAC: ${a} / ${b} = ${c} (${s}).`,
  bareMultiple: (v) => `O múltiplo de ARR é de ${v}.`,
  bareFlags: ["As projeções parecem irreais", "O churn é preocupante", "O valuation parece alto demais"],
  partialFlags: (churn, place) => [
    {
      titulo: "Churn elevado",
      gravidade: "ALTA",
      evidencia: `Churn mensal de ${churn} (${place})`,
      perguntaFundador: "Qual é o churn das últimas coortes?",
    },
    {
      titulo: "Churn elevado",
      gravidade: "ALTA",
      impacto: "19 % dos clientes perdidos num ano",
      perguntaFundador: "Qual é o churn das últimas coortes?",
    },
    {
      titulo: "Churn elevado",
      gravidade: "ALTA",
      evidencia: `Churn mensal de ${churn} (${place})`,
      impacto: "19 % dos clientes perdidos num ano",
    },
  ],
  headcount: (v, s) => `Headcount: ${v} (${s}).`,
  judgedValuation: [
    (v) => `O valuation de ${v} parece agressivo.`,
    (v) => `Um valuation pre-money de ${v} é caro.`,
    (v) => `O valuation de ${v} é razoável.`,
  ],
  superlatives: [
    "A trajetória do ARR é simplesmente extraordinária e inigualável.",
    "É sem dúvida a melhor equipe do setor.",
    "A margem bruta é excepcional.",
  ],
  flaws: (arr, mrr, margin, price) => [
    `O ARR de ${arr} está muito acima do MRR de ${mrr} do principal rival.`,
    `A margem bruta de ${margin} é superior à margem líquida de 12 % observada noutras empresas.`,
    `O valuation pre-money de ${price} é inferior ao valuation post-money de 25 M€ pago pela Turnia.`,
  ],
  otherCustomers: (v) => `Em resumo, a empresa tem ${v} clientes pagantes e um produto que vende.`,
};
