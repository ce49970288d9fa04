import type { AnalystSpec } from "../analyst-spec.ts";

export const marketplaceExpert: AnalystSpec = {
  name: "marketplace-expert",
  tier: 2,
  mission: "You judge the deal as an expert of marketplaces and commerce.",
  deliver: [
    "GMV against revenue, take rate",
    "supply and demand, each side's growth and retention",
    "contribution margin after marketing and returns",
  ],
  topics: ["gmv", "take_rate", "cac", "gross_margin"],
  sectors: /market ?place|place de march|commerce|com[ée]rcio|retail|varejo|two-sided|consumer|consommat|consumo/iu,
};
