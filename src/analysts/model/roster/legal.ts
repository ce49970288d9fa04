import type { AnalystSpec } from "../analyst-spec.ts";

export const legal: AnalystSpec = {
  name: "legal",
  tier: 1,
  mission: "You examine what binds the company: entity, holders, terms, rights, disputes.",
  deliver: [
    "entity and shareholders",
    "instruments and terms of the round",
    "intellectual property and licences",
    "contracts, litigation, regulation",
  ],
  topics: ["round_size", "valuation", "dilution"],
};
