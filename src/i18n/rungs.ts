import type { Catalogue } from "./catalogue.ts";

interface RungWords {
  /** The steps of the ladder by their code; a step that is not here keeps its code. */
  rungs: Readonly<Record<string, string>>;
  settledHere: string;
  endedOpen: string;
}

/** The steps a contradiction climbs until one settles it. */
export const RUNGS: Catalogue<RungWords> = {
  fr: {
    rungs: {
      LOW_CONFIDENCE_SKIP: "Assurance des parties",
      MINOR_AUTO_RESOLVE: "Écart mineur",
      EVIDENCE_SETTLED: "Les documents",
      CLUSTERS: "Regroupement des valeurs",
      WEIGHTED_AVERAGE: "Moyenne pondérée",
      DOMINANT_CLUSTER: "Groupe dominant",
      CANNOT_ASSESS: "Impossible à évaluer",
      NO_DOCUMENT: "Documents disponibles",
      SKIP_TO_ARBITRATION: "Arbitrage direct",
      QUICK_RESOLUTION: "Verdict rapide",
      DEBATE: "Débat",
      ARBITRATION: "Arbitrage",
      EVIDENCE_COURT: "Tribunal des preuves",
      ABORTED: "Interrompu",
      BUDGET_EXHAUSTED: "Budget épuisé",
      MODEL_FAILED: "Le modèle a échoué",
      ARBITRATOR_SET_ASIDE: "Arbitre écarté",
    },
    settledHere: "Tranché à cette étape",
    endedOpen: "Dernière étape : la question reste ouverte",
  },
  en: {
    rungs: {
      LOW_CONFIDENCE_SKIP: "How sure the sides are",
      MINOR_AUTO_RESOLVE: "Minor difference",
      EVIDENCE_SETTLED: "The documents",
      CLUSTERS: "Values in groups",
      WEIGHTED_AVERAGE: "Weighted average",
      DOMINANT_CLUSTER: "Dominant group",
      CANNOT_ASSESS: "Cannot be assessed",
      NO_DOCUMENT: "Documents at hand",
      SKIP_TO_ARBITRATION: "Direct arbitration",
      QUICK_RESOLUTION: "Quick verdict",
      DEBATE: "Debate",
      ARBITRATION: "Arbitration",
      EVIDENCE_COURT: "Evidence court",
      ABORTED: "Stopped",
      BUDGET_EXHAUSTED: "Budget spent",
      MODEL_FAILED: "The model failed",
      ARBITRATOR_SET_ASIDE: "Arbitrator set aside",
    },
    settledHere: "Settled at this step",
    endedOpen: "Last step: the question stays open",
  },
  pt: {
    rungs: {
      LOW_CONFIDENCE_SKIP: "Segurança das partes",
      MINOR_AUTO_RESOLVE: "Diferença menor",
      EVIDENCE_SETTLED: "Os documentos",
      CLUSTERS: "Valores agrupados",
      WEIGHTED_AVERAGE: "Média ponderada",
      DOMINANT_CLUSTER: "Grupo dominante",
      CANNOT_ASSESS: "Impossível avaliar",
      NO_DOCUMENT: "Documentos disponíveis",
      SKIP_TO_ARBITRATION: "Arbitragem direta",
      QUICK_RESOLUTION: "Veredito rápido",
      DEBATE: "Debate",
      ARBITRATION: "Arbitragem",
      EVIDENCE_COURT: "Tribunal das provas",
      ABORTED: "Interrompido",
      BUDGET_EXHAUSTED: "Orçamento esgotado",
      MODEL_FAILED: "O modelo falhou",
      ARBITRATOR_SET_ASIDE: "Árbitro afastado",
    },
    settledHere: "Decidido nesta etapa",
    endedOpen: "Última etapa: a questão continua em aberto",
  },
};
