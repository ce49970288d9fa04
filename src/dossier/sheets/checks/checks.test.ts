import { describe, expect, it } from "vitest";
import type { ExtractionIssueCode } from "../../../domain/document.ts";
import { makeXlsx, type SheetSpec } from "../../../testing/make-xlsx.ts";
import { DEFAULT_READ_LIMITS } from "../../reader.ts";
import { readWorkbook } from "../read.ts";

type Rows = SheetSpec["rows"];

async function issuesOf(code: ExtractionIssueCode, ...sheets: Rows[]) {
  const specs = sheets.map((rows, index) => ({ name: `S${index + 1}`, rows }));
  const document = await readWorkbook(makeXlsx(specs), DEFAULT_READ_LIMITS);
  return [...document.issues, ...document.sections.flatMap(({ issues }) => issues)].filter(
    (issue) => issue.code === code,
  );
}

const cells = async (code: ExtractionIssueCode, rows: Rows) =>
  (await issuesOf(code, rows)).map(({ detail }) => detail.cell);
const kinds = async (rows: Rows) =>
  (await issuesOf("inconsistent_dates", rows)).map(({ detail }) => `${detail.kind} ${detail.cell}`);

describe("error cells", () => {
  it("are named, typed or calculated", async () => {
    expect(await cells("error_cell", [["x", { v: "#REF!" }, { f: "1/0", v: "#DIV/0!" }, 3]])).toEqual(["B1", "C1"]);
    expect(await cells("error_cell", [["#REF! is a word here", 3]])).toEqual([]);
  });
});

describe("hard-coded results", () => {
  const head = ["", 2021, 2022, 2023, 2024, 2025];
  const grown = (from: string, v: number) => ({ f: `${from}2*2`, v });

  it("stand between formulas of one shape in a row", async () => {
    const rows: Rows = [head, ["ARR", 1, grown("B", 2), 5, grown("D", 10), grown("E", 20)]];
    expect(await cells("hard_coded_result", rows)).toEqual(["D2"]);
  });

  it("stand at the end of a row of formulas", async () => {
    const rows: Rows = [head, ["ARR", 1, grown("B", 2), grown("C", 4), grown("D", 8), 99]];
    expect(await cells("hard_coded_result", rows)).toEqual(["F2"]);
  });

  it("stand between formulas of one shape in a column", async () => {
    const rows: Rows = [
      ["Client", "Price", "Seats", "ARR"],
      ...[1, 2, 3].map((seats, index) => [
        `C${index}`,
        10,
        seats,
        index === 1 ? 77 : { f: `B${index + 2}*C${index + 2}`, v: 10 * seats },
      ]),
    ];
    expect(await cells("hard_coded_result", rows)).toEqual(["D3"]);
  });

  it("are named in a list whose rows are each calculated from themselves and one input above", async () => {
    const rows: Rows = [
      ["Price", "", 8],
      ["Subscribers", "", "Revenue"],
      ...[200, 400, 600, 800, 1000].map((many, at): Rows[number] => [
        many,
        "",
        at === 2 ? 5000 : { f: `A${at + 3}*$C$1`, v: many * 8 },
      ]),
    ];
    expect(await cells("hard_coded_result", rows)).toEqual(["C5"]);
  });

  it("are not the costs between two results, typed for every year", async () => {
    const rows: Rows = [
      ["", 2024, 2025],
      ["Licences", 100, 120],
      ["Services", 20, 30],
      ["Revenue", { f: "B2+B3", v: 120 }, { f: "C2+C3", v: 150 }],
      ["Purchases", -48, -60],
      ["Gross profit", { f: "B4+B5", v: 72 }, { f: "C4+C5", v: 90 }],
    ];
    expect(await cells("hard_coded_result", rows)).toEqual([]);
  });

  it("are totals typed under their parts where the rest is calculated", async () => {
    const rows: Rows = [
      ["", 2024, 2025],
      ["Rent", 10, { f: "B2*1", v: 10 }],
      ["Staff", 30, 40],
      ["Total costs", 40, 50],
    ];
    expect(await cells("hard_coded_result", rows)).toEqual(["B4", "C4"]);
    expect(
      await cells("hard_coded_result", [
        ["", 2024],
        ["Rent", 10],
        ["Staff", 30],
        ["Total costs", 40],
      ]),
    ).toEqual([]);
  });

  it.each<[string, Rows]>([
    ["formulas all along", [head, ["ARR", 1, grown("B", 2), grown("C", 4), grown("D", 8), grown("E", 16)]]],
    ["past years typed, future calculated", [head, ["ARR", 1, 2, 4, grown("D", 8), grown("E", 16)]]],
    ["a typed assumption beside other formulas", [head, ["ARR", { f: "1+1", v: 2 }, 5, { f: "SUM(B2:C2)", v: 7 }]]],
    [
      "a calculated total",
      [
        ["", 2024],
        ["Rent", 10],
        ["Staff", 30],
        ["Total", { f: "B2+B3", v: 40 }],
      ],
    ],
    ["typed numbers alone", [head, ["ARR", 1, 2, 3, 4, 5]]],
  ])("are not: %s", async (_, rows) => {
    expect(await cells("hard_coded_result", rows)).toEqual([]);
  });
});

describe("mixed currencies", () => {
  const euro = { v: 10, z: '#,##0 "€"' };

  it("are seen in the formats of one sheet, with examples", async () => {
    const found = await issuesOf("mixed_currency", [
      ["ARR", euro, { v: 11, z: "[$$-409]#,##0" }, { v: 3, z: "[$R$-416] #,##0" }],
    ]);
    expect(found.map(({ detail }) => detail)).toEqual([
      { sheet: "S1", currencies: "BRL, EUR, USD", examples: "D1 (BRL), B1 (EUR), C1 (USD)" },
    ]);
  });

  it("know rupees, which alone are no mix", async () => {
    const rupees = (v: number) => ({ v, z: "[$₹-4009] #,##0" });
    expect(await issuesOf("mixed_currency", [["ARR", rupees(10), "₹ 12,00,000", { v: 3, z: '"Rs "#,##0' }]])).toEqual(
      [],
    );
    const [mixed] = await issuesOf("mixed_currency", [["ARR", rupees(10), euro]]);
    expect(mixed?.detail.currencies).toBe("EUR, INR");
  });

  it("are seen in texts, and between sheets", async () => {
    expect(await cells("mixed_currency", [["ARR", "$1.2M", "504 K€"]])).toHaveLength(1);
    const between = await issuesOf("mixed_currency", [["ARR", euro]], [["ARR", { v: 1, z: '"£"#,##0' }]]);
    expect(between).toHaveLength(1);
    expect(between[0]).toMatchObject({ detail: { currencies: "EUR, GBP", examples: "S1!B1 (EUR), S2!B1 (GBP)" } });
    expect(between[0]?.section).toBeUndefined();
  });

  it.each<[string, Rows]>([
    ["one currency and plain numbers", [["ARR", euro, 10, { v: 0.5, z: "0%" }]]],
    [
      "a country's habits in a format",
      [["ARR", euro, { v: 45322, z: "[$-409]d-mmm-yy" }, { v: 3, z: "[$€-40C]#,##0" }]],
    ],
    ["currencies spoken of in a sentence", [["We convert $ into € at the rate of the day, 1.08", euro]]],
  ])("are not: %s", async (_, rows) => {
    expect(await cells("mixed_currency", rows)).toEqual([]);
  });
});

describe("inconsistent dates", () => {
  const values = (count: number) => ["ARR", ...Array.from({ length: count }, (_, index) => index * 10 + 7.5)];
  const date = (v: number) => ({ v, z: "dd/mm/yyyy" });

  it.each<[string, Rows[number], string[]]>([
    ["a gap", ["", 2021, 2022, 2024], ["gap D1"]],
    ["a repeated year", ["", 2022, 2023, 2023, 2024], ["duplicate D1"]],
    ["a step back", ["", "T1 2024", "T2 2024", "T4 2023", "T1 2025"], ["out_of_order D1", "gap E1"]],
    ["a missing month", ["", "janv. 2024", "févr. 2024", "mars 2024", "mai 2024"], ["gap E1"]],
    ["years beside a quarter of another year", ["", 2022, 2023, "Q1 2024"], ["mixed_granularity B1"]],
    ["a missing year end among dates", ["", date(44561), date(44926), date(45657)], ["gap D1"]],
  ])("are seen: %s", async (_, headings, expected) => {
    expect(await kinds([headings, values(headings.length - 1)])).toEqual(expected);
  });

  it("are seen where a date was typed as text among real ones", async () => {
    const rows: Rows = [
      ["Closing", date(45322)],
      ["Signing", date(45351)],
      ["Payment", "31/03/2024"],
      ["Note", "1/2"],
    ];
    expect(await kinds(rows)).toEqual(["text_date B3"]);
  });

  it.each<[string, Rows[number]]>([
    ["years in order", ["", 2021, 2022, 2023]],
    ["newest first", ["", 2024, 2023, 2022]],
    ["quarters with their year", ["", "Q1 2024", "Q2 2024", "Q3 2024", "Q4 2024", "2024"]],
    ["two scenarios", ["", "Actual 2023", "Actual 2024", "Budget 2023", "Budget 2024"]],
    ["fiscal years", ["", "FY23 Actual", "FY24 Actual", "FY25 Budget"]],
    ["month ends", ["", date(45322), date(45351), date(45382)]],
    ["quarter ends", ["", date(45382), date(45473), date(45565)]],
    ["words", ["", "North", "South"]],
  ])("are not: %s", async (_, headings) => {
    expect(await kinds([headings, values(headings.length - 1)])).toEqual([]);
  });
});
