import type { AnalystSpec } from "../analyst-spec.ts";

export const marketIntelligence: AnalystSpec = {
  name: "market-intelligence",
  tier: 1,
  mission: "You examine the market as the documents present it, and who says so.",
  deliver: [
    "TAM, SAM, SOM with their source and year",
    "market growth",
    "segments and geography",
    "which of these are the company's own estimates",
  ],
  topics: ["tam", "sam", "som", "market_growth"],
};
