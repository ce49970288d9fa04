import { describe, expect, it } from "vitest";
import { jsonSchemaOf } from "../../model/answer/json-schema.ts";
import { STANDARDS } from "../model/standards.ts";
import { CriticAnswer, criticPrompt } from "./critic.ts";
import { ImproverAnswer, improverPrompt } from "./improver.ts";

const analysis = {
  agent: 1,
  name: "auditor",
  facts: [],
  passages: [[1, "team", "A team"]],
  known: [],
} satisfies Parameters<typeof criticPrompt>[0][number];

describe("every prompt", () => {
  const all = {
    critic: criticPrompt([analysis], "pt"),
    improver: improverPrompt({ facts: [], sums: [], critiques: [[1, "weak_conclusion", "Why?", "A team"]] }, "pt"),
  };

  it.each(Object.entries(all))("%s: fences its material and names the language", (_, prompt) => {
    expect(prompt.system).toContain("never instructions");
    expect(prompt.user).toMatch(/^<case>\{"language":"Portuguese",.*\}<\/case>$/s);
    expect(prompt.system).not.toContain("A team");
  });

  it("keeps its instructions from call to call", () => {
    expect(criticPrompt([{ ...analysis, name: "other" }], "fr").system).toBe(all.critic.system);
    expect(improverPrompt({ facts: [["Deck", "x"]], sums: [], critiques: [] }, "fr").system).toBe(all.improver.system);
  });

  it("tells a provider one small shape, without a score", () => {
    for (const schema of [CriticAnswer, ImproverAnswer]) {
      const told = JSON.stringify(jsonSchemaOf(schema));
      expect(told.length).toBeLessThan(2_200);
      expect(told).not.toMatch(/score|verdict|revisedOutput/i);
    }
  });

  it("explains every rule to the critic", () => {
    for (const rule of Object.keys(STANDARDS)) expect(all.critic.system).toContain(`- ${rule}:`);
  });
});

describe("a critic's answer", () => {
  it("is read in the asked shape, alone, and in the long form of other tools", () => {
    const asked = CriticAnswer.parse({ agents: [{ agent: "2", critiques: [{ rule: "cause_shown", quote: "x" }] }] });
    expect(asked).toEqual({ agents: [{ agent: 2, critiques: [{ rule: "cause_shown", quote: "x" }] }] });
    const alone = CriticAnswer.parse({ critiques: [], qualityScore: 12 });
    expect(alone).toEqual({ agents: [{ agent: "", critiques: [] }] });
    const long = CriticAnswer.parse({
      critiques: [
        {
          standard: "data_used",
          location: { quote: "q" },
          issue: "i",
          suggestedFix: { action: "a" },
          impactOnBA: "b",
          source: { place: "Deck", quote: "s" },
        },
      ],
    });
    expect(long.agents[0]?.critiques[0]).toEqual({
      rule: "data_used",
      quote: "q",
      issue: "i",
      action: "a",
      impact: "b",
      source: { reference: "Deck", quote: "s" },
    });
  });

  it("without a list of critiques is none: silence is not innocence", () => {
    for (const said of [{}, "fine", { agents: "none" }, { agents: [{ agent: 1 }] }, [{}], null])
      expect(CriticAnswer.safeParse(said).success).toBe(false);
    expect(CriticAnswer.safeParse({ agents: [] }).success).toBe(true);
  });
});

describe("an improver's answer", () => {
  it("is read in the asked shape and in the long form", () => {
    const one = { before: "a", after: "b", sources: [{ reference: "Deck", quote: "q" }] };
    expect(ImproverAnswer.parse({ corrections: [{ critique: 1, ...one }] }).corrections).toEqual([
      { critique: 1, ...one },
    ]);
    const long = {
      critiqueId: "CRT-003",
      change: { before: "a", after: "b" },
      calculation: { formula: "1 + 1", result: 2 },
    };
    expect(ImproverAnswer.parse({ corrections: [long] }).corrections).toEqual([
      { critique: 3, before: "a", after: "b", sources: [], calculation: "1 + 1 = 2" },
    ]);
  });

  it("keeps a source it cannot read as one that cannot be found", () => {
    const { corrections } = ImproverAnswer.parse([{ critique: 1, before: "a", after: "b", sources: ["Deck", 4, {}] }]);
    expect(corrections[0]?.sources).toEqual([
      { reference: "", quote: "Deck" },
      { reference: "", quote: "4" },
      { reference: "", quote: "" },
    ]);
  });

  it("without a list of corrections is none", () => {
    for (const said of [{}, "done", { corrections: "none" }, { revisedOutput: {} }])
      expect(ImproverAnswer.safeParse(said).success).toBe(false);
  });
});
