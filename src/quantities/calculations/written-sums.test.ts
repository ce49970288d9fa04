import { describe, expect, it } from "vitest";
import { calculationsIn } from "./written-sums.ts";

const sumsOf = (text: string) => calculationsIn(text).map((sum) => sum.text);

describe("the sums a text writes out", () => {
  it.each([
    ["8 × 100 + 3 × 50 = 950; 4.2 / 0.5 = 8.4", ["8 × 100 + 3 × 50 = 950", "4.2 / 0.5 = 8.4"]],
    ["- $90k / $30k = 3x, as they say", ["$90k / $30k = 3x"]],
    ["$36k / $12k = 3x (+200%), $36k / $6k = 6x (+500%).", ["$36k / $12k = 3x (+200%)", "$36k / $6k = 6x (+500%)"]],
    ["180.000 × 800 × 12 = R$ 1,73 bilhão por ano", ["180.000 × 800 × 12 = R$ 1,73 bilhão"]],
    ["M12 = 300 k€", []],
    ["ARR = 42 000 × 12 = 540 000 €", ["42 000 × 12 = 540 000 €"]],
    ["an ARR of 42 K€ × 12 = 504 K€ from MRR", ["42 K€ × 12 = 504 K€"]],
    ["10/3,6 = 2,8x à 12/3,6 = 3,3x, contre 5–7x annoncés", ["10/3,6 = 2,8x", "12/3,6 = 3,3x"]],
    ["Sea freight 1,5 % + war risk 3 % + storage 0,5 % = 5 %", ["1,5 % + war risk 3 % + storage 0,5 % = 5 %"]],
    ["fret 1,5 % + risque de guerre 3 % + dépôt 0,5 % = 5 %", ["1,5 % + risque de guerre 3 % + dépôt 0,5 % = 5 %"]],
    ["fret 1,5 % + prime du risque lié à la guerre 3 % + dépôt 0,5 % = 5 %", []],
    ["0.5% × $90M = $0.45M against $3M projected", ["0.5% × $90M = $0.45M"]],
    ["4–6 trades × 3 = 15", []],
    ["On margin: 71 / 0.05 = S/1,420", ["71 / 0.05 = S/1,420"]],
    ["PLN 300 × 12 = PLN 3,600", ["PLN 300 × 12 = PLN 3,600"]],
  ])("%s", (text, sums) => {
    expect(sumsOf(text)).toEqual(sums);
  });

  it.each([
    ["400 payants, soit 2,7 % de 15 000 utilisateurs", ["400 payants = 2,7 % de 15 000"]],
    ["90 k€ = 250 payants, soit 2,5 % de 10 000", ["250 payants = 2,5 % de 10 000"]],
    ["4 × 5 = 20 clientes, ou seja 10 % dos 200", ["4 × 5 = 20", "20 clientes = 10 % dos 200"]],
    ["300 customers, or 12% of 2500", ["300 customers = 12% of 2500"]],
    ["700 clients = 2 % des 35 000 entreprises", ["700 clients = 2 % des 35 000"]],
  ])("a number said again as a share: %s", (text, sums) => {
    expect(sumsOf(text)).toEqual(sums);
  });

  it.each(["ARPU 112 €, so 20% of 4 people", "Margin 30 %, or 12% of 2500", "We hire or 12% of 2500 leave"])(
    "no share of what is measured otherwise: %s",
    (text) => {
      expect(sumsOf(text)).toEqual([]);
    },
  );

  it.each(["ARR: 58,000 × 12 = 596,000.", "On margin: 71 / 0.05 = S/1,420", "soit 5 × 10 = 50"])(
    "stands where it says: %s",
    (text) => {
      for (const { text: sum, start, end } of calculationsIn(text)) expect(text.slice(start, end)).toBe(sum);
      expect(calculationsIn(text)).toHaveLength(1);
    },
  );

  it("a cell that begins with a sign goes on from the cell before it", () => {
    expect(sumsOf("| Burn | 20 k€/mois | × 18 = 360 k€ |")).toEqual(["20 k€/mois × 18 = 360 k€"]);
    expect(sumsOf("| Rooms | 3 | 4 × 5 = 20 |")).toEqual(["4 × 5 = 20"]);
  });
});
