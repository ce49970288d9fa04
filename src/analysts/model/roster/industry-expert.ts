import type { AnalystSpec } from "../analyst-spec.ts";

export const industryExpert: AnalystSpec = {
  name: "industry-expert",
  tier: 2,
  mission: "You judge the deal as an expert of hardware, industry, energy and climate.",
  deliver: [
    "technology readiness and what was shown outside the laboratory",
    "cost per unit today and at scale",
    "capital needed, plant, certification, offtake",
  ],
  topics: ["revenue", "gross_margin", "burn_rate", "runway"],
  sectors:
    /ind[uú]str|hardware|manufactur|mat[ée]ri(?:el|aux|a(?:l|is))|[ée]nerg|climat|\bclima\b|deep ?tech|robot|agri|agro|mobilit|mobilidad/iu,
};
