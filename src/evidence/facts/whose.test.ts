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
    [title, 40, 20, 30],
    ...pairs.flatMap(([figure, caption], at): Piece[] => [
      [figure, 40 + at * 170, 150, 28],
      [caption, 40 + at * 170, 190, 12],
    ]),
  ]);

const table = (title: string, ...rows: string[][]): Section =>
  page(2, [
    [title, 40, 20, 30],
    ...rows.flatMap((row, down) => row.map((text, across): Piece => [text, 40 + across * 130, 80 + 26 * down, 12])),
  ]);

/** What is told, for sure, as the company's present. */
const claimed = (...sections: Section[]) =>
  readDossier(deck(COVER, ...sections))
    .all.filter(({ sureness, nature, subject }) => sureness >= 0.7 && nature === "actual" && subject === "company")
    .map(({ topic, quantity }) => `${topic ?? "-"} ${quantity.value}`);

it("dates a figure by the quarter over it and the year in its name", () => {
  const chart = table("Growth", ["", "Q3", "Q4"], ["Quarterly revenue 2024", "€185k", "€237k"]);
  expect(
    readDossier(deck(COVER, chart))
      .all.filter(({ topic }) => topic === "revenue")
      .map(({ quantity, period }) => `${quantity.value} ${period}`),
  ).toEqual(["185000 2024-Q3", "237000 2024-Q4"]);
});

describe("somebody else's figures", () => {
  it("leaves what founders did elsewhere to them, whatever the page is called", () => {
    expect(
      claimed(
        list("Why us", "Ana Lima, CEO: grew ARR from $2M to $20M at Fleetly", "Ex-Cargo, scaled to 400 employees"),
      ),
    ).toEqual([]);
    expect(claimed(list("Why us", "Our CEO previously sold a company with 2M users"))).toEqual([]);
  });

  it("hears a customer's «we» in a quotation as the customer's", () => {
    expect(claimed(list("What they say", "“We doubled our sales to $4M with it” — CFO, Bolt Shoes"))).toEqual([]);
    expect(claimed(list("What we did", "We doubled our sales to $4M"))).toEqual(["revenue 4000000"]);
  });

  it("knows a sentence about another firm by its name, and its own by the cover", () => {
    expect(claimed(list("The space", "Truckly raised $150M and has 120,000 customers"))).toEqual([]);
    expect(claimed(list("The space", "Nimbora has 120 customers"))).toEqual(["customers 120"]);
  });

  it("takes the figures behind a name for those of who bears it", () => {
    expect(claimed(list("A new layer", "Truckly Fleet Cloud: 70K+ customers, $9B revenue (~$125K ACV)"))).toEqual([]);
    expect(claimed(list("A new layer", "Key Metrics: 70 customers, $9M revenue"))).toContain("customers 70");
  });

  it("is not sure of a figure among words in letters it does not read", () => {
    expect(claimed(list("Business model", "Рост за год: $46,000 MRR"))).toEqual([]);
    expect(claimed(list("Business model", "Now: $46,000 MRR"))).toEqual(["mrr 46000"]);
  });

  it("does not take a metric at the head of its sentence for a firm", () => {
    expect(claimed(list("Traction", "ARR reached €504k in 2025"))).toEqual(["arr 504000"]);
  });

  it("leaves to those it serves what they earn and employ", () => {
    expect(claimed(list("Customers", "Our customers’ combined revenue: $840M"))).toEqual([]);
    expect(claimed(list("Clients", "Chiffre d’affaires cumulé de nos clients : 840 M€"))).toEqual([]);
    expect(claimed(list("Clientes", "Receita combinada dos nossos clientes: R$ 840 milhões"))).toEqual([]);
    expect(claimed(list("Results", "Revenue from our customers: $840k"))).toEqual(["revenue 840000"]);
  });

  it("takes the customers of partners for the partners'", () => {
    expect(claimed(list("Our partners", "BankCo: 2M customers"))).toEqual([]);
  });

  it("does not take a country or a Portuguese article for «us»", () => {
    expect(claimed(list("Why now", "In the US, 72% of companies use paper", "3.5M users in the US"))).toEqual([]);
    expect(claimed(list("O problema", "92% dos hospitais nos EUA usam papel"))).toEqual([]);
  });

  it("takes nothing from the page of the problem for the company's", () => {
    expect(
      claimed(cards("The Problem", ["$4,500", "customer acquisition cost"], ["45 days", "payment delay"])),
    ).toEqual([]);
  });

  it("takes the average of a trade for the trade's", () => {
    expect(claimed(list("Key figures", "Average SaaS churn: 5%", "Churn: 2%"))).toEqual(["churn 2"]);
  });
});

describe("figures of firms like the customers", () => {
  it("are theirs beside firms at large, of one place, or under the heading of a case", () => {
    expect(claimed(list("Who we serve", "SMEs with 50 employees", "Revenue of $300K per store"))).toEqual([]);
    expect(claimed(cards("ROI for a typical customer", ["$1.4M", "Revenue"], ["8", "Team members"]))).toEqual([]);
    expect(claimed(list("Cas d'usage", "Un panier moyen de 85 €"))).toEqual([]);
  });

  it("are the sellers' on a page of acquisitions", () => {
    expect(claimed(table("Recent M&A", ["Target", "Valuation"], ["Fleetly", "$1.2B"], ["Cargoz", "$400M"]))).toEqual(
      [],
    );
  });
});

describe("what could be", () => {
  it("does not take what a sum comes to for what there is", () => {
    expect(claimed(list("Numbers", "1,500 customers x $1,200 = $1.8M ARR")).join()).not.toContain("arr");
  });

  it("tells what a product can bear from what it bears", () => {
    expect(claimed(list("Our platform", "Supports 10K users", "Scales to 500,000 customers"))).toEqual([]);
    expect(claimed(list("Our platform", "Used by 400 customers"))).toEqual(["customers 400"]);
  });

  it("counts what follows the number, not what else the line mentions", () => {
    expect(claimed(list("Design", "Client SDK in 5 languages", "3 levels of client cache")).join()).not.toContain(
      "customers",
    );
  });
});

describe("plans", () => {
  it("reads a column that looks months ahead as a plan", () => {
    expect(claimed(table("Traction", ["Metric", "Today", "In 12 months"], ["MRR", "$8K", "$60K"]))).toEqual([
      "mrr 8000",
    ]);
  });

  it.each([
    "With this round",
    "Growth strategy",
    "Ambition 2028",
    "Où nous serons dans 3 ans",
    "Go-to-market",
    "Our plan",
  ])("does not take what stands under «%s» for the present", (title) =>
    expect(claimed(cards(title, ["500", "Customers"], ["$1.5M", "ARR"])).join()).not.toMatch(/[a-z]/),
  );

  it("takes a phase for a plan", () => {
    expect(claimed(list("Rollout", "Phase 2: 100 clients", "Phase 3: $5M ARR"))).toEqual([]);
  });

  it("takes what is needed for a plan", () => {
    expect(claimed(list("Financials", "Need $40K MRR to be profitable"))).toEqual([]);
  });

  it("knows how many a firm employs where it tells how it earns", () => {
    expect(claimed(list("Modelo de negócio", "Número de funcionários: 58"))).toEqual(["headcount 58"]);
  });

  it("is the company's under a heading that names it beside the team", () => {
    expect(claimed(COVER, list("Customers and team", "160 paying customers at the end of 2024"))).toHaveLength(1);
  });
});
