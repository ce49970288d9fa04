import type { AnalystSpec } from "../analyst-spec.ts";

export const team: AnalystSpec = {
  name: "team",
  tier: 1,
  mission: "You examine the people: who they are, what they have done, who is missing.",
  deliver: [
    "founders, roles, shares, full or part time",
    "head count and planned hires",
    "experience that the documents state",
    "key seats that are empty",
  ],
  topics: ["headcount", "founders"],
};
