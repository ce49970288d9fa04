import { describe, expect, it } from "vitest";
import type { Quantity } from "../domain/quantity.ts";
import { canBothHold, sameFigure, sameQuantity, sameValue, withinPrints } from "./compare.ts";
import { parseQuantity } from "./parse.ts";

function quantity(text: string): Quantity {
  const found = parseQuantity(text, { locale: "fr" });
  if (found === null || "ambiguous" in found) throw new Error(`The test needs one quantity, not "${text}".`);
  return found;
}
const same = (a: string, b: string) => [sameQuantity(quantity(a), quantity(b)), sameQuantity(quantity(b), quantity(a))];

describe("sameQuantity", () => {
  it.each([
    ["504K€", "504 000 €"],
    ["0,5 M€", "504 000 €"],
    ["1,2 M€", "1 249 999 €"],
    ["72 %", "0,72"],
    ["72,0 %", "0,7204"],
    ["18 mois", "1,5 ans"],
    ["2 semaines", "14 jours"],
    ["504 000", "504 K€"],
    ["150 bps", "1,5 pp"],
    ["500–520 K€", "0,5–0,52 M€"],
    ["-71 K€", "(71) K€"],
  ])("%s and %s say the same", (a, b) => {
    expect(same(a, b)).toEqual([true, true]);
  });

  it.each([
    ["504K€", "505 000 €"],
    ["500 000 €", "504 000 €"],
    ["1,2 M€", "1 260 000 €"],
    ["504 K€", "504 K$"],
    ["504 K€", "-504 K€"],
    ["72 %", "72"],
    ["72 %", "72 pp"],
    ["18 mois", "18 ans"],
    ["30 jours", "1 mois"],
    ["> 300 clients", "300 clients"],
    ["500–520 K€", "510 K€"],
    ["42 K€/mois", "42 K€/an"],
    ["12 clients", "12 %"],
    ["1 M€", "620 000 €"],
    ["3 %", "3,4 %"],
  ])("%s and %s do not", (a, b) => {
    expect(same(a, b)).toEqual([false, false]);
  });

  it("looks past bounds where only the value is asked for", () => {
    expect(sameValue(quantity("> 300 clients"), quantity("300 clients"))).toBe(true);
  });
});

describe("canBothHold", () => {
  it.each([
    ["> 300 clients", "312 clients"],
    ["500–520 K€", "510 K€"],
    ["~500 K€", "515 K€"],
    ["au moins 2 ans", "30 mois"],
  ])("%s leaves room for %s", (a, b) => {
    expect([canBothHold(quantity(a), quantity(b)), canBothHold(quantity(b), quantity(a))]).toEqual([true, true]);
  });

  it.each([
    ["> 300 clients", "290 clients"],
    ["500–520 K€", "540 K€"],
    ["500–520 K€", "510 K$"],
    ["~500 K€", "560 K€"],
    ["500 K€", "515 K€"],
  ])("%s leaves none for %s", (a, b) => {
    expect([canBothHold(quantity(a), quantity(b)), canBothHold(quantity(b), quantity(a))]).toEqual([false, false]);
  });
});

describe("sameFigure", () => {
  it("lets nothing count as one that is more than a tenth apart, however coarse the print", () => {
    expect(sameFigure({ value: 1_000_000, step: 1_000_000 }, { value: 1_090_000 })).toBe(true);
    expect(sameFigure({ value: 1_000_000, step: 1_000_000 }, { value: 1_120_000 })).toBe(false);
  });

  it("is about one currency", () => {
    expect(sameFigure({ value: 5, currency: "EUR" }, { value: 5, currency: "USD" }, 0.02)).toBe(false);
    expect(sameFigure({ value: 5, currency: "EUR" }, { value: 5 })).toBe(true);
  });

  it("does not take a range for its middle", () => {
    expect(sameFigure({ value: 1.15, range: { min: 0.9, max: 1.4 } }, { value: 1.15 }, 0.02)).toBe(false);
  });

  it("takes the closeness it is given, and none of its own", () => {
    expect(sameFigure({ value: 100 }, { value: 101.9 }, 0.02)).toBe(true);
    expect(sameFigure({ value: 100 }, { value: 101.9 })).toBe(false);
  });
});

describe("withinPrints", () => {
  it("lets a sum be off by the rounding of its parts, and never by more than a tenth of what is printed", () => {
    expect(withinPrints(1_040, 1_000, 50)).toBe(true);
    expect(withinPrints(1_060, 1_000, 50)).toBe(false);
    expect(withinPrints(1_200, 1_000, 500)).toBe(false);
  });
});
