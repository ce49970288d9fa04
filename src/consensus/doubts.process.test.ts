import { describe, expect, it } from "vitest";
import type { VerificationContext } from "../domain/context.ts";
import type { ScoredFinding } from "../domain/finding.ts";
import { buildVerificationContext } from "../dossier/build-context.ts";
import { makeFinding } from "../testing/findings.ts";
import { makePdf } from "../testing/make-pdf.ts";
import { makeXlsx } from "../testing/make-xlsx.ts";
import { ConsensusEngine } from "./engine.ts";

const engine = new ConsensusEngine({ clock: () => new Date("2026-01-15T00:00:00Z") });

function finding(agentName: string, metric: string, value: number | string, more: Partial<ScoredFinding> = {}) {
  return makeFinding(agentName, metric, value, 80, more);
}

async function verdict(findings: ScoredFinding[], context: VerificationContext) {
  const [only, ...more] = await engine.detectContradictions(findings);
  if (only === undefined || more.length > 0)
    throw new Error(`${more.length + 1} contradictions where one was expected`);
  const { verdict: said, finalValue, baGuidance, refusedVerdicts } = await engine.resolve(only, context);
  expect(refusedVerdicts).toEqual([]);
  return { decision: said.decision, winner: said.winner, value: finalValue.value, trust: baGuidance.trustLevel };
}

const deck = (lines: string[]) => makePdf([["Planning"], lines], { numbered: true });
const model = (revenue: number) =>
  makeXlsx([
    {
      name: "P&L",
      rows: [
        ["", "2024 actual", "2025 actual"],
        ["Revenue", 1_000_000, revenue],
      ],
    },
  ]);

describe("a year's flow labelled with its closing month", () => {
  const claims = (a: number, b: number) => [
    finding("a", "Revenue", a, { unit: "EUR" }),
    finding("b", "Revenue", b, { unit: "EUR" }),
  ];

  it("contradicts the year's figure, and nobody wins", async () => {
    const context = await buildVerificationContext({
      deck: deck(["Revenue December 2025: €2,020,000"]),
      financialModel: model(3_636_000),
    });
    expect(await verdict(claims(2_020_000, 3_636_000), context)).toMatchObject({
      decision: "UNRESOLVED",
      trust: "LOW",
    });
  });

  it("is a year's where columns are headed by closing dates", async () => {
    const dates = ["", "31/12/2023", "31/12/2024", "31/12/2025"];
    const context = await buildVerificationContext({
      deck: deck(["Revenue 2025: €1,100,000"]),
      financialModel: makeXlsx([{ name: "P&L", rows: [dates, ["Revenue", 700_000, 1_000_000, 1_980_000]] }]),
    });
    expect(await verdict(claims(1_100_000, 1_980_000), context)).toMatchObject({
      decision: "UNRESOLVED",
      trust: "LOW",
    });
  });

  it("confirms it where both say the same", async () => {
    const context = await buildVerificationContext({
      deck: deck(["Revenue December 2025: €3,636,000"]),
      financialModel: model(3_636_000),
    });
    expect(await verdict(claims(2_020_000, 3_636_000), context)).toMatchObject({ value: 3_636_000, trust: "HIGH" });
  });

  it("is left alone where it can be the month's", async () => {
    const context = await buildVerificationContext({
      deck: deck(["Revenue December 2025: €360,000"]),
      financialModel: model(3_636_000),
    });
    expect(await verdict(claims(2_020_000, 3_636_000), context)).toMatchObject({ value: 3_636_000, trust: "HIGH" });
  });

  it("alone is never trusted HIGH: month or year, nobody says", async () => {
    const context = await buildVerificationContext({ deck: deck(["Revenue December 2025: €360,000"]) });
    expect(await verdict(claims(360_000, 4_300_000), context)).toMatchObject({ value: 360_000, trust: "MEDIUM" });
  });

  it("changes nothing for what has one value at the end of both", async () => {
    const context = await buildVerificationContext({ deck: deck(["ARR December 2025: €504,000"]) });
    const arr = [finding("a", "ARR", 504_000, { unit: "EUR" }), finding("b", "ARR", 900_000, { unit: "EUR" })];
    expect(await verdict(arr, context)).toMatchObject({ value: 504_000, trust: "HIGH" });
  });
});

describe("proof of something else", () => {
  const quote = (content: string) => ({ evidence: [{ type: "quote" as const, source: "Deck Slide 2", content }] });

  it("of another definition is none", async () => {
    const context = await buildVerificationContext({ deck: deck(["Paying customers: 371"]) });
    const findings = [
      finding("a", "Registered customers", 371, quote("Paying customers: 371")),
      finding("b", "Registered customers", 1_076),
    ];
    expect(await verdict(findings, context)).toMatchObject({ decision: "UNRESOLVED" });
  });

  it("takes a position's weight in a vote: a false citation, a wrong sum", async () => {
    const context = await buildVerificationContext({ deck: deck(["Headcount: 44"]) });
    const sure = { confidence: { level: "high" as const, score: 95, factors: [] } };
    // Papers the deal lacks: nobody can open them, and nobody has shown them to be made up.
    const minuted = (cac: string) => ({
      evidence: [{ type: "quote" as const, source: "Board minutes, p. 2", content: `CAC: €${cac}` }],
    });
    const findings = (more: Partial<ScoredFinding>) => [
      finding("a", "CAC", 9_000, { unit: "EUR", ...sure, ...minuted("9,000"), ...more }),
      finding("b", "CAC", 3_000, { unit: "EUR", ...minuted("3,000") }),
      finding("c", "CAC", 3_000, { unit: "EUR" }),
    ];
    expect(await verdict(findings({}), context)).toMatchObject({ winner: "a", trust: "LOW" });
    const false1 = findings(quote("CAC: €9,000"));
    expect(["b", "c"]).toContain((await verdict(false1, context)).winner);
    const sum = { type: "calculation" as const, source: "Deck Slide 2", content: "44 × 2 = 9000" };
    expect(["b", "c"]).toContain((await verdict(findings({ evidence: [sum] }), context)).winner);
  });
});

describe("a thing named in other words", () => {
  const claims = [
    finding("a", "Contrat-cadre Orvale", "signé", { category: "legal" }),
    finding("b", "Contrat-cadre Orvale", "aucun", { category: "legal" }),
  ];

  it("is found with a few words in between, with trust MEDIUM at most", async () => {
    const yes = await buildVerificationContext({ deck: deck(["Contrat-cadre signé avec Orvale en mars."]) });
    expect(await verdict(claims, yes)).toMatchObject({ winner: "a", trust: "MEDIUM" });
    const no = await buildVerificationContext({ deck: deck(["Pas de contrat-cadre avec Orvale à ce jour."]) });
    expect(await verdict(claims, no)).toMatchObject({ winner: "b", trust: "MEDIUM" });
  });

  it("is not found in two sentences about two things", async () => {
    const context = await buildVerificationContext({
      deck: deck(["Contrat-cadre signé avec Dupont en mars. Orvale est un concurrent."]),
    });
    expect(await verdict(claims, context)).toMatchObject({ decision: "UNRESOLVED" });
  });
});
