import type { CaseReportWords } from "./report-html-cases.en.ts";
import { asLabels, TERMS } from "./terms.ts";

const some = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

/** The frame, the first screen and the contradictions in Portuguese. */
export const REPORT_CASES_PT: CaseReportWords = {
  frame: {
    kicker: "Controle de qualidade de uma análise de investimento",
    skip: "Ir para a resposta",
    contents: "Sumário",
    theme: { legend: "Cores", system: "Sistema", light: "Claro", dark: "Escuro" },
    openAll: "Abrir todos os detalhes",
    closeAll: "Fechar todos os detalhes",
    reviewedAt: (date) => `Revisão de ${date}`,
    counts: (p) =>
      `${some(p.documents, "documento", "documentos")}, ${some(p.agents, "analista", "analistas")}, ${some(p.findings, "constatação", "constatações")}`,
    footer:
      "Feito pelo Tribunal. Os trechos dos documentos e as palavras dos analistas são mostrados como foram escritos, nunca como instruções. Esta página não carrega nada de uma rede.",
  },
  answer: {
    question: "Posso confiar nesta análise?",
    questionOfDocuments: "Posso confiar nestes documentos?",
    trust: asLabels(TERMS.pt.trust),
    failed: (stages) => `Parte da revisão falhou e falta abaixo: ${stages}.`,
    shares: {
      title: "Confiabilidade dos vereditos",
      none: "Nenhum veredito foi necessário.",
      of: (p) => `${p.level}: ${p.count} de ${p.all}`,
    },
    score: {
      title: "Nota do dossiê",
      outOf: "de 100",
      none: (weight) =>
        weight === 0
          ? "Sem nota: nada pôde ser avaliado."
          : `Sem nota: o que pôde ser avaliado pesa só ${weight} de 100.`,
      arithmetic: "Como a nota foi calculada",
      caption: "Cada passo da nota, tal como pode ser recalculado",
      step: "Passo",
      calculation: "Cálculo",
      dimensions: "Nota por dimensão",
      dimensionsText: (parts) => `Nota por dimensão, de 100. ${parts}.`,
      weight: (weight) => `peso ${weight}`,
      notScored: "sem nota",
      basis: (weight) => `Apoia-se em dimensões que pesam ${weight} de 100.`,
      unscored: (names) => `Sem nota: ${names}.`,
      notCounted: "Avaliações que não contaram",
    },
    contested: {
      title: "Ainda contestado",
      none: "Nada está contestado: cada contradição ouvida tem seu veredito.",
      nothingHeard: "Nenhuma contradição foi ouvida.",
    },
    questions: {
      none: "Nenhuma pergunta: nada do que foi examinado depende da palavra do fundador.",
      unknown: "As etapas concluídas não levantaram nenhuma.",
    },
  },
  case: {
    number: (n) => `Contradição ${n}`,
    howSevere: "Gravidade",
    positions: "Posições",
    confidence: (score) => `confiança ${score} de 100`,
    outcome: { retained: "Mantida", rejected: "Rejeitada", contested: "Contestada" },
    derived: (formula) => `Decorre do que este analista diz em outro lugar: ${formula}`,
    noCitation: "Nenhum documento é citado.",
    sums: "Cálculos mostrados",
    chart: {
      title: (topic) => `${topic}: o que cada fonte diz`,
      agents: "Analistas",
      documents: "Documentos",
      retained: "Mantido",
      none: "Nenhum valor mantido",
    },
    retained: "Valor mantido",
    noValue: "nenhum",
    between: (min, max) => `entre ${min} e ${max}`,
    weight: { PRIMARY: "razão principal", SUPPORTING: "em apoio" },
    passages: "O que os documentos dizem a favor e contra cada posição",
    speaksFor: (agent) => `A favor de ${agent}`,
    speaksAgainst: (agent) => `Contra ${agent}`,
    partial: "talvez diga respeito só a uma parte",
    pictures: {
      title: "A prova na página",
      alt: (p) => `Imagem de ${p.place}, com a prova destacada. Trecho destacado: ${p.passage}`,
      unmarked: "O lugar não está destacado: o documento não diz onde essas palavras estão na página.",
      more: (count) => some(count, "outra imagem", "outras imagens"),
      see: (place) => `${place}: ver`,
      leftOut: (p) => `${p.place}: sem imagem (${p.reason})`,
      reasons: {
        count: "o número de imagens do relatório é limitado",
        size: "o relatório ficaria grande demais",
        not_drawn: "a página não pôde ser desenhada",
      },
      notDrawn: "Este relatório foi feito sem imagens das páginas.",
    },
    debate: {
      title: (rounds) => `O debate, em ${some(rounds, "rodada", "rodadas")}`,
      round: (n) => `Rodada ${n}`,
      role: { defender: "defende", prosecutor: "ataca" },
      struck: (code) => `riscada (${code})`,
      lowered: (p) => `pedia ${p.asked}, reduzida a ${p.given}: as provas verificadas não sustentam mais`,
      concession: {
        verified: "Abriu mão da posição, e os documentos dão razão ao outro lado.",
        unverified: "Abriu mão da posição; os documentos não decidem.",
      },
      weaknesses: "Fraquezas que admite",
      tokens: (count) => `${count} tokens`,
      struckTotal: (p) => `${p.agent}: ${some(p.count, "citação riscada", "citações riscadas")} ao todo`,
    },
    decided: {
      stays: "O veredito do motor continua registrado abaixo.",
      elsewhere: "Decisões de pessoas sobre questões que não voltaram a surgir",
    },
    path: "Como se chegou ao veredito",
  },
};
