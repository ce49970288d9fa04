import { expect, it } from "vitest";
import type { SourceDocument } from "../../domain/document.ts";
import { witnessOf } from "../../evidence/witness.ts";
import { sheetDocument, textDocument } from "../../testing/documents.ts";
import { capTable } from "../cap-table/cap-table.ts";
import { exitWaterfall } from "../exit/exit.ts";
import { instruments } from "./instruments.ts";

const SHARES = sheetDocument("cap-table.xlsx", "Cap table", [
  ["Shareholder", "Shares"],
  ["Ana", 600_000],
  ["Bo", 400_000],
  ["Total", 1_000_000],
]);
const PAPERS = sheetDocument("safes.xlsx", "SAFEs", [
  ["Holder", "Instrument", "Amount", "Cap"],
  ["Angel", "Post-money SAFE", "€200000", "€4000000"],
]);
const INSIDE = "The valuation is fully diluted, including conversion of all outstanding papers.";
const deck = (line: string) => textDocument("deck.md", ["The ask", line]);
const terms = (preMoney: string, amount: string) =>
  textDocument("term-sheet.md", ["Term sheet", `Pre-money valuation: ${preMoney}`, `Round size: ${amount}`, INSIDE]);

function run(check: typeof instruments, documents: SourceDocument[]) {
  const witness = witnessOf({ dossier: { documents, unreadable: [], coverage: "normal" } });
  return check.run({ witness, stage: null, sector: null, today: new Date("2026-06-01T00:00:00Z") }, "en");
}

/** Shares of all papers, the new money's and all together, by table. */
const sharesIn = (documents: SourceDocument[]) =>
  run(instruments, documents).tables.map(({ rows }) => rows.slice(1).map((row) => row[2]));

it.each<[string, SourceDocument[], string[][]]>([
  [
    "another price",
    [deck("Raising €1,500,000 at €8,000,000 pre-money"), terms("€6,000,000", "€1,500,000")],
    [
      ["52,631", "197,368", "1,249,999"],
      ["52,631", "263,157", "1,315,788"],
    ],
  ],
  [
    "another amount",
    [deck("Raising €2,000,000 at €6,000,000 pre-money"), terms("€6,000,000", "€1,500,000")],
    [
      ["52,631", "350,877", "1,403,508"],
      ["52,631", "263,157", "1,315,788"],
    ],
  ],
  [
    "both",
    [deck("Levée : 2 400 000 €, valorisation pré-money : 8 000 000 €"), terms("€6,000,000", "€1,500,000")],
    [
      ["52,631", "315,789", "1,368,420"],
      ["52,631", "263,157", "1,315,788"],
    ],
  ],
])("the papers are converted under each document's round: %s", (_, round, expected) => {
  const documents = [...round, SHARES, PAPERS];
  expect(sharesIn(documents)).toEqual(expected);
  const { findings, status } = run(instruments, documents);
  expect(status).toBe("question");
  expect(findings.find(({ rule }) => rule === "round_terms")?.places.map(({ document }) => document)).toEqual([
    "deck.md",
    "term-sheet.md",
  ]);
  expect(findings.filter(({ rule }) => rule === "conversion").map(({ text }) => text.slice(0, 3))).toEqual([
    "By ",
    "By ",
  ]);
  expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
});

it("nothing is asked where they agree, and an exit is computed of one round only", () => {
  const agreed = [deck("Raising €1,500,000 at €6M pre-money"), terms("€6,000,000", "€1,500,000"), SHARES, PAPERS];
  expect(run(instruments, agreed).findings.map(({ rule, verdict }) => `${rule} ${verdict}`)).toEqual([
    "conversion computed",
  ]);
  const preference = textDocument("rights.md", ["Term sheet", "Liquidation preference: 1x, non-participating"]);
  const disputed = [deck("Raising €1,500,000 at €8M pre-money"), terms("€6,000,000", "€1,500,000"), preference];
  expect(run(exitWaterfall, [...disputed, SHARES, PAPERS]).tables).toEqual([]);
});

it("interest runs to the closing that the deck states where no term sheet does, and to none where it states two", () => {
  const note = textDocument("documents/note.md", [
    "CONVERTIBLE NOTE",
    "Lender: Harbor Angels LLC",
    "The principal amount is €200,000, issued on 15 January 2025, repayable on 15 January 2027.",
    "Interest: 8% per annum. The note converts at a discount of 20%.",
  ]);
  const round = "Raising €1,500,000 at €6,000,000 pre-money.";
  const converted = (...lines: string[]) =>
    run(instruments, [textDocument("deck.md", ["The ask", round, ...lines]), SHARES, note]);
  expect(converted("Closing planned for 15 January 2026").findings[0]?.sum).toContain("× 365 / 365 = €216,000");
  expect(converted("Closing planned for 15 January 2026").findings[0]?.text).not.toContain("day of this review");
  for (const lines of [[], ["Closing: 15 January 2026", "Closing: 1 March 2026"], ["Closing balance 31/12/2025: €4"]])
    expect(converted(...lines).inputs.filter(({ place }) => place === null)).toHaveLength(1);
});

it("without a closing interest runs to the day of the review, which is said, and nothing is held against it", () => {
  const note = textDocument("documents/note.md", [
    "CONVERTIBLE NOTE",
    "Lender: Harbor Angels LLC",
    "The principal amount is €200,000, issued on 15 January 2025.",
    "Interest: 8% per annum. The note converts at a discount of 20%.",
  ]);
  const documents = [
    textDocument("deck.md", [
      "The ask",
      "Raising €1,500,000 at €6,000,000 pre-money.",
      "The founders will hold 10% after the round.",
    ]),
    SHARES,
    note,
  ];
  const { findings, tables } = run(instruments, documents);
  expect(findings.map(({ rule, verdict }) => `${rule} ${verdict}`)).toEqual(["conversion computed"]);
  expect(findings[0]?.text).toContain("1 June 2026, the day of this review");
  expect(findings[0]?.sum).toContain("× 502 / 365 = €222,005.48");
  expect(tables[0]?.note).toContain("1 June 2026, the day of this review");
  expect(run(exitWaterfall, documents).tables).toEqual([]);
});

it("a share is held against no round whose closing is our assumption, and an exit is computed of none", () => {
  const note = (issued: string) =>
    textDocument("documents/note.md", [
      "CONVERTIBLE NOTE",
      "Lender: Harbor Angels LLC",
      `The principal amount is €200,000, issued on ${issued}.`,
      "Interest: 8% per annum. The note converts at a discount of 20%.",
    ]);
  const deal = (...lines: string[]) => [
    textDocument("deck.md", [
      "Ana and Bo, founders",
      "The ask",
      "Raising €1,500,000 at €6,000,000 pre-money.",
      ...lines,
    ]),
    sheetDocument("cap-table.xlsx", "Cap table", [
      ["Shareholder", "Shares"],
      ["Founders", 900_000],
      ["Angels", 100_000],
      ["Total", 1_000_000],
    ]),
    textDocument("rights.md", ["Term sheet", "Liquidation preference: 1x, non-participating"]),
    note("15 January 2025"),
  ];
  const said = "The founders will hold 40% after the round.";
  const founders = (documents: SourceDocument[]) =>
    run(capTable, documents).findings.filter(({ rule }) => rule === "founders");
  expect(founders(deal(said))).toEqual([]);
  expect(run(exitWaterfall, deal(said)).tables).toEqual([]);
  const dated = deal(said, "Closing planned for 15 January 2026");
  expect(founders(dated).map(({ verdict }) => verdict)).toEqual(["question"]);
  expect(run(exitWaterfall, dated).tables).toHaveLength(1);
});

it("a paper in another currency than the round's is not converted", () => {
  const dollars = sheetDocument("safes.xlsx", "SAFEs", [
    ["Holder", "Instrument", "Amount", "Cap"],
    ["Angel", "Post-money SAFE", "$200000", "$4000000"],
  ]);
  const round = [deck("Raising €1,500,000 at €6M pre-money"), SHARES];
  expect(run(instruments, [...round, dollars]).tables).toEqual([]);
  expect(run(instruments, [...round, PAPERS]).tables).not.toEqual([]);
});

it("the round that makes a paper convert is none of its amounts", () => {
  const note = textDocument("documents/note.md", [
    "CONVERTIBLE NOTE",
    "Lender: Harbor Angels LLC",
    "The principal amount is €200,000.",
    "It converts at a qualified financing of at least €1,000,000, at a discount of 20%.",
  ]);
  const { findings } = run(instruments, [deck("Raising €1,500,000 at €6M pre-money"), SHARES, note]);
  expect(findings.map(({ rule }) => rule)).toEqual(["conversion"]);
  expect(findings[0]?.text).toContain("€200,000");
});

it("the name of a holder ends with its sentence", () => {
  const safe = textDocument("documents/safe.md", [
    "SAFE",
    "Post-money valuation cap: €4,000,000",
    "Purchase Amount: €100,000",
    "Investor: North Angels LLC. Issued on 3 March 2025.",
  ]);
  const { findings } = run(instruments, [deck("Raising €1,500,000 at €6M pre-money"), SHARES, safe]);
  expect(findings[0]?.about).toBe("North Angels LLC");
});

it("a SAFE without a cap of its own need not say pre- or post-money, unless it may take over a note's", () => {
  const mfn = textDocument("documents/safe-mfn.md", [
    "SAFE",
    "Investor: East Angels",
    "Purchase Amount: €100,000",
    "Most Favored Nation (MFN): the investor may elect the terms of any later SAFE.",
  ]);
  const round = [deck("Raising €1,500,000 at €6M pre-money"), SHARES, mfn];
  expect(run(instruments, [...round, PAPERS]).status).toBe("computed");
  const note = textDocument("documents/note.md", [
    "CONVERTIBLE NOTE",
    "Lender: Harbor Angels LLC",
    "The principal amount is €200,000. The valuation cap is €4,000,000.",
  ]);
  expect(run(instruments, [...round, note]).status).toBe("missing");
});
