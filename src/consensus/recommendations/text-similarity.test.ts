import { describe, expect, it } from "vitest";
import { scriptedEmbedder } from "../../testing/scripted-embedder.ts";
import { opposes } from "./opposes.ts";
import { similarityByEmbedding, similarityByWords } from "./text-similarity.ts";

describe("similarity by words", () => {
  it("sees stems, spellings and synonyms, and not another language", () => {
    const same = similarityByWords.of("Le produit plaît aux clients", "Les clients aiment les produits") ?? 0;
    const other = similarityByWords.of("Le produit plaît aux clients", "La banque a prêté deux millions") ?? 0;
    expect(same).toBeGreaterThan(other + 0.3);
    const french = "Les clients de la société aiment beaucoup le produit que nous vendons depuis un an.";
    const english = "The bank has lent two million dollars to this company, and it will have to be paid back.";
    expect(similarityByWords.of(french, english)).toBeNull();
  });
});

describe("similarity by an embedding model", () => {
  const [loved, refused, bank] = [
    "Les utilisateurs adorent l'application.",
    "La clientèle ne supporte pas ce logiciel.",
    "La banque n'a pas prêté deux millions.",
  ] as const;
  // Two of one meaning, and a few that point elsewhere: what is usual among them is known.
  const others = ["Le siège est à Lyon.", "Un brevet est déposé.", "L'équipe compte dix personnes."];
  const vectors: Record<string, number[]> = {
    [loved]: [1, 0.05, 0, 0, 0],
    [refused]: [0.98, 0.1, 0, 0, 0],
    [bank]: [0, 1, 0, 0, 0],
    ...Object.fromEntries(others.map((text, at) => [text, [0, 0, 0, 0, 0].map((_, i) => (i === at + 2 ? 1 : 0))])),
  };
  const similarity = () =>
    similarityByEmbedding([loved, refused, bank, ...others], { model: scriptedEmbedder(vectors) });

  it("is taken against what is usual among the texts", async () => {
    const { of } = await similarity();
    expect(of(loved, refused)).toBeGreaterThan(0.95);
    expect(of(loved, bank)).toBeLessThan(0.05);
    expect(of(loved, "never embedded")).toBeNull();
  });

  it("finds a denial in other words, which words alone do not, and none where the subject is another", async () => {
    const known = await similarity();
    expect(opposes(loved, refused)).toBeNull();
    expect(opposes(loved, refused, { similarity: known })?.differences[0]?.ground).toBe("denial");
    expect(opposes(loved, bank, { similarity: known })).toBeNull();
  });
});
