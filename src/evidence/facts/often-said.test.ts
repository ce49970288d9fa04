import { expect, it } from "vitest";
import { textDocument } from "../../testing/documents.ts";
import { findFacts, readDossier } from "./find.ts";
import { MOST_OF_ONE_NAME } from "./often-said.ts";

it("a name that comes more often than figures can be held against each other: the rest is listed, nothing is made of it", () => {
  const lines = (name: string, times: number) => Array.from({ length: times }, (_, i) => `${name}: €${i + 1}M`);
  const deck = textDocument("deck", [...lines("ARR", MOST_OF_ONE_NAME + 5), ...lines("Gross margin", 3)]);
  const dossier = { documents: [deck], unreadable: [], coverage: "normal" as const };
  expect(findFacts(dossier, "arr")).toHaveLength(MOST_OF_ONE_NAME);
  const { notUnderstood } = readDossier(dossier);
  expect(notUnderstood.slice(-5).map(({ words }) => words)).toEqual(
    Array.from({ length: 5 }, (_, i) => `€${MOST_OF_ONE_NAME + i + 1}M`),
  );
  expect(readDossier(dossier).all.some(({ label }) => label.includes("Gross margin"))).toBe(true);
});
