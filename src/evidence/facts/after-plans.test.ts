import { describe, expect, it } from "vitest";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { readDossier } from "./find.ts";

const lines = (...names: string[]) =>
  page(2, [
    ["Période", 40, 80, 12],
    ["Clients", 240, 80, 12],
    ["MRR", 370, 80, 12],
    ...names.flatMap((name, at): Piece[] => [
      [name, 40, 110 + at * 30, 12],
      [String(100 * (at + 1)), 240, 110 + at * 30, 12],
      [`${at + 1} 500 €`, 370, 110 + at * 30, 12],
    ]),
  ]);
const natures = (...names: string[]) =>
  readDossier(deck(page(1, [["Nimbora", 200, 100, 40]]), lines(...names)))
    .all.filter(({ topic }) => topic === "mrr")
    .map(({ period, nature }) => `${period} ${nature}`);

describe("dates of a document that has none of its own", () => {
  it("are plans where they are counted from its start, and after one that is", () => {
    expect(natures("Déc/26 (Mois 5)", "Juil/27 (1 an)")).toEqual(["2026-12 projection", "2027-07 projection"]);
    expect(natures("Année 1 (2026)", "2027")).toEqual(["2026 projection", "2027 projection"]);
  });

  it("are what they were before the first plan", () => {
    expect(natures("Mai/25", "Déc/26 (Mois 5)")).toEqual(["2025-05 actual", "2026-12 projection"]);
  });
});
