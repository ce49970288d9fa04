import { CHECK_WORDS } from "./checks/checks.ts";
import { KEY_FIGURE_WORDS } from "./key-figures.ts";
import type { ReportFindingWords } from "./report.en.ts";
import { asLabel, TERMS } from "./terms.ts";

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const REPORT_PT: ReportFindingWords = {
  colon: ": ",
  title: (deal) => `${deal}: revisão`,
  reviewedOn: (day) => `Revisão de ${day}`,
  answer: (p) =>
    [
      `${many(p.proven, "contradição decidida", "contradições decididas")} por provas${p.unproven === 0 ? "" : `, ${p.unproven} só pela confiança dos analistas`}, ${many(p.contested, "ainda contestada", "ainda contestadas")}`,
      ...(p.notExamined === 0 ? [] : [many(p.notExamined, "não examinada", "não examinadas")]),
      p.citations === null
        ? "as citações não foram verificadas"
        : p.citations.all === 0
          ? "nenhuma citação a verificar"
          : `${many(p.citations.false, "citação", "citações")} de ${p.citations.all} não se ${p.citations.false === 1 ? "sustenta" : "sustentam"}${p.citations.unverifiable === 0 ? "" : `, ${many(p.citations.unverifiable, "não pôde ser verificada", "não puderam ser verificadas")}`}`,
    ]
      .join("; ")
      .concat("."),
  sections: {
    keyFigures: KEY_FIGURE_WORDS.pt.title,
    inconsistencies: "O que não pode ser verdade",
    toExplain: "O que o fundador deve explicar",
    checks: CHECK_WORDS.pt.section,
    questions: "Perguntas para o fundador",
    contested: "O que continua contestado",
    redFlags: "Sinais de alerta",
    decisions: "Decidido por uma pessoa",
    failures: "O que falhou nesta revisão",
    contradictions: "Contradições",
    corrections: "Correções, antes e depois",
    reconciliation: "O deck diante do modelo",
    recommendations: "Recomendações opostas",
    agents: "Os analistas e suas citações",
    assumptions: "O que teria de ser falso",
    scenarios: "Cenários",
    memo: "Memorando",
    metrics: "A qualidade da própria revisão",
    cost: "Modelos e custo",
    notContradictions: "O que não é contradição",
    notExamined: "O que não foi examinado, e por quê",
    documents: "Documentos lidos",
  },
  reviewTrust: {
    HIGH: "Confiabilidade desta análise: alta",
    MEDIUM: "Confiabilidade desta análise: média",
    LOW: "Confiabilidade desta análise: baixa",
    CANNOT_ASSESS: "Esta análise não pode ser avaliada",
  },
  documentsTrust: {
    HIGH: "Confiabilidade destes documentos: alta",
    MEDIUM: "Confiabilidade destes documentos: média",
    LOW: "Confiabilidade destes documentos: baixa",
    CANNOT_ASSESS: "Estes documentos não podem ser avaliados",
  },
  trust: TERMS.pt.trust,
  trustLevel: TERMS.pt.trustLevel,
  severity: TERMS.pt.severity,
  coverage: {
    normal: "Todos os documentos primários do dossiê (deck, modelo financeiro) foram lidos por inteiro.",
    partial: "Um documento primário falta, foi lido apenas em parte, ou esconde algo do leitor.",
    secondary_only: "Só havia bases de dados sobre a empresa para verificar.",
    none: "Não havia nada confiável para verificar.",
  },
  score: (score, weight) =>
    score === null
      ? weight === 0
        ? "Pontuação do dossiê: nenhuma, nada pôde ser pontuado."
        : `Pontuação do dossiê: nenhuma, o que pôde ser pontuado pesa só ${weight} de 100.`
      : `Pontuação do dossiê: ${score} de 100${weight === 100 ? "" : `, em dimensões que pesam ${weight} de 100`}.`,
  builtIn: "O dossiê não trazia analistas: os documentos foram lidos pelos analistas integrados.",
  recheck: (p) =>
    `Verificado de novo após mudança de documentos (${p.files}): ${many(p.again, "veredito refeito", "vereditos refeitos")}, os outros mantidos.`,
  why: "Por quê",
  position: "Posição",
  confidence: "Confiança",
  citations: "Citações",
  verdict: "Veredito",
  unresolved: asLabel(TERMS.pt.decision.UNRESOLVED),
  decisive: "O que decidiu",
  whyLost: "Por que o outro lado perdeu",
  whatLacks: "O que falta a cada lado",
  secondPhase: "com o especialista do setor",
  sources: "Verifique você mesmo",
  toVerify: "A verificar",
  changes: "O que mudaria o veredito",
  answerChanges: "O que uma resposta mudaria",
  question: "Pergunta para o fundador",
  impact: "Se estiver errado",
  openPoints: "Pontos ainda em aberto",
  settledBy: "Última etapa",
  ladder: "Etapas tentadas antes",
  debate: (p) =>
    `Debatido em ${many(p.rounds, "rodada", "rodadas")}${p.ending === null ? "" : `, encerrado porque ${p.ending}`}; ${many(p.struck, "prova falsa descartada", "provas falsas descartadas")}.`,
  debateEnding: TERMS.pt.ending,
  refusedVerdict: (by, reasons) => `Um veredito (${by}) foi recusado pelas regras de prova: ${reasons}.`,
  agent: "Analista",
  tier: "Nível",
  noCitation: "nenhuma",
  sumStatus: {
    right: `cálculo: ${TERMS.pt.sum.right}`,
    wrong: `cálculo: ${TERMS.pt.sum.wrong}`,
    unchecked: `cálculo: ${TERMS.pt.sum.unchecked}`,
  },
  picture: (reference) => `Onde está: ${reference}`,
  noPicture: (reference) => `Nenhuma imagem a mostrar de ${reference}.`,
  corrected: (p) =>
    `Qualidade ${p.before} antes, ${p.after} depois; ${p.ready ? "pronta para ser lida" : "ainda não confiável"}.`,
  correctedCount: (p) =>
    `${many(p.fixed, "corrigida", "corrigidas")}, ${many(p.partly, "corrigida em parte", "corrigidas em parte")}, ${many(p.not, "impossível de corrigir", "impossíveis de corrigir")}.`,
  critique: TERMS.pt.critique,
  critiqueSeverity: TERMS.pt.grade,
  improvement: { FIXED: "corrigida", PARTIALLY_FIXED: "corrigida em parte", CANNOT_FIX: "impossível de corrigir" },
  place: "Lugar na análise",
  before: "Antes",
  after: "Depois",
  source: "Fonte",
  calculation: "Cálculo",
  crossReference: "Cruzamento",
  searched: "Procurado em vão",
  weaknesses: "Fraquezas que permanecem",
  dataNeeds: "Dados a pedir ao fundador",
  modelRefused: (p) =>
    `Proposto por um modelo e não aceito: ${many(p.critiques, "crítica", "críticas")}, ${many(p.corrections, "correção", "correções")}.`,
  factProvedFalse: "Um número desta análise contradiz os documentos.",
  compared: (p) =>
    `${many(p.agree, "número concorda", "números concordam")} entre o deck e o modelo, ${p.differ} ${p.differ === 1 ? "difere" : "diferem"}.`,
  noneCompared: "O deck e o modelo não têm nenhum número em comum que possa ser comparado.",
  oneSided: (count) => `${many(count, "número dado", "números dados")} por só um dos dois documentos`,
  moreCorrections: (count) =>
    `${many(count, "outra correção está", "outras correções estão")} no relatório completo (HTML, Markdown).`,
  metric: "Indicador",
  period: "Período",
  today: "hoje",
  planned: "previsto",
  deck: "Deck",
  model: "Modelo",
  result: "Resultado",
  comparison: { agree: "concorda", differ: "difere", deck_only: "só no deck", model_only: "só no modelo" },
  alsoSays: "também diz",
  conflict: {
    STRATEGIC: "Estratégia",
    TACTICAL: "Tática",
    FINANCIAL: "Finanças",
    RISK: "Risco",
    PRIORITY: "Ordem das etapas",
  },
  conflictSeverity: TERMS.pt.grade,
  decision: "Decisão",
  decided: {
    accept_position: (what) => `${what} é tido como certo`,
    set_value: (what) => `o valor é ${what}`,
    dismiss: () => "descartado",
    accept_correction: () => "a correção é aceita",
    reject_correction: () => "a correção é rejeitada",
  },
  decidedBy: (p) => `${p.by}, ${p.at}: ${p.reason}${p.again ? "" : " (A questão não voltou a surgir nesta revisão.)"}`,
  sure: (share) => `confiança ${share}`,
  notDecided: "não decidido",
  supporters: "A favor",
  opponents: "Contra",
  neutrals: "Neutros",
  tradeOffs: "Do que se abre mão",
  findings: "Constatações",
  sums: "Cálculos certos",
  rightOf: (right, all) => `${right} de ${all}`,
  noAgents: "Nenhum analista se pronunciou.",
  assumptionStatus: { standing: "de pé", contested: "contestado", rejected: "rejeitado" },
  spread: (share) => `Cada variável do modelo muda em ${share}, todas para pior ou todas para melhor.`,
  outcome: "Resultado",
  cases: { low: "Baixo", base: "Base", high: "Alto" },
  drivers: "Variáveis",
  sum: "Cálculo do caso base",
  notAvailable: "Indisponível: esta etapa da revisão não chegou ao fim. Veja “O que falhou nesta revisão”.",
  nothingHere: {
    contradictions: "Nenhuma contradição recebeu veredito.",
    questions: "Não há nada a perguntar.",
    corrections: "Nenhuma análise precisou de correção.",
  },
  documentsHead: { document: "Documento", source: "Fonte", parts: "Partes" },
  more: (count) => `… mais ${count} no relatório`,
  report: "O relatório completo",
  page: (page, of) => `Página ${page} de ${of}`,
  statuses: TERMS.pt.citation,
};
