import type { AnalystSpec } from "../analyst-spec.ts";

export const saasExpert: AnalystSpec = {
  name: "saas-expert",
  tier: 2,
  mission: "You judge the deal as an expert of software sold by subscription.",
  deliver: [
    "unit economics: LTV/CAC, payback, NRR, burn multiple",
    "whether ARR is contracted, recurring and of one definition",
    "retention against what the stage allows",
  ],
  topics: ["arr", "nrr", "churn", "cac", "ltv", "burn_multiple"],
  sectors:
    /\b(?:saas|software|logiciels?|subscriptions?|abonnements?|assinaturas?|platforms?|plateformes?|plataformas?|b2b)\b/i,
};
