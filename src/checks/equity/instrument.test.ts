import { describe, expect, it } from "vitest";
import { convertingAmount, type Instrument, withFavouredTerms } from "./instrument.ts";

const paper = (more: Partial<Instrument>): Instrument => ({ holder: "A", kind: "note", amount: 100_000, ...more });
const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe("what of a loan converts", () => {
  const converts = (more: Partial<Instrument>, closing: Date | null = day("2025-01-01")) =>
    convertingAmount(paper({ issued: day("2024-01-02"), ...more }), closing).toNumber();

  it("is the amount with simple interest over actual days", () => {
    expect(converts({ interest: 8 })).toBe(108_000);
    expect(converts({ interest: 8, issued: day("2023-01-02") })).toBe(116_000);
  });

  it("is more in a year of 360 days, where the paper says so", () => {
    expect(converts({ interest: 7.2, yearDays: 360 })).toBe(107_300);
  });

  it("is the amount alone without interest, a day of issue or a closing, or where it was issued after it", () => {
    expect(converts({})).toBe(100_000);
    expect(converts({ interest: 8, issued: undefined })).toBe(100_000);
    expect(converts({ interest: 8 }, null)).toBe(100_000);
    expect(converts({ interest: 8, issued: day("2025-06-01") })).toBe(100_000);
  });
});

describe("a paper of the most favoured", () => {
  const first = paper({ kind: "safe_pre", mostFavoured: true, issued: day("2024-03-01") });
  const terms = (...others: Instrument[]) => withFavouredTerms([first, ...others])[0];

  it("takes the lower cap of one issued after it, as a whole, and its form among SAFEs", () => {
    const low = paper({ holder: "B", kind: "safe_post", cap: 4_000_000, issued: day("2024-05-01") });
    const high = paper({ holder: "C", kind: "safe_post", cap: 6_000_000, discount: 25, issued: day("2024-06-01") });
    expect(terms(high, low)).toMatchObject({ holder: "A", kind: "safe_post", cap: 4_000_000, discount: undefined });
    const note = paper({ holder: "D", kind: "note", cap: 3_000_000, discount: 10, issued: day("2024-07-01") });
    expect(terms(low, note)).toMatchObject({ kind: "safe_pre", cap: 3_000_000, discount: 10 });
  });

  it("takes the larger discount where caps are the same, and nothing of what was issued before it or says nothing", () => {
    const discounted = (discount: number, issued: string) =>
      paper({ holder: "B", kind: "safe_pre", discount, issued: day(issued) });
    expect(terms(discounted(15, "2024-05-01"), discounted(20, "2024-05-02"))).toMatchObject({ discount: 20 });
    expect(terms(discounted(30, "2023-05-01"), paper({ issued: day("2024-05-01") }))).toEqual(first);
  });
});
