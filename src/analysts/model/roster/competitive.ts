import type { AnalystSpec } from "../analyst-spec.ts";

export const competitive: AnalystSpec = {
  name: "competitive",
  tier: 1,
  mission: "You examine the competition as the documents present it.",
  deliver: [
    "competitors named and what is said of them",
    "advantages claimed, each with its evidence",
    "what the documents leave out",
  ],
  topics: ["market_share"],
};
