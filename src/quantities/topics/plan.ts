import { judged, measured, type Topic } from "./topic.ts";

/** The plan as a whole and the scores analysts put on a deal. */
export const PLAN_TOPICS: readonly Topic[] = [
  measured("deal_score", "number", "structure", {
    name: { fr: "Score du dossier", en: "Deal score", pt: "Pontuação do negócio" },
    aliases: {
      fr: ["score global", "note globale", "score"],
      en: ["overall score", "score", "investment score", "global score"],
      pt: ["pontuação geral", "nota geral", "score geral"],
    },
    key: true,
    plausible: [0, 100],
  }),
  measured("break_even_months", "duration", "financial", {
    name: { fr: "Délai jusqu'à l'équilibre", en: "Months to break-even", pt: "Meses até o equilíbrio" },
    aliases: {
      fr: ["break-even", "point mort", "seuil de rentabilité", "délai de rentabilité"],
      en: ["break-even", "breakeven", "time to profitability", "break even point", "months to profitability"],
      pt: ["break-even", "ponto de equilíbrio", "prazo para o equilíbrio"],
    },
    better: "lower",
    plausible: [0, 120],
  }),
  judged("projections_realism", "financial", {
    name: { fr: "Réalisme des projections", en: "Realism of projections", pt: "Realismo das projeções" },
    aliases: {
      fr: ["projections", "projections financières", "business plan", "prévisionnel", "crédibilité du business plan"],
      en: ["projections", "financial projections", "forecast realism", "business plan", "projections credibility"],
      pt: ["projeções", "projeções financeiras", "plano de negócios", "credibilidade das projeções"],
    },
    key: true,
  }),
  judged("financial_health", "financial", {
    name: { fr: "Santé financière", en: "Financial health", pt: "Saúde financeira" },
    aliases: {
      fr: ["situation financière", "solidité financière"],
      en: ["financial position", "financial strength", "financial situation"],
      pt: ["situação financeira", "solidez financeira"],
    },
    key: true,
  }),
  judged("unit_economics", "financial", {
    name: { fr: "Économie unitaire", en: "Unit economics", pt: "Economia unitária" },
    aliases: {
      fr: ["unit economics", "rentabilité unitaire"],
      en: ["unit economics quality", "unit profitability"],
      pt: ["unit economics", "rentabilidade unitária"],
    },
    key: true,
  }),
  judged("profitability", "financial", {
    name: { fr: "Rentabilité", en: "Profitability", pt: "Rentabilidade" },
    aliases: {
      fr: ["profitabilité", "chemin vers la rentabilité"],
      en: ["path to profitability", "is profitable"],
      pt: ["lucratividade", "caminho para a rentabilidade"],
    },
    key: true,
  }),
  judged("growth_sustainability", "financial", {
    name: { fr: "Solidité de la croissance", en: "Growth sustainability", pt: "Sustentabilidade do crescimento" },
    aliases: {
      fr: ["qualité de la croissance", "durabilité de la croissance"],
      en: ["growth quality", "sustainability of growth", "growth trajectory"],
      pt: ["qualidade do crescimento"],
    },
  }),
  judged("overall_risk", "structure", {
    name: { fr: "Niveau de risque", en: "Overall risk", pt: "Nível de risco" },
    aliases: {
      fr: ["risque global", "risque", "profil de risque"],
      en: ["risk", "risk level", "risk profile"],
      pt: ["risco global", "risco", "perfil de risco"],
    },
    key: true,
    better: "lower",
  }),
];
