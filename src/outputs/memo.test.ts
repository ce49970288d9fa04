import { describe, expect, it } from "vitest";
import { check } from "../evidence/citations/finding-claim.ts";
import { verifyAgentOutputs } from "../evidence/citations/verify.ts";
import { readMemo } from "./memo.ts";

const MEMO = `# Faut-il investir ?

## Chiffres clés

| Mesure | Valeur | Remarque |
| --- | --- | --- |
| Revenus An 1 / 2 / 3 | 1–1,5 / 3–4,5 / 7–9 M€ | |
| Burn | 20 k€/mois | × 18 = 390 k€ |

## Mes calculs

- **Dilution.** 600 / 3 600 = 16,7 %, pas 20 %.
- Prix moyen : 24 × 90 € = 2 160 €.

## Points faibles

- **Équipe.** Personne n'est nommé (p. 4).
- Aucun client payant.

## Questions au fondateur

1. Avez-vous 900 clients ?

## Recommandation

Ne pas investir.
`;

describe("a memo", () => {
  const { output } = readMemo(MEMO, "chat");

  it("gives each value of a row its period, with the scale written once", () => {
    const revenue = output.findings.filter(({ metric, inPassing }) => metric === "Revenus" && inPassing !== true);
    expect(revenue.map(({ value, unit, period }) => [value, unit, period])).toEqual([
      ["1000000–1500000", "EUR", "Y1"],
      ["3000000–4500000", "EUR", "Y2"],
      ["7000000–9000000", "EUR", "Y3"],
    ]);
  });

  it("has its sums recomputed, over the border of a cell", () => {
    const sums = output.findings.flatMap(({ evidence }) => evidence.filter(({ type }) => type === "calculation"));
    expect(sums.map(({ content }) => content)).toEqual([
      "20 k€/mois × 18 = 390 k€",
      "600 / 3 600 = 16,7 %",
      "24 × 90 € = 2 160 €",
    ]);
  });

  it("warns under its heading, once for each item, and where its own sums object", () => {
    expect(output.redFlags?.map(({ text }) => text)).toEqual([
      "Dilution. 600 / 3 600 = 16,7 %, pas 20 %.",
      "Équipe. Personne n'est nommé (p. 4).",
      "Aucun client payant.",
    ]);
  });

  it("takes the parts of a sum for no values of what it is about", () => {
    const { output } = readMemo("- Return on ads: 169.200 / 141.750 = 1,2x, not 3,4x (slide 7).\n", "memo");
    expect(output.findings.filter(({ inPassing }) => inPassing !== true)).toEqual([]);
    expect(output.findings.flatMap(({ evidence }) => evidence.filter(({ source }) => source === "slide 7"))).toEqual(
      [],
    );
  });

  it("claims nothing by asking", () => {
    expect(output.findings.some(({ value }) => value === 900)).toBe(false);
  });

  it.each([
    [MEMO, "Ne pas investir."],
    ["Weak deck.\n\nVerdict: pass on it.\n", "pass on it."],
    ["Deck fraco.\n\n**Recomendação**: não investir.\n", "não investir."],
  ])("recommends", (text, recommendation) => {
    expect(readMemo(text, "chat").output.recommendation).toBe(recommendation);
  });
});

describe("a row of a memo with several figures", () => {
  const deckExtracts =
    "Slide 6\nGross margin: 72%\nARPU An 1: €75 a month\nSlide 7\n4 paying customers (€450 MRR)\nSlide 12\nGross margin Year 1: 60%\nSlide 14\nSeeking €600K seed\nValuation: €3M pre-money\nSlide 15\nARPU: €112";
  const memo = (row: string) => `# Memo\n\n| Item | Deck | Remark |\n| --- | --- | --- |\n${row}\n`;
  const checked = (row: string) => {
    const { citations } = verifyAgentOutputs({ deckExtracts }, [readMemo(memo(row), "chat-memo").output]);
    return citations.map(({ citation, check: { status } }) => [citation.value, citation.reference, status]);
  };

  it("checks each figure where it is said to stand", () => {
    expect(checked("| Gross margin | 72% (s. 6), 60% Year 1 (s. 12), 65% (annex) | Three values |")).toEqual([
      [72, "slide 6", "verified"],
      [60, "slide 12", "verified"],
    ]);
  });

  it("checks each figure under the words beside it", () => {
    const statuses = (row: string) => new Set(checked(row).map(([, , status]) => status));
    expect(statuses("| Revenue today | 4 clients, 450 € MRR (s. 7) | Early |")).toEqual(new Set(["verified"]));
    expect(statuses("| Round | 600 k€ at 3 M€ pre-money (s. 14) | Fair |")).toEqual(new Set(["verified"]));
    expect(statuses("| ARPU | 112 € today, 75 € in An 1 (s. 6) | Falls |")).not.toContain("unsupported");
  });

  it("leaves open whether a passage means the line's name, unless it is known to mean another metric", () => {
    const statusOf = (row: string, figure: number) => checked(row).find(([value]) => value === figure)?.[2];
    expect(statusOf("| Starting money | 600 k€, and 3 months (s. 14) | Fair |", 600_000)).toBe("unverifiable");
    expect(statusOf("| Churn | 72%, then 12% (s. 6) | Bad |", 72)).toBe("unsupported");
  });

  it("but carries no finding by the words beside a figure of another name", () => {
    const sentence = "Round: 600 k€ at 3 M€ pre-money";
    const claim = { metric: "Round size", value: 3_000_000, unit: "EUR", sentence };
    expect(check({ deckExtracts }, { type: "deck", reference: "slide 14" }, claim).status).not.toBe("verified");
  });
});
