import { describe, expect, it } from "vitest";
import type { SourceDocument } from "../../domain/document.ts";
import { witnessOf } from "../../evidence/witness.ts";
import { sheetDocument, textDocument } from "../../testing/documents.ts";
import { casesOf } from "../testing/counted.ts";
import { capTable } from "./cap-table.ts";

const { right, silent, enough } = casesOf("cap_table");

type Rows = (string | number)[][];

function check(
  rows: Rows,
  { sheet = "Cap table", terms = [] as string[], paper = "Term sheet", more = [] as SourceDocument[] } = {},
) {
  const documents = [
    ...more,
    sheetDocument("documents/equity.xlsx", sheet, rows),
    ...(terms.length === 0 ? [] : [textDocument(`documents/${paper}.md`, [paper, ...terms])]),
  ];
  const witness = witnessOf({ dossier: { documents, unreadable: [], coverage: "normal" } });
  return capTable.run({ witness, stage: null, sector: null, today: new Date(0) }, "en");
}

const HEADS = {
  en: ["Shareholder", "Shares", "%"],
  fr: ["Actionnaire", "Nombre d'actions", "% du capital"],
  pt: ["Sócio", "Quotas", "Participação (%)"],
};
const table = (total: string | number, shares: (string | number)[], percents: string[], head = HEADS.en): Rows => [
  head,
  ...shares.map((own, at) => [`Holder ${at + 1}`, own, percents[at] ?? ""]),
  ["Total", total, "100 %"],
];
const rules = (found: ReturnType<typeof check>, verdict: string) =>
  found.findings.filter((one) => one.verdict === verdict).map(({ rule }) => rule);

describe("what a cap table gets wrong", () => {
  right<[string, Rows, string[]]>([
    ["a total one too high", table(1_000_001, [600_000, 400_000], ["60 %", "40 %"]), ["shares_sum"]],
    ["a total too low", table(900_000, [600_000, 400_000], ["60 %", "40 %"]), ["shares_sum"]],
    ["digits swapped in the total", table(1_200_000, [2_000_000, 100_000], ["95.2 %", "4.8 %"]), ["shares_sum"]],
    ["a French total", table("1 050 000", ["600 000", "400 000"], ["60 %", "40 %"], HEADS.fr), ["shares_sum"]],
    ["a Brazilian total", table("1.100.000", ["600.000", "400.000"], ["60%", "40%"], HEADS.pt), ["shares_sum"]],
    ["percentages over 100", table(1_000, [600, 400], ["70 %", "40 %"]), ["percents_sum", "line_percent"]],
    ["percentages under 100", table(1_000, [600, 400], ["50 %", "40 %"]), ["percents_sum", "line_percent"]],
    ["two lines swapped", table(1_000, [600, 300, 100], ["30 %", "60 %", "10 %"]), ["line_percent", "line_percent"]],
    ["one line off", table(1_000, [600, 300, 100], ["61 %", "30 %", "9 %"]), ["line_percent", "line_percent"]],
    ["a tenth of a percent", table(1_000, [505, 495], ["50.4 %", "49.6 %"]), ["line_percent", "line_percent"]],
    ["a total of another year", table(2_400, [1_000, 1_000, 500], ["40 %", "40 %", "20 %"]), ["shares_sum"]],
    ["four lines in French", table("1 000", ["400", "300", "200", "150"], ["", "", "", ""], HEADS.fr), ["shares_sum"]],
    [
      "a Brazilian line off",
      table("1.000", ["700", "300"], ["72%", "28%"], HEADS.pt),
      ["line_percent", "line_percent"],
    ],
    ["a French line off", table("2 000", ["1 500", "500"], ["75 %", "26 %"], HEADS.fr), ["line_percent"]],
    ["percentages far over 100 in Portuguese", table("", ["", ""], ["70%", "45%"], HEADS.pt), ["percents_sum"]],
    [
      "a small holder's share ten times too high",
      table(10_000, [9_900, 100], ["99 %", "10 %"]),
      ["percents_sum", "line_percent"],
    ],
    [
      "shares that are right and a diluted column that is not",
      [
        ["Shareholder", "Shares", "Fully diluted"],
        ["A", 600, 600],
        ["B", 400, 400],
        ["Pool", "", 100],
        ["Total", 1_000, 1_200],
      ],
      ["shares_sum"],
    ],
    [
      "a diluted column in French that is not its lines' sum",
      [
        ["Actionnaire", "Actions", "Entièrement dilué"],
        ["A", 600, 600],
        ["B", 400, 400],
        ["BSPCE", "", 100],
        ["Total", 1_000, 1_150],
      ],
      ["shares_sum"],
    ],
    ["percentages alone", table("", ["", "", ""], ["50 %", "40 %", "20 %"]), ["percents_sum"]],
    ["percentages alone, in French", table("", ["", ""], ["50,5 %", "60,5 %"], HEADS.fr), ["percents_sum"]],
  ])("%s", (_, rows, flags) => {
    expect(rules(check(rows), "flag")).toEqual(flags);
  });

  it("shows the sum and asks which is right", () => {
    const [flag] = check(table(1_000_001, [600_000, 400_000], ["60 %", "40 %"])).findings;
    expect(flag).toMatchObject({ sum: "600,000 + 400,000 = 1,000,000", computed: 1_000_000, severity: "MAJOR" });
    expect(flag?.places[0]).toMatchObject({ printed: "1,000,001", address: { sheet: "Cap table", cell: "B4" } });
    expect(flag?.question).toContain("1,000,001");
  });

  it("prices the round on all shares where the table counts them diluted too", () => {
    const rows = [
      ["Actionnaire", "Actions", "Entièrement dilué"],
      ["A", 600_000, 600_000],
      ["B", 400_000, 400_000],
      ["Pool BSPCE", 0, 250_000],
      ["Total", 1_000_000, 1_250_000],
    ];
    const terms = ["Pre-money valuation: €5,000,000", "Price per share: €4.00"];
    expect(rules(check(rows, { terms }), "holds")).toContain("price_times_shares");
    expect(rules(check(rows, { terms }), "question")).toEqual([]);
  });

  it("asks where price times shares is not the pre-money, and says so where it is", () => {
    const rows = table(1_000_000, [600_000, 400_000], ["60 %", "40 %"]);
    const at = (price: string) =>
      check(rows, { terms: ["Pre-money valuation: €4,000,000", `Price per share: ${price}`] });
    expect(rules(at("€4.00"), "holds")).toContain("price_times_shares");
    expect(rules(at("€3.20"), "question")).toEqual(["price_times_shares"]);
    expect(rules(at("€3.20"), "flag")).toEqual([]);
  });

  it("asks where pre-money and round are not the post-money that is stated, with and without a table", () => {
    const at = (post: string, rows: Rows = []) =>
      check(rows, {
        terms: ["Pre-money valuation: €8,000,000", "Round size: €2,000,000", `Post-money valuation: ${post}`],
      });
    for (const rows of [[], table(1_000, [600, 400], ["60 %", "40 %"])]) {
      expect(rules(at("€10M", rows), "holds")).toContain("pre_plus_round");
      expect(rules(at("€11M", rows), "question")).toEqual(["pre_plus_round"]);
    }
    expect(at("€11M").findings[0]?.sum).toBe("€8,000,000 + €2,000,000 = €10,000,000");
    expect(rules(at("$11M"), "question")).toEqual([]);
  });
});

describe("what a paper says that somebody owns", () => {
  const rows: Rows = [
    ["Shareholder", "Shares"],
    ["Mia Okafor", 4_000_000],
    ["Jonas Lindqvist", 3_500_000],
    ["Tidal Angels", 1_500_000],
    ["Option pool", 1_000_000],
    ["Total", 10_000_000],
  ];
  const team = ["Mia Okafor, CEO and co-founder", "Jonas Lindqvist, CTO and co-founder"];
  const round = ["We are raising $3,000,000 at a pre-money valuation of $12,000,000."];
  const said = (line: string, lines = [...team, ...round]) =>
    check(rows, { terms: [...lines, line], paper: "Deck" })
      .findings.filter(({ rule }) => rule === "founders" || rule === "dilution")
      .map(({ rule, verdict, sum }) => [rule, verdict, sum]);

  right<[string, unknown[][]]>([
    ["The founders hold 75% of the company today.", [["founders", "holds", "7,500,000 / 10,000,000 = 75%"]]],
    ["Founders will own 60% after the round.", [["founders", "holds", "7,500,000 / 12,500,000 = 60%"]]],
    [
      "The founders will still hold 72% after the round.",
      [
        [
          "founders",
          "question",
          "7,500,000 / 12,500,000 = 60%; 7,500,000 / 11,500,000 = 65.22% (the pool not counted)",
        ],
      ],
    ],
    [
      "Les fondateurs détiennent 83,3 % aujourd'hui et garderont 60 % après le tour.",
      [
        ["founders", "holds", "7,500,000 / 9,000,000 = 83.33% (the pool not counted)"],
        ["founders", "holds", "7,500,000 / 12,500,000 = 60%"],
      ],
    ],
    ["New investors will own 20% of the company.", [["dilution", "holds", "$3,000,000 / $15,000,000 = 20%"]]],
    ["New investors will own 15% of the company.", [["dilution", "question", "2,500,000 / 12,500,000 = 20%"]]],
    ["Dilution: 25%", [["dilution", "question", "2,500,000 / 12,500,000 = 20%"]]],
  ])("%s", (line, expected) => {
    expect(said(line)).toEqual(expected);
  });

  silent<[string]>([
    ["The founders hold 90% of the votes."],
    ["The founders have 40% more experience than their peers."],
    ["Our founders kept 95% of their customers."],
    ["The founders and the pool hold 85%."],
    ["Founders: Mia Okafor, Jonas Lindqvist"],
    ["The founders will hold between 55% and 65%."],
  ])("%s", (line) => {
    expect(said(line)).toEqual([]);
  });

  it("takes none of several shares for the round's: they are what tickets buy", () => {
    expect(said("Dilution: 25%", [...team, ...round, "Dilution: 1%"])).toEqual([]);
  });

  it("takes for the pool no share that the sentence gives to the founders", () => {
    const { findings } = check(rows, {
      terms: [...team, "Today the founders have 75% and the ESOP is 10%."],
      paper: "Deck",
    });
    expect(findings.filter(({ verdict }) => verdict === "question")).toEqual([]);
  });

  it("names as missing whose the founders' lines are, where no paper says it", () => {
    const { inputs, findings } = check(rows, { terms: [...round, "The founders hold 90% of the company."] });
    expect(inputs).toContainEqual(
      expect.objectContaining({ name: "the founders' lines of the cap table", place: null }),
    );
    expect(findings.filter(({ rule }) => rule === "founders")).toEqual([]);
  });
});

it("holds price times shares against the pre-money, within what the price's print leaves open and no further", () => {
  const at = (price: string, preMoney: string) =>
    check(table(1_000_000, [600_000, 400_000], ["60 %", "40 %"]), {
      terms: [`Pre-money valuation: ${preMoney}`, `Price per share: ${price}`],
    }).findings.flatMap(({ rule, verdict }) => (rule === "price_times_shares" ? verdict : []));
  expect(at("€8.00", "€8,000,000")).toEqual(["holds"]);
  expect(at("€8.00", "€8,004,000")).toEqual(["holds"]);
  expect(at("€8.00", "€8,300,000")).toEqual(["question"]);
  expect(at("$8.00", "€8,000,000")).toEqual([]);
});

describe("a share that is sold for an amount", () => {
  const said = (...lines: string[]) =>
    check([], { terms: lines, paper: "Deck" }).findings.map(({ rule, verdict, sum }) => [rule, verdict, sum]);
  const IMPLIED = ["implied_valuation", "computed", "€900,000 / 15% = €6,000,000; €6,000,000 − €900,000 = €5,100,000"];

  right<[string, unknown[][]]>([
    ["Nous ouvrons 15 % du capital pour 900 k€.", [IMPLIED]],
    ["Abrimos 15 % do capital por 900 mil €.", [IMPLIED]],
    ["We are selling 15% for €900k.", [IMPLIED]],
    ["Raising €900k for 15%", [IMPLIED]],
  ])("%s", (line, expected) => expect(said(line)).toEqual(expected));

  silent<[string, ...string[]]>([
    ["In 2023 we sold 15% for €900k."],
    ["We give 15% of the company to advisors for €900k"],
    ["We sell 15% of our products for €900k."],
    ["We offer 15% for €900k plans."],
    ["Nous avons déjà cédé 15 % du capital pour 900 k€."],
    ["We are selling 15% for €900k.", "We are selling 10% for €900k."],
  ])("%j", (...lines) => expect(said(...lines)).toEqual([]));

  it("is held against the valuation where one is stated", () => {
    const round = (pre: string) => said("We are selling 15% for €900k.", `Pre-money valuation: ${pre}`);
    expect(round("€5,100,000")).toEqual([["dilution", "holds", "€900,000 / €6,000,000 = 15%"]]);
    expect(round("€8,100,000")).toEqual([["dilution", "question", "€900,000 / €9,000,000 = 10%"]]);
  });
});

it("says that the founders' share after the round is not compared, and why, where a paper cannot be converted yet", () => {
  const rows: Rows = [
    ["Shareholder", "Shares"],
    ["Founders", 900],
    ["Angels", 100],
    ["Total", 1_000],
  ];
  const lines = [
    "We are raising €1,500,000 at a pre-money valuation of €6,000,000.",
    "The founders will hold 72% after the round.",
  ];
  const safe = textDocument("documents/safe.md", [
    "SAFE",
    "Investor: Mia Lund",
    "Purchase Amount: €100,000, cap €4,000,000",
  ]);
  const open = check(rows, { terms: lines, paper: "Deck", more: [safe] });
  expect(open.findings.filter(({ rule }) => rule === "founders")).toEqual([]);
  expect(open.inputs.find(({ name }) => name.startsWith("what the founders hold after the round"))?.name).toBe(
    "what the founders hold after the round (72% is said): not computed without pre- or post-money SAFE (Mia Lund)",
  );
  const known = check(rows, { terms: lines, paper: "Deck" });
  expect(known.inputs.some(({ name }) => name.startsWith("what the founders"))).toBe(false);
});

it("asks about a printed total that is not 100, even where rounding could explain its lines", () => {
  const off = check([
    HEADS.en,
    ["A", "", "45%"],
    ["B", "", "27%"],
    ["C", "", "18%"],
    ["D", "", "12%"],
    ["Total", "", "102%"],
  ]);
  expect(rules(off, "question")).toEqual(["percents_total"]);
  const rounded = check([HEADS.en, ["A", "", "33%"], ["B", "", "33%"], ["C", "", "33%"], ["Total", "", "100%"]]);
  expect(rules(rounded, "question")).toEqual([]);
});

it("holds a pool against the table of its moment only", () => {
  const rows = [HEADS.en, ["A", 900, "90 %"], ["Option pool", 100, "10 %"], ["Total", 1_000, "100 %"]];
  const pool = (line: string) => check(rows, { terms: [line] }).findings.find(({ rule }) => rule === "pool")?.verdict;
  expect(pool("Option pool: 10%")).toBe("holds");
  expect(pool("Option pool: 15%")).toBe("question");
  expect(pool("Option pool: 10% post-money")).toBeUndefined();
  expect(pool("Option pool: 15% pre-money")).toBe("question");
});

describe("what is right, or no cap table, stays silent", () => {
  silent<[string, Rows, string?]>([
    ["a table that adds up", table(1_000, [600, 400], ["60 %", "40 %"])],
    ["thirds, rounded", table(3, [1, 1, 1], ["33.3 %", "33.3 %", "33.3 %"])],
    ["sevenths, rounded to whole percents", table(7, [1, 1, 1, 4], ["14 %", "14 %", "14 %", "57 %"])],
    ["French numbers", table("1 000 000", ["600 000", "400 000"], ["60,00 %", "40,00 %"], HEADS.fr)],
    ["Brazilian numbers", table("1.000.000", ["600.000", "400.000"], ["60,00%", "40,00%"], HEADS.pt)],
    ["a holder without percentage", table(1_000, [600, 400], ["60 %", ""])],
    ["a holder without shares", [HEADS.en, ["A", 600, "60 %"], ["B", "", "40 %"], ["Total", 1_000, "100 %"]]],
    ["the largest holders only", [HEADS.en, ["A", "", "30 %"], ["B", "", "20 %"]]],
    [
      "a group above its members",
      [
        HEADS.en,
        ["Founders", 900, "90 %"],
        ["A", 500, "50 %"],
        ["B", 400, "40 %"],
        ["Pool", 100, "10 %"],
        ["Total", 1_000, "100 %"],
      ],
    ],
    [
      "a line under the total",
      [HEADS.en, ["A", 600, "60 %"], ["B", 400, "40 %"], ["Total", 1_000, "100 %"], ["Authorised", 9_000, ""]],
    ],
    [
      "before and after in one table",
      [
        ["Shareholder", "Shares pre", "% pre", "Shares post", "% post"],
        ["A", 600, "60 %", 600, "48 %"],
        ["B", 400, "40 %", 400, "32 %"],
        ["New", "", "", 250, "20 %"],
        ["Total", 1_000, "100 %", 1_250, "100 %"],
      ],
    ],
    [
      "competitors and their market shares",
      [
        ["Name", "Market share %"],
        ["X", "70 %"],
        ["Y", "60 %"],
      ],
      "Competition",
    ],
    [
      "customers and their share of revenue",
      [
        ["Customer", "Revenue", "%"],
        ["X", 70, "70 %"],
        ["Y", 60, "60 %"],
      ],
      "Customers",
    ],
    [
      "a budget",
      [
        ["Name", "Amount", "%"],
        ["Sales", 70, "70 %"],
        ["R&D", 60, "60 %"],
      ],
      "Budget",
    ],
    [
      "traffic",
      [
        ["Names", "Visits", "Change %"],
        ["Search", 70, "70 %"],
        ["Mail", 60, "60 %"],
      ],
      "Traffic",
    ],
    [
      "two classes of shares in two columns",
      [
        ["Shareholder", "Shares A", "Shares B", "%"],
        ["A", 500, 100, "60 %"],
        ["B", 400, "", "40 %"],
        ["Total", 900, 100, "100 %"],
      ],
    ],
    ["text instead of numbers", [HEADS.en, ["A", "majority", ""], ["B", "minority", ""]]],
    ["one holder", [HEADS.en, ["A", 100, "100 %"], ["Total", 100, "100 %"]]],
    [
      "percentages of the fully diluted capital beside issued shares",
      table(1_000, [600, 400], ["48 %", "32 %"]).slice(0, 3),
    ],
    ["ranges", [HEADS.en, ["A", "", "50-60 %"], ["B", "", "40-60 %"]]],
  ])("%s", (_, rows, sheet) => {
    expect(rules(check(rows, sheet === undefined ? {} : { sheet }), "flag")).toEqual([]);
  });

  it("names what is missing where there is no cap table", () => {
    const found = check(
      [
        ["Year", "Revenue"],
        ["2024", 100],
      ],
      { sheet: "P&L" },
    );
    expect(found.status).toBe("missing");
    expect(found.inputs[0]).toMatchObject({ name: "cap table", place: null });
  });
});

enough();
