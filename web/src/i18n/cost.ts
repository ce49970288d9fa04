import type { Catalogue } from "../../../src/i18n/catalogue.ts";
import type { MetricName, ModelRole } from "../../../src/server/contract.ts";

interface CostWords {
  title: string;
  free: { title: string; body: string };
  total: string;
  tokens: string;
  calls: string;
  money: string;
  /** The same, at the head of a column. */
  price: string;
  outcome: string;
  unknown: string;
  estimate: string;
  limit: string;
  byStage: string;
  byModel: string;
  stage: string;
  model: string;
  role: string;
  input: string;
  output: string;
  roles: Record<ModelRole, string>;
  callList: string;
  duration: string;
  began: string;
  quality: string;
  qualityIntro: string;
  metric: string;
  value: string;
  target: string;
  least: (value: string) => string;
  most: (value: string) => string;
  met: string;
  missed: string;
  notMeasured: string;
  metrics: Record<MetricName, string>;
  took: (duration: string) => string;
}

/** What a review took, and how well it went. */
export const COST: Catalogue<CostWords> = {
  fr: {
    title: "Coût et qualité de la revue",
    free: {
      title: "Aucun modèle de langage n’a été interrogé",
      body: "Tout a été décidé par les documents, sans dépense.",
    },
    total: "Total",
    tokens: "jetons",
    calls: "appels",
    money: "coût",
    price: "Coût",
    outcome: "Résultat",
    unknown: "prix inconnu",
    estimate: "estimé au plus",
    limit: "limite",
    byStage: "Par étape",
    byModel: "Par modèle",
    stage: "Étape",
    model: "Modèle",
    role: "Rôle",
    input: "Entrée",
    output: "Sortie",
    roles: {
      analyst: "analyste",
      debater: "débatteur",
      arbitrator: "arbitre",
      critic: "critique",
      improver: "correcteur",
      quick: "verdict rapide",
    },
    callList: "Appels un à un",
    duration: "Durée",
    began: "Début",
    quality: "Qualité de la revue",
    qualityIntro: "Ce que la revue a atteint, face à ses objectifs.",
    metric: "Mesure",
    value: "Atteint",
    target: "Objectif",
    least: (value) => `au moins ${value}`,
    most: (value) => `au plus ${value}`,
    met: "atteint",
    missed: "manqué",
    notMeasured: "rien à mesurer",
    metrics: {
      resolutionRate: "Contradictions tranchées",
      highTrustShare: "Verdicts pleinement fiables",
      unresolvedCritical: "Critiques non tranchées",
      tokensPerContradiction: "Jetons par contradiction",
      fixRate: "Critiques corrigées",
      confidenceGain: "Gain de confiance",
      qualityGain: "Gain de qualité",
      readyShare: "Analyses prêtes",
      cannotFixShare: "Impossibles à corriger",
    },
    took: (duration) => `Revue faite en ${duration}`,
  },
  en: {
    title: "Cost and quality of the review",
    free: { title: "No language model was asked", body: "Everything was decided by the documents, at no cost." },
    total: "Total",
    tokens: "tokens",
    calls: "calls",
    money: "cost",
    price: "Cost",
    outcome: "Outcome",
    unknown: "price unknown",
    estimate: "estimated at most",
    limit: "limit",
    byStage: "By stage",
    byModel: "By model",
    stage: "Stage",
    model: "Model",
    role: "Role",
    input: "Input",
    output: "Output",
    roles: {
      analyst: "analyst",
      debater: "debater",
      arbitrator: "arbitrator",
      critic: "critic",
      improver: "improver",
      quick: "quick verdict",
    },
    callList: "Calls one by one",
    duration: "Duration",
    began: "Begun",
    quality: "Quality of the review",
    qualityIntro: "What the review reached, beside its targets.",
    metric: "Measure",
    value: "Reached",
    target: "Target",
    least: (value) => `at least ${value}`,
    most: (value) => `at most ${value}`,
    met: "met",
    missed: "missed",
    notMeasured: "nothing to measure",
    metrics: {
      resolutionRate: "Contradictions settled",
      highTrustShare: "Verdicts of high trust",
      unresolvedCritical: "Critical ones unresolved",
      tokensPerContradiction: "Tokens per contradiction",
      fixRate: "Critiques fixed",
      confidenceGain: "Gain of confidence",
      qualityGain: "Gain of quality",
      readyShare: "Analyses ready",
      cannotFixShare: "Cannot be fixed",
    },
    took: (duration) => `Reviewed in ${duration}`,
  },
  pt: {
    title: "Custo e qualidade da revisão",
    free: {
      title: "Nenhum modelo de linguagem foi consultado",
      body: "Tudo foi decidido pelos documentos, sem custo.",
    },
    total: "Total",
    tokens: "tokens",
    calls: "chamadas",
    money: "custo",
    price: "Custo",
    outcome: "Resultado",
    unknown: "preço desconhecido",
    estimate: "estimado no máximo",
    limit: "limite",
    byStage: "Por etapa",
    byModel: "Por modelo",
    stage: "Etapa",
    model: "Modelo",
    role: "Papel",
    input: "Entrada",
    output: "Saída",
    roles: {
      analyst: "analista",
      debater: "debatedor",
      arbitrator: "árbitro",
      critic: "crítico",
      improver: "corretor",
      quick: "veredito rápido",
    },
    callList: "Chamadas uma a uma",
    duration: "Duração",
    began: "Início",
    quality: "Qualidade da revisão",
    qualityIntro: "O que a revisão alcançou, ao lado das metas.",
    metric: "Medida",
    value: "Alcançado",
    target: "Meta",
    least: (value) => `pelo menos ${value}`,
    most: (value) => `no máximo ${value}`,
    met: "atingida",
    missed: "não atingida",
    notMeasured: "nada a medir",
    metrics: {
      resolutionRate: "Contradições decididas",
      highTrustShare: "Vereditos de alta confiança",
      unresolvedCritical: "Críticas em aberto",
      tokensPerContradiction: "Tokens por contradição",
      fixRate: "Críticas corrigidas",
      confidenceGain: "Ganho de confiança",
      qualityGain: "Ganho de qualidade",
      readyShare: "Análises prontas",
      cannotFixShare: "Impossíveis de corrigir",
    },
    took: (duration) => `Revisão feita em ${duration}`,
  },
};
