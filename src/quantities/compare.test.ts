import { describe, expect, it } from "vitest";
import type { Quantity } from "../domain/quantity.ts";
import { sameQuantity, sameValue } from "./compare.ts";
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
  ])("%s and %s do not", (a, b) => {
    expect(same(a, b)).toEqual([false, false]);
  });

  it("looks past bounds where only the value is asked for", () => {
    expect(sameValue(quantity("> 300 clients"), quantity("300 clients"))).toBe(true);
  });
});
