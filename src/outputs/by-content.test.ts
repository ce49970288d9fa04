import { expect, it } from "vitest";
import { readAgentOutput } from "./read-output.ts";

const read = (output: unknown) => readAgentOutput(output, "analyst").output;

it("reads a statement under names of its author's own by what they hold", () => {
  const { findings } = read({
    analyste: "marché",
    constats: [
      {
        intitule: "Devis reçus le soir",
        montant: "67 %",
        planche: 2,
        extrait: "67 % des devis arrivent le soir",
        fiabilite: "élevée",
      },
      { sachant: "Délai de réponse", montant: "4 jours", ou: "p. 6", mots: "4 jours de délai de réponse" },
    ],
  });
  expect(findings.map(({ metric }) => metric)).toEqual(["Devis reçus le soir", "Délai de réponse"]);
  expect(findings.map(({ evidence }) => evidence[0]?.content)).toEqual([
    "67 % des devis arrivent le soir",
    "4 jours de délai de réponse",
  ]);
  expect(findings[0]?.evidence[0]?.source).toContain("2");
  expect(findings[1]?.evidence[0]?.source).toContain("6");
});

it("keeps the id of a finding that looks like a place", () => {
  const evidence = [{ type: "quote", content: "Revenue France 2024: $840k", source: "Deck, slide 8" }];
  const { findings } = read({
    findings: [{ id: "deck-forensics-1", metric: "Revenue", value: 840_000, unit: "$", evidence }],
  });
  expect(findings.map(({ id, metric }) => [id, metric])).toEqual([["deck-forensics-1", "Revenue"]]);
});
