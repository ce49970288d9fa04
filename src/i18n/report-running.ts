import type { Catalogue } from "./catalogue.ts";
import { asLabels, TERMS } from "./terms.ts";

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
/** French counts zero and one as singular. */
const plusieurs = (count: number, one: string, more: string) => `${count} ${count < 2 ? one : more}`;

const en = {
  measured: "Measured",
  target: "Target",
  met: "Reached",
  reached: { yes: "yes", no: "no", unknown: "nothing to measure" },
  atLeast: (value: string) => `at least ${value}`,
  atMost: (value: string) => `at most ${value}`,
  points: (value: string) => `${value} points`,
  nothingMeasured: "none",
  measures: {
    resolutionRate: "Contradictions settled",
    highTrustShare: "Verdicts with high trust",
    unresolvedCritical: "Critical contradictions left open",
    tokensPerContradiction: "Tokens per contradiction",
    fixRate: "Critiques fixed",
    confidenceGain: "Confidence gained by reflexion",
    qualityGain: "Quality gained by reflexion",
    readyShare: "Analyses ready to be read",
    cannotFixShare: "Critiques that cannot be fixed",
  },
  counts: (p: { detected: number; resolved: number; debatesSkipped: number; byCode: number }) =>
    `${many(p.detected, "contradiction", "contradictions")} between analysts found, ${p.resolved} settled, ${p.debatesSkipped} without a debate, ${p.byCode} without any model.`,
  noModel: "No model was asked: the documents decided alone.",
  models: "Models",
  roles: {
    analyst: "analyst",
    debater: "debater",
    arbitrator: "arbitrator",
    critic: "critic",
    improver: "improver",
    quick: "quick verdicts",
  },
  spent: (p: { calls: number; read: string; written: string; usd: string | null }) =>
    `Spent: ${many(p.calls, "call", "calls")}, ${p.read} tokens read and ${p.written} written, ${p.usd ?? "cost unknown for want of a price"}.`,
  estimated: (p: { tokens: string; usd: string | null }) =>
    `Estimated before: ${p.tokens} tokens at most for contradictions and corrections, without votes and what a model reasons by itself, ${p.usd ?? "cost unknown for want of a price"}.`,
  limit: (p: { tokens: string | null; usd: string | null }) =>
    `Limit: ${[p.tokens === null ? null : `${p.tokens} tokens`, p.usd].filter(Boolean).join(", ")}.`,
  leftToCourt: "Decided by the documents alone because no model could speak",
  stages: asLabels(TERMS.en.stage),
  stageFailed: (stage: string, reason: string) => `${stage}: failed. ${reason}`,
};

/** Words about the review itself: its stages, its measures, its cost. */
export type ReportRunningWords = typeof en;

/** The same in each language. */
export const REPORT_RUNNING_WORDS: Catalogue<ReportRunningWords> = {
  en,
  fr: {
    measured: "Mesuré",
    target: "Objectif",
    met: "Atteint",
    reached: { yes: "oui", no: "non", unknown: "rien à mesurer" },
    atLeast: (value) => `au moins ${value}`,
    atMost: (value) => `au plus ${value}`,
    points: (value) => `${value} points`,
    nothingMeasured: "aucun",
    measures: {
      resolutionRate: "Contradictions tranchées",
      highTrustShare: "Verdicts de fiabilité haute",
      unresolvedCritical: "Contradictions critiques laissées ouvertes",
      tokensPerContradiction: "Jetons par contradiction",
      fixRate: "Critiques corrigées",
      confidenceGain: "Confiance gagnée par la réflexion",
      qualityGain: "Qualité gagnée par la réflexion",
      readyShare: "Analyses prêtes à être lues",
      cannotFixShare: "Critiques impossibles à corriger",
    },
    counts: (p) =>
      `${plusieurs(p.detected, "contradiction trouvée", "contradictions trouvées")} entre analystes, ${plusieurs(p.resolved, "tranchée", "tranchées")}, dont ${p.debatesSkipped} sans débat et ${p.byCode} sans aucun modèle.`,
    noModel: "Aucun modèle n’a été interrogé\u00a0: les documents ont décidé seuls.",
    models: "Modèles",
    roles: {
      analyst: "analyste",
      debater: "débatteur",
      arbitrator: "arbitre",
      critic: "critique",
      improver: "correcteur",
      quick: "verdicts rapides",
    },
    spent: (p) =>
      `Dépensé\u00a0: ${plusieurs(p.calls, "appel", "appels")}, ${p.read} jetons lus et ${p.written} écrits, ${p.usd ?? "coût inconnu faute de prix"}.`,
    estimated: (p) =>
      `Estimé avant\u00a0: ${p.tokens} jetons au plus pour contradictions et corrections, sans les votes ni le raisonnement propre au modèle, ${p.usd ?? "coût inconnu faute de prix"}.`,
    limit: (p) =>
      `Limite\u00a0: ${[p.tokens === null ? null : `${p.tokens} jetons`, p.usd].filter(Boolean).join(", ")}.`,
    leftToCourt: "Décidé par les documents seuls, aucun modèle n’ayant pu s’exprimer",
    stages: asLabels(TERMS.fr.stage),
    stageFailed: (stage, reason) => `${stage}\u00a0: échec. ${reason}`,
  },
  pt: {
    measured: "Medido",
    target: "Meta",
    met: "Atingida",
    reached: { yes: "sim", no: "não", unknown: "nada a medir" },
    atLeast: (value) => `pelo menos ${value}`,
    atMost: (value) => `no máximo ${value}`,
    points: (value) => `${value} pontos`,
    nothingMeasured: "nenhum",
    measures: {
      resolutionRate: "Contradições decididas",
      highTrustShare: "Vereditos de confiabilidade alta",
      unresolvedCritical: "Contradições críticas em aberto",
      tokensPerContradiction: "Tokens por contradição",
      fixRate: "Críticas corrigidas",
      confidenceGain: "Confiança ganha com a reflexão",
      qualityGain: "Qualidade ganha com a reflexão",
      readyShare: "Análises prontas para ser lidas",
      cannotFixShare: "Críticas impossíveis de corrigir",
    },
    counts: (p) =>
      `${many(p.detected, "contradição encontrada", "contradições encontradas")} entre analistas, ${many(p.resolved, "decidida", "decididas")}, ${p.debatesSkipped} sem debate e ${p.byCode} sem nenhum modelo.`,
    noModel: "Nenhum modelo foi consultado: os documentos decidiram sozinhos.",
    models: "Modelos",
    roles: {
      analyst: "analista",
      debater: "debatedor",
      arbitrator: "árbitro",
      critic: "crítico",
      improver: "corretor",
      quick: "vereditos rápidos",
    },
    spent: (p) =>
      `Gasto: ${many(p.calls, "chamada", "chamadas")}, ${p.read} tokens lidos e ${p.written} escritos, ${p.usd ?? "custo desconhecido por falta de preço"}.`,
    estimated: (p) =>
      `Estimado antes: ${p.tokens} tokens no máximo para contradições e correções, sem os votos nem o raciocínio próprio do modelo, ${p.usd ?? "custo desconhecido por falta de preço"}.`,
    limit: (p) => `Limite: ${[p.tokens === null ? null : `${p.tokens} tokens`, p.usd].filter(Boolean).join(", ")}.`,
    leftToCourt: "Decidido só pelos documentos, pois nenhum modelo pôde falar",
    stages: asLabels(TERMS.pt.stage),
    stageFailed: (stage, reason) => `${stage}: falhou. ${reason}`,
  },
};
