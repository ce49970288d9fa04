import { describe, expect, it } from "vitest";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { factSheet } from "../fact-sheet.ts";
import { readDossier } from "./find.ts";
import { told } from "./testing/told.ts";

const onPage = (...pieces: Piece[]) =>
  readDossier(deck(page(1, pieces)))
    .all.filter(({ topic, sureness }) => topic !== null && sureness >= 0.7)
    .map(({ topic, quantity, nature }) => `${topic} ${quantity.value} ${nature}`);
const table = (title: string, ...rows: string[][]): Piece[] => [
  [title, 40, 20, 30],
  ...rows.flatMap((cells, line) => cells.map((text, at): Piece => [text, 40 + at * 240, 90 + line * 28, 12])),
];
const shown = (...lines: string[]) =>
  factSheet({ deckExtracts: `Slide 1\n${lines.join("\n")}` })
    .facts.filter(({ sure }) => sure)
    .map(({ topic, value, nature }) => `${topic ?? "-"} ${value} ${nature}`);

describe("a cell that begins with its value", () => {
  it("is named by its line, whatever is told of it behind", () => {
    const read = onPage(
      ...table("Unit economics", ["Metric", "Value"], ["ARPU", "$7/month (blended)"], ["CAC", "$20 (paid ads)"]),
    );
    expect(read).toEqual(expect.arrayContaining(["arpa 7 projection", "cac 20 projection"]));
  });

  it("keeps the name that it counts", () => {
    const read = onPage(...table("Progress", ["Item", "Value"], ["Harbours", "40 customers (paying)"]));
    expect(read).toEqual(["customers 40 actual"]);
  });
});

it("what a column of capacities holds is not there yet", () => {
  const rows = [
    ["Step", "Capacity", "Cost"],
    ["Now", "50 users", "low"],
    ["Next", "9,000 users", "high"],
  ];
  expect(onPage(...table("Infrastructure", ...rows))).toEqual([]);
});

it("a line that names what is reached has its date beside it", async () => {
  const rows = "| Milestone | Timeline |\n|---|---|\n| First demo | Month 2 |\n| 500 paying customers | Month 6 |";
  expect(await told(`# Plan\n\n${rows}`)).toEqual(["customers 500 M6 company projection"]);
});

it("growth of a thing that nobody sells is no growth of a market", () => {
  expect(shown("Market signals", '"Harbour app" — 978% growth in search interest').join()).not.toContain("growth 978");
  for (const another of [
    "Boats are bought by a population of 40M that is projected to grow by 9% annually.",
    "La population du littoral devrait croître de 9% par an.",
    "Berths follow a 9% annual population growth.",
    "The number of users of mobile maps is growing by 9% a year.",
  ])
    expect(shown("Market", another).join(), another).not.toContain("market_growth");
  for (const own of [
    "The market for an ageing population is growing by 9% a year.",
    "Fed by the population, demand for berths is growing by 9% a year.",
  ])
    expect(shown("Market", own), own).toContain("market_growth 9 market");
  expect(shown("Market signals", "12% growth in demand for berths")).toEqual(["market_growth 12 market"]);
});

it("what one firm was listed at is no market", () => {
  const read = shown("Market", "Quayside (India): $10.7B IPO", "Ports of the world: $10.7B market");
  expect(read).toEqual(["market_size_other 10700000000 market"]);
});

it("capital to lend is not what is given away for a round", () => {
  const read = shown("The ask", "Seed round: $2M", "40% technology", "30% loan capital", "30% sales");
  expect(read.join()).not.toContain("dilution");
});

it("names and values far apart are lines of a list, though the values say more than a number", () => {
  const lines = [
    ["ARPU", "$588/year (starter)"],
    ["CAC", "$75 (blended)"],
    ["LTV", "$1,764 (3-year retention)"],
  ].flatMap(([name = "", value = ""], at): Piece[] => [
    [name, 54, 224 + 28 * at, 22, 30],
    [value, 700 - 10 * value.length, 224 + 28 * at, 20],
  ]);
  expect(onPage(["Unit Economics", 54, 150, 30], ...lines).map((fact) => fact.split(" ", 2).join(" "))).toEqual([
    "arpa 588",
    "cac 75",
    "ltv 1764",
  ]);
});

it("who is to be hired does not work there yet, and what similar apps show is not the company's", () => {
  expect(shown("Team", "Need:", "- Team expansion: 2-3 developers").join()).not.toContain("engineers");
  expect(shown("Traction", "Average session time in similar apps is 8+ minutes.").join()).not.toContain("- 8 actual");
});

it("a profit of one month is not the year's that stands over it", () => {
  const read = onPage(
    ...table(
      "Accounts",
      ["", "2023", "2024"],
      ["Monthly profit", "€2,000", "€3,000"],
      ["Net profit", "€20,000", "€36,000"],
    ),
  );
  expect(read).toEqual(["net_income 20000 actual", "net_income 36000 actual"]);
});

it("what the money is to bring is no use of it", () => {
  const read = shown("Use of funds", "Raising $2M", "- Sales: $500K", "- $1.2M annualised revenue");
  expect(read).toContain("use_of_funds 500000 target");
  expect(read.join()).not.toContain("use_of_funds 1200000");
});
