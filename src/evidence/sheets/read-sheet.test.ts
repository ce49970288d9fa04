import { describe, expect, it } from "vitest";
import { DEFAULT_READ_LIMITS } from "../../dossier/reader.ts";
import { readWorkbook } from "../../dossier/sheets/read.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { makeXlsx, type SheetSpec } from "../../testing/make-xlsx.ts";
import { findFacts, readDossier } from "../facts/find.ts";

type Rows = SheetSpec["rows"];

async function dossier(rows: Rows, name = "Model") {
  const read = await readWorkbook(makeXlsx([{ name, rows }]), DEFAULT_READ_LIMITS);
  const document = { ...read, id: "model", name: "model.xlsx", source: "financial_model" as const };
  return { documents: [document], unreadable: [], coverage: "normal" as const };
}

/** "cell topic value period nature only" of every number of a sheet. */
async function read(rows: Rows, name?: string) {
  return readDossier(await dossier(rows, name)).all.map(
    ({ address, topic, quantity, period, nature, only, label }) => ({
      cell: address.kind === "cell" ? address.cell : undefined,
      topic,
      value: quantity.value,
      unit: quantity.unit,
      period,
      nature,
      only,
      label,
    }),
  );
}

async function at(rows: Rows, cell: string, name?: string) {
  return (await read(rows, name)).find((fact) => fact.cell === cell);
}

const money = (v: number) => ({ v, z: '#,##0 "€"' });

describe("a sheet is read as its tables", () => {
  it("takes a month for no year, whatever the sheet is called, and dates it where the sheet says the year", async () => {
    const months: Rows = [
      ["Month", "Revenue", "Payroll"],
      ["January", 31_460, 7909],
      ["February", 31_460, 7909],
      ["March", 118_800, 7909],
      ["TOTAL ANNEE 1", { f: "SUM(B2:B4)", v: 181_720 }, { f: "SUM(C2:C4)", v: 23_727 }],
    ];
    const evidence = async (name: string) =>
      findFacts(await dossier(months, name))
        .filter(({ sureness }) => sureness >= SURE_ENOUGH)
        .map(({ topic, quantity, period }) => `${topic} ${quantity.value} ${period}`);
    expect(await evidence("Year 1")).toEqual(["revenue 181720 Y1", "payroll 23727 Y1"]);
    const across: Rows = [
      ["", "January", "February", "Total"],
      ["Revenue", 31_460, 31_461, { f: "SUM(B2:C2)", v: 62_921 }],
    ];
    expect(
      (await read(across, "Budget 2025")).slice(0, 2).map(({ value, period, only }) => `${value} ${period} ${only}`),
    ).toEqual(["31460 2025-01 undefined", "31461 2025-02 undefined"]);
    expect((await at(across, "B2", "Budget"))?.only).toBe("part");
  });

  it("takes numbers that go up under a word for a time for that time, with or without gaps", async () => {
    const rows = (head: string): Rows => [
      [head, "MRR", "Team"],
      [1, 795, 2],
      [2, 1989, 3],
      [6, 8370, 5],
      [12, 19_080, 8],
    ];
    const mrr = async (head: string) =>
      (await read(rows(head))).filter(({ topic }) => topic === "mrr").map(({ period, only }) => `${period} ${only}`);
    expect(await mrr("Month")).toEqual(["M1", "M2", "M6", "M12"].map((month) => `${month} undefined`));
    expect(await mrr("Restaurants")).not.toContain("M1 undefined");
  });

  it("believes a label that says per cent before a format that prints money", async () => {
    const rows: Rows = [
      ["", 2024],
      ["Revenue", money(40_000)],
      ["% Gross margin", { v: 0.51, z: '#,##0.00 "€"' }],
    ];
    expect(await at(rows, "B3")).toMatchObject({ topic: "gross_margin", value: 51, unit: "percent" });
  });

  it("reads what a formula divides as a fraction, however large", async () => {
    const rows: Rows = [
      ["", "Plan"],
      ["Revenue", 40],
      ["Gross profit", -100],
      ["Gross margin", { f: "B3/B2", v: -2.5 }],
      ["Revenue growth", { f: "B2/B3*100", v: -40 }],
    ];
    expect(await at(rows, "B4")).toMatchObject({ topic: "gross_margin", value: -250 });
    expect((await at(rows, "B5"))?.value).toBe(-40);
  });

  it("counts a row of per cents in hundredths where one of them is larger than a whole", async () => {
    const rows: Rows = [
      ["", 2023, 2024, 2025],
      ["Monthly churn (%)", 0.9, 1.5, 0.8],
      ["Gross margin (%)", 0.6, 0.7, 0.72, "Users", 50],
    ];
    const values = (await read(rows))
      .filter(({ unit }) => unit === "percent")
      .map(({ cell, value }) => `${cell} ${value}`);
    expect(values).toEqual(["B2 0.9", "C2 1.5", "D2 0.8", "B3 60", "C3 70", "D3 72"]);
  });

  it("keeps two tables side by side apart, each with its own labels and headings", async () => {
    const rows: Rows = [
      ["Assumptions", null, null, null, 2024, 2025, 2026],
      ["Price per seat", money(40), null, "Total revenue", money(100), money(200), money(300)],
      ["Churn", { v: 0.05, z: "0%" }, null, "EBIT", money(-20), money(10), money(60)],
    ];
    expect(await at(rows, "B2")).toMatchObject({ topic: "price", value: 40, period: undefined });
    expect(await at(rows, "B3")).toMatchObject({ topic: "churn", value: 5, unit: "percent" });
    expect(await at(rows, "F2")).toMatchObject({ topic: "revenue", value: 200, period: "2025" });
    expect(await at(rows, "E3")).toMatchObject({ topic: "operating_income", value: -20, period: "2024" });
  });

  it("is not sure of a value without a heading beside others that stand under dates", async () => {
    const model = await dossier([
      ["", 2023, 2024, null],
      ["Revenue", money(300), money(507), money(640)],
      ["Cash", money(90), money(80), null],
    ]);
    const unsure = findFacts(model, "revenue").filter(({ sureness }) => sureness < SURE_ENOUGH);
    expect(unsure.map(({ quantity }) => quantity.value)).toEqual([640]);
  });

  it("does not stretch a label over an empty stretch into the next table", async () => {
    const rows: Rows = [
      ["", 2023, 2024, 2025, null, null, null, null, "Year", "Net income"],
      ["Rent", 10, 11, 12, null, null, null, null, 2023, 5],
      ["Revenue", null, null, null, null, null, null, null, 2024, 6],
      ["Fees", 30, 31, 32, null, null, null, null, 2025, 7],
    ];
    expect(await at(rows, "J3")).toMatchObject({ topic: "net_income", value: 6, period: "2024" });
    expect(await at(rows, "B4")).toMatchObject({ topic: "revenue", only: "part" });
  });

  it.each<[string, Rows[number], string, string]>([
    ["plan years", ["", "Year 1", "Year 2"], "C2", "Y2"],
    ["plan years with a zero", ["", "Ano 01", "Ano 02"], "C2", "Y2"],
    ["capitals", ["", "ANNÉE 1", "ANNÉE 2"], "C2", "Y2"],
    ["plan months", ["", "Mês 1", "Mês 2"], "C2", "M2"],
    ["counted months", ["Mês", 1, 2], "C2", "M2"],
    ["fiscal years", ["", "FY23A", "FY24E"], "C2", "2024"],
    ["quarters of a year", ["", "2024 (1)", "2024 (2)"], "C2", "2024-Q2"],
    ["months", ["", "Jan-24", "Feb-24"], "C2", "2024-02"],
    ["years with a separator", ["", { v: 2023, z: "#,##0" }, { v: 2024, z: "#,##0" }], "C2", "2024"],
  ])("reads %s as times", async (_, head, cell, period) => {
    expect(await at([head, ["Revenue", 100, 200]], cell)).toMatchObject({ topic: "revenue", value: 200, period });
  });

  it("joins a year over its quarters", async () => {
    const rows: Rows = [
      ["", "2024", null, "2025", null],
      ["", "Q1", "Q2", "Q1", "Q2"],
      ["MRR", 1, 2, 3, 4],
    ];
    expect((await read(rows)).map(({ period }) => period)).toEqual(["2024-Q1", "2024-Q2", "2025-Q1", "2025-Q2"]);
  });

  it("takes what comes after the last actual column for a plan", async () => {
    const rows: Rows = [
      ["", "2023 Actual", "2024 Actual", "2025", "2026"],
      ["Revenue", 1, 2, 3, 4],
    ];
    expect((await read(rows)).map(({ nature }) => nature)).toEqual(["actual", "actual", "projection", "projection"]);
  });
});

describe("lines and totals", () => {
  const rows: Rows = [
    ["", 2024, 2025],
    ["Revenue"],
    ["Licences", 60, 70],
    ["Training", 40, 50],
    ["Total revenue", { f: "SUM(B3:B4)", v: 100 }, { f: "SUM(C3:C4)", v: 120 }],
    ["Expenses"],
    ["Staff", 50, 55],
    ["Rent", 5, 6],
    [null, { f: "SUM(B7:B8)", v: 55 }, { f: "SUM(C7:C8)", v: 61 }],
  ];

  it("makes a line of a section a part of it, and never evidence of the whole", async () => {
    expect(await at(rows, "B3")).toMatchObject({ topic: "revenue", only: "part", label: "Licences" });
    const revenue = findFacts(await dossier(rows), "revenue").map(({ quantity }) => quantity.value);
    expect(revenue).toEqual([100, 120]);
  });

  it("reads people in a section of costs as what they cost, in money", async () => {
    expect(await at(rows, "B7")).toMatchObject({ topic: "payroll", unit: "money", value: 50 });
  });

  it("names a sum without a label by the section it adds up", async () => {
    expect(await at(rows, "B9")).toMatchObject({ topic: "total_costs", value: 55, only: undefined });
  });

  it("tells the total of a list from its lines", async () => {
    const list: Rows = [
      ["Client", "MRR"],
      ["Alder", 30],
      ["Birch", 12],
      ["Total", 42],
    ];
    expect((await read(list)).map(({ topic, only }) => [topic, only])).toEqual([
      ["mrr", "part"],
      ["mrr", "part"],
      ["mrr", undefined],
    ]);
  });

  it("knows a cost that is called one", async () => {
    const found = await at(
      [
        ["", 2024, 2025],
        ["Dépenses sales & marketing", 12, 15],
      ],
      "B2",
    );
    expect(found).toMatchObject({ topic: "sales_marketing_spend", only: undefined });
  });

  it("takes a name with a product's words beside it for a part", async () => {
    const found = await at([["Nb clients Alpha", 15]], "B1");
    expect(found).toMatchObject({ topic: "customers", value: 15 });
    expect(found?.only ?? "whole").toBe("part");
  });
});

describe("units and signs", () => {
  it("counts in what the sheet, the row or the column says", async () => {
    expect(await at([["(en K€)"], ["", 2024, 2025], ["Chiffre d'affaires", 480, 500]], "B3")).toMatchObject({
      value: 480_000,
    });
    const units: Rows = [
      ["", "Unit", 2024, 2025],
      ["Revenue", "K€", 480, 500],
      ["Customers", "#", 20, 30],
    ];
    expect(await at(units, "C2")).toMatchObject({ value: 480_000, unit: "money" });
    expect(await at(units, "C3")).toMatchObject({ value: 20, unit: "count" });
  });

  it("takes a format that shows thousands for a way of printing, and a written percent sign for one", async () => {
    const rows: Rows = [["(en K€)"], ["", 2024, 2025], ["ARR", { v: 480_000, z: "#,##0," }, { v: 500, z: "#,##0" }]];
    expect(await at(rows, "B3")).toMatchObject({ value: 480_000 });
    expect(await at(rows, "C3")).toMatchObject({ value: 500_000 });
    expect(await at([["Churn", { v: 5, z: '0"%"' }]], "B1")).toMatchObject({ value: 5, unit: "percent" });
  });

  it("writes a cost without the minus that is its notation, and a loss with it", async () => {
    const rows: Rows = [
      ["", 2024, 2025],
      ["Payroll", -71, -80],
      ["EBITDA", -12, 5],
    ];
    expect((await read(rows)).map(({ value }) => value)).toEqual([71, 80, -12, 5]);
  });

  it("does not take a margin in money for a percentage", async () => {
    const rows: Rows = [
      ["Price", money(75)],
      ["Variable cost", money(21)],
      ["Contribution margin", { f: "B1-B2", v: 54 }],
    ];
    expect(await at(rows, "B3")).toMatchObject({ unit: "money", value: 54, only: "unit" });
  });
});

describe("cases", () => {
  const rows: Rows = [
    ["Scenario", "Price", "Subscribers", "Churn"],
    ["Base", 79, 1000, { v: 0.05, z: "0%" }],
    ["Pessimistic", 75, 950, { v: 0.07, z: "0%" }],
  ];

  it("reads a row of a table of cases under its column, as a scenario", async () => {
    expect(await at(rows, "C3")).toMatchObject({
      topic: "customers",
      value: 950,
      nature: "scenario",
      only: "scenario",
    });
    expect(await at(rows, "D3")).toMatchObject({ topic: "churn", value: 7, nature: "scenario" });
    expect(findFacts(await dossier(rows), "churn")).toEqual([]);
  });

  it("takes a row that a number names for what would be if", async () => {
    const what: Rows = [
      ["Subscribers", "Total revenue"],
      [200, money(1000)],
      [400, money(2000)],
      [800, money(4000)],
    ];
    expect(await at(what, "B3")).toMatchObject({ topic: "revenue", only: "scenario" });
  });
});

describe("what has no name in the catalogue", () => {
  it("is a fact under its own label, and no evidence of a topic", async () => {
    expect(await at([["Cohorts per year", 3]], "B1")).toMatchObject({
      topic: null,
      label: "Cohorts per year",
      value: 3,
    });
    expect(findFacts(await dossier([["Cohorts per year", 3]]))).toEqual([]);
  });

  it("is nothing where nothing names it", async () => {
    expect(await read([[400], [700]])).toEqual([]);
  });
});

describe("what a sheet counts in", () => {
  const plan: Rows = [
    ["Plan 3 ans — montants en K€"],
    ["", "Année 1", "Année 2"],
    ["Chiffre d'affaires", { f: "B4+B5", v: 180 }, { f: "C4+C5", v: 500 }],
    ["Ventes en ligne", 120, 410],
    ["Prestations", 60, 90],
    ["ARPA (€/mois)", 49, 52],
    ["Trésorerie fin de période", { f: "B8+B3", v: 220 }, { f: "C8+C3", v: 720 }],
    ["Apport fondateurs", 40, 220],
  ];

  it("is said by a note with a number of years in it, and not for what is counted per month", async () => {
    expect(await at(plan, "B3")).toMatchObject({ topic: "revenue", value: 180_000, unit: "money" });
    expect(await at(plan, "B6")).toMatchObject({ topic: "arpa", value: 49, only: undefined });
  });

  it("holds for whatever a formula adds to money, and such a line is no count", async () => {
    expect(await at(plan, "B5")).toMatchObject({ topic: null, value: 60_000, unit: "money" });
    expect(await at(plan, "B8")).toMatchObject({ topic: null, value: 40_000, unit: "money" });
  });

  it("is said by the unit behind the only number of a row", async () => {
    const inputs: Rows = [
      ["Parameter", "Value", "Unit", "Comment"],
      ["Round size", 1_500, "K€", "seed"],
      ["Sales cycle", 45, "days", ""],
    ];
    expect(await at(inputs, "B2")).toMatchObject({ topic: "round_size", value: 1_500_000 });
    expect(await at(inputs, "B3")).toMatchObject({ topic: "sales_cycle", value: 45, unit: "duration" });
  });

  it("does not make the cash a month ends with a part of what the next one begins with", async () => {
    const cash: Rows = [
      ["", "Jan-25", "Feb-25"],
      ["Opening cash", 420, { f: "B4", v: 400 }],
      ["Cash flow", -20, -30],
      ["Closing cash", { f: "B2+B3", v: 400 }, { f: "C2+C3", v: 370 }],
    ];
    expect(await at(cash, "B4")).toMatchObject({ topic: "cash", value: 400, only: undefined });
    expect((await at(cash, "B2"))?.only).toBe("part");
  });
});

describe("the entries of an account", () => {
  const entries: Rows = [
    ["Date", "Libellé", "Débit", "Crédit", "Solde"],
    ["05/01/2026", "VIR SALAIRES", 42_310, "", 141_910],
    ["09/01/2026", "VIR RECU CLIENT", "", 12_600, 154_510],
    ["31/01/2026", "SOLDE FINAL", "", "", 154_510],
  ];

  it("are no metrics of the company, and what is left after the last one is its cash", async () => {
    expect(await at(entries, "C2")).toMatchObject({ topic: null, value: 42_310 });
    expect(await at(entries, "E2")).toMatchObject({ topic: "cash", only: "part" });
    expect(await at(entries, "E4")).toMatchObject({
      topic: "cash",
      value: 154_510,
      period: "2026-01-31",
      only: undefined,
    });
  });

  it("are told from the newest or from the oldest on", async () => {
    const newest: Rows = [entries[0] ?? [], ...entries.slice(1).reverse()];
    expect((await at(newest, "E2"))?.only).toBeUndefined();
    expect((await at(newest, "E4"))?.only).toBe("part");
  });
});

describe("a row with words of its kind beside its name", () => {
  it("goes by its name", async () => {
    const holders: Rows = [
      ["Shareholder", "Type", "Shares"],
      ["Ana Lima", "Equity", 15_000],
      ["Rui Costa", "Equity", 7_500],
      ["Total", "", 22_500],
    ];
    expect((await at(holders, "C2"))?.label).toContain("Ana Lima");
  });
});

describe("what is actual and what is planned", () => {
  it("is said by letters under the periods", async () => {
    const model: Rows = [
      ["USD in thousands"],
      ["", "FY2024", "", "FY2025", ""],
      ["", "Q1", "Q2", "Q1", "Q2"],
      ["", "A", "A", "B", "B"],
      ["GMV", 4_200, 4_800, 7_200, 7_900],
      ["People", -410, -430, -520, -540],
      ["Other opex", -75, -78, -90, -92],
      ["EBITDA", { f: "B5+SUM(B6:B7)", v: 3_715 }, 1, 1, 1],
    ];
    expect(await at(model, "B5")).toMatchObject({ period: "2024-Q1", nature: "actual", only: undefined });
    expect(await at(model, "E5")).toMatchObject({ period: "2025-Q2", nature: "projection", only: undefined });
    expect(await at(model, "B6")).toMatchObject({ value: -410_000, unit: "money" });
  });

  it("is said by the word at the end of a row, and a total over both is no actual one", async () => {
    const months: Rows = [
      ["Mês", "Receita líquida", "Tipo"],
      ["Janeiro", 300, "Realizado"],
      ["Fevereiro", 310, "Orçado"],
      ["Total", { f: "SUM(B2:B3)", v: 610 }, ""],
    ];
    expect((await at(months, "B2", "2025"))?.nature).toBe("actual");
    expect((await at(months, "B3", "2025"))?.nature).toBe("projection");
    expect((await at(months, "B4", "2025"))?.nature).toBe("projection");
  });
});
