import { describe, expect, it } from "vitest";
import type { SourceDocument } from "../../domain/document.ts";
import { checkText } from "./check-text.ts";

/** Two segments with tables of the same rows, and a page where one title stands over several tables. */
const PAGES = [
  [
    "Northern Bakeries Segment",
    "(in thousands) | 2021 | 2020 | 2019",
    "Ovens:",
    "Revenues | 4,120 | 2,010 | 1,900",
    "Marketing | 310 | 280 | 240",
    "Contribution margin | 33% | 27% | 23%",
    "The northern bakeries sell loaves to hotels and canteens in the whole north of the country and beyond it, by van.",
    "Southern Bakeries Segment",
    "(in thousands) | 2021 | 2020 | 2019",
    "Revenues | 900 | 1,850 | 1,700",
    "Marketing | 505 | 310 | 200",
    "Free cash flow | (120) | 40 | 35",
  ],
  [
    "(in thousands) | 2021 | 2020 | 2019",
    "REVENUES",
    "Bread | 3,015 | 2,400 | 2,300",
    "Cakes | 1,480 | 1,260 | 1,100",
    "Sandwiches | 525 | 200 | 200",
    "Total | 5,020 | 3,860 | 3,600",
    "EARNINGS",
    "Bread | 310 | 250 | 240",
    "Cakes | 420 | 130 | 110",
    "Sandwiches | 62 | 20 | 18",
    "Total | 792 | 400 | 368",
  ],
  [
    "CASH FLOWS",
    "(in millions) | 2021 | 2020",
    "Depreciation of ovens | 744 | 721",
    "Increase (decrease) in accounts payable, accrued liabilities, lease liabilities and all other current and non-current",
    "liabilities | 1,326 | 24",
    "Fittings added | (695) | (1,086)",
    "In the years before the bakeries counted in another way, which nobody remembers and which this report does not tell.",
    "Item | 2021 | 2020",
    "Mixers lent | (412) | (318)",
    "Cash provided (used) by operations of the bakeries was an inflow of $6,657 million for 2021, which is more than ever.",
  ],
  [
    "BALANCE SHEET",
    "(in millions) | 2021 | 2020",
    "Total bakers' equity | 12,767 | 8,055",
    "TOTAL LIABILITIES AND BAKERS' EQUITY | $ 37,740 | $ 31,342",
  ],
];

const document: SourceDocument = {
  id: "report.pdf",
  name: "report.pdf",
  format: "pdf",
  source: "deck",
  language: "en",
  issues: [],
  sections: PAGES.map((lines, at) => ({
    kind: "page" as const,
    number: at + 1,
    hiddenRows: [],
    issues: [],
    rows: lines.map((line) => {
      const cells = line.split("|").map((text) => ({ text: text.trim() }));
      return cells.length > 1 ? { cells, table: true } : { cells };
    }),
  })),
};
const context = { dossier: { documents: [document], unreadable: [], coverage: "normal" as const } };
const verdict = (text: string) => checkText(context, text).sentences[0]?.verdict;

describe("a long report", () => {
  it.each([
    ["Revenues of the northern bakeries were $4.12 million in 2021.", "supported"],
    ["Revenues of the southern bakeries were $4.12 million in 2021.", "contradicted"],
    ["Northern bakeries revenues grew 105% in 2021.", "supported"],
    ["The contribution margin of the northern bakeries rose by 6 points in 2021.", "supported"],
  ])("reads a row under the title of its segment: %s", (text, expected) => {
    expect(verdict(text)).toBe(expected);
  });

  it.each([
    ["Bread revenues were $3,015 thousand in 2021.", "supported"],
    // The earnings of that row: under the same title, not under that heading.
    ["Bread revenues were $310 thousand in 2021.", "contradicted"],
    ["Cakes earnings more than tripled in 2021.", "supported"],
  ])("takes the table whose own heading has the word: %s", (text, expected) => {
    expect(verdict(text)).toBe(expected);
  });

  it.each([
    // Under a label that fills two lines a table counts as it did above.
    ["Fittings added were $(695) million in 2021.", "supported"],
    ["Fittings added were $(695) thousand in 2021.", "contradicted"],
    // Of a row that says neither how it counts nor what its brackets mean, nothing is refuted.
    ["Mixers lent were $412 million in 2021.", "unclear"],
    // What both come to is neither.
    ["Bakers' equity was $37.7 billion in 2021.", "unclear"],
    ["Total liabilities and bakers' equity were $37.7 billion in 2021.", "supported"],
    // An inflow is nothing used.
    ["Cash used by operations of the bakeries was $6,657 million in 2021.", "not supported"],
    ["Cash provided by operations of the bakeries was $6,657 million in 2021.", "supported"],
  ])("takes no row for its neighbour, and no flow for its opposite: %s", (text, expected) => {
    if (expected === "not supported") expect(verdict(text)).not.toBe("supported");
    else expect(verdict(text)).toBe(expected);
  });

  it.each([
    ["Sandwiches revenues more than doubled in 2021.", "supported"],
    ["Cakes revenues more than doubled in 2021.", "contradicted"],
    ["Southern bakeries revenues more than halved in 2021.", "supported"],
    ["Les revenus des sandwiches (« Sandwiches revenues ») ont presque triplé en 2021.", "supported"],
    ["Bread revenues tripled in 2021.", "contradicted"],
  ])("knows how many times as much: %s", (text, expected) => {
    expect(verdict(text)).toBe(expected);
  });

  it.each([
    ["Bread revenues did not fall in 2021.", "supported"],
    ["Bread revenues did not rise in 2021.", "contradicted"],
    ["Bread revenues were not $3,015 thousand in 2021.", "contradicted"],
    ["Bread revenues did not reach $4 million in 2021.", "supported"],
  ])("reads what is denied: %s", (text, expected) => {
    expect(verdict(text)).toBe(expected);
  });

  it.each([
    ["Bread revenues exceeded $3 million in 2021.", "supported"],
    ["Bread revenues exceeded $3.1 million in 2021.", "contradicted"],
    ["Bread revenues were less than $3 million in 2021.", "contradicted"],
  ])("holds limits against values: %s", (text, expected) => {
    expect(verdict(text)).toBe(expected);
  });

  it.each([
    ["Bread revenues exceeded cakes revenues in 2021.", "supported"],
    ["Cakes revenues were higher than bread revenues in 2021.", "contradicted"],
    ["Cakes revenues were less than half of bread revenues in 2021.", "supported"],
    ["Sandwiches revenues grew faster than bread revenues in 2021.", "supported"],
    ["Marketing of the southern bakeries exceeded that of the northern bakeries in 2021.", "supported"],
    ["Bread was the largest product by revenues in 2021.", "supported"],
    ["Cakes was the largest product by revenues in 2021.", "contradicted"],
    ["Free cash flow was negative in 2021.", "supported"],
    ["Free cash flow was positive in 2021.", "contradicted"],
  ])("compares rows with each other: %s", (text, expected) => {
    expect(verdict(text)).toBe(expected);
  });

  it.each([
    ["Bread revenues rose from $2,400 thousand to $3,015 thousand in 2021.", "supported"],
    // The value of the year before the last.
    ["Bread revenues rose from $2,300 thousand to $3,015 thousand in 2021.", "contradicted"],
    ["Bread revenues rose from $2,300 thousand to $3,015 thousand in two years.", "supported"],
    ["Cakes revenues fell 17% to $1.5 million in 2021.", "contradicted"],
  ])("knows the year a way began in: %s", (text, expected) => {
    expect(verdict(text)).toBe(expected);
  });
});
