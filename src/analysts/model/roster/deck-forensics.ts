import type { AnalystSpec } from "../analyst-spec.ts";

export const deckForensics: AnalystSpec = {
  name: "deck-forensics",
  tier: 1,
  mission: "You read the deck as a forensic examiner: what contradicts itself, what is claimed without a figure.",
  deliver: [
    "figures given twice with different values",
    "totals that their parts do not make",
    "claims of traction without a figure",
    "dates and periods that do not fit",
  ],
  topics: ["arr", "mrr", "revenue", "customers", "revenue_growth"],
};
