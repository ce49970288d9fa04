import { describe, expect, it } from "vitest";
import { findQuantities } from "./find.ts";

describe("a number with something between its digits that nobody sees", () => {
  it.each([
    ["$9\u200b04,000", 904_000],
    ["ARR 9\u2060 900 000 €", 9_900_000],
    ["9\u00ad00 €", 900],
    ["\ufeff12 %", 12],
  ])("is the one that is seen: %j", (text, value) => {
    expect(findQuantities(text)).toMatchObject([{ value }]);
  });

  it("stands where it stands in the text as given", () => {
    const text = "MRR: $9\u200b04,000 and $5";
    expect(findQuantities(text).map(({ start, end }) => text.slice(start, end))).toEqual(["$9\u200b04,000", "$5"]);
  });

  it("is in no case its first digits alone", () => {
    for (const gap of ["\u200b", "\u200c", "\u200d", "\u200e", "\u2060", "\u2064", "\ufeff", "\u00ad"])
      expect(findQuantities(`9${gap}04`)).toMatchObject([{ value: 904 }]);
  });
});
