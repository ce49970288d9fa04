import type { WorkReportWords } from "./report-html-work.en.ts";

const some = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

/** Corrections, comparisons, advice and citations in Portuguese. */
export const REPORT_WORK_PT: WorkReportWords = {
  corrections: {
    confidence: (p) => `confiança ${p.before} → ${p.after}`,
    ready: "Análise pronta para uso",
    notReady: "Análise ainda não pronta para uso",
    rule: "Regra",
    before: "Antes:",
    after: "Depois:",
    removed: "removido",
    added: "acrescentado",
    legend: "[− removido −] e [+ acrescentado +] marcam o que mudou.",
  },
  grid: {
    caption: "Os números que os dois documentos dão, e a distância entre eles",
    gap: "Diferença (modelo / deck − 1)",
    pictures: "Onde os dois diferem, na página",
  },
  advice: {
    none: "Nenhum analista recomenda o contrário de outro.",
    sides: "O que cada lado recomenda",
    differences: "Onde eles se separam",
    notDecided: "Não decidido: a confiança é baixa demais para agir.",
    rounds: (count) => `O debate, em ${some(count, "rodada", "rodadas")}`,
    stance: { holds: "mantém sua posição", accepts: "aceita o terreno comum", yields: "abre mão da posição" },
    grants: "Concede",
  },
  citations: {
    title: "Citações, analista por analista",
    none: "As análises não citam nenhum documento.",
    caption: "Número de citações por veredito, para cada analista",
    all: "Todas",
    wrongCaption: "O que foi citado, onde, e o que os documentos realmente dizem",
    claim: "Afirmação e citação",
    where: "Lugar citado",
    finding: "O que encontramos",
  },
};
