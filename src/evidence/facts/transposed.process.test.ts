import { describe, expect, it } from "vitest";
import { buildVerificationContext } from "../../dossier/build-context.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { makeXlsx } from "../../testing/make-xlsx.ts";
import { findFacts } from "./find.ts";
import { reportedYearOf } from "./reported-year.ts";

type Rows = Parameters<typeof makeXlsx>[0][number]["rows"];

async function facts(rows: Rows, name = "KPI") {
  const context = await buildVerificationContext({ financialModel: makeXlsx([{ name, rows }]) });
  return findFacts(dossierOf(context))
    .filter(({ sureness }) => sureness >= 0.7)
    .map(({ topic, quantity, period, basis }) => [topic, quantity.value, period, basis.nature]);
}

describe("models in other shapes", () => {
  it("reads years that go down, with what is planned called so", async () => {
    const rows: Rows = [
      ["", "MRR", "Headcount"],
      ["2023 actual", 21_000, 12],
      ["2024 actual", 42_000, 20],
      ["2025 budget", 90_000, 31],
    ];
    expect(await facts(rows)).toEqual([
      ["mrr", 21_000, "2023", "actual"],
      ["headcount", 12, "2023", "actual"],
      ["mrr", 42_000, "2024", "actual"],
      ["headcount", 20, "2024", "actual"],
      ["mrr", 90_000, "2025", "projected"],
      ["headcount", 31, "2025", "projected"],
    ]);
  });

  it("reads a single column under its name", async () => {
    const rows: Rows = [["Company"], ["", "Headcount"], ["FY23A", 12], ["FY24A", 20], ["FY25E", 31]];
    expect(await facts(rows)).toEqual([
      ["headcount", 12, "2023", "actual"],
      ["headcount", 20, "2024", "actual"],
      ["headcount", 31, "2025", "projected"],
    ]);
  });

  it("keeps the scale of one column to that column", async () => {
    const rows: Rows = [
      ["", "GMV (K€)", "CAC"],
      ["2023", 4_000, 700],
      ["2024", 9_000, 650],
    ];
    const found = await facts(rows);
    expect(found.filter(([topic]) => topic === "gmv").map(([, value]) => value)).toEqual([4_000_000, 9_000_000]);
    expect(found.filter(([topic]) => topic === "cac").map(([, value]) => value)).toEqual([700, 650]);
  });

  it.each([["K€"], ["R$ mil"], ["k EUR"]])("reads a column of units: %s", async (unit) => {
    const rows: Rows = [
      ["", "Unit", "2023", "2024"],
      ["Revenue", unit, 210, 480],
      ["Headcount", "#", 12, 20],
      ["Gross margin", "%", { v: 0.7, z: "0%" }, { v: 0.72, z: "0%" }],
    ];
    const found = (await facts(rows)).map(([topic, value, period]) => `${topic} ${value} ${period}`);
    expect(found).toEqual([
      "revenue 210000 2023",
      "revenue 480000 2024",
      "headcount 12 2023",
      "headcount 20 2024",
      "gross_margin 70 2023",
      "gross_margin 72 2024",
    ]);
  });

  it("believes the stored number where the print is another language's", async () => {
    const rows: Rows = [
      ["Coût d'acquisition client et effectifs de la société", ""],
      ["", "2023", "2024"],
      ["CAC", { v: 4940, z: "#,##0" }, { v: 7400, z: "#,##0" }],
    ];
    expect((await facts(rows, "Indicateurs")).map(([, value]) => value)).toEqual([4940, 7400]);
  });
});

describe("the year that is closed", () => {
  it("is told by the date on the cover where no figure tells it", () => {
    const dossier = dossierOf({
      deckExtracts: "Slide 1\nNovalys\nJanvier 2025\nSlide 2\nNotre marché",
      financialModelExtracts: "Onglet P&L\nRevenue 2023: 10 K€",
    });
    expect(reportedYearOf(dossier)).toBe(2024);
    expect(reportedYearOf(dossierOf({ deckExtracts: "Slide 1\nNovalys\nFondée en janvier 2019" }))).toBeNull();
  });
});
