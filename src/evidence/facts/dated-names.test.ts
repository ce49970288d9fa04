import { describe, expect, it } from "vitest";
import type { Dossier } from "../../domain/dossier.ts";
import { buildVerificationContext } from "../../dossier/build-context.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { factSheet } from "../fact-sheet.ts";
import { dateOf } from "./deck-date.ts";
import { readDossier } from "./find.ts";

const deckOf = (...lines: string[]): Dossier => dossierOf({ deckExtracts: lines.join("\n") });

/** "topic value period nature" of every figure that is surely read. */
const read = (...lines: string[]) =>
  readDossier(deckOf(...lines))
    .all.filter(({ sureness }) => sureness >= 0.7)
    .map(({ topic, quantity, period, nature }) => `${topic} ${quantity.value} ${period} ${nature}`);

describe("a name and the day it is told for", () => {
  it.each([
    ["Cash at bank, 31 December: €412,000", "cash 412000 undefined actual"],
    ["Cash at bank, 31 December 2025: €412,000", "cash 412000 2025-12-31 actual"],
    ["Net cash, end of December: €412,000", "cash 412000 undefined actual"],
    ["Cash as of December 31: $412,000", "cash 412000 undefined actual"],
    ["Trésorerie au 31 décembre : 412 000 €", "cash 412000 undefined actual"],
    ["Saldo em caixa, 31 de dezembro de 2025: R$ 412.000", "cash 412000 2025-12-31 actual"],
    ["ARR févr. 2026 : 960 000 €", "arr 960000 2026-02 actual"],
    ["ARR Dec. 2025: €960,000", "arr 960000 2025-12 actual"],
  ])("%s", (line, expected) => {
    expect(read("Slide 1", "Nimbora", "Slide 2", "Traction", line)).toEqual([expected]);
  });
});

describe("a figure and a time that is another's", () => {
  it("is not dated by the brackets behind it, which have a figure of their own", () => {
    const [now = "", later] = read("Slide 1", "Nimbora", "Retention", "Annual churn: 10% (improving to 7% by Year 5)");
    expect(now).toContain("churn 10 undefined");
    expect(later).toBe("churn 7 Y5 projection");
  });

  it("is not of today in columns whose heads are not seen", async () => {
    const box = async (line: string) => {
      const text = `# Nimbora\n\n## Financials\n\n\`\`\`\n│  FINANCIALS (3 years)        │\n├────┤\n│  ${line}   │\n└────┘\n\`\`\``;
      const deck = { bytes: new TextEncoder().encode(text), name: "deck.md" };
      const { facts } = factSheet(await buildVerificationContext({ deck }));
      return facts.filter(({ sure }) => sure).map(({ topic, value }) => `${topic} ${value}`);
    };
    expect(await box("Runway       12-18 mths  18+ mths   self-sustaining")).toEqual([]);
    expect(read("# Nimbora", "", "- Runway       14 months")).toEqual(["runway 14 undefined actual"]);
    expect(read("# Nimbora", "", "- ARR 2024       €504,000")).toEqual(["arr 504000 2024 actual"]);
  });

  it("is not dated by the last line of the table above it", () => {
    const lines: Piece[] = [
      ["Return scenarios", 40, 30, 26],
      ["Exit year", 40, 70, 12],
      ["Exit valuation", 300, 70, 12],
      ["Year 3", 40, 90, 12],
      ["$30M", 300, 90, 12],
      ["Year 5", 40, 110, 12],
      ["$300M", 300, 110, 12],
      ["TAM: $50B harbour market", 40, 140, 13],
    ];
    const tam = readDossier(deck(page(1, lines))).all.filter(({ topic }) => topic === "tam");
    expect(tam.map(({ period }) => period)).toEqual([undefined]);
  });

  it("is of a quarter of the year that stands over it, planned where that is one of the plan's", () => {
    const table = ["| Metric | Q1 | Q2 |", "|---|---|---|", "| Gross profit | $131K | $197K |"];
    const under = (heading: string) => read("# Nimbora", "", `## ${heading}`, "", ...table);
    expect(under("2024 as it was")).toEqual([
      "gross_profit 131000 2024-Q1 actual",
      "gross_profit 197000 2024-Q2 actual",
    ]);
    expect(under("Year 2 (2027): more cities")).toEqual([
      "gross_profit 131000 2027-Q1 projection",
      "gross_profit 197000 2027-Q2 projection",
    ]);
  });
});

describe("the date of a deck", () => {
  it.each([
    ["Nimbora\nInvestor deck, February 2026", "2026-02"],
    ["Nimbora\nMarch 2026", "2026-03"],
    ["Nimbora\nARR: $400,000 (December 2024)", null],
    ["Nimbora\nPilot signed: May 2025", null],
    ["Nimbora\nIn January 2025, 40% of firms failed", null],
  ])("%s", (cover, expected) => {
    const [document] = deckOf("Slide 1", cover, "Slide 2", "Problem").documents;
    expect(document === undefined ? undefined : dateOf(document)).toBe(expected);
  });

  it("is not what an earlier figure is told for: the later one is no plan", () => {
    const said = read("Slide 1", "Traction", "ARR: $960,000 (February 2026)", "ARR: $400,000 (December 2024)");
    expect(said).toContain("arr 960000 2026-02 actual");
  });

  it("may be a copyright of the year before, among what was reached and not among plans", () => {
    const arr = (page: string) =>
      read("Slide 1", "Nimbora", "© 2025 Nimbora", "Slide 2", page, "ARR: $960,000 (February 2026)");
    expect(arr("Traction")).toEqual(["arr 960000 2026-02 actual"]);
    expect(arr("Financial projections")).toEqual(["arr 960000 2026-02 projection"]);
  });
});
