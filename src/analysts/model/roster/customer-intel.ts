import type { AnalystSpec } from "../analyst-spec.ts";

export const customerIntel: AnalystSpec = {
  name: "customer-intel",
  tier: 1,
  mission: "You examine the customers: how many truly pay, how they stay, how few carry the rest.",
  deliver: [
    "paying, registered, pilot and promised customers, each apart",
    "concentration",
    "churn and retention",
    "prices and named references",
  ],
  topics: ["customers", "churn", "nrr", "arpa"],
};
