import { describe, expect, it } from "vitest";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { readDossier } from "./find.ts";
import { withYearsSettled } from "./open-years.ts";

const table = (...years: string[]) =>
  page(2, [
    ["P&L", 40, 20, 30],
    ...["USD", ...years].map((text, at): Piece => [text, 40 + at * 130, 80, 12]),
    ...["Revenue", ...years.map((_, at) => `$${at + 1}.5M`)].map((text, at): Piece => [text, 40 + at * 130, 106, 12]),
  ]);

const told = (...pages: Parameters<typeof deck>) => {
  const dossier = deck(page(1, [["Nimbora", 200, 100, 40]]), ...pages);
  return withYearsSettled(dossier, readDossier(dossier).all)
    .filter(({ sureness }) => sureness >= 0.7)
    .map(({ period, nature }) => `${period} ${nature}`);
};

describe("years of a document without a date", () => {
  it("are a hint where several stand side by side", () => {
    expect(told(table("2025", "2026", "2027"))).toEqual([]);
    expect(told(table("2023", "2024"))).toEqual(["2023 actual", "2024 actual"]);
  });

  it("are known by the date where there is one", () => {
    const dated = page(3, [["Investor presentation, March 2026", 40, 200, 14]]);
    expect(told(table("2025", "2027", "2028"), dated)).toEqual(["2025 actual", "2027 projection", "2028 projection"]);
  });

  it("are plans after the last year that something is reported for", () => {
    const reported = page(3, [
      ["Traction", 40, 20, 30],
      ["$1.5M", 40, 150, 28],
      ["Revenue", 40, 190, 12],
    ]);
    expect(told(table("2025", "2026", "2027"), reported)).toEqual([
      "2025 actual",
      "2026 projection",
      "2027 projection",
      "undefined actual",
    ]);
  });
});
