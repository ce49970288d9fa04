import { describe, expect, it } from "vitest";
import type { ConfirmedWord } from "./confirm.ts";
import { holdsWords, toFragments } from "./lines.ts";

const word = (text: string, x0: number, x1: number, more: Partial<ConfirmedWord> = {}): ConfirmedWord => ({
  text,
  confidence: 90,
  line: "1",
  x0,
  x1,
  y0: 100,
  y1: 115,
  ...more,
});

describe("toFragments", () => {
  it("cuts a line where the gap is as wide as between cells", () => {
    const found = toFragments([word("Monthly", 0, 60), word("Revenue", 66, 130), word("$50K", 180, 220)]);
    expect(found.map(({ text }) => text)).toEqual(["Monthly Revenue", "$50K"]);
  });

  it("marks a stretch with a figure that two readings dispute", () => {
    const found = toFragments([word("raised", 0, 50), word("$56M", 56, 90, { figures: "unsure" })]);
    expect(found.map(({ ocr }) => ocr)).toEqual(["unsure"]);
  });

  it("leaves ornaments and guesses out", () => {
    const found = toFragments([
      word("®", 0, 10, { confidence: 33 }),
      word("V", 12, 20, { confidence: 40 }),
      word("Pro", 25, 50),
    ]);
    expect(found.map(({ text }) => text)).toEqual(["Pro"]);
    expect(toFragments([word("e", 0, 10)])).toEqual([]);
  });

  it("gives a line the height of its type, whichever letters it is made of", () => {
    const [low, tall] = [
      word("course", 0, 60, { y0: 104, y1: 112 }),
      word("Hold", 0, 60, { y0: 101, y1: 112, line: "2" }),
    ];
    const [a, b] = toFragments([low, tall]).map(({ y0, y1 }) => y1 - y0);
    expect(Math.abs((a ?? 0) - (b ?? 0))).toBeLessThan(1);
  });

  it("reads the abbreviation, not the name", () => {
    expect(toFragments([word("Al-native", 0, 60), word("Alan", 64, 90)])[0]?.text).toBe("AI-native Alan");
  });
});

describe("holdsWords", () => {
  it("wants words before it believes in letters", () => {
    expect(holdsWords([word("7", 0, 9), word("e", 10, 19)])).toBe(false);
    expect(holdsWords([word("Seed", 0, 9), word("Round", 10, 19)])).toBe(true);
  });
});
