import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Section } from "../../domain/document.ts";
import { piecesOf, withShortLines } from "./short-lines.ts";

const section = (...rows: string[][]): Section => ({
  kind: "text",
  number: 1,
  rows: rows.map((cells, at) => ({ number: at + 1, cells: cells.map((text) => ({ text })) })),
  hiddenRows: [],
  issues: [],
});

describe("a text in pieces", () => {
  it("is the whole text, and no piece is longer than it may be", () => {
    const words = fc.array(fc.constantFrom("word ", "end. ", "x".repeat(30), "1, ", "\n"), { maxLength: 200 });
    fc.assert(
      fc.property(words, fc.integer({ min: 10, max: 100 }), (parts, longest) => {
        const text = parts.join("");
        const pieces = piecesOf(text, longest);
        expect(pieces.join("")).toBe(text);
        expect(pieces.every((piece) => piece.length > 0 && piece.length <= longest)).toBe(true);
      }),
    );
  });

  it("is cut where a sentence ends, else between words", () => {
    expect(piecesOf("We have 12 clients. ARR is 504 K€ now.", 30)).toEqual([
      "We have 12 clients. ",
      "ARR is 504 K€ now.",
    ]);
    expect(piecesOf("twelve clients and more of them", 20)).toEqual(["twelve clients and ", "more of them"]);
  });
});

describe("lines", () => {
  it("of ordinary length stay as they are", () => {
    const given = section(["MRR", "42 000 €"], ["word ".repeat(300)]);
    expect(withShortLines(given)).toBe(given);
  });

  it("that go on are several, with their number; what stands beside them stays together", () => {
    const { rows } = withShortLines(section(["MRR", "42 000 €", "We have 12 clients. ".repeat(500)]));
    expect(rows[0]?.cells.map(({ text }) => text)).toEqual(["MRR", "42 000 €"]);
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.every(({ number, cells }) => number === 1 && cells.every(({ text }) => text.length <= 2_000))).toBe(
      true,
    );
  });
});
