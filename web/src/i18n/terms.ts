import type { CitationStatus } from "../../../src/domain/citation.ts";
import type { ContradictionSeverity, ContradictionType } from "../../../src/domain/contradiction.ts";
import type { TrustLevel, VerdictType } from "../../../src/domain/resolution.ts";
import type { SourceType } from "../../../src/domain/source.ts";
import type { Catalogue } from "../../../src/i18n/catalogue.ts";
import type { ReviewStage, ReviewStatus } from "../../../src/server/contract.ts";

interface Terms {
  trust: Record<TrustLevel | "CANNOT_ASSESS", string>;
  severity: Record<ContradictionSeverity, string>;
  decision: Record<VerdictType, string>;
  type: Record<ContradictionType, string>;
  citation: Record<CitationStatus, string>;
  /** After a number greater than one. */
  citations: Record<CitationStatus, string>;
  /** What each verdict on a citation means, for whoever sees it the first time. */
  citationMeans: Record<CitationStatus, string>;
  source: Record<SourceType, string>;
  stage: Record<ReviewStage, string>;
  status: Record<ReviewStatus, string>;
}

/** The words of the field, the same on every screen. */
export const TERMS: Catalogue<Terms> = {
  fr: {
    trust: { HIGH: "Fiable", MEDIUM: "Fiable sous réserve", LOW: "Peu fiable", CANNOT_ASSESS: "Impossible à évaluer" },
    severity: { CRITICAL: "Critique", MAJOR: "Majeure", MODERATE: "Modérée", MINOR: "Mineure" },
    decision: {
      POSITION_A: "Tranchée",
      POSITION_B: "Tranchée",
      SYNTHESIS: "Synthèse",
      UNRESOLVED: "Non tranchée",
    },
    type: {
      numeric_value: "Chiffres différents",
      assessment: "Appréciations opposées",
      existence: "Existe ou n’existe pas",
      interpretation: "Même donnée, conclusions opposées",
    },
    citation: {
      verified: "Vérifiée",
      relocated: "Déplacée",
      altered: "Altérée",
      unsupported: "Sans appui",
      phantom: "Fantôme",
      unverifiable: "Invérifiable",
    },
    citations: {
      verified: "vérifiées",
      relocated: "déplacées",
      altered: "altérées",
      unsupported: "sans appui",
      phantom: "fantômes",
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
    source: {
      deck: "Deck",
      financial_model: "Modèle financier",
      context_engine: "Context Engine",
      funding_db: "Base de financements",
      inference: "Inférence",
    },
    stage: {
      reading: "Lecture des documents",
      tier1: "Analystes, premier rang",
      verification: "Vérification des citations",
      reflexion1: "Correction des analyses",
      consensus1: "Contradictions, phase 1",
      tier2: "Expert sectoriel",
      reflexion2: "Correction de l’expertise",
      consensus2: "Contradictions, phase 2",
      recommendations: "Recommandations opposées",
      synthesis: "Synthèse et note",
    },
    status: {
      queued: "En attente",
      running: "En cours",
      done: "Terminée",
      failed: "Échouée",
      cancelled: "Annulée",
      interrupted: "Interrompue",
    },
  },
  en: {
    trust: { HIGH: "Trustworthy", MEDIUM: "Trust with care", LOW: "Not trustworthy", CANNOT_ASSESS: "Cannot assess" },
    severity: { CRITICAL: "Critical", MAJOR: "Major", MODERATE: "Moderate", MINOR: "Minor" },
    decision: { POSITION_A: "Settled", POSITION_B: "Settled", SYNTHESIS: "Synthesis", UNRESOLVED: "Unresolved" },
    type: {
      numeric_value: "Different figures",
      assessment: "Opposed assessments",
      existence: "Exists or does not",
      interpretation: "Same fact, opposite conclusions",
    },
    citation: {
      verified: "Verified",
      relocated: "Relocated",
      altered: "Altered",
      unsupported: "Unsupported",
      phantom: "Phantom",
      unverifiable: "Unverifiable",
    },
    citations: {
      verified: "verified",
      relocated: "relocated",
      altered: "altered",
      unsupported: "unsupported",
      phantom: "phantom",
      unverifiable: "unverifiable",
    },
    citationMeans: {
      verified: "The passage is there, with this value.",
      relocated: "True, but elsewhere than cited.",
      altered: "The passage is there with another number, sign or unit.",
      unsupported: "The passage is real but does not carry this value.",
      phantom: "There is no such place or passage.",
      unverifiable: "The document is missing or cannot be read.",
    },
    source: {
      deck: "Deck",
      financial_model: "Financial model",
      context_engine: "Context Engine",
      funding_db: "Funding DB",
      inference: "Inference",
    },
    stage: {
      reading: "Reading the documents",
      tier1: "Analysts, first tier",
      verification: "Checking citations",
      reflexion1: "Correcting the analyses",
      consensus1: "Contradictions, phase 1",
      tier2: "Sector expert",
      reflexion2: "Correcting the expert",
      consensus2: "Contradictions, phase 2",
      recommendations: "Opposed recommendations",
      synthesis: "Synthesis and score",
    },
    status: {
      queued: "Queued",
      running: "Running",
      done: "Done",
      failed: "Failed",
      cancelled: "Cancelled",
      interrupted: "Interrupted",
    },
  },
  pt: {
    trust: {
      HIGH: "Confiável",
      MEDIUM: "Confiável com reservas",
      LOW: "Pouco confiável",
      CANNOT_ASSESS: "Impossível avaliar",
    },
    severity: { CRITICAL: "Crítica", MAJOR: "Grave", MODERATE: "Moderada", MINOR: "Menor" },
    decision: { POSITION_A: "Decidida", POSITION_B: "Decidida", SYNTHESIS: "Síntese", UNRESOLVED: "Em aberto" },
    type: {
      numeric_value: "Números diferentes",
      assessment: "Avaliações opostas",
      existence: "Existe ou não existe",
      interpretation: "Mesmo dado, conclusões opostas",
    },
    citation: {
      verified: "Verificada",
      relocated: "Deslocada",
      altered: "Alterada",
      unsupported: "Sem apoio",
      phantom: "Fantasma",
      unverifiable: "Inverificável",
    },
    citations: {
      verified: "verificadas",
      relocated: "deslocadas",
      altered: "alteradas",
      unsupported: "sem apoio",
      phantom: "fantasmas",
      unverifiable: "inverificáveis",
    },
    citationMeans: {
      verified: "O trecho está lá, com este valor.",
      relocated: "Verdadeiro, mas em outro lugar que o citado.",
      altered: "O trecho existe com outro número, sinal ou unidade.",
      unsupported: "O trecho é real, mas não traz este valor.",
      phantom: "Não existe tal lugar nem tal trecho.",
      unverifiable: "O documento falta ou não pode ser lido.",
    },
    source: {
      deck: "Deck",
      financial_model: "Modelo financeiro",
      context_engine: "Context Engine",
      funding_db: "Base de investimentos",
      inference: "Inferência",
    },
    stage: {
      reading: "Leitura dos documentos",
      tier1: "Analistas, primeiro nível",
      verification: "Verificação das citações",
      reflexion1: "Correção das análises",
      consensus1: "Contradições, fase 1",
      tier2: "Especialista do setor",
      reflexion2: "Correção do especialista",
      consensus2: "Contradições, fase 2",
      recommendations: "Recomendações opostas",
      synthesis: "Síntese e nota",
    },
    status: {
      queued: "Na fila",
      running: "Em andamento",
      done: "Concluída",
      failed: "Falhou",
      cancelled: "Cancelada",
      interrupted: "Interrompida",
    },
  },
};
