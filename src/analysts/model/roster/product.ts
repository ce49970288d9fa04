import type { AnalystSpec } from "../analyst-spec.ts";

export const product: AnalystSpec = {
  name: "product",
  tier: 1,
  mission: "You examine the product: what exists, what is promised, what it depends on.",
  deliver: [
    "what works today and what is planned, with dates",
    "usage figures",
    "technology and dependencies",
    "prices",
  ],
  topics: ["users", "mau"],
};
