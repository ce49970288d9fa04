import { describe, expect, it } from "vitest";
import type { Row, Section, SourceDocument } from "../domain/document.ts";
import type { Dossier } from "../domain/dossier.ts";
import { openPage } from "../evidence/opened-page.ts";
import { accepted } from "./middleware/language.ts";
import { gridAround, rowsAround } from "./passages.ts";

const sheetRow = (number: number, columns = 12, hidden?: "hidden_row"): Row => ({
  number,
  cells: Array.from({ length: columns }, (_, i) => {
    const ref = `${String.fromCharCode(65 + i)}${number}`;
    return i === 0 ? { ref, text: `Line ${number}` } : { ref, text: String(number * i), value: number * i };
  }),
  ...(hidden && { hidden }),
});

const sheet: Section = {
  kind: "sheet",
  number: 1,
  name: "P&L",
  rows: [1, 2, 3, 5, 6, 30].map((number) => sheetRow(number)),
  hiddenRows: [sheetRow(4, 12, "hidden_row")],
  issues: [],
};
const text: Section = {
  kind: "text",
  number: 1,
  rows: Array.from({ length: 1_000 }, (_, i) => ({ number: i + 1, cells: [{ text: `Paragraph ${i + 1}` }] })),
  hiddenRows: [],
  issues: [],
};
const document = (id: string, sections: Section[]): SourceDocument => ({
  id,
  name: id,
  format: "xlsx",
  source: "financial_model",
  language: null,
  sections,
  issues: [],
});
const dossier: Dossier = {
  documents: [document("model.xlsx", [sheet]), document("notes.md", [text])],
  unreadable: [],
  coverage: "normal",
};
const place = (id: string, section: string, around?: string) => {
  const found = openPage(dossier, id, section, around);
  if (found === null) throw new Error("There should be such a section.");
  return found;
};

describe("the grid around a cell", () => {
  it("shows its neighbours, the labels of its rows, and what is hidden as hidden", () => {
    const grid = gridAround(place("model.xlsx", "P&L"), "K4");
    expect(grid.columns).toEqual(["A", "F", "G", "H", "I", "J", "K", "L"]);
    expect(grid.rows.map(({ number, hidden }) => [number, hidden])).toEqual([
      [1, null],
      [2, null],
      [3, null],
      [4, "hidden_row"],
      [5, null],
      [6, null],
    ]);
    expect(grid.rows[3]).toMatchObject({
      label: "Line 4",
      cells: expect.arrayContaining([expect.objectContaining({ ref: "K4", value: 40 })]),
    });
  });

  it("is found by number, by name and by what it holds", () => {
    for (const wanted of ["1", "P&L"]) expect(place("model.xlsx", wanted).section).toBe(sheet);
    expect(place("model.xlsx", "auto", "C30").section).toBe(sheet);
    expect(openPage(dossier, "model.xlsx", "auto", "C31")).toBeNull();
    expect(openPage(dossier, "model.xlsx", "2")).toBeNull();
    expect(openPage(dossier, "none.xlsx", "1")).toBeNull();
  });
});

describe("the rows of a text", () => {
  it("are those near the one in question where there are too many, and say so", () => {
    const cut = rowsAround(place("notes.md", "1"), "700");
    expect(cut).toMatchObject({ cut: true, sections: 1 });
    expect(cut.rows.some(({ number }) => number === 700)).toBe(true);
    expect(rowsAround(place("model.xlsx", "1"), undefined).cut).toBe(false);
  });
});

describe("the language of messages", () => {
  it.each([
    ["", null],
    ["pt-BR,pt;q=0.9,en;q=0.8", "pt"],
    ["de, fr;q=0.3, en;q=0.7", "en"],
    ["fr;q=0, pt", "pt"],
    ["*", null],
    ["fr-CA", "fr"],
  ])("%j means %s", (header, locale) => {
    expect(accepted(header)).toBe(locale);
  });
});
