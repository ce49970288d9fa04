import { describe, expect, it } from "vitest";
import { deck, page } from "../../testing/placed-pages.ts";
import { readDossier } from "./find.ts";
import { runningLines } from "./running-lines.ts";

/** A table of the plan with the company's name at the foot. */
const table = (number: number, name: string) =>
  page(number, [
    [`Finances ${name}`, 40, 20, 30],
    ["Année 1", 240, 90, 12],
    ["Année 2", 370, 90, 12],
    [name, 40, 120, 12],
    ["100 000 €", 240, 120, 12],
    ["250 000 €", 370, 120, 12],
    ["Résultat net", 40, 150, 12],
    ["20 000 €", 240, 150, 12],
    ["60 000 €", 370, 150, 12],
    ["Nimbora SAS", 40, 380, 9],
  ]);
const pages = ["Chiffre d'affaires", "Charges totales", "Masse salariale", "EBITDA"].map((name, at) =>
  table(at + 1, name),
);

describe("lines that stand on page after page", () => {
  it("are heads and feet, not the headings and names of tables", () => {
    const [document] = deck(...pages).documents;
    expect(document && [...runningLines(document)]).toEqual(["Nimbora SAS"]);
  });

  it("leave the years of a plan over its figures on every page", () => {
    const told = readDossier(deck(...pages)).all.filter(({ topic }) => topic === "net_income");
    expect(told.map(({ period, nature }) => `${period} ${nature}`)).toEqual(
      pages.flatMap(() => ["Y1 projection", "Y2 projection"]),
    );
  });

  it("may count the pages: such a number is nobody's", () => {
    const counted = pages.map((one, at) => ({
      ...one,
      rows: one.rows.map((row) => ({
        ...row,
        cells: row.cells.map((cell) => (cell.text === "Nimbora SAS" ? { ...cell, text: `Nimbora — ${at + 1}` } : cell)),
      })),
    }));
    const told = readDossier(deck(...counted)).all;
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ passage }) => passage.includes("Nimbora"))).toEqual([]);
  });
});
