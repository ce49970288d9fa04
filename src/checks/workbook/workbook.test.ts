import { describe, expect, it } from "vitest";
import { DEFAULT_READ_LIMITS } from "../../dossier/reader.ts";
import { readWorkbook } from "../../dossier/sheets/read.ts";
import { witnessOf } from "../../evidence/witness.ts";
import { makeXlsx, type SheetSpec } from "../../testing/make-xlsx.ts";
import { casesOf } from "../testing/counted.ts";
import { dealOf } from "../testing/deal.ts";
import { workbook } from "./workbook.ts";

const { right, silent, enough } = casesOf("workbook");

async function checked(rows: SheetSpec["rows"], locale: "en" | "fr" = "en") {
  const parsed = await readWorkbook(makeXlsx([{ name: "Plan", rows }]), DEFAULT_READ_LIMITS);
  const documents = [{ id: "model.xlsx", name: "model.xlsx", source: "financial_model" as const, ...parsed }];
  const witness = witnessOf({ dossier: { documents, unreadable: [], coverage: "normal" } });
  return workbook.run({ witness, stage: null, sector: null, today: new Date(0) }, locale);
}

const months = ["", "M1", "M2", "M3", "M4"];
const users = ["Users", 10, 20, 30, 40];
const row = (odd?: { f: string; v: number }) => [
  "Revenue",
  ...["B", "C", "D", "E"].map((c, at) => (at === 2 && odd !== undefined ? odd : { f: `${c}2*2`, v: (at + 1) * 20 })),
];

it("asks about a formula that breaks its row, with its place, and holds where none does", async () => {
  const broken = await checked([months, users, row({ f: "D2*3", v: 90 })]);
  expect(broken.findings).toMatchObject([
    { rule: "inconsistent_formula", verdict: "question", places: [{ label: "Revenue", printed: "90" }] },
  ]);
  expect(broken.findings[0]?.question).toContain("D3");
  expect((await checked([months, users, row()])).status).toBe("holds");
  expect((await checked([months, users, row({ f: "D2*3", v: 90 })], "fr")).findings[0]?.id).toBe(
    broken.findings[0]?.id,
  );
});

it("tells a habit and asks nothing", async () => {
  const { findings } = await checked([
    ["Sales", 10],
    ["Fees", { f: "B1*0.2", v: 2 }],
  ]);
  expect(findings).toMatchObject([{ rule: "hard_coded_result", verdict: "computed", question: null }]);
});

it("names the model as missing, also where a workbook has no formula", async () => {
  expect(workbook.run(await dealOf("Slide 1\nARR: €1"), "pt").status).toBe("missing");
  expect((await checked([["Sales", 10]])).status).toBe("missing");
});

type Rows = SheetSpec["rows"];
type Cell = number | { f: string; v: number };

const COLUMNS = [..."BCDEF"];
const years = (count: number) => ["", ...Array.from({ length: count }, (_, at) => 2021 + at)];
/** A row of formulas, each made from its column; `odd` stands in for some of them. */
const calculated = (
  label: string,
  shape: (column: string) => string,
  values: number[],
  odd: Record<number, Cell> = {},
) => [label, ...values.map((v, at) => odd[at] ?? { f: shape(COLUMNS[at] ?? ""), v })];
const USERS = ["Users", 10, 20, 30, 40, 50];
const PRICE = ["Price", 5, 5, 5, 5, 5];
const revenue = (odd: Record<number, Cell> = {}): Rows => [
  years(5),
  USERS,
  PRICE,
  calculated("Revenue", (c) => `${c}2*${c}3`, [50, 100, 150, 200, 250], odd),
];
const COSTS: Rows = [years(5), ["Salaries", 10, 11, 12, 13, 14], ["Rent", 5, 5, 5, 5, 5], ["Tools", 2, 3, 4, 5, 6]];
const TOTALS = [17, 19, 21, 23, 25];
const costs = (shape: (column: string) => string, values = TOTALS, odd: Record<number, Cell> = {}): Rows => [
  ...COSTS,
  calculated("Total costs", shape, values, odd),
];
const wholeSum = (c: string) => `SUM(${c}2:${c}4)`;
const ITEMS = (last: Cell): Rows => [
  ["", "Price", "Quantity", "Amount"],
  ...[3, 4, 5, 6].map((quantity, at) => ["Item", 2, quantity, { f: `B${at + 2}*C${at + 2}`, v: 2 * quantity }]),
  ["Item", 2, 7, last],
];
const balance = (debt: number): Rows => [
  years(3),
  ["Total assets", 100, 120, 140],
  ["Equity", 60, 70, 80],
  ["Debt", 40, 50, debt],
  calculated("Total liabilities and equity", (c) => `${c}3+${c}4`, [100, 120, 80 + debt]),
];
const cash = (last: number): Rows => [
  years(3),
  ["Opening cash", 100, 80, 60],
  ["Net cash flow", -20, -20, -20],
  ["Closing cash", 80, 60, last],
  calculated("In thousands", (c) => `${c}4*1000`, [80_000, 60_000, last * 1000]),
];

describe("planted faults", () => {
  right<[string, Rows, string]>([
    ["a factor of its own", revenue({ 2: { f: "D2*D3*1.2", v: 180 } }), "inconsistent_formula"],
    ["a column slipped", revenue({ 3: { f: "D2*E3", v: 150 } }), "inconsistent_formula"],
    ["a row slipped", revenue({ 1: { f: "C1*C3", v: 10_110 } }), "inconsistent_formula"],
    ["a constant added", revenue({ 4: { f: "F2*F3+25", v: 275 } }), "inconsistent_formula"],
    ["a sign turned", revenue({ 2: { f: "-D2*D3", v: -150 } }), "inconsistent_formula"],
    ["a reference held fast", revenue({ 2: { f: "D2*$B$3", v: 150 } }), "inconsistent_formula"],
    ["a number typed over a formula", revenue({ 2: 999 }), "hard_coded_result"],
    ["a number typed over the last formula", revenue({ 4: 400 }), "hard_coded_result"],
    ["an old value", revenue({ 2: { f: "D2*D3", v: 777 } }), "cached_value_differs"],
    ["a formula that counts itself", revenue({ 2: { f: "D4+D2*D3", v: 150 } }), "circular_reference"],
    [
      "two rows that need each other",
      [
        years(5),
        calculated("Bonus", (c) => `${c}3+1`, [1, 1, 1, 1, 1]),
        calculated("Profit", (c) => `${c}2-1`, [0, 0, 0, 0, 0]),
      ],
      "circular_reference",
    ],
    ["one sum that stops short", costs(wholeSum, TOTALS, { 2: { f: "SUM(D2:D3)", v: 17 } }), "inconsistent_formula"],
    ["all sums that stop short", costs((c) => `SUM(${c}2:${c}3)`, [15, 16, 17, 18, 19]), "inconsistent_formula"],
    [
      "a sum by plus that leaves a line out",
      costs((c) => `${c}2+${c}3+${c}4`, TOTALS, { 1: { f: "C2+C3", v: 16 } }),
      "inconsistent_formula",
    ],
    [
      "a sum that starts a line late",
      costs(wholeSum, TOTALS, { 3: { f: "SUM(E3:E4)", v: 10 } }),
      "inconsistent_formula",
    ],
    [
      "a mean that stops short",
      [
        ["", 2021, 2022, 2023, "Mean"],
        ["Users", 10, 20, 30, { f: "AVERAGE(B2:C2)", v: 15 }],
      ],
      "inconsistent_formula",
    ],
    ["a column's formula that reads another line", ITEMS({ f: "B6*C5", v: 12 }), "inconsistent_formula"],
    [
      "a typed total that is not its lines",
      [
        ...COSTS,
        ["Total costs", 17, 19, 21, 99, 25],
        calculated("Costs in thousands", (c) => `${c}5*1000`, [17_000, 19_000, 21_000, 99_000, 25_000]),
      ],
      "total_differs",
    ],
    ["a balance sheet that does not balance", balance(50), "total_differs"],
    ["a balance sheet far from balancing", balance(10), "total_differs"],
    ["cash that does not follow from its flow", cash(70), "total_differs"],
    ["cash with its sign lost", cash(80), "total_differs"],
  ])("%s", async (_, rows, rule) => expect((await checked(rows)).findings.map((one) => one.rule)).toContain(rule));
});

describe("sound workbooks", () => {
  silent<[string, Rows]>([
    ["copies of one formula", revenue()],
    [
      "a total at the end of the row",
      revenue().map((row, at) => [...row, at === 0 ? "Total" : at === 3 ? { f: "SUM(B4:F4)", v: 750 } : ""]),
    ],
    ["sums of all lines", costs(wholeSum)],
    ["sums by plus", costs((c) => `${c}2+${c}3+${c}4`)],
    ["sums from the last line up", costs((c) => `${c}4+${c}3+${c}2`)],
    ["a column of copies", ITEMS({ f: "B6*C6", v: 14 })],
    ["a balance that balances", balance(60)],
    ["cash that ties", cash(40)],
    [
      "a row that grows from its first number",
      [
        years(5),
        ["Growth", 0.1, 0.1, 0.1, 0.1, 0.1],
        [
          "Users",
          100,
          ...["B", "C", "D", "E"].map((c, at) => ({ f: `${c}3*(1+${COLUMNS[at + 1]}2)`, v: 100 * 1.1 ** (at + 1) })),
        ],
      ],
    ],
    [
      "a first year made another way",
      [
        years(5),
        USERS,
        ["Costs", { f: "B2*9", v: 90 }, ...["B", "C", "D", "E"].map((c, at) => ({ f: `${c}3+7`, v: 97 + 7 * at }))],
      ],
    ],
    [
      "a share of the row above",
      [
        years(3),
        ["Sales", 10, 20, 40],
        ["Costs", 5, 8, 16],
        calculated("Margin", (c) => `(${c}2-${c}3)/${c}2`, [0.5, 0.6, 0.6]),
      ],
    ],
    [
      "one fixed cell for all",
      [
        ["", 2021, 2022, 2023],
        ["Rate", 0.2],
        ["Sales", 10, 20, 40],
        calculated("Fees", (c) => `${c}3*$B$2`, [2, 4, 8]),
      ],
    ],
    [
      "a condition in every column",
      [years(3), ["Sales", 10, 20, 40], calculated("Bonus", (c) => `IF(${c}2>15,1,0)`, [0, 1, 1])],
    ],
    [
      "a difference of two rows",
      [years(3), ["Sales", 10, 20, 40], ["Costs", 5, 8, 16], calculated("Profit", (c) => `${c}2-${c}3`, [5, 12, 24])],
    ],
    [
      "a loss",
      [years(3), ["Sales", 10, 20, 40], ["Costs", 15, 28, 36], calculated("Profit", (c) => `${c}2-${c}3`, [-5, -8, 4])],
    ],
    [
      "a rounded print",
      [years(3), ["Sales", 10, 20, 40], calculated("A third", (c) => `${c}2/3`, [10 / 3, 20 / 3, 40 / 3])],
    ],
    ["the largest of each column", costs((c) => `MAX(${c}2:${c}4)`, [10, 11, 12, 13, 14])],
    [
      "a mean of the whole row",
      [
        ["", 2021, 2022, 2023, "Mean"],
        ["Users", 10, 20, 30, { f: "AVERAGE(B2:D2)", v: 20 }],
      ],
    ],
    [
      "a number in another scale",
      [
        years(3),
        ["Sales", 10, 20, 40],
        calculated("Sales in thousands", (c) => `${c}2*1000`, [10_000, 20_000, 40_000]),
      ],
    ],
    [
      "two formulas in two rows",
      [
        years(3),
        ["Sales", 10, 20, 40],
        calculated("Half", (c) => `${c}2/2`, [5, 10, 20]),
        calculated("Double", (c) => `${c}2*2`, [20, 40, 80]),
      ],
    ],
    ["numbers without a formula beside them", [...revenue(), ["Note", 1, 2, 3, 4, 5]]],
  ])("nothing is asked about %s", async (_, rows) =>
    expect(
      (await checked(rows)).findings.filter(({ verdict }) => verdict === "question" || verdict === "flag"),
    ).toEqual([]),
  );
});

enough();
