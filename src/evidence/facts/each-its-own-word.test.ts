import { describe, expect, it } from "vitest";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { factSheet } from "../fact-sheet.ts";
import { readDossier } from "./find.ts";
import { told } from "./testing/told.ts";

const shown = (...lines: string[]) =>
  factSheet({ deckExtracts: `Slide 1\n${lines.join("\n")}` })
    .facts.filter(({ sure }) => sure)
    .map(({ topic, value, nature }) => `${topic ?? "-"} ${value} ${nature}`);
const onPage = (...pieces: Piece[]) =>
  readDossier(deck(page(1, pieces)))
    .all.filter(({ topic, sureness }) => topic !== null && sureness >= 0.7)
    .map(({ topic, quantity, nature, period }) =>
      [topic, quantity.value, nature, period].filter((part) => part !== undefined).join(" "),
    );
const table = (title: string, ...rows: string[][]): Piece[] => [
  [title, 40, 20, 30],
  ...rows.flatMap((cells, line) =>
    cells.flatMap((text, at): Piece[] => (text === "" ? [] : [[text, 40 + at * 180, 90 + line * 28, 12]])),
  ),
];

describe("what stands in brackets", () => {
  it("names its own figure where it has one", async () => {
    const text = await told(
      "# Financials\n\nNet surplus: €64,000/year (margin 97%)\n\nHardware (margin: 40%): probe: $50",
    );
    expect(text.join()).not.toContain("gross_margin 64000");
    expect(text.join()).not.toContain("gross_margin 50");
    expect(text.join()).not.toContain("gross_margin 97");
  });

  it("behind a figure that has its name tells more and does not name it", async () => {
    expect(await told("# Plan\n\nRésultat année 1 : -78 000 € (investissement initial)")).toEqual([
      "net_income -78000 Y1 company projection",
    ]);
    expect(await told("# Ask\n\nToday: €120K (investment sought)")).toEqual(["round_size 120000 company target"]);
  });
});

describe("an amount that a plan's name stands beside", () => {
  it("is no price in a column of years", () => {
    const streams = table("Revenue model", ["Stream", "Year 1", "Year 3"], ["Home Premium", "$90K", "$2M"]);
    expect(onPage(...streams)).toEqual([]);
    const priced = table("Revenue model", ["", "Year 1", "Year 3"], ["Price of Premium", "$90", "$120"]);
    expect(onPage(...priced)).toEqual(["price 90 projection Y1", "price 120 projection Y3"]);
  });

  it("is no price where it is what many of them bring", async () => {
    expect(
      await told("# Pricing\n\n- 700 users on Standard (€68,000/month)\n- 2,400 Premium listings = €110,000/month"),
    ).toEqual([]);
    expect(await told("# Pricing\n\n- Standard: €97/month")).toEqual(["price 97 company actual"]);
  });

  it("is no price where it is the least one may invest", () => {
    expect(onPage(...table("Pricing", ["MIN INVESTMENT", "$1,000"]))).toEqual([]);
  });
});

describe("what the company would be worth", () => {
  it("is what a multiple of its sales comes to", async () => {
    expect(await told("# Projections\n\nWorth: 5x ARR = ~$3.1M (Year 3)")).toContain(
      "valuation 3100000 Y3 company projection",
    );
    expect(await told("# Proyecciones\n\nValuación estimada (4-5x ARR): $7 millones")).toEqual([
      "valuation 7000000 company target",
    ]);
  });

  it("is named by the heading over the rounds it is told for", async () => {
    const worth = await told("# Besoins\n\nValorisation cible :\n- Seed : 2 M€\n- Série A : 9 M€");
    expect(worth.every((fact) => fact.startsWith("valuation "))).toBe(true);
    expect(worth).toHaveLength(2);
  });
});

describe("a share under a column of shares of revenue", () => {
  it("is neither a margin nor a use of the round, whatever line stands over it", () => {
    const plan = table(
      "P&L projection (Year 3)",
      ["", "Amount", "% of revenue"],
      ["Gross profit", "$18M", "86%"],
      ["Sales & marketing", "$8M", "38%"],
    );
    expect(onPage(...plan)).toEqual(expect.arrayContaining(["gross_margin 86 projection Y3"]));
    expect(onPage(...plan).join()).not.toContain(" 38 ");
  });

  it("and an average under a table's name is not its sum", () => {
    const years = table("Revenue forecast", ["Year", "Avg revenue", "Total revenue"], ["Year 1", "$14,000", "$1.4M"]);
    expect(onPage(...years)).toEqual(["revenue 1400000 projection Y1"]);
  });
});

describe("what is counted", () => {
  it("is a customer only where it is somebody", () => {
    expect(shown("Roadmap", "Deploy 400 nodes (Togo pilot)").join()).not.toContain("400");
    expect(shown("Roadmap", "90K policies analysed on the platform").join()).not.toContain("customers");
    expect(shown("Roadmap", "Sign 30 garages")).toEqual(["customers 30 target"]);
  });

  it("is not named by the word that it is aimed at", () => {
    expect(shown("Go-to-market", "Goal: 900 overseas bodies, $21M ARR").join()).not.toContain("- 900");
  });
});

it("shares that people own are no parts of the round beside them", () => {
  const facts = onPage(
    ["The ask: R$ 900.000", 40, 20, 30],
    ["Investimento total: R$ 900.000", 40, 70, 14],
    ["Estrutura societária atual", 40, 110, 18],
    ["Ana Lemos 50%", 40, 150, 12],
    ["Rui Prado 30%", 40, 180, 12],
    ["Eva Nobre 20%", 40, 210, 12],
  );
  expect(facts.join()).not.toContain("use_of_funds");
});

it("a part called like a round is one of the parts that add up to it", () => {
  const parts = onPage(
    ...table(
      "Investimento solicitado: R$ 1.000.000",
      ["", "Valor"],
      ["Equipe", "R$ 600.000"],
      ["Vendas e captação", "R$ 300.000"],
      ["Capital de giro", "R$ 100.000"],
      ["TOTAL", "R$ 1.000.000"],
    ),
  );
  expect(parts.filter((fact) => fact.startsWith("use_of_funds"))).toHaveLength(3);
});
