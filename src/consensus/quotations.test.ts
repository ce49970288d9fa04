import { describe, expect, it } from "vitest";
import type { ScoredFinding } from "../domain/finding.ts";
import { makeFinding } from "../testing/findings.ts";
import { ConsensusEngine } from "./engine.ts";

const engine = new ConsensusEngine({ clock: () => new Date("2025-02-03T00:00:00Z") });

async function settle(deckExtracts: string, metric: string, unit: string | null, ...said: [number, string, string?][]) {
  const findings: ScoredFinding[] = said.map(([value, content, source = "Slide 4"], i) =>
    makeFinding(`agent-${i}`, metric, value, 82, {
      unit,
      evidence: [{ type: "quote", content, source, confidence: 80 }],
    }),
  );
  const [contradiction] = await engine.detectContradictions(findings);
  if (contradiction === undefined) throw new Error("no contradiction");
  const { verdict, finalValue, baGuidance, refusedVerdicts } = await engine.resolve(contradiction, { deckExtracts });
  expect(refusedVerdicts).toEqual([]);
  return { winner: verdict.winner, decision: verdict.decision, value: finalValue.value, trust: baGuidance.trustLevel };
}

describe("one true quote that carries what is asked", () => {
  it("settles against the same line with another figure, whatever the line is called", async () => {
    const deck = "Slide 4\n240+ greenhouses waiting for sensors";
    const settled = await settle(
      deck,
      "Sites in the queue",
      null,
      [740, "740+ greenhouses waiting for sensors"],
      [240, "240+ greenhouses waiting for sensors"],
    );
    expect(settled).toMatchObject({ winner: "agent-1", value: 240, trust: "MEDIUM" });
  });

  it("settles against a true line about something else", async () => {
    const deck = "Slide 4\n240 greenhouses equipped\n\nSlide 6\n9,000 seed dealers in the country";
    const settled = await settle(
      deck,
      "Greenhouses equipped",
      null,
      [9000, "9,000 seed dealers in the country", "Slide 6"],
      [240, "240 greenhouses equipped"],
    );
    expect(settled).toMatchObject({ winner: "agent-1", value: 240 });
  });

  it("gives a line without a word of the question to nobody", async () => {
    const deck = "Slide 4\nSeed dealers: 9,000\nSoil probes: 70";
    const settled = await settle(
      deck,
      "Greenhouses equipped",
      null,
      [9000, "Seed dealers: 9,000"],
      [240, "Greenhouses: 240 equipped"],
    );
    expect(settled).toMatchObject({ winner: null, decision: "UNRESOLVED" });
  });

  it("leaves an earlier year to itself where the other side says what the last one gives", async () => {
    const deck = "Slide 4\nCost of sales FY22 $367K\nCost of sales FY23 $594K";
    const settled = await settle(
      deck,
      "Cost of sales",
      "$",
      [594_000, "Cost of sales came to $594K"],
      [367_000, "Cost of sales FY22 $367K"],
    );
    expect(settled.value).not.toBe(367_000);
  });

  it("does not hide that the documents contradict each other", async () => {
    const deck = "Slide 4\nGross margin: 72%\n\nSlide 9\nGross margin: 45%";
    const settled = await settle(deck, "Gross margin", "%", [22, "Gross margin: 22%"], [72, "Gross margin: 72%"]);
    expect(settled).toMatchObject({ winner: null, decision: "UNRESOLVED", trust: "LOW" });
  });
});

describe("a figure of a plan's year", () => {
  const planned = async (deckExtracts: string, metric: string, period: string, ...said: [number, string][]) => {
    const findings = said.map(([value, content], i) =>
      makeFinding(`agent-${i}`, metric, value, 82, {
        unit: "USD",
        period,
        basis: "projected",
        evidence: [{ type: "quote", content, source: "Slide 3", confidence: 80 }],
      }),
    );
    const [contradiction] = await engine.detectContradictions(findings);
    if (contradiction === undefined) throw new Error("no contradiction");
    const { verdict, finalValue, baGuidance, refusedVerdicts } = await engine.resolve(contradiction, { deckExtracts });
    expect(refusedVerdicts).toEqual([]);
    return { winner: verdict.winner, value: finalValue.value, trust: baGuidance.trustLevel };
  };

  it("is what the line under dispute says, where another page gives a value that nobody claims", async () => {
    const deck =
      "Slide 3\nServiceable obtainable market (SOM)\nProjected revenue: $90M by year 3\nSlide 7\nFinancials\nRevenue Year 3: $12M";
    const settled = await planned(
      deck,
      "Projected revenue",
      "Year 3",
      [90_000_000, "Projected revenue: $90M by year 3"],
      [40_000_000, "Projected revenue: $40M by year 3"],
    );
    expect(settled).toEqual({ winner: "agent-0", value: 90_000_000, trust: "MEDIUM" });
  });

  it("is trusted less where a line of that name was quoted whose figure cannot be read", async () => {
    const deck =
      "Slide 3\nWhere we go\nRevenue in year 3: ninety-odd million dollars\nSlide 7\nFinancials\nRevenue Year 3: $12M";
    const settled = await planned(
      deck,
      "Revenue",
      "Year 3",
      [90_000_000, "Revenue in year 3: ninety-odd million dollars"],
      [40_000_000, "Revenue in year 3: forty-odd million dollars"],
    );
    expect(settled.trust).not.toBe("HIGH");
  });
});
