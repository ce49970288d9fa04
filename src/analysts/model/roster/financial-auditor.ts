import type { AnalystSpec } from "../analyst-spec.ts";

export const financialAuditor: AnalystSpec = {
  name: "financial-auditor",
  tier: 1,
  mission: "You audit the figures: what the company earns, spends and has, and whether its own ratios come out.",
  deliver: [
    "revenue, ARR, MRR and growth for every period the documents give",
    "gross margin, burn, cash, runway",
    "CAC, LTV, payback, churn",
    "the round and its valuation",
    "every ratio the documents state, done again",
  ],
  topics: ["arr", "mrr", "revenue", "gross_margin", "burn_rate", "cash", "runway", "cac", "ltv", "churn", "valuation"],
};
