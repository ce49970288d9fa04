import { describe, expect, it } from "vitest";
import type { ConfirmedWord } from "./confirm.ts";
import type { Grey } from "./grey.ts";
import { markLostSeparators } from "./separators.ts";

const WIDTH = 200;
type Ink = [x0: number, y0: number, x1: number, y1: number];

/** Digits are blocks from 20 to 60; what else is given is drawn beside them, in a grey of its own. */
function drawn(inks: Ink[], shade = 0): Grey {
  const pixels = new Uint8Array(WIDTH * 90).fill(255);
  for (const [x0, y0, x1, y1] of inks) {
    for (let y = y0; y < y1; y++) pixels.fill(shade, y * WIDTH + x0, y * WIDTH + x1);
  }
  return { width: WIDTH, height: 90, pixels };
}

const word = (text: string, x0: number, x1: number): ConfirmedWord => ({
  text,
  confidence: 95,
  line: "1",
  figures: "agreed",
  x0,
  x1,
  y0: 20,
  y1: 60,
});
const ONE: Ink = [20, 20, 26, 60];
const EIGHT: Ink = [46, 20, 66, 60];
const COMMA: Ink = [32, 54, 38, 70];

describe("a separator that no reader saw", () => {
  it("makes the figure unsure, in faint type too", () => {
    for (const shade of [0, 150]) {
      const [read] = markLostSeparators([word("18", 20, 66)], drawn([ONE, COMMA, EIGHT], shade));
      expect(read?.figures).toBe("unsure");
    }
  });

  it("is looked for between two words that are one figure", () => {
    const words = [word("1", 20, 26), word("8", 46, 66)];
    expect(markLostSeparators(words, drawn([ONE, COMMA, EIGHT])).map(({ figures }) => figures)).toEqual([
      "unsure",
      "unsure",
    ]);
    expect(markLostSeparators(words, drawn([ONE, EIGHT]))).toEqual(words);
  });

  it("is missed where an amount goes on, though nothing is left of it", () => {
    const read = (first: string, next: string) =>
      markLostSeparators([word(first, 20, 26), word(next, 46, 66)], drawn([ONE, EIGHT])).map(({ figures }) => figures);
    expect(read("$1", "2M")).toEqual(["unsure", "unsure"]);
    expect(read("$1", "200")).toEqual(["agreed", "agreed"]);
    expect(read("Q1", "2026")).toEqual(["agreed", "agreed"]);
  });

  it("is not one that was read, nor the lower part of a thin digit, nor what stands after the last one", () => {
    for (const [text, inks] of [
      ["1,8", [ONE, COMMA, EIGHT]],
      ["18", [ONE, EIGHT]],
      ["18", [ONE, [46, 20, 66, 40], [46, 50, 52, 60], [60, 20, 66, 60]]],
      ["18", [ONE, EIGHT, [70, 54, 76, 60]]],
    ] as [string, Ink[]][]) {
      expect(markLostSeparators([word(text, 20, 80)], drawn(inks))[0]?.figures).toBe("agreed");
    }
  });
});
