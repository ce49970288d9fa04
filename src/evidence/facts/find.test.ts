import { describe, expect, it } from "vitest";
import type { Cell, Row } from "../../domain/document.ts";
import { factsAbout, findFacts } from "./find.ts";
import { document, dossier, row, said, section } from "./testing/rows.ts";

describe("facts of slides and pages", () => {
  const tile = (text: string, x: number, y: number, height: number): Cell => ({
    text,
    box: { x, y, width: 120, height },
  });

  it("reads big numbers with their captions, below or above", () => {
    const rows: Row[] = [
      { cells: [tile("42 K€", 50, 100, 40), tile("504 K€", 250, 100, 40), tile("340", 450, 100, 40)] },
      { cells: [tile("MRR", 50, 145, 14), tile("ARR", 250, 145, 14), tile("clients", 450, 145, 14)] },
      { cells: [tile("Runway", 50, 300, 14)] },
      { cells: [tile("18 mois", 50, 318, 40)] },
    ];
    const facts = findFacts(dossier(document("deck", [section("slide", rows, { number: 8 })])));
    expect(said(facts)).toEqual([
      ["mrr", 42_000, undefined],
      ["arr", 504_000, undefined],
      ["customers", 340, undefined],
      ["runway", 18, undefined],
    ]);
    expect(facts[0]?.address).toMatchObject({ kind: "slide", document: "deck", page: 8 });
  });

  it("reads stacked numbers and captions without places", () => {
    const rows = ["42 K€", "MRR", "504 K€", "ARR"].map((text): Row => ({ cells: [{ text }] }));
    expect(said(findFacts(dossier(document("deck", [section("slide", rows)]))))).toEqual([
      ["mrr", 42_000, undefined],
      ["arr", 504_000, undefined],
    ]);
  });

  it("gives one caption to one number only", () => {
    const rows: Row[] = [
      { cells: [tile("42 K€", 50, 100, 40)] },
      { cells: [tile("MRR", 50, 142, 14)] },
      { cells: [tile("90 K€", 50, 175, 40)] },
    ];
    expect(said(findFacts(dossier(document("deck", [section("slide", rows)]))))).toEqual([["mrr", 42_000, undefined]]);
  });

  it("does not reach over a nearer caption", () => {
    const rows: Row[] = [
      { cells: [tile("42 K€", 50, 100, 40)] },
      { cells: [tile("per partner", 50, 142, 14)] },
      { cells: [tile("MRR", 50, 160, 14)] },
    ];
    expect(said(findFacts(dossier(document("deck", [section("slide", rows)]))))).toEqual([]);
  });

  it("never takes what a reader does not see, nor what cannot be read", () => {
    const visible: Row = { cells: [{ text: "MRR: 42 K€" }] };
    const hidden: Row = { cells: [{ text: "ARR: 900 K€" }], hidden: "background_colour" };
    const garbled = { code: "garbled_text", level: "blocking", detail: {} } as const;
    const facts = findFacts(
      dossier(
        document("deck", [
          section("slide", [visible], { hiddenRows: [hidden] }),
          section("slide", [visible], { number: 2, hidden: "hidden_slide" }),
          section("slide", [visible], { number: 3, issues: [garbled] }),
        ]),
      ),
    );
    expect(facts.map(({ topic, address }) => [topic, address])).toEqual([
      ["mrr", { kind: "slide", document: "deck", page: 1 }],
    ]);
  });
});

describe("facts of databases", () => {
  const leaf = (path: string, value: string | number, header?: string): Row => ({
    cells: [
      { text: path.replaceAll(".", " ") },
      { text: String(value), value, ...(header === undefined ? {} : { header }) },
    ],
    path,
    table: true,
  });
  const json = (...rows: Row[]) =>
    dossier(document("context_engine", [section("json", rows)], { format: "json", language: null }));

  it("reads the company's own leaves, with currency and period", () => {
    const facts = findFacts(
      json(
        leaf("linkedIn.companySize", 25),
        leaf("dealroom.valuation.amount", 7_500_000),
        leaf("dealroom.valuation.currency", "eur"),
        leaf("crunchbase.totalFundingUsd", 1_200_000),
        leaf("metrics.grossMargin", 0.72),
        leaf("history[0].revenue", 300_000, "2023"),
        leaf("financials.2024.revenue", 507_000),
      ),
    );
    expect(said(facts)).toEqual([
      ["headcount", 25, undefined],
      ["valuation", 7_500_000, undefined],
      ["total_funding", 1_200_000, undefined],
      ["gross_margin", 72, undefined],
      ["revenue", 300_000, "2023"],
      ["revenue", 507_000, "2024"],
    ]);
    expect(facts.map(({ quantity }) => quantity.currency)).toEqual([
      undefined,
      "EUR",
      "USD",
      undefined,
      undefined,
      undefined,
    ]);
    expect(facts[1]?.address).toEqual({ kind: "path", document: "context_engine", path: "dealroom.valuation.amount" });
  });

  it("does not take other companies' values for the company's", () => {
    const facts = findFacts(
      json(
        leaf("dealroom.competitors[0].valuation", 5e6),
        leaf("comparables[2].arrMultiple", 12),
        leaf("benchmarks[0].churn", 3),
        leaf("crunchbase.fundingHistory[0].amount", 400_000, "2022"),
      ),
    );
    expect(facts).toEqual([]);
  });
});

describe("findFacts and factsAbout", () => {
  const both = dossier(
    document("financial_model", [
      section(
        "sheet",
        [
          row("ARR", [
            ["2024", { text: "507 000 €", value: 507_000 }],
            ["2026E", { text: "4 200 000 €", value: 4_200_000 }],
          ]),
        ],
        { name: "Revenue" },
      ),
    ]),
    document("deck", [section("slide", [{ cells: [{ text: "ARR 2024: 504 K€" }] }])]),
  );

  it("puts the higher source first and remembers what it read", () => {
    expect(findFacts(both, "arr").map(({ source }) => source)).toEqual(["deck", "financial_model", "financial_model"]);
    expect(findFacts(both, "arr")[0]).toBe(findFacts(both)[0]);
    expect(findFacts(both, "mrr")).toEqual([]);
  });

  it("filters by period, definition and source", () => {
    const values = (filter: Parameters<typeof factsAbout>[2]) =>
      factsAbout(both, "arr", filter).map(({ quantity }) => quantity.value);
    expect(values({ period: "2024" })).toEqual([504_000, 507_000]);
    expect(values({ period: "2026" })).toEqual([4_200_000]);
    expect(values({ basis: { nature: "actual" } })).toEqual([504_000, 507_000]);
    expect(values({ source: "deck" })).toEqual([504_000]);
  });
});
