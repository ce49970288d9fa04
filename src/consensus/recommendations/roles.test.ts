import { describe, expect, it } from "vitest";
import { roleOf } from "./roles.ts";

describe("roleOf", () => {
  it.each([
    ["financial-auditor", "financial"],
    ["Agente Financeiro", "financial"],
    ["agent_commercial", "commercial"],
    ["goToMarketAgent", "commercial"],
    ["Analista de Mercado", "market"],
    ["analyste-marché", "market"],
    ["data-analyst", "analyst"],
    ["Revisor", "reviewer"],
    ["team-investigator", "other"],
  ])("%s is %s", (name, role) => expect(roleOf(name)).toBe(role));
});
