import { describe, expect, it } from "vitest";
import type { Section } from "../../domain/document.ts";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { readDossier } from "./find.ts";

const sure = (section: Section) =>
  readDossier(deck(section)).all.filter(({ sureness, topic }) => sureness >= 0.7 && topic !== null);
const told = (section: Section) =>
  sure(section).map(({ topic, quantity: { value }, period, nature }) =>
    [topic, value, nature, period].filter((part) => part !== undefined).join(" "),
  );

describe("a table with a heading of its own", () => {
  const table = (heading: string): Section =>
    page(1, [
      ["How we earn: commission on each haul", 40, 10, 26],
      [heading, 292, 72, 16],
      ["Haul", 300, 100, 16],
      ["Price (EUR)", 550, 100, 16],
      ["Crane of the quay", 300, 128, 16],
      ["18,000", 550, 128, 16],
      ["Boat by road", 300, 156, 16],
      ["35,000", 550, 156, 16],
    ]);

  it("of examples has no price of the company, though it is set no larger than its lines", () => {
    expect(told(table("Example hauls (harbour)"))).toEqual([]);
    expect(told(table("Hauls of the harbour"))).toEqual(["price 18000 actual", "price 35000 actual"]);
  });

  it("has its columns' headings whatever stands in a card on its left", () => {
    const plans = page(1, [
      ["How we earn", 40, 10, 26],
      ["Least fee", 56, 199, 14],
      ["1,000 EUR", 56, 210, 28],
      ["Subscriptions of shops", 290, 229, 16],
      ["per haul", 56, 234, 14],
      ["Tier", 300, 255, 16],
      ["Price/mo", 416, 255, 16],
      ["Basic", 300, 283, 16],
      ["90 EUR", 416, 283, 16],
      ["Pro", 300, 311, 16],
      ["450–800 EUR", 416, 311, 16],
    ]);
    expect(told(plans)).toEqual(expect.arrayContaining(["price 90 actual", "price 625 actual"]));
  });

  it("keeps its first line where its columns' headings are set in small type", () => {
    const lines: Piece[] = ["2031", "2032", "2033"].flatMap((year, at): Piece[] => [
      [year, 60, 150 + 38 * at, 27, 50],
      [`$${150 * (at + 1)}K`, 312, 150 + 38 * at, 27, 50],
      [`${10 * (at + 1)}`, 500, 150 + 38 * at, 27, 40],
    ]);
    const plan = page(1, [
      ["Financial projections", 48, 30, 44],
      ["Year", 60, 118, 16],
      ["Revenue", 312, 118, 16],
      ["Customers", 500, 118, 16],
      ...lines,
    ]);
    expect(told(plan)).toEqual(
      expect.arrayContaining(["revenue 150000 projection 2031", "customers 10 projection 2031"]),
    );
  });
});

describe("a card", () => {
  it("of a market is named by its head, whatever tells more of it", () => {
    const markets = page(1, [
      ["A large market", 40, 10, 40],
      ["TAM", 60, 100, 18],
      ["Boats of the world", 60, 120, 19],
      ["~$300B by", 60, 140, 28],
      ["2035", 60, 168, 28],
      ["SAM", 300, 100, 18],
      ["Harbours of the north", 300, 120, 19],
      ["$200–600M", 300, 140, 28],
    ]);
    expect(told(markets)).toEqual(expect.arrayContaining([expect.stringMatching(/^tam 3/), "sam 400000000 market"]));
  });

  it("goes on in the next line where its figure is too long for it", () => {
    const som = page(1, [
      ["THREE VIEWS OF THE MARKET", 40, 10, 32],
      ["The north", 500, 100, 15],
      ["$2.2M", 500, 118, 50],
      ["SOM", 500, 160, 50],
      ["over three years, all harbours", 500, 215, 15],
      ["Boats and crews that we serve already in this part of the coast", 40, 300, 15],
    ]);
    expect(told(som)).toContain("som 2200000 market");
  });

  it("does not get its words from the card beside it", () => {
    const cards = page(1, [
      ["Traction", 40, 10, 36],
      ["100+", 130, 80, 110, 210],
      ["2", 480, 80, 110, 50],
      ["Sailors taught", 180, 178, 22, 110],
      ["Partner schools", 450, 178, 22, 110],
    ]);
    const labels = readDossier(deck(cards)).all.map(({ label, quantity: { value } }) => `${value} ${label}`);
    expect(labels).toEqual(expect.arrayContaining(["100 Sailors taught", "2 Partner schools"]));
  });

  it("is named by what is not in brackets", () => {
    const one = page(1, [
      ["Market", 40, 10, 36],
      ["SAM", 60, 100, 24],
      ["Serviceable", 60, 124, 13, 120],
      ["€620 M", 60, 137, 28, 120],
      ["(north only)", 60, 166, 13, 120],
    ]);
    expect(told(one)).toContain("sam 620000000 market");
  });
});

it("counts an amount by the small line under it, and joins a range that was too long for its card", () => {
  const prices = page(1, [
    ["Business model", 40, 10, 36],
    ["Mooring services", 60, 100, 14],
    ["$3,000-", 60, 120, 30],
    ["15,000", 60, 148, 30],
    ["per setup", 60, 180, 15],
    ["Crew support", 300, 100, 14],
    ["$500-2,000", 300, 120, 30],
    ["per month", 300, 152, 15],
    ["Paid by harbours", 40, 260, 15],
    ["Billed by the ledger", 40, 290, 15],
    ["Free for crews", 40, 320, 15],
  ]);
  expect(told(prices)).toEqual(expect.arrayContaining(["price 9000 actual", "price 1250 actual"]));
});

it("leaves a line that says what it is to itself, whatever stands on its left", () => {
  const phases = page(1, [
    ["Roadmap", 40, 10, 36],
    ["Phase 2: the north", 40, 100, 18],
    ["Phase 3: the south", 380, 100, 18],
    ["Build case studies and testimonials", 40, 150, 14],
    ["Target: $500,000 ARR", 380, 150, 16],
  ]);
  expect(sure(phases).map(({ topic, quantity, subject }) => `${topic} ${quantity.value} ${subject}`)).toContain(
    "arr 500000 company",
  );
});

it("does not take the tariff of who moves the money for the company's price", () => {
  const fees = (line: string): Section =>
    page(1, [
      ["Business model", 40, 10, 30],
      ["Payments", 40, 100, 18],
      [line, 40, 130, 14],
    ]);
  expect(told(fees("Fee: 2.9% + $0.30 per transaction"))).toEqual([]);
  expect(told(fees("We charge merchants a fee of 2.9% + $0.30 per transaction"))).not.toEqual([]);
});
