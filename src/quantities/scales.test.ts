import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findQuantities } from "./find.ts";

const LETTERS = fc.constantFrom("K", "M", "k", "mn", "bn");
const COUNT = fc.integer({ min: 2, max: 999 });

function scalesIn(text: string): number[] {
  return findQuantities(text, { locale: "en" }).map((one) => ("ambiguous" in one ? 1 : one.scale));
}

describe("a letter that opens a name", () => {
  it("is no scale of the number before it, whatever the name", () => {
    fc.assert(
      fc.property(
        COUNT,
        LETTERS,
        fc.constantFrom("12 schools", "pop fans", "commerce sites", "9 grades"),
        (n, k, name) => {
          expect(scalesIn(`${n} ${k}-${name}`)[0]).toBe(1);
        },
      ),
    );
  });

  it("is a scale where a range goes on, or the noun is joined to it", () => {
    fc.assert(
      fc.property(COUNT, LETTERS, (n, k) => {
        expect(scalesIn(`${n} ${k}-${n + 1} ${k} users`)[0]).toBeGreaterThan(1);
        expect(scalesIn(`a ${n}${k}-user base`)[0]).toBeGreaterThan(1);
        expect(scalesIn(`$${n} ${k}-strong`)[0]).toBeGreaterThan(1);
      }),
    );
  });

  it.each(["50 K-100 K€", "50 K-100 KEUR"])("%s is a range of thousands", (text) => {
    expect(findQuantities(text)[0]).toMatchObject({ range: { min: 50_000, max: 100_000 } });
  });
});

describe("lakhs and crores", () => {
  it.each([
    ["₹45 cr", 450_000_000],
    ["৳7 cr", 70_000_000],
    ["₹12L Cr", 12e12],
    ["2 lakh crore", 2e12],
  ])("reads %s", (text, value) => {
    expect(findQuantities(text)).toMatchObject([{ value }]);
  });
});

describe("a scale glued to its number", () => {
  it("is trillions behind a decimal, tonnes where something is weighed", () => {
    expect(scalesIn("1.3T")).toEqual([1e12]);
    expect(scalesIn("a 1.3T market")).toEqual([1e12]);
    for (const weight of ["2.5T CO₂", "a 3.5T truck", "1.2T/day", "2T"]) expect(scalesIn(weight)).toEqual([]);
  });

  it("ends before the name that a picture was read with", () => {
    const [read] = findQuantities("$8.5MARR");
    expect(read).toMatchObject({ value: 8_500_000, text: "$8.5M" });
    expect(scalesIn("$8.5MARKET")).toEqual([]);
  });
});

it("each end of a range may have its sign, also before what it comes to in a year", () => {
  const ranges = findQuantities("$3–$5/month = $36–$60/year").map((one) => ("ambiguous" in one ? null : one.range));
  expect(ranges).toEqual([
    { min: 3, max: 5 },
    { min: 36, max: 60 },
  ]);
});
