import { describe, expect, it } from "vitest";
import type { Section } from "../../domain/document.ts";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { readDossier } from "./find.ts";

const COVER = page(1, [
  ["Nimbora", 200, 100, 40],
  ["Freight made simple", 200, 180, 16],
]);

const list = (title: string, ...lines: string[]): Section =>
  page(2, [[title, 40, 20, 30], ...lines.map((line, at): Piece => [line, 40, 90 + at * 24, 13])]);

const cards = (title: string, ...pairs: [string, string][]): Section =>
  page(2, [
    [title, 40, 20, 34],
    ...pairs.flatMap(([figure, caption], at): Piece[] => [
      [figure, 40 + at * 170, 150, 26],
      [caption, 40 + at * 170, 190, 12],
    ]),
  ]);

const table = (title: string, ...rows: string[][]): Section =>
  page(2, [
    [title, 40, 20, 30],
    ...rows.flatMap((row, down) => row.map((text, across): Piece => [text, 40 + across * 190, 80 + 26 * down, 12])),
  ]);

/** A table as a slide draws it: its cells touch, and each is as wide as its column. */
const drawn = (title: string, ...rows: string[][]): Section => ({
  ...page(2, [[title, 40, 20, 30]]),
  kind: "slide",
  rows: [
    ...page(2, [[title, 40, 20, 30]]).rows,
    ...rows.map((row, down) => ({
      table: true as const,
      cells: row.map((text, across) => ({
        text,
        box: { x: 40 + across * 200, y: 90 + down * 24, width: 200, height: 24 },
      })),
    })),
  ],
});

/** What is told, for sure, as the company's present. */
const claimed = (...sections: Section[]) =>
  readDossier(deck(COVER, ...sections))
    .all.filter(({ sureness, nature, subject }) => sureness >= 0.7 && nature === "actual" && subject === "company")
    .map(({ topic, quantity }) => `${topic ?? "-"} ${quantity.value}`);

it("takes an amount on a card for a price where the page is about prices, not where it is about the business", () => {
  const pair: [string, string][] = [["$278", "East Asia and Pacific"]];
  expect(claimed(cards("Our prices", ...pair))).toEqual(["price 278"]);
  expect(claimed(cards("Business model", ...pair)).filter((fact) => fact.startsWith("price"))).toEqual([]);
});

describe("figures beside what the company has", () => {
  it("leaves what is said under a plan's price to that plan", () => {
    const plans = page(2, [
      ["Our plans in detail", 40, 20, 30],
      ["Pro ($29/month)", 40, 90, 20],
      ["Gross margin: 81%", 40, 120, 13],
      ["Churn: 4%", 40, 144, 13],
    ]);
    expect(claimed(plans).filter((fact) => !fact.startsWith("price"))).toEqual([]);
    expect(claimed(list("Key metrics", "Gross margin: 81%", "Churn: 4%"))).toEqual(["gross_margin 81", "churn 4"]);
  });

  it("takes the size that begins a row for what the row is worked out for", () => {
    const sizes = table(
      "How the model works out",
      ["Volume", "Monthly revenue"],
      ["5,000 active users", "$40K"],
      ["50,000 active users", "$400K"],
    );
    expect(claimed(sizes).filter((fact) => fact.startsWith("mau"))).toEqual([]);
  });

  it("does not count followers on a network as users", () => {
    const followers = table("Traction", ["Network", "Members"], ["Telegram", "700"], ["Discord", "310"]);
    expect(claimed(followers)).toEqual([]);
  });

  it("does not state a figure that is only neared, or how many a plan allows", () => {
    expect(claimed(list("Growth", "Referrals bring CAC near $5"))).toEqual([]);
    expect(claimed(list("SaaS com receita recorrente", "até 3.500 pedidos"))).toEqual([]);
  });

  it("leaves the turnover a founder brought elsewhere to that firm", () => {
    expect(claimed(list("Team", "Took Fleetly to $12M ARR in four years"))).toEqual([]);
    expect(claimed(list("Quem faz", "Geriu uma equipe de 70 engenheiros na Portix"))).toEqual([]);
  });

  it("leaves what a customer spared to the customer", () => {
    expect(claimed(list("Casos de sucesso", "Poupou R$ 30k em vendas canceladas"))).toEqual([]);
  });

  it("leaves the multiples others were sold at to them", () => {
    expect(claimed(list("Estrategia de salida", "SaaS: 8x ARR"))).toEqual([]);
  });
});

describe("what lies ahead by its title or its column", () => {
  it("reads goals of so many months as goals, though the title counts", () => {
    expect(claimed(list("META 18 MESES (DEZ 2026)", "MRR: $52k", "Revenue: $610k"))).toEqual([]);
    const goals = page(2, [
      ["Where we stand", 40, 20, 30],
      ["METAS 18M", 40, 90, 20],
      ["$720k ARR", 40, 120, 13],
    ]);
    expect(claimed(goals)).toEqual([]);
    expect(claimed(list("Caminho direto para $8M ARR", "We sell to ports"))).toEqual([]);
  });

  it("reads a title that supposes, though it holds a figure", () => {
    expect(claimed(cards("If we win 1% of the ports", ["6,000", "customers"], ["$14M", "ARR"]))).toEqual([]);
    expect(claimed(cards("Se 3% dos portos aderirem", ["6.000", "clientes"], ["R$ 14M", "ARR"]))).toEqual([]);
    expect(claimed(cards("Traction", ["6,000", "customers"], ["$14M", "ARR"]))).toEqual([
      "customers 6000",
      "arr 14000000",
    ]);
  });

  it("keeps the columns of a slide's table apart: today's, and those at scale", () => {
    const rows = [
      ["", "Today", "At scale"],
      ["CAC", "$310", "$180"],
      ["LTV", "$4,100", "$6,500"],
    ];
    expect(claimed(drawn("Unit economics", ...rows))).toEqual(["cac 310", "ltv 4100"]);
    const escala = [["", "Atual", "Com escala"], ...rows.slice(1)];
    expect(claimed(table("Unit economics", ...escala))).toEqual(["cac 310", "ltv 4100"]);
    expect(claimed(table("Unit economics", ...rows))).toEqual(["cac 310", "ltv 4100"]);
  });

  it("keeps a competitor's column of a slide's table from the company", () => {
    const rows = [
      ["", "Nimbora", "Truckly", "Portal X"],
      ["ARR", "$0.5M", "$80M", "$9M"],
      ["Customers", "214", "35,000", "700"],
    ];
    expect(claimed(drawn("How we compare", ...rows))).toEqual(["arr 500000", "customers 214"]);
  });
});
