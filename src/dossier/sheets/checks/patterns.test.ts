import { describe, expect, it } from "vitest";
import { type CellSpec, makeXlsx, type SheetSpec } from "../../../testing/make-xlsx.ts";
import { DEFAULT_READ_LIMITS } from "../../reader.ts";
import { readWorkbook } from "../read.ts";

type Rows = SheetSpec["rows"];

/** "kind cell" of what is found fault with; results need not be stored. */
async function faults(...sheets: Rows[]): Promise<string[]> {
  const specs = sheets.map((rows, at) => ({ name: `S${at + 1}`, rows }));
  const { sections } = await readWorkbook(makeXlsx(specs), DEFAULT_READ_LIMITS);
  return sections
    .flatMap(({ issues }) => issues)
    .filter(({ code }) => code !== "no_cached_value" && code !== "cached_value_differs")
    .map(({ detail, code }) => `${detail.kind ?? code} ${detail.cell}`);
}

const f = (formula: string, v = 1): CellSpec => ({ f: formula, v });
const COLUMNS = ["B", "C", "D", "E", "F", "G"];
const heading = ["", "M1", "M2", "M3", "M4", "M5", "M6"];
/** A row of copies, with other cells at some places. */
const row = (
  label: string,
  shape: (column: string, at: number) => string,
  other: Record<number, CellSpec | number> = {},
) => [label, ...COLUMNS.map((column, at) => other[at] ?? f(shape(column, at)))];
const typed = (label: string, ...values: number[]): Rows[number] => [label, ...values];
const six = (label: string, value = 7) => typed(label, value, value + 1, value + 2, value + 3, value + 4, value + 5);
/** A list: one formula for each row, under one another. */
const list = (shape: (row: number) => string, other: Record<number, CellSpec | number> = {}): Rows =>
  [2, 3, 4, 5, 6, 7, 8].map((at) => [`Item ${at}`, at * 3, at + 40, other[at] ?? f(shape(at))]);
const headed = (rows: Rows): Rows => [["Item", "Pieces", "Weight", "Product"], ...rows];

describe("found in a workbook", () => {
  const cases: [string, Rows[], string][] = [
    [
      "another line in a row",
      [[heading, six("a"), six("b"), row("c", (c) => `${c}2*2`, { 3: f("E3*2") })]],
      "row_pattern E4",
    ],
    ["another column in a row", [[heading, six("a"), row("c", (c) => `${c}2*2`, { 3: f("D2*2") })]], "row_pattern E3"],
    [
      "another sign in a row",
      [[heading, six("a"), six("b"), row("c", (c) => `${c}2+${c}3`, { 2: f("D2-D3") })]],
      "row_pattern D4",
    ],
    ["a plug in a row", [[heading, six("a"), row("c", (c) => `${c}2*2`, { 4: f("F2*2+1500") })]], "row_pattern F3"],
    [
      "another one among references that stay without dollars",
      [[heading, six("a"), row("c", () => "B2*C2", { 2: f("B2*D2") })]],
      "row_pattern D3",
    ],
    [
      "another one among references that read down",
      [[heading, row("c", (_, at) => `A${at + 10}`, { 3: f("A20") }), ...Array.from({ length: 20 }, () => [4])]],
      "row_pattern E2",
    ],
    ["a number over one of them", [[heading, six("a"), row("c", (c) => `${c}2*2`, { 3: 99 })]], "among_formulas E3"],
    [
      "a number over a running sum",
      [[heading, six("a"), row("so far", (c) => `SUM(B2:${c}2)`, { 3: 99 })]],
      "among_formulas E3",
    ],
    [
      "a running sum that forgets a month",
      [[heading, six("a"), row("so far", (c) => `SUM(B2:${c}2)`, { 3: f("SUM(B2:D2)") })]],
      "row_pattern E3",
    ],
    ["another formula in a list", [headed(list((at) => `B${at}*C${at}`, { 5: f("B5*C4") }))], "column_pattern D5"],
    ["a plug in a list", [headed(list((at) => `B${at}*C${at}`, { 6: f("B6*C6+1500") }))], "column_pattern D6"],
    ["another sign in a list", [headed(list((at) => `B${at}*C${at}`, { 4: f("B4/C4") }))], "column_pattern D4"],
    ["a number in a list", [headed(list((at) => `B${at}*C${at}`, { 5: 17 }))], "among_formulas D5"],
    [
      "a formula that reads itself",
      [[heading, six("a"), row("c", (c) => `${c}2*2`, { 3: f("E2*2+E3") })]],
      "circular_reference E3",
    ],
    [
      "a total on top that stops short",
      [
        [
          ["", 2025],
          ["Costs", f("SUM(B3:B5)")],
          ["Rent", 5],
          ["Staff", 6],
          ["Ads", 8],
          ["Fees", 9],
        ],
      ],
      "missing_line B2",
    ],
    [
      "a total that starts late",
      [[["", 2025], ["Costs"], ["Rent", 5], ["Staff", 6], ["Ads", 8], ["Total costs", f("SUM(B4:B5)")]]],
      "missing_line B6",
    ],
    [
      "lines at even distances with one left out",
      [
        [
          ["", "M1"],
          ["Sales", f("B3+B7+B9+B11")],
          ...[3, 5, 7, 9, 11].flatMap((at) => [
            [`Plan ${at}`, f(`B${at + 1}*2`)],
            [`Seats ${at}`, at],
          ]),
        ],
      ],
      "missing_line B2",
    ],
    [
      "a line of the same name left out",
      [
        [
          ["Seats of all", f("B2+B6")],
          ["Seats", 4],
          ["Price", 30],
          ["Seats", 5],
          ["Price", 40],
          ["Seats", 6],
        ],
      ],
      "missing_line B1",
    ],
    [
      "a last year without its last quarter",
      [[["", "Q1", "Q2", "Q3", "Q4", "Q5", "Q6"], six("Sales"), ["By half", f("SUM(B2:D2)"), f("SUM(E2:F2)")]]],
      "short_range C3",
    ],
    ["a digit too many", [[heading, typed("Rent", 100, 100, 1000, 105, 105, 110)]], "digit D2"],
    ["a digit too few", [[heading, typed("Rent", 100, 100, 10, 105, 105, 110)]], "digit D2"],
    [
      "growth that leaps",
      [[heading, ["Revenue growth", ...[0.3, 0.2, 0.15, 0.9, 0.1].map((v) => ({ v, z: "0%" }))]]],
      "growth_jump E2",
    ],
    [
      "cash that does not end where it flows to",
      [
        [
          ["", 1, 2, 3],
          typed("Opening cash", 100, 150, 190),
          typed("Net cash flow", 50, 40, 20),
          typed("Closing cash", 150, 190, 260),
        ],
      ],
      "cash_end D4",
    ],
    [
      "cash that does not start where it ended",
      [
        [
          ["", 1, 2, 3],
          typed("Trésorerie d’ouverture", 100, 150, 250),
          typed("Variation de trésorerie", 50, 40, 20),
          typed("Trésorerie de clôture", 150, 190, 270),
        ],
      ],
      "cash_start D2",
    ],
    [
      "a balance that does not balance by little",
      [[["", 2024], typed("Total assets", 500_000), typed("Total liabilities and equity", 500_400)]],
      "balance B3",
    ],
    [
      "a check that is not zero",
      [
        [
          ["", 1, 2],
          typed("Assets", 10, 12),
          typed("Liabilities", 10, 6),
          ["Balance check", f("B2-B3", 0), f("C2-C3", 6)],
        ],
      ],
      "check_row C4",
    ],
    [
      "an assumption typed into a formula instead of read",
      [
        [
          ["Price", 37.5],
          ["Seats", 3],
          ["Visits", 44],
          ["Rate", 0.3],
          ["Sold", f("B2*B3*B4*37.5")],
        ],
      ],
      "constant_held B5",
    ],
  ];
  it.each(cases)("%s", async (_, sheets, expected) => {
    expect(await faults(...sheets)).toContain(expected);
  });
});

describe("not found fault with", () => {
  const traps: [string, Rows[]][] = [
    ["a row of copies", [[heading, six("a"), row("c", (c) => `${c}2*2`)]]],
    [
      "copies whose factors are swapped",
      [[heading, six("a"), row("c", (c) => `${c}2*$A$9`, { 3: f("$A$9*E2") }), [], [], [], [], [], [3]]],
    ],
    [
      "a row that starts from an opening value",
      [[heading, six("a"), row("c", (_, at) => `${COLUMNS[at - 1]}3+1`, { 0: f("B2") })]],
    ],
    [
      "a row that reads down a column",
      [[heading, row("c", (_, at) => `$A$${at + 10}`), ...Array.from({ length: 20 }, () => [4])]],
    ],
    ["running sums", [[heading, six("a"), row("so far", (c) => `SUM($B2:${c}2)`)]]],
    [
      "a total at the end of a row",
      [
        [
          [...heading, "Total"],
          [...six("a"), f("SUM(B2:G2)")],
          [...row("c", (c) => `${c}2*2`), f("SUM(B3:G3)")],
        ],
      ],
    ],
    ["a year of twelve months among months", [[heading, six("a"), row("c", (c) => `${c}2*2`, { 0: f("B2*2*9/12") })]]],
    [
      "a statement, each line its own",
      [
        [
          ["", 2024],
          ["a", 5],
          ["b", 6],
          ["c", f("B2+B3")],
          ["d", f("B4*2")],
          ["e", f("B5-B2")],
          ["g", f("B6/B3")],
          ["h", f("B7+B6")],
        ],
      ],
    ],
    [
      "a list with its total",
      [headed([...list((at) => `B${at}*C${at}`), ["Total", f("SUM(B2:B8)"), null, f("SUM(D2:D8)")]])],
    ],
    [
      "a share in a list of amounts",
      [headed([...list((at) => `B${at}*C${at}`), ["Share", 1, 2, { f: "D2/D3", v: 0.4, z: "0%" }]])],
    ],
    [
      "a list that starts from an opening value",
      [
        headed([
          ["Start", 1, 2, f("B2")],
          ...[3, 4, 5, 6, 7, 8].map((at) => [`Item ${at}`, 2, 3, f(`D${at - 1}+B${at}`)]),
        ]),
      ],
    ],
    [
      "a budget over the lines it is spent on",
      [
        [
          ["", 2025],
          ["Budget", 100_000],
          ["Rent", 40_000],
          ["Staff", 60_000],
          ["Spent", f("SUM(B3:B4)", 100_000)],
        ],
      ],
    ],
    [
      "a year over its lines",
      [
        [
          ["Year", 2025],
          ["Rent", 40],
          ["Staff", 60],
          ["Total", f("SUM(B2:B3)", 100)],
        ],
      ],
    ],
    [
      "revenue over its costs",
      [
        [
          ["", 2025],
          ["Revenue", 900],
          ["Rent", 40],
          ["Staff", 60],
          ["Total costs", f("SUM(B3:B4)", 100)],
          ["Result", f("B2-B5", 800)],
        ],
      ],
    ],
    [
      "a head count under the costs",
      [
        [
          ["", 2025],
          ["Total costs", f("SUM(B3:B4)", 100)],
          ["Rent", 40],
          ["Staff", 60],
          ["Nb employees", 7],
        ],
      ],
    ],
    [
      "a loan under the costs of a result",
      [
        [
          ["", 2025],
          ["Revenue", 900],
          ["Rent", 40],
          ["Staff", 60],
          ["Loans", 70],
          ["Result", f("B2-SUM(B3:B4)", 800)],
          ["Interest", f("B5/B2", 1)],
        ],
      ],
    ],
    [
      "opening cash over the flows",
      [
        [
          ["", 2025],
          ["Opening cash", 500],
          ["In", 40],
          ["Out", -60],
          ["Net cash flow", f("SUM(B3:B4)", -20)],
        ],
      ],
    ],
    [
      "lines at even distances, all of them",
      [
        [
          ["", "M1"],
          ["Sales", f("B3+B5+B7+B9")],
          ...[3, 5, 7, 9].flatMap((at) => [
            [`Plan ${at}`, f(`B${at + 1}*2`)],
            [`Seats ${at}`, at],
          ]),
        ],
      ],
    ],
    [
      "a column of openings, each taken from elsewhere",
      [
        [
          ["", "Opening", "Y1", "Y2", "Y3", "Y4", "Y5"],
          row("Cash", (c) => `${c}10*2`, { 0: f("H2") }),
          row("Debtors", (c) => `${c}11*3`, { 0: f("H3") }),
          row("Creditors", (c) => `${c}12*4`, { 0: f("H4") }),
          row("All", (c) => `${c}2+${c}3-${c}4`),
          [],
          ["", "", "", "", "", "", "", 100],
          [],
          [],
          six("a"),
          six("b"),
          six("c"),
        ],
      ],
    ],
    [
      "a last balance under a column that runs down, in a row of totals",
      [
        [
          ["", "In", "Out", "Fees", "Net", "Balance"],
          ...[2, 3, 4, 5, 6, 7].map((at) => [
            `M${at}`,
            at * 3,
            at,
            1,
            f(`B${at}-C${at}-D${at}`),
            at === 2 ? f("E2") : f(`F${at - 1}+E${at}`),
          ]),
          ["Total", ...["B", "C", "D", "E"].map((c) => f(`SUM(${c}2:${c}7)`)), f("F7")],
        ],
      ],
    ],
    ["growth that falls", [[heading, ["Revenue growth", ...[3, 0.85, 0.45, 0.05].map((v) => ({ v, z: "0%" }))]]]],
    [
      "growth that speeds up by little",
      [[heading, ["Revenue growth", ...[0.05, 0.05, 0.08, 0.15].map((v) => ({ v, z: "0%" }))]]],
    ],
    ["users that multiply", [[heading, typed("Users", 1000, 9000, 43_000, 180_000, 260_000, 500_000)]]],
    ["a step up that stays", [[heading, typed("Rent", 100, 100, 1000, 1000, 1000, 1000)]]],
    ["a purchase once", [[heading, typed("Computers", 0, 0, 10_000, 0, 0, 0)]]],
    [
      "cash that flows",
      [
        [
          ["", 1, 2, 3],
          typed("Opening cash", 100, 150, 190),
          typed("Net cash flow", 50, 40, 20),
          typed("Closing cash", 150, 190, 210),
        ],
      ],
    ],
    [
      "cash rows that mean something else",
      [[["", 1, 2], typed("Saldo inicial", 10, 20), typed("Fluxo de caixa", 500, 800), typed("Saldo final", 3, 4)]],
    ],
    [
      "a balance rounded to thousands",
      [[["", 2024], typed("Total assets", 51_203), typed("Total liabilities and equity", 51_204)]],
    ],
    [
      "a check that is zero",
      [[["", 1, 2], typed("Assets", 10, 12), typed("Liabilities", 10, 12), ["Check", f("B2-B3", 0), f("C2-C3", 1e-9)]]],
    ],
    [
      "an assumption that is read and equals a number in a formula",
      [
        [
          ["Price", 37.5],
          ["Seats", 3],
          ["Visits", 44],
          ["Rate", 0.3],
          ["Sold", f("B1*B2*B3*B4")],
          ["Fee", f("B2*37.5")],
        ],
      ],
    ],
  ];
  it.each(traps)("%s", async (_, sheets) => {
    expect(await faults(...sheets)).toEqual([]);
  });
});
