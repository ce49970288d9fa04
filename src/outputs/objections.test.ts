import { describe, expect, it } from "vitest";
import { readAgentOutput } from "./read-output.ts";

const flagsOf = (json: unknown) => (readAgentOutput(json, "auditor").output.redFlags ?? []).map(({ text }) => text);

const metric = (more: object) => ({
  findings: { metrics: [{ metric: "Trial conversion", unit: "%", value: 18, ...more }] },
});

describe("an objection outside the lists of warnings", () => {
  it("is a warning where a shown sum gives another value than the quoted one", () => {
    const flags = flagsOf(metric({ source: "Slide 7: 'Conversion 18%'", calculation: "4 / 34 = 11.8%" }));
    expect(flags).toEqual(["Trial conversion: 18 % / 4 / 34 = 11.8%"]);
  });

  it.each([
    ["the sum gives the value", "6 / 33.3 = 18%"],
    ["the sum starts from the value", "18% × 50 = 9%"],
    ["the sum takes what is left of it", "100% − 82% = 18%; 82% × 10 = 8.2%"],
    ["the result is of another kind", "4 × 34 = $136"],
    ["the sum is wrong", "4 / 34 = 21.8%"],
    ["one of several sums gives it", "4 / 34 = 11.8%; 6.12 / 34 = 18%"],
  ])("is none where %s", (_, calculation) => {
    expect(flagsOf(metric({ source: "Slide 7: 'Conversion 18%'", calculation }))).toEqual([]);
  });

  it.each([
    "The plans add up to $1,250, not $1,200.",
    "A soma dá $1.250, não $1.200.",
    "16,7 % calculés contre 20 % annoncés.",
    "2026 shows burn of $60k and break-even, which is contradictory.",
    "Les 12 lignes ne correspondent pas aux 400 k€.",
  ])("is read in a remark: %s", (assessment) => {
    const flags = flagsOf({ findings: { metrics: [{ metric: "MRR", value: "1 200 $", assessment }] } });
    expect(flags).toEqual([`MRR: ${assessment}`]);
  });

  it.each([
    "In line with 40 customers, no inconsistency.",
    "Up from 30% last year, against 12% in 2022.",
    "1,8 M€, cohérent.",
  ])("is none in a remark that objects to nothing: %s", (assessment) => {
    expect(flagsOf({ findings: { metrics: [{ metric: "MRR", value: "1 200 $", assessment }] } })).toEqual([]);
  });

  it("is told once where a listed warning gives its figures already", () => {
    const flags = flagsOf({
      ...metric({ source: "Slide 7: 'Conversion 18%'", calculation: "4 / 34 = 11.8%" }),
      redFlags: ["Conversion is 11.8%, not 18%"],
    });
    expect(flags).toEqual(["Conversion is 11.8%, not 18%"]);
  });

  it("is read in a memo's table and sentences, where both figures stand", () => {
    const memo =
      "# Memo\n\n| Item | Value | Remark |\n|---|---|---|\n| Trials | 47 (p. 1) or 180 (p. 4) | Contradiction |\n\nThe plan is inconsistent.\n";
    expect(flagsOf(memo)).toEqual(["Trials / 47 (p. 1) or 180 (p. 4) / Contradiction"]);
  });
});

describe("why an analyst says no", () => {
  it.each([
    [
      "No-go. No customers and no named founder. Could be looked at again with one pilot.",
      "No customers and no named founder.",
    ],
    ["Pass at this stage (no open round).", "Pass at this stage (no open round)."],
    [
      "Ne pas investir. Aucune valorisation n'est donnée. À revoir avec 100 clients.",
      "Aucune valorisation n'est donnée.",
    ],
    [
      "Não investir a 3 M$. O plano se contradiz entre duas páginas. Reavaliar com 50 clientes.",
      "O plano se contradiz entre duas páginas.",
    ],
  ])("is a warning: %s", (recommendation, warning) => {
    expect(flagsOf({ findings: [{ metric: "MRR", value: "1 200 $" }], recommendation })).toEqual([warning]);
  });

  it.each([
    "Invest 100 k€. No competitor comes near.",
    "Pass at $15M pre-money.",
    "Proceed to a call; there is no reason to wait.",
    "No major concern: proceed.",
  ])("is none where nothing is refused, or for no reason: %s", (recommendation) => {
    expect(flagsOf({ findings: [{ metric: "MRR", value: "1 200 $" }], recommendation })).toEqual([]);
  });

  it("is read where a memo begins, and in a remark of its tables that names what is not there", () => {
    const memo =
      "# Should you invest?\n\n**Short answer: no.** There is no round and no valuation.\n\n## Figures\n\n| Item | Deck | Remark |\n|---|---|---|\n| Traction | 3 letters | No customers, no users |\n| Margin | 70 % | Normal |\n";
    expect(flagsOf(memo)).toEqual([
      "Short answer: no. There is no round and no valuation.",
      "Traction / 3 letters / No customers, no users",
    ]);
  });
});
