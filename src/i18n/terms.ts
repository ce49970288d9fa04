import type { Catalogue } from "./catalogue.ts";

const en = {
  /** "high": after a word that says of what. */
  trustLevel: { HIGH: "high", MEDIUM: "medium", LOW: "low" },
  /** The same on its own: "high trust". */
  trust: { HIGH: "high trust", MEDIUM: "medium trust", LOW: "low trust", CANNOT_ASSESS: "cannot be assessed" },
  /** Of a contradiction. */
  severity: { CRITICAL: "critical", MAJOR: "major", MODERATE: "moderate", MINOR: "minor" },
  /** Of a critique, a red flag, a conflict of recommendations. */
  grade: { CRITICAL: "critical", HIGH: "high", MEDIUM: "medium", LOW: "low" },
  decision: { POSITION_A: "settled", POSITION_B: "settled", SYNTHESIS: "synthesis", UNRESOLVED: "unresolved" },
  type: {
    numeric_value: "different figures",
    assessment: "opposed assessments",
    existence: "exists or does not",
    interpretation: "same fact, opposite conclusions",
  },
  citation: {
    verified: "verified",
    relocated: "relocated",
    altered: "altered",
    unsupported: "unsupported",
    phantom: "phantom",
    unverifiable: "unverifiable",
  },
  /** After a number greater than one. */
  citations: {
    verified: "verified",
    relocated: "relocated",
    altered: "altered",
    unsupported: "unsupported",
    phantom: "phantom",
    unverifiable: "unverifiable",
  },
  /** What each verdict on a citation means, for whoever sees it the first time. */
  citationMeans: {
    verified: "The passage is there, with this value.",
    relocated: "True, but elsewhere than cited.",
    altered: "The passage is there with another number, sign or unit.",
    unsupported: "The passage is real but does not carry this value.",
    phantom: "There is no such place or passage.",
    unverifiable: "The document is missing or cannot be read.",
  },
  stage: {
    reading: "reading the documents",
    tier1: "analysts",
    verification: "checking citations and sums",
    reflexion1: "correcting weak analyses",
    consensus1: "settling contradictions",
    tier2: "sector expert",
    reflexion2: "correcting the expert",
    consensus2: "settling the expert against the analysts",
    recommendations: "comparing recommendations",
    synthesis: "score, scenarios and memo",
  },
  state: {
    queued: "waiting",
    running: "running",
    done: "done",
    failed: "failed",
    cancelled: "stopped",
    interrupted: "interrupted",
  },
};

/**
 * The words of the closed sets, one for one thing: every report, the command line and the desk take them from here. In
 * small letters; `asLabel` makes one stand alone.
 */
export const TERMS: Catalogue<typeof en> = {
  en,
  fr: {
    trustLevel: { HIGH: "haute", MEDIUM: "moyenne", LOW: "basse" },
    trust: {
      HIGH: "fiabilité haute",
      MEDIUM: "fiabilité moyenne",
      LOW: "fiabilité basse",
      CANNOT_ASSESS: "impossible à évaluer",
    },
    severity: { CRITICAL: "critique", MAJOR: "majeure", MODERATE: "modérée", MINOR: "mineure" },
    grade: { CRITICAL: "critique", HIGH: "élevée", MEDIUM: "moyenne", LOW: "faible" },
    decision: { POSITION_A: "tranchée", POSITION_B: "tranchée", SYNTHESIS: "synthèse", UNRESOLVED: "non tranchée" },
    type: {
      numeric_value: "chiffres différents",
      assessment: "appréciations opposées",
      existence: "existe ou n’existe pas",
      interpretation: "même donnée, conclusions opposées",
    },
    citation: {
      verified: "vérifiée",
      relocated: "mal située",
      altered: "altérée",
      unsupported: "sans appui",
      phantom: "introuvable",
      unverifiable: "invérifiable",
    },
    citations: {
      verified: "vérifiées",
      relocated: "mal situées",
      altered: "altérées",
      unsupported: "sans appui",
      phantom: "introuvables",
      unverifiable: "invérifiables",
    },
    citationMeans: {
      verified: "Le passage est bien là, avec cette valeur.",
      relocated: "Vrai, mais ailleurs que là où il est cité.",
      altered: "Le passage existe avec un autre chiffre, signe ou unité.",
      unsupported: "Le passage est réel mais ne porte pas cette valeur.",
      phantom: "Aucun endroit ni passage de ce genre.",
      unverifiable: "Le document manque ou est illisible.",
    },
    stage: {
      reading: "lecture des documents",
      tier1: "analystes",
      verification: "vérification des citations et des calculs",
      reflexion1: "correction des analyses faibles",
      consensus1: "règlement des contradictions",
      tier2: "expert sectoriel",
      reflexion2: "correction de l’expert",
      consensus2: "confrontation de l’expert aux analystes",
      recommendations: "comparaison des recommandations",
      synthesis: "score, scénarios et mémo",
    },
    state: {
      queued: "en attente",
      running: "en cours",
      done: "terminée",
      failed: "échouée",
      cancelled: "arrêtée",
      interrupted: "interrompue",
    },
  },
  pt: {
    trustLevel: { HIGH: "alta", MEDIUM: "média", LOW: "baixa" },
    trust: {
      HIGH: "confiabilidade alta",
      MEDIUM: "confiabilidade média",
      LOW: "confiabilidade baixa",
      CANNOT_ASSESS: "impossível avaliar",
    },
    severity: { CRITICAL: "crítica", MAJOR: "grave", MODERATE: "moderada", MINOR: "menor" },
    grade: { CRITICAL: "crítica", HIGH: "alta", MEDIUM: "média", LOW: "baixa" },
    decision: { POSITION_A: "decidida", POSITION_B: "decidida", SYNTHESIS: "síntese", UNRESOLVED: "em aberto" },
    type: {
      numeric_value: "números diferentes",
      assessment: "avaliações opostas",
      existence: "existe ou não existe",
      interpretation: "mesmo dado, conclusões opostas",
    },
    citation: {
      verified: "verificada",
      relocated: "noutro lugar",
      altered: "alterada",
      unsupported: "sem apoio",
      phantom: "inexistente",
      unverifiable: "não verificável",
    },
    citations: {
      verified: "verificadas",
      relocated: "noutro lugar",
      altered: "alteradas",
      unsupported: "sem apoio",
      phantom: "inexistentes",
      unverifiable: "não verificáveis",
    },
    citationMeans: {
      verified: "O trecho está lá, com este valor.",
      relocated: "Verdadeiro, mas em outro lugar que o citado.",
      altered: "O trecho existe com outro número, sinal ou unidade.",
      unsupported: "O trecho é real, mas não traz este valor.",
      phantom: "Não existe tal lugar nem tal trecho.",
      unverifiable: "O documento falta ou não pode ser lido.",
    },
    stage: {
      reading: "leitura dos documentos",
      tier1: "analistas",
      verification: "verificação das citações e dos cálculos",
      reflexion1: "correção das análises fracas",
      consensus1: "resolução das contradições",
      tier2: "especialista do setor",
      reflexion2: "correção do especialista",
      consensus2: "confronto do especialista com os analistas",
      recommendations: "comparação das recomendações",
      synthesis: "nota, cenários e memorando",
    },
    state: {
      queued: "à espera",
      running: "em curso",
      done: "concluída",
      failed: "falhada",
      cancelled: "parada",
      interrupted: "interrompida",
    },
  },
};

/** A term that stands alone: with a capital. */
export const asLabel = (term: string): string => term.charAt(0).toUpperCase() + term.slice(1);

/** All terms of a set as labels. */
export const asLabels = <Key extends string>(terms: Record<Key, string>): Record<Key, string> =>
  Object.fromEntries(Object.entries<string>(terms).map(([key, term]) => [key, asLabel(term)])) as Record<Key, string>;
