import { describe, expect, it } from "vitest";
import { checkCitation } from "./check.ts";
import { deckOf } from "./testing/deck.ts";

const context = deckOf([["MRR: 42 000 €", "ARR: 504 000 €", "Subscriptions 1,646 1,374 1,108"]]);
const statusOf = (quote: string, value: string, label?: string) =>
  checkCitation(context, {
    type: "deck",
    reference: "Slide 1",
    quote,
    value,
    ...(label === undefined ? {} : { label }),
  }).status;

describe("a true quote with a value beside it", () => {
  it("carries the value it prints, and no part of it", () => {
    expect(statusOf("ARR: 504 000 €", "504 000 €", "ARR")).toBe("verified");
    expect(statusOf("ARR: 504 000 €", "504 K€", "ARR")).toBe("verified");
    expect(statusOf("Subscriptions 1,646 1,374 1,108", "1,374", "Subscriptions")).toBe("verified");
    for (const value of ["504 €", "504", "504 $", "000 €"])
      expect([value, statusOf("ARR: 504 000 €", value, "ARR")]).not.toEqual([value, "verified"]);
  });

  it("is altered where the value is a thousand times less, and carries nothing of another one", () => {
    expect(statusOf("ARR: 504 000 €", "504 €")).toBe("altered");
    expect(statusOf("ARR: 504 000 €", "505 000 €")).toBe("unsupported");
  });
});
