import { describe, expect, it } from "vitest";
import type { Dossier } from "../../domain/dossier.ts";
import { headingDateOf } from "./heading-dates.ts";

const cell = (text: string, x: number, y: number, width = 150) => ({ text, box: { x, y, width, height: 12 } });
const rows = [
  { cells: [cell("Where we are today", 20, 50), cell("12-Month Vision", 440, 50)], table: true },
  { cells: [cell("MVP built", 20, 100), cell("$50K", 450, 100)], table: true },
  { cells: [cell("18-Month Milestones", 300, 200)] },
  { cells: [cell("1K+", 20, 230), cell("$50K", 450, 230)], table: true },
];
const dossier = {
  documents: [{ id: "deck", sections: [{ kind: "page", number: 3, height: 400, rows, hiddenRows: [], issues: [] }] }],
} as unknown as Dossier;
const at = (x: number, y: number) =>
  headingDateOf(
    {
      document: "deck",
      address: { kind: "page", document: "deck", page: 3, boxes: [{ x, y, width: 40, height: 12 }] },
    },
    dossier,
  );

describe("the heading that dates a figure by where it stands", () => {
  it("is the nearest above it, in its own column or alone on its line", () => {
    expect(at(450, 100)).toEqual({ words: "12-Month Vision", period: "Y1" });
    expect(at(450, 230)).toEqual({ words: "18-Month Milestones", period: "M18" });
    expect(at(20, 230)).toEqual({ words: "18-Month Milestones", period: "M18" });
  });
  it("is none of another column, and none below", () => {
    expect(at(20, 100)).toBeNull();
    expect(at(450, 20)).toBeNull();
  });
});
