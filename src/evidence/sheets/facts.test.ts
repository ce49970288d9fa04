import { describe, expect, it } from "vitest";
import type { Row } from "../../domain/document.ts";
import { findFacts } from "../facts/find.ts";
import { row, said, sheet } from "../facts/testing/rows.ts";

describe("facts of sheets and tables", () => {
  it("gives each value its column's period and its cell", () => {
    const facts = findFacts(
      sheet([
        row(
          "ARR",
          [
            ["2023", { text: "300 000 €", value: 300_000 }],
            ["2024", { text: "507 000 €", value: 507_000 }],
          ],
          12,
        ),
      ]),
    );
    expect(said(facts)).toEqual([
      ["arr", 300_000, "2023"],
      ["arr", 507_000, "2024"],
    ]);
    expect(facts[1]?.address).toEqual({
      kind: "cell",
      document: "financial_model",
      sheet: "Revenue",
      row: 12,
      cell: "C12",
    });
    expect(facts[1]).toMatchObject({ label: "ARR", source: "financial_model", quantity: { currency: "EUR" } });
  });

  it("reads actual and projected from the headings", () => {
    const facts = findFacts(
      sheet([
        row("Revenue", [
          ["2024A", { text: "507", value: 507 }],
          ["2025E / Budget", { text: "900", value: 900 }],
        ]),
      ]),
    );
    expect(facts.map(({ period, basis }) => [period, basis.nature])).toEqual([
      ["2024", "actual"],
      ["2025", "projected"],
    ]);
  });

  it.each<[string, Row[], number]>([
    ["a row above the table", [{ cells: [{ text: "(en milliers d'euros)" }], number: 1 }], 507_000],
    ["nothing", [], 507],
  ])("scales amounts by %s", (_, above, expected) => {
    const facts = findFacts(sheet([...above, row("ARR", [["2024", { text: "507", value: 507 }]], 2)]));
    expect(facts.map(({ quantity }) => quantity.value)).toEqual([expected]);
  });

  it("scales amounts by the label, the column and the sheet's name, but not counts", () => {
    const value: [string, { text: string; value: number }] = ["2024", { text: "507", value: 507 }];
    expect(findFacts(sheet([row("ARR (K€)", [value])]))[0]?.quantity).toMatchObject({
      value: 507_000,
      currency: "EUR",
    });
    expect(findFacts(sheet([row("ARR", [["2024 (K€)", value[1]]])]))[0]?.quantity.value).toBe(507_000);
    expect(findFacts(sheet([row("ARR", [value])], "P&L en K€"))[0]?.quantity.value).toBe(507_000);
    expect(findFacts(sheet([row("Nombre de clients", [value])], "P&L en K€"))[0]?.quantity.value).toBe(507);
  });

  it("reads percentages, however they are stored", () => {
    const margin = (cell: { text: string; value: number; format?: string }) =>
      findFacts(sheet([row("Marge brute", [["2024", cell]])]))[0]?.quantity;
    expect(margin({ text: "72%", value: 0.7199, format: "0%" })).toMatchObject({ value: 71.99, unit: "percent" });
    expect(margin({ text: "0.72", value: 0.72 })).toMatchObject({ value: 72, unit: "percent" });
    expect(margin({ text: "72", value: 72 })).toMatchObject({ value: 72, unit: "percent" });
  });

  it("lets the stored value decide between two readings", () => {
    const facts = findFacts(sheet([row("LTV/CAC", [["2024", { text: "4.200", value: 4.2 }]])]));
    expect(facts[0]?.quantity.value).toBe(4.2);
  });

  it("does not give a value to a label it does not stand beside", () => {
    const tiles: Row = {
      cells: ["ARR", "504 K€", "Something else", "70 K€", "MRR", "42 K€"].map((text) => ({ text })),
      table: true,
    };
    expect(said(findFacts(sheet([tiles])))).toEqual([
      ["arr", 504_000, undefined],
      ["mrr", 42_000, undefined],
    ]);
  });

  it("leaves out differences, other companies and kinds that do not fit", () => {
    const facts = findFacts(
      sheet([
        row(
          "ARR",
          [
            ["Variation", { text: "204 000", value: 204_000 }],
            ["%", { text: "68%", value: 0.68 }],
          ],
          2,
        ),
        row("Acme Corp", [["ARR", { text: "5 000 000", value: 5_000_000 }]], 3),
        row("MRR growth", [["2024", { text: "42 000 €", value: 42_000 }]], 4),
      ]),
    );
    expect(said(facts)).toEqual([]);
  });

  it("does not read one metric under another metric's heading", () => {
    const facts = findFacts(sheet([row("Revenue", [["Headcount", { text: "12", value: 12 }]])]));
    expect(facts).toEqual([]);
  });

  it("takes a percentage beside amounts for their change", () => {
    const amounts: [string, { text: string; value: number }][] = [
      ["2023", { text: "300 000 €", value: 300_000 }],
      ["2024", { text: "365 000 €", value: 365_000 }],
      ["", { text: "22%", value: 0.22 }],
    ];
    expect(said(findFacts(sheet([row("Gross profit", amounts)])))).toEqual([
      ["gross_profit", 300_000, "2023"],
      ["gross_profit", 365_000, "2024"],
    ]);
  });

  it("reads a cell of several values with the label beside it, unless the cell names them itself", () => {
    const beside = (text: string): Row => ({ cells: [{ text: "ARR" }, { text }], table: true, number: 1 });
    expect(said(findFacts(sheet([beside("300 K€ (2023) to 504 K€ (2024)")])))).toEqual([
      ["arr", 300_000, "2023"],
      ["arr", 504_000, "2024"],
    ]);
    expect(said(findFacts(sheet([beside("42 K€ de MRR")])))).toEqual([["mrr", 42_000, undefined]]);
  });

  it("reads tables whose rows are the periods", () => {
    const facts = findFacts(
      sheet([
        row("2024", [
          ["ARR", { text: "507 000", value: 507_000 }],
          ["Customers", { text: "120", value: 120 }],
        ]),
      ]),
    );
    expect(said(facts)).toEqual([
      ["arr", 507_000, "2024"],
      ["customers", 120, "2024"],
    ]);
  });

  it("keeps a series without headings as hints", () => {
    const facts = findFacts(
      sheet([
        row("ARR", [
          ["", { text: "300 000", value: 300_000 }],
          ["", { text: "507 000", value: 507_000 }],
        ]),
      ]),
    );
    expect(facts).toHaveLength(2);
    expect(said(facts)).toEqual([]);
  });
});

describe("a value without a heading", () => {
  it("is a hint where the row's others stand under dates", () => {
    const values: Parameters<typeof row>[1] = [
      ["2023", { text: "300 000 €", value: 300_000 }],
      ["2024", { text: "507 000 €", value: 507_000 }],
      ["", { text: "640 000 €", value: 640_000 }],
    ];
    const one = row("ARR", values);
    expect(said(findFacts(sheet([one]))).map(([, value]) => value)).toEqual([300_000, 507_000]);
  });
});

it("takes no scale from a sentence above the table", () => {
  const sentence = `Amounts in thousands of euros were reviewed ${"by the board and its advisers ".repeat(2)}`;
  const rows = [{ cells: [{ text: sentence }], number: 1 }, row("ARR", [["2024", { text: "507", value: 507 }]], 2)];
  expect(said(findFacts(sheet(rows)))).toEqual([["arr", 507, "2024"]]);
});
