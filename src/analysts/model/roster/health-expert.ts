import type { AnalystSpec } from "../analyst-spec.ts";

export const healthExpert: AnalystSpec = {
  name: "health-expert",
  tier: 2,
  mission: "You judge the deal as an expert of health and life sciences.",
  deliver: ["regulatory path and status", "clinical evidence, trials and their results", "reimbursement and who pays"],
  topics: ["revenue", "burn_rate", "runway"],
  sectors:
    /health|\bsant[eé](?!\p{L})|\bsa[uú]de(?!\p{L})|\bm[eé]dic|medtech|medical|biotech|\bbiolog|pharma|\bfarma|cl[ií]ni[cq]|hospital(?!it)|hospita(?:is|ux)|h[oô]pita|\bsoins\b|\bpatients?\b|\bpacientes?\b|life ?sciences?/iu,
};
