import type { AnalystSpec } from "../analyst-spec.ts";

export const generalistExpert: AnalystSpec = {
  name: "generalist-expert",
  tier: 2,
  mission: "You judge the deal as an investor who has seen many sectors.",
  deliver: [
    "whether price, traction and plan fit each other",
    "what the stage makes one expect and the documents lack",
    "the figure on which the decision hangs",
  ],
  topics: ["arr", "revenue", "valuation", "runway"],
};
