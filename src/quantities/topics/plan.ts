import { judged, measured, type Topic } from "./topic.ts";

/** The plan as a whole and the scores analysts put on a deal. */
export const PLAN_TOPICS: readonly Topic[] = [
  measured("deal_score", "number", "structure", [0, 100], {
    fr: "Score du dossier, score global, note globale, score",
    en: "Deal score, overall score, score, investment score, global score",
    pt: "Pontuação do negócio, pontuação geral, nota geral, score geral",
    key: true,
  }),
  measured("break_even_months", "duration", "financial", [0, 120], {
    fr: "Délai jusqu'à l'équilibre, break-even, point mort, seuil de rentabilité, délai de rentabilité",
    en: "Months to break-even, break-even, breakeven, time to profitability, break even point, months to profitability",
    pt: "Meses até o equilíbrio, break-even, ponto de equilíbrio, prazo para o equilíbrio",
    better: "lower",
  }),
  judged("projections_realism", "financial", {
    fr: "Réalisme des projections, projections, projections financières, business plan, prévisionnel, crédibilité du business plan",
    en: "Realism of projections, projections, financial projections, forecast realism, business plan, projections credibility",
    pt: "Realismo das projeções, projeções, projeções financeiras, plano de negócios, credibilidade das projeções",
    key: true,
  }),
  judged("financial_health", "financial", {
    fr: "Santé financière, situation financière, solidité financière",
    en: "Financial health, financial position, financial strength, financial situation",
    pt: "Saúde financeira, situação financeira, solidez financeira",
    key: true,
  }),
  judged("unit_economics", "financial", {
    fr: "Économie unitaire, unit economics, rentabilité unitaire",
    en: "Unit economics, unit economics quality, unit profitability",
    pt: "Economia unitária, unit economics, rentabilidade unitária",
    key: true,
  }),
  judged("profitability", "financial", {
    fr: "Rentabilité, profitabilité, chemin vers la rentabilité",
    en: "Profitability, path to profitability, is profitable",
    pt: "Rentabilidade, lucratividade, caminho para a rentabilidade",
    key: true,
  }),
  judged("growth_sustainability", "financial", {
    fr: "Solidité de la croissance, qualité de la croissance, durabilité de la croissance",
    en: "Growth sustainability, growth quality, sustainability of growth, growth trajectory",
    pt: "Sustentabilidade do crescimento, qualidade do crescimento",
  }),
  judged("overall_risk", "structure", {
    fr: "Niveau de risque, risque global, risque, profil de risque",
    en: "Overall risk, risk, risk level, risk profile",
    pt: "Nível de risco, risco global, risco, perfil de risco",
    key: true,
    better: "lower",
  }),
];
