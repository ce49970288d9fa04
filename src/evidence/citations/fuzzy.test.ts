import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findNear } from "./fuzzy.ts";
import { buildGramIndex, likelySections } from "./grams.ts";
import { approximate } from "./myers.ts";
import { buildSeeds } from "./seeds.ts";

/** The textbook table: least edits between the pattern and any part of the text. */
function leastEdits(pattern: string, text: string): number {
  let previous = new Array<number>(text.length + 1).fill(0);
  for (let i = 1; i <= pattern.length; i++) {
    const row = [i];
    for (let j = 1; j <= text.length; j++) {
      const change = (previous[j - 1] as number) + (pattern[i - 1] === text[j - 1] ? 0 : 1);
      row.push(Math.min(change, (previous[j] as number) + 1, (row[j - 1] as number) + 1));
    }
    previous = row;
  }
  return Math.min(...previous);
}

const letters = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength, maxLength });

describe("approximate", () => {
  it("gives the same distance as the textbook", () => {
    fc.assert(
      fc.property(letters(1, 90), letters(1, 150), (pattern, text) => {
        const found = approximate(pattern, text, 0, text.length, 1_000);
        expect(found?.distance ?? pattern.length).toBe(leastEdits(pattern, text));
      }),
      { numRuns: 300 },
    );
  });

  it("leaves nothing behind for the next search", () => {
    approximate("zzzzz", "abc", 0, 3, 0);
    expect(approximate("abc", "xxabcxx", 0, 7, 0)).toEqual({ distance: 0, end: 5 });
  });
});

const page = buildSeeds(
  "totalrevenue17,606 15,785costofrevenue2,165 1,865grossprofit15,441 13,920operatingincome6,098 5,802",
);

describe("findNear", () => {
  it("finds a misspelt part and where it starts and ends", () => {
    const found = findNear(page, "grosprofti15,441 13,920", 0.25);
    expect(page.text.slice(found?.start, found?.end)).toBe("grossprofit15,441 13,920");
  });

  it("finds nothing where nothing is near", () => {
    expect(findNear(page, "headcountbycountryandteam", 0.25)).toBeNull();
    expect(findNear(page, "short", 0.25)).toBeNull();
  });
});

describe("likelySections", () => {
  const texts = Array.from({ length: 300 }, (_, at) => `page${at}revenue${at * 7_919}costofsales${at * 104_729}`);
  const index = buildGramIndex(texts);

  it("puts the page that holds a run of text first", () => {
    for (const at of [0, 17, 255]) expect(likelySections(index, texts[at] as string, 5)?.[0]).toBe(at);
  });

  it("says that it cannot tell from too little", () => {
    expect(likelySections(index, "abc", 5)).toBeNull();
  });
});
