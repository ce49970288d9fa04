import { describe, expect, it } from "vitest";
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
