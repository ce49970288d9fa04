import { describe, expect, it } from "vitest";
import { findInconsistencies } from "./find.ts";

const HEAD = "| Months | Users | MRR | Costs |\n| --- | --- | --- | --- |";
const SPANS = [
  "| 1-3 | 500 | 800 € | 500 € |",
  "| 4-6 | 2000 | 4 000 € | 2 000 € |",
  "| 7-12 | 5000 | 9 000 € | 4 000 € |",
];
const told = (...lines: string[]) =>
  findInconsistencies({ deckExtracts: ["Slide 1", "Projections", ...lines].join("\n") }).filter(
    ({ relation }) => relation === "revenue=months",
  );

describe("what comes in a month, over a year", () => {
  it("does not come to more than its months", () => {
    const [first, ...more] = told(HEAD, ...SPANS, "Total year 1: 120 000 € revenue");
    expect(more).toEqual([]);
    expect(first?.certainty).toBe("question");
    expect(first?.sum).toBe("3 × 800 € + 3 × 4 000 € + 6 × 9 000 € = €68,400");
  });

  it.each([
    ["comes to them", [HEAD, ...SPANS, "Total year 1: 68 400 € revenue"]],
    ["comes to a little less, as it grows", [HEAD, ...SPANS, "Total year 1: 61 000 € revenue"]],
    ["is of a table that covers no year", [HEAD, ...SPANS.slice(0, 2), "Total year 1: 120 000 € revenue"]],
    ["stands far below", [HEAD, ...SPANS, ...Array(7).fill("Our team is growing"), "Total year 1: 120 000 € revenue"]],
  ])("is not asked about where it %s", (_, lines) => {
    expect(told(...lines)).toEqual([]);
  });
});
