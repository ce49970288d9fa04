import { describe, expect, it } from "vitest";
import type { ExtractionIssue } from "../../../domain/document.ts";
import { describeIssue } from "../../../i18n/extraction.ts";
import { makeXlsx, type SheetSpec } from "../../../testing/make-xlsx.ts";
import { DEFAULT_READ_LIMITS } from "../../reader.ts";
import { readWorkbook } from "../read.ts";

type Rows = SheetSpec["rows"];

async function issuesOf(...sheets: (Rows | SheetSpec)[]): Promise<ExtractionIssue[]> {
  const specs = sheets.map((sheet, index) => (Array.isArray(sheet) ? { name: `S${index + 1}`, rows: sheet } : sheet));
  const { issues, sections } = await readWorkbook(makeXlsx(specs), DEFAULT_READ_LIMITS);
  return [...issues, ...sections.flatMap((section) => section.issues)];
}

/** "kind cell" of everything that is found fault with. */
const faults = async (...sheets: (Rows | SheetSpec)[]) =>
  (await issuesOf(...sheets)).map(({ detail }) => `${detail.kind} ${detail.cell}`);

const years = ["", 2021, 2022, 2023, 2024, 2025];
const copies = (row: number, shape: (column: string) => string, values: number[]) =>
  values.map((v, at) => ({ f: shape(String.fromCharCode(66 + at)), v, row }));

describe("a formula that is not its row's", () => {
  const base = ["Users", 10, 20, 30, 40, 50];
  const row = (odd: { f: string; v: number } | null, at: number): Rows[number] => {
    const cells = copies(3, (column) => `${column}2*2`, [20, 40, 60, 80, 100]).map(({ f, v }) => ({ f, v }));
    if (odd !== null) cells[at] = odd;
    return ["Revenue", ...cells];
  };

  it("is named with a neighbour", async () => {
    const found = await issuesOf([years, base, row({ f: "D2*3", v: 90 }, 2)]);
    expect(found.map(({ detail }) => detail)).toEqual([
      { sheet: "S1", cell: "D3", kind: "row_pattern", neighbour: "C3" },
    ]);
  });

  it("is named at the start where the others do not grow from it", async () => {
    expect(await faults([years, base, row({ f: "B2*4", v: 40 }, 0)])).toEqual(["row_pattern B3"]);
    const growing: Rows[number] = [
      "Costs",
      { f: "B2*9", v: 90 },
      ...["B", "C", "D", "E"].map((column, at) => ({ f: `${column}3+7`, v: 97 + 7 * at })),
    ];
    expect(await faults([years, base, growing])).toEqual([]);
  });

  it("is not: copies, and a total at the end", async () => {
    expect(await faults([years, base, row(null, 0)])).toEqual([]);
    const total: Rows[number] = [...row(null, 0), { f: "SUM(B3:F3)", v: 300 }];
    expect(await faults([[...years, "Total"], [...base, { f: "SUM(B2:F2)", v: 150 }], total])).toEqual([]);
  });
});

describe("sums that leave something out", () => {
  it("are named where a number stands between the range and the sum", async () => {
    const rows: Rows = [
      ["", 2021, 2022, 2023, "Mean"],
      ["Users", 10, 20, 30, { f: "AVERAGE(B2:C2)", v: 15 }],
    ];
    expect(await faults(rows)).toEqual(["short_range E2"]);
  });

  it("are named where a year leaves out a quarter", async () => {
    const quarters: Rows[number] = ["Cost", 1, 2, 3, 4, 5, 6, 7];
    const sums = ["B1:C1", "D1:E1", "G1:H1"].map((range, at) => ({ f: `SUM(${range})`, v: [3, 7, 13][at] ?? 0 }));
    expect(await faults([quarters, ["By year", ...sums]])).toEqual(["short_range C2"]);
  });

  it("are named where a total adds some of its lines", async () => {
    const rows: Rows = [
      ["", 2024],
      ["Licences", 10],
      ["Services", 20],
      ["Ads", 30],
      ["Nb clients", 7],
      ["Total revenue", { f: "B2+B3", v: 30 }],
    ];
    expect(await faults(rows)).toEqual(["missing_line B6"]);
  });

  it("are not: a sum over all of it, and a count beside amounts", async () => {
    const rows: Rows = [
      ["", 2024],
      ["Licences", 10],
      ["Nb clients", 7],
      ["Services", 20],
      ["Total revenue", { f: "B2+B4", v: 30 }],
    ];
    expect(await faults(rows)).toEqual([]);
    expect(
      await faults([
        ["", 2024],
        ["A", 1],
        ["B", 2],
        ["Total", { f: "SUM(B2:B3)", v: 3 }],
      ]),
    ).toEqual([]);
  });

  it("names an empty cell that one formula of a row reads", async () => {
    const results = copies(3, (column) => `${column}1-${column}2`, [9, 19, 30, 39, 49]).map(({ f, v }) => ({ f, v }));
    expect(
      await faults([
        ["In", 10, 20, 30, 40, 50],
        ["Out", 1, 1, null, 1, 1],
        ["Left", ...results],
      ]),
    ).toEqual(["empty_input D2"]);
  });
});

describe("totals that are typed", () => {
  it("are held against their lines, where the columns beside vouch for them", async () => {
    const rows: Rows = [
      ["", 2022, 2023, 2024],
      ["Rent", 10, 20, 30],
      ["Staff", 30, 40, 50],
      ["Total costs", 40, 60, 800],
    ];
    const [fault, ...more] = await issuesOf(rows);
    expect(fault).toMatchObject({ code: "total_differs", detail: { kind: "total", cell: "D4", value: 800, sum: 80 } });
    expect(more).toEqual([]);
    expect(
      await faults([
        ["", 2024],
        ["Rent", 10],
        ["Staff", 30],
        ["Total costs", 44],
      ]),
    ).toEqual(["total B4"]);
  });

  it("are left alone where they are inputs called so, or simply right", async () => {
    expect(
      await faults([
        ["Seats", 10],
        ["Price", 30],
        ["Total addressable market", 5_000_000],
      ]),
    ).toEqual([]);
    expect(
      await faults([
        ["", 2024],
        ["Rent", 10],
        ["Staff", 30],
        ["Total costs", 40],
      ]),
    ).toEqual([]);
  });

  it("include averages and balances", async () => {
    expect(
      await faults([
        ["Bronze", 5000],
        ["Silver", 15000],
        ["Gold", 30000],
        ["Average", 15000],
      ]),
    ).toEqual(["average B4"]);
    const balance = (right: number): Rows => [
      ["", 2024],
      ["Total assets", 500],
      ["Total liabilities and equity", right],
    ];
    expect(await faults(balance(480))).toEqual(["balance B3"]);
    expect(await faults(balance(500))).toEqual([]);
  });
});

describe("numbers typed into formulas", () => {
  it("are named, with the cell that holds them", async () => {
    const rows: Rows = [
      ["Grant per start-up", 250_000],
      ["Start-ups", 3],
      ["Total grants", { f: "B2*250000", v: 750_000 }],
    ];
    const [fault] = await issuesOf(rows);
    expect(fault?.detail).toMatchObject({ kind: "constant_held", cell: "B3", constant: "250000", held: "S1!B1" });
    expect(
      await faults([
        ["Sales", 10],
        ["Fees", { f: "B1*0.2", v: 2 }],
      ]),
    ).toEqual(["constant B2"]);
  });

  it("are not: rates between conditions, months, percent, powers of ten", async () => {
    expect(
      await faults([
        ["Profit", 10],
        ["Tax", { f: "IF(B1>0,B1*0.25,0)", v: 2.5 }],
      ]),
    ).toEqual([]);
    expect(
      await faults([
        ["Sales", 10],
        ["A year", { f: "B1*12", v: 120 }],
        ["In thousands", { f: "B1/1000", v: 0.01 }],
      ]),
    ).toEqual([]);
  });

  it("include results that were pasted", async () => {
    expect(
      await faults([
        ["a", 3, { f: "B1*2", v: 6 }],
        ["Break-even", 847.457627118644],
      ]),
    ).toEqual(["pasted B2"]);
  });
});

describe("what makes no sense", () => {
  it("is an assumption that no formula reads", async () => {
    const inputs: Rows = [
      ["Leads", 100],
      ["Price", 20],
      ["Seats", 3],
      ["Retention", { v: 0.85, z: "0%" }],
    ];
    expect(await faults([...inputs, ["Revenue", { f: "B1*B2*B3", v: 6000 }]])).toEqual(["unused B4"]);
  });

  it("is a lone rate that no formula reads, where the book is too small for a list of assumptions", async () => {
    const book = (label: string, z = "0%"): Rows => [
      ["Price", 20],
      ["Revenue", { f: "B1*12", v: 240 }],
      [],
      [label, { v: 0.33, z }],
    ];
    expect(await faults(book("Unused rate"))).toEqual(["unused B4"]);
    expect(await faults(book("Taux de conversion visé"))).toEqual(["unused B4"]);
    expect(await faults(book("Gross margin"))).toEqual([]);
    expect(await faults(book("Hourly rate", "0.00"))).toEqual([]);
    expect(await faults([...book("Tax rate"), ["Tax", { f: "B2*B4", v: 79.2 }]])).toEqual([]);
  });

  it("is a sum elsewhere that takes in a row but for its last figures", async () => {
    const months = ["Revenue", 10, 11, 12, 13, 14, 15];
    const total = (f: string): Rows[number] => ["Year", { f, v: 60 }];
    const short = async (...rows: Rows) => (await faults(rows)).filter((one) => one.startsWith("short_range"));
    expect(await short(months, [], total("SUM(B1:F1)"))).toEqual(["short_range B3"]);
    expect(await short(months, [], ["Year", { f: "SUM(B1:G1)", v: 75 }])).toEqual([]);
    // Two halves, the last twelve of more, a window that begins later: nothing is forgotten.
    expect(await short(months, [], ["H1", { f: "SUM(B1:E1)", v: 46 }, { f: "SUM(F1:G1)", v: 29 }])).toEqual([]);
    expect(await short([...months, 16, 17, 18], [], total("SUM(B1:F1)"))).toEqual([]);
    expect(await short(months, [], ["Last", { f: "SUM(C1:F1)", v: 50 }])).toEqual([]);
  });

  it("is a share above the whole or a count below none", async () => {
    const percents = (label: string, last: number): Rows => [
      [label, ...[0.02, 0.02, 0.03].map((v) => ({ v, z: "0%" })), { v: last, z: "0%" }],
    ];
    expect(await faults(percents("Monthly churn", 1.5))).toContain("share_over_whole E1");
    expect(await faults(percents("Conversion rate", 1.2))).toContain("share_over_whole E1");
    // That nobody reads it is the lesser fault.
    const idle: Rows = [
      ["Price", 20],
      ["Revenue", { f: "B1*12", v: 240 }],
      ["Conversion rate", { v: 1.5, z: "0%" }],
    ];
    expect(await faults(idle)).toEqual(["share_over_whole B3"]);
    for (const label of ["Net revenue retention", "Revenue growth", "Target retention index"])
      expect(await faults([[label, ...[1.1, 1.2].map((v) => ({ v, z: "0%" }))]])).toEqual([]);
    expect(await faults([["Customers", 10, 12, -15, 20]])).toEqual(["negative_count D1"]);
    expect(await faults([["Effectifs", 10, 12, 15, -20]])).toEqual(["negative_count E1"]);
    for (const label of ["Lost customers", "Net new customers", "Customer support costs", "Churned clients"])
      expect(await faults([[label, 10, -12, 15, 20]])).toEqual([]);
    expect(await faults([["Customers", -10, -12, -15]])).toEqual([]);
  });

  it("is a share below zero, a sum of prices, a label that says another amount, two names", async () => {
    expect(await faults([["Break-even churn", { v: -0.18, z: "0%" }]])).toEqual(["negative_share B1"]);
    expect(await faults([["Price", 10, 10, 11, { f: "SUM(B1:D1)", v: 31 }]])).toEqual(["summed_rate E1"]);
    expect(await faults([["Ask: $300000", 500_000]])).toEqual(["label B1"]);
    expect(await faults([["Gross margin (EBITDA)", 500_000]])).toEqual(["two_names A1"]);
    expect(
      await faults([
        ["Ask: $300000", 300_000],
        ["Gross margin (%)", 40],
        ["Churn change", { v: -0.1, z: "0%" }],
      ]),
    ).toEqual([]);
  });

  it("is a sheet that stands there twice", async () => {
    const rows = (factor: number): Rows => "abcdefghij".split("").map((name, at) => [`Line ${name}`, at * factor]);
    const plan = { name: "Plan", rows: rows(1) };
    expect(await faults(plan, { name: "Plan (2)", rows: rows(3) })).toEqual(["copy A1"]);
    expect(await faults(plan, { name: "Plan 2025", rows: rows(3) })).toEqual([]);
  });
});

it("says what is wrong in three languages, with the cell", async () => {
  const [fault] = await issuesOf([
    ["", 2024],
    ["Rent", 10],
    ["Staff", 30],
    ["Total costs", 44],
  ]);
  if (fault === undefined) throw new Error("no fault");
  expect(describeIssue(fault, "en")).toBe("the total B4 says 44, its lines give 40");
  expect(describeIssue(fault, "fr")).toBe("le total B4 dit 44, ses lignes donnent 40");
  expect(describeIssue(fault, "pt")).toBe("o total B4 diz 44, as suas linhas dão 40");
});

describe("what an auditor's eye sees", () => {
  it("takes the years beside the quarters for no lines, and one more copy of the last line for one", async () => {
    const quarters: Rows = [
      ["", "Q1", "Q2", "Q3", "Q4", 2024, 2025],
      ["Sales", 10, 20, 30, 40, { f: "SUM(B2:C2)", v: 30 }, { f: "SUM(D2:E2)", v: 70 }],
      ["Other", 1, 2, 3, 4, 0, { f: "SUM(D3:E3)", v: 7 }],
    ];
    expect(await faults(quarters)).toEqual([]);
    const months: Rows = [
      ["", "Jan", "Feb", "Mar", "Apr", "Mean"],
      ["Unit cost", 8, { f: "$B2", v: 8 }, { f: "$B2", v: 8 }, { f: "$B2", v: 8 }, { f: "AVERAGE(B2:D2)", v: 8 }],
      ["Unit work", 9, { f: "$B3", v: 9 }, { f: "$B3", v: 9 }, { f: "$B3", v: 9 }, { f: "AVERAGE(B3:D3)", v: 9 }],
    ];
    expect(await faults(months)).toEqual(["short_range F2"]);
  });

  it("names a sum under the first column alone that nothing names", async () => {
    const lines: Rows = [years, ["Rent", 5, 5, 5], ["Staff", 6, 6, 6], ["Mentors", 7, 7, 7], ["Events", 8, 8, 9]];
    const sum = { f: "SUM(B2:B5)", v: 26 };
    expect(await faults([...lines, ["", sum]])).toEqual(["lone_total B6"]);
    expect(await faults([...lines, ["Total", sum, { f: "SUM(C2:C5)", v: 26 }, { f: "SUM(D2:D5)", v: 27 }]])).toEqual(
      [],
    );
  });

  it("names the first of a row that is another formula, whatever totals stand at its end", async () => {
    const copied = copies(3, (column) => `${column}2*2`, [20, 40, 60, 80, 100]).map(({ f, v }) => ({ f, v }));
    const sums = [
      { f: "SUM(B3:C3)", v: 130 },
      { f: "SUM(D3:F3)", v: 240 },
    ];
    const base: Rows[number] = ["Users", 10, 20, 30, 40, 50];
    expect(await faults([years, base, ["Fees", { f: "B2*9", v: 90 }, ...copied.slice(1), ...sums]])).toEqual([
      "row_pattern B3",
    ]);
  });

  it("takes neither a part of a first year nor a cell under the totals for a break of its row", async () => {
    const base: Rows[number] = ["Assets", 10, 20, 30, 40, 50];
    const spread = (first: string, v: number): Rows[number] => [
      "Depreciation",
      { f: first, v },
      ...["C", "D", "E", "F"].map((column, at) => ({ f: `${column}2/5`, v: 4 + 2 * at })),
    ];
    expect(await faults([years, base, spread("B2/5*9/12", 1.5)])).toEqual([]);
    expect(await faults([years, base, spread("B2/4", 2.5)])).toEqual(["row_pattern B3"]);
    const totals: Rows = [
      [...years, "Total"],
      [...base, { f: "SUM(B2:F2)", v: 150 }],
      [
        "So far",
        { f: "B2", v: 10 },
        ...["C", "D", "E", "F"].map((column, at) => ({
          f: `${String.fromCharCode(66 + at)}3+${column}2`,
          v: [30, 60, 100, 150][at] as number,
        })),
        { f: "G2", v: 150 },
      ],
    ];
    expect(await faults(totals)).toEqual([]);
  });

  it("says that an assumption holds a typed number only where it is one", async () => {
    const rows = (rate: number): Rows => [
      ["Heads", 10],
      ["Rate", rate],
      ["Fees", { f: "B1*B2", v: 10 * rate }],
      ["Marketing", 60_000],
      ["Salaries", { f: "B1*60000", v: 600_000 }],
      ["Total", { f: "SUM(B3:B5)", v: 660_000 + 10 * rate }],
    ];
    const held = async (rate: number) =>
      (await issuesOf(rows(rate))).map(({ detail }) => `${detail.kind} ${detail.held}`);
    expect(await held(4)).toEqual(["constant undefined"]);
    expect(await held(60_000)).toEqual(["constant_held S1!B2"]);
  });

  it("names numbers alone in a formula where the results beside it are calculated", async () => {
    const cases: Rows = [
      ["Leads a month", 1200],
      ["Pessimistic", { f: "15000/0.08", v: 187_500 }],
      ["Today", { f: "B1*12", v: 14_400 }],
    ];
    expect(await faults(cases)).toEqual(["constant B2"]);
    expect(
      await faults([
        ["Wages", { f: "4500*5/2", v: 11_250 }],
        ["Rent", 100],
        ["Sum", { f: "B1+B2", v: 11_350 }],
      ]),
    ).toEqual([]);
  });

  it("names results that are not what they are called", async () => {
    const lines: Rows = [
      ["", 2024, 2025],
      ["Revenue", 900, 990],
      ["Rent", 100, 100],
      ["Marketing", 200, 200],
      ["Government loans", 50, 60],
    ];
    const result = (label: string, formula: (column: string) => string): Rows => [
      ...lines,
      [label, ...["B", "C"].map((column) => ({ f: formula(column), v: 1 }))],
    ];
    const named = async (...of: Parameters<typeof result>) =>
      (await faults(result(...of))).filter((fault) => !/undefined/.test(fault));
    expect(await named("Gross profit", (c) => `${c}2-SUM(${c}3:${c}4)`)).toEqual(["gross_after_overheads A6"]);
    expect(await named("Operating income", (c) => `${c}2-SUM(${c}3:${c}4)`)).toEqual([]);
    expect(await named("Net income", (c) => `${c}2-${c}3-${c}4+${c}5`)).toEqual(["loan_in_result B6"]);
    expect(await named("Net cash flow", (c) => `${c}2-${c}3-${c}4+${c}5`)).toEqual([]);
    const retention = (label: string): Rows => [
      ["Churn rate", 0.07],
      [label, { f: "1-B1", v: 0.93 }],
    ];
    expect(await faults(retention("Net revenue retention"))).toEqual(["retention_as_nrr B2"]);
    expect(await faults(retention("Gross revenue retention"))).toEqual([]);
  });

  it("names a month's growth that works once a year", async () => {
    const plan = (label: string, first: string, second: string): Rows => [
      [label, 0.05],
      ["", first, second],
      ["Visits", 1000, { f: "B3*(1+$B$1)", v: 1050 }],
    ];
    expect(await faults(plan("Monthly growth", "Year 1", "Year 2"))).toEqual(["monthly_rate C3"]);
    expect(await faults(plan("Annual growth", "Year 1", "Year 2"))).toEqual([]);
    expect(await faults(plan("Monthly growth", "Month 1", "Month 2"))).toEqual([]);
  });

  it("holds a typed table of cases against the case the model is set to", async () => {
    const model = (typed: number): Rows => [
      ["Scenario", "Low", "", "Case", "Price"],
      ["Price", { f: "VLOOKUP(B1,D2:E3,2,FALSE)", v: 70 }, "", "Base", 80],
      ["Profit", { f: "B2*10", v: 700 }, "", "Low", 70],
      ["", "", "", "", ""],
      ["", "", "", "Case", "Profit"],
      ["", "", "", "Base", 800],
      ["", "", "", "Low", typed],
    ];
    expect(await faults(model(650))).toEqual(["stale_case E7"]);
    expect(await faults(model(700))).toEqual([]);
  });

  it("names a number typed among sums that run on", async () => {
    const sums = ["SUM(B2:C2)", "SUM(B2:D2)", "SUM(B2:E2)"].map((f, at) => ({ f, v: [30, 60, 100][at] as number }));
    const rows = (third: Rows[number][number]): Rows => [
      years,
      ["Exits", 10, 20, 30, 40],
      ["So far", 10, ...sums.with(1, third as never)],
    ];
    expect(await faults(rows(95))).toEqual(["among_formulas D3"]);
    expect(await faults(rows({ f: "SUM(B2:D2)", v: 60 }))).toEqual([]);
  });

  it("averages what stands under the last heading", async () => {
    const rows = (mean: number): Rows => [
      ["Price", 5],
      ["Months", 8],
      ["Products"],
      ["Bronze", 5000],
      ["Silver", 15_000],
      ["Gold", 30_000],
      ["Average", mean],
      ["Check", { f: "B1*B2", v: 40 }],
    ];
    expect(await faults(rows(15_000))).toContain("average B7");
    expect(await faults(rows(16_667))).not.toContain("average B7");
  });
});
