import { describe, expect, it } from "vitest";
import type { Section } from "../../domain/document.ts";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { factSheet } from "../fact-sheet.ts";
import { readDossier } from "./find.ts";

const COVER = page(1, [
  ["Orvane", 200, 100, 40],
  ["Ledgers for vets", 200, 180, 16],
]);

const told = (section: Section) =>
  readDossier(deck(COVER, section))
    .all.filter(({ sureness, topic }) => sureness >= 0.7 && topic !== null)
    .map(({ topic, quantity, nature, period }) => `${topic} ${quantity.value} ${nature}${period ? ` ${period}` : ""}`);

const sheet = (text: string) =>
  factSheet({ deckExtracts: text })
    .facts.filter((fact) => fact.sure && fact.topic !== null)
    .map(({ topic, value, nature, period }) => `${topic} ${value} ${nature}${period ? ` ${period}` : ""}`);

describe("a block of a page", () => {
  it("ends the column above it where its heading is set larger, even with a figure in it", () => {
    const metrics = page(2, [
      ["Traction & metrics", 48, 40, 40],
      ["Current status", 48, 96, 26],
      ["Platform: fully functional", 60, 133, 18],
      ["Clinics: 14 integrated", 60, 155, 18],
      ["Target metrics (12 months)", 48, 200, 26],
      ["Users: 10,000 active vets", 60, 237, 18],
    ]);
    expect(told(metrics).filter((fact) => fact.includes("10000"))).toEqual(["users 10000 target"]);
  });

  const table = (...under: Piece[]) =>
    page(2, [
      ["Financial projections", 48, 30, 36],
      ["Year 1", 300, 100, 14],
      ["Year 2", 450, 100, 14],
      ["Revenue", 48, 130, 14],
      ["$1.8M", 300, 130, 14],
      ["$10.5M", 450, 130, 14],
      ["Customers", 48, 160, 14],
      ["75", 300, 160, 14],
      ["350", 450, 160, 14],
      ...under,
    ]);

  it("under a table has none of its years", () => {
    expect(told(table(["Customer CAC", 300, 240, 12], ["$2,500", 300, 260, 28]))).toContain("cac 2500 projection");
  });

  it("under a table, begun where its rows are named, stands in no column of it", () => {
    const years = page(2, [
      ["Numbers", 48, 30, 36],
      ["2023", 200, 100, 14],
      ["2024", 350, 100, 14],
      ["Revenue", 48, 130, 14],
      ["$218,000", 200, 130, 14],
      ["$349,000", 350, 130, 14],
      ["Gross margin", 48, 160, 14],
      ["66%", 200, 160, 14],
      ["70%", 350, 160, 14],
      ["Year-on-year growth of revenue: 60%", 48, 190, 14],
    ]);
    expect(told(years)).toContain("revenue_growth 60 actual");
  });

  it("under a table of one line has none of its years either", () => {
    const years = page(2, [
      ["Numbers", 48, 30, 36],
      ["2023", 300, 100, 14],
      ["2024", 450, 100, 14],
      ["Revenue", 48, 130, 14],
      ["$400,000", 300, 130, 14],
      ["$620,000", 450, 130, 14],
      ["Revenue growth over the whole of the year: 85%", 48, 170, 14],
    ]);
    expect(told(years)).toContain("revenue_growth 85 actual");
  });

  it("under the last line of a table that goes by years has not its year", () => {
    const down = page(2, [
      ["3-year projection", 48, 30, 36],
      ["Year", 48, 90, 16],
      ["Revenue", 200, 90, 16],
      ["Year 1", 48, 120, 16],
      ["$500K", 200, 120, 16],
      ["Year 2", 48, 150, 16],
      ["$2.5M", 200, 150, 16],
      ["Unit economics", 48, 175, 22],
      ["CAC: $50", 60, 205, 16],
      ["LTV: $600", 60, 230, 16],
    ]);
    expect(told(down)).toContain("ltv 600 projection");
    expect(told(down)).toContain("revenue 2500000 projection Y2");
  });
});

describe("cards of a row", () => {
  it("share the time that all but one of them say", () => {
    const closing = page(2, [
      ["Join us", 48, 30, 36],
      ["$500M", 60, 200, 40],
      ["Savings of owners (Yr 3)", 60, 250, 14],
      ["100K", 360, 200, 40],
      ["Animals treated (Yr 3)", 360, 250, 14],
      ["1,000", 660, 200, 40],
      ["Customers", 660, 250, 14],
    ]);
    expect(told(closing)).toContain("customers 1000 projection Y3");
  });

  it("take no time from a card beside them that is one", () => {
    const cards = page(2, [
      ["Financial projections", 48, 30, 36],
      ["Profitability", 60, 200, 14],
      ["Month 18", 60, 220, 28],
      ["LTV:CAC", 360, 200, 14],
      ["5:1", 360, 220, 28],
    ]);
    expect(told(cards)).toEqual(["ltv_cac 5 projection"]);
  });
});

describe("a figure that begins its line", () => {
  const funds = (figure: string) =>
    page(2, [
      ["The ask", 48, 30, 36],
      ["Use of funds", 48, 76, 18],
      [figure, 60, 134, 16],
      ["Product development", 130, 126, 16],
      ["Engineers and design", 130, 146, 13],
    ]);

  it("is named by what stands on its right, by the name over a description first", () => {
    const facts = readDossier(deck(COVER, funds("40%"))).all;
    expect(facts.map(({ topic, label, quantity }) => `${topic} ${quantity.value} ${label}`)).toContain(
      "use_of_funds 40 Product development",
    );
  });

  it("is the number of a step where it is bare", () => {
    expect(told(funds("1"))).toEqual([]);
  });
});

describe("a measure of which a company has one", () => {
  it("is of a part where a line under its column names one", () => {
    const rows =
      "| Segment | CAC | LTV:CAC |\n|---|---|---|\n| Small clinics | $800 | 15:1 |\n| Chains | $9,000 | 47:1 |";
    expect(sheet(`# Orvane\n\n---\n\n## Economics\n\n${rows}`)).toEqual([]);
    const whole = "| Scope | CAC | LTV:CAC |\n|---|---|---|\n| Blended | $800 | 15:1 |";
    expect(sheet(`# Orvane\n\n---\n\n## Economics\n\n${whole}`)).toEqual(["cac 800 actual", "ltv_cac 15 actual"]);
  });

  it("is not what one account brings", () => {
    expect(sheet("# Orvane\n\n## Revenue model\n\n- At 100M calls → $6,000 ARR per developer account")).toEqual([]);
    expect(sheet("# Orvane\n\n## Traction\n\n- $6,000 ARR with two accounts")).toEqual(["arr 6000 actual"]);
  });
});

describe("those one could sell to", () => {
  it("are of the market, counted", () => {
    expect(sheet("# Orvane\n\n## Target segments\n\n- 50,000 potential customers in Spain")).toEqual([
      "market_size_other 50000 market",
    ]);
    expect(sheet("# Orvane\n\n## Market\n\n- TAM: ~17M dog households")).toEqual(["tam 17000000 market"]);
    expect(sheet("# Orvane\n\n## Market\n\n- SAM: $8.2B (Fortune 2000 companies)")).toEqual(["sam 8200000000 market"]);
  });
});

it("an income statement in Portuguese is no demonstration", () => {
  const accounts = "[Page 1]\nDemonstração do resultado 2024\n\nReceita líquida: R$ 229.000";
  expect(sheet(accounts)).toContain("revenue 229000 actual 2024");
});

it("what is in the pipeline is not earned, whatever it would be then", () => {
  expect(sheet("[Page 1]\nQualified pipeline: $1.8M of ARR")).toEqual(["pipeline 1800000 actual"]);
  expect(sheet("[Page 1]\nTraction\nWe have $1.8M ARR in the pipeline")).toEqual(["pipeline 1800000 actual"]);
});

it("a card's name is its large figure's, not the small forecast's under it", () => {
  const card = (x: number, value: string, name: string, plan: string): Piece[] => [
    [value, x, 115, 32],
    [name, x, 155, 13],
    [plan, x, 174, 10],
  ];
  const cards = page(2, [
    ["Traction today", 60, 40, 28],
    ...card(60, "€18.76M", "GMV", "2024 forecast: €39.4M"),
    ...card(345, "€6,870", "CAC", "2024 forecast: €15,530"),
  ]);
  expect(told(cards)).toEqual(expect.arrayContaining(["gmv 18760000 actual", "cac 6870 actual"]));
});
