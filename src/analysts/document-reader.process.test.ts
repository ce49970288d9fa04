import { describe, expect, it } from "vitest";
import type { VerificationContext } from "../domain/context.ts";
import { buildVerificationContext } from "../dossier/build-context.ts";
import { makePdf } from "../testing/make-pdf.ts";
import { makeXlsx } from "../testing/make-xlsx.ts";
import { deckReader, modelReader } from "./document-reader.ts";

const deal = { name: "Acme", sector: null, stage: null };
const read = (context: VerificationContext) => deckReader.analyse({ context, deal, locale: "en" });
const deck = (...lines: string[]) => read({ deckExtracts: `Slide 1\n${lines.join("\n")}` });

describe("deckReader", () => {
  it("chooses no value where the deck contradicts itself", () => {
    const { findings, output } = deck("ARR December 2024: €500,000", "ARR December 2024: €800,000", "Customers: 84");
    expect(findings.map(({ metric }) => metric)).toEqual(["Number of customers"]);
    expect(output.gaps).toHaveLength(1);
    expect(output.gaps[0]).toMatchObject({ code: "conflicting_values", topic: "arr" });
    expect(output.gaps[0]?.message).toContain("€500,000");
    expect(output.gaps[0]?.message).toContain("€800,000");
  });

  it("quotes every passage that agrees, and prefers the exact one to a bound", () => {
    const { findings, output } = deck("More than 300 customers", "Customers: 312");
    expect(output.gaps).toEqual([]);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ value: 312, confidence: { score: 90 } });
    expect(findings[0]?.evidence.map(({ content }) => content)).toEqual(["Customers: 312", "More than 300 customers"]);
  });

  it("is less sure of what is printed as a bound", () => {
    expect(deck("More than 300 customers").findings[0]).toMatchObject({ value: 300, confidence: { score: 80 } });
  });

  it("tells the page's words with a figure that they do not name", () => {
    const claims = (line: string) => deck("Traction", line).findings.map(({ claim }) => claim);
    expect(claims("Secured partnership with 10 private clinics")).toEqual([
      "Number of customers: 10, according to Deck, slide 1: “Secured partnership with 10 private clinics”.",
    ]);
    expect(claims("€620M SAM: France, Italy, Spain").join()).not.toContain("Italy");
    expect(claims("312 paying customers")).toEqual(["Number of customers: 312, according to Deck, slide 1."]);
  });

  it("keeps definitions apart: paying and registered customers do not conflict", () => {
    const { findings, output } = deck("Paying customers: 84", "Registered customers: 1,200");
    expect(output.gaps).toEqual([]);
    expect(findings.map(({ value }) => value)).toEqual([84, 1_200]);
  });

  it("does not take a plan for today", () => {
    const { findings, output } = deck("Revenue 2027 (projected): €3,100,000");
    expect(findings).toEqual([]);
    expect(output.gaps[0]).toMatchObject({ code: "only_planned", topic: "revenue" });
  });

  it("does not say that nothing is there where prices and markets are", () => {
    const { output } = deck("Market", "European space market: €7.25 billion (2014)");
    expect(output.gaps.map(({ code }) => code)).not.toContain("nothing_read");
    expect(deck("Our story", "We met at school").output.gaps.map(({ code }) => code)).toContain("nothing_read");
  });

  it("quotes one value of a row of several years", async () => {
    const context = await buildVerificationContext({
      deck: makePdf([["Key figures", "\tFY2023 Actual\tFY2024 Actual", "Revenue\t€198,000\t€432,000"]]),
    });
    const [revenue] = read(context).findings;
    expect(revenue).toMatchObject({ value: 432_000, period: "2024" });
    expect(revenue?.evidence[0]?.content).toBe("Revenue €432,000");
  });

  it("says which page could not be read", async () => {
    const { dossier } = await buildVerificationContext({
      deck: makePdf([["MRR December 2024: €42,000"], ["Cash: €1"]]),
    });
    const [document] = dossier?.documents ?? [];
    if (dossier === undefined || document === undefined) throw new Error("the deck was not read");
    const [first, second] = document.sections;
    const blocked = { ...second, issues: [{ code: "no_text_layer", level: "blocking", detail: {} }] };
    const damaged = { ...document, sections: [first, blocked] } as typeof document;
    const { output, findings } = read({ dossier: { ...dossier, documents: [damaged] } });
    expect(findings.map(({ metric }) => metric)).toEqual(["MRR"]);
    expect(output.gaps.map(({ code, places }) => [code, places])).toEqual([
      ["page_unreadable", [`${document.name}, 2`]],
    ]);
  });

  it("says that a damaged deck is there and unreadable", async () => {
    const deckBytes = new TextEncoder().encode("%PDF-1.7 nothing more");
    const { output } = read(await buildVerificationContext({ deck: deckBytes }));
    expect(output.gaps.map(({ code }) => code)).toEqual(["document_unreadable"]);
  });
});

describe("modelReader", () => {
  const analyse = async (rows: Parameters<typeof makeXlsx>[0][number]["rows"]) =>
    modelReader.analyse({
      context: await buildVerificationContext({ financialModel: makeXlsx([{ name: "P&L", rows }]) }),
      deal,
      locale: "en",
    });

  it("does not guess which of several years has happened", async () => {
    const { findings, output } = await analyse([
      ["€", "2023", "2024", "2025"],
      ["Revenue", 100, 200, 300],
    ]);
    expect(findings).toEqual([]);
    expect(output.gaps[0]).toMatchObject({ code: "period_unknown", topic: "revenue" });
    expect(output.gaps[0]?.message).toContain("2023, 2024, 2025");
  });

  it("does not take the word of a cell that its own formula contradicts", async () => {
    const { findings } = await analyse([
      ["€", "FY2023 Actual", "FY2024 Actual"],
      ["Revenue", 100_000, 240_000],
      ["COGS", 30_000, 60_000],
      ["Gross margin", { v: 0.7, f: "1-B3/B2", z: "0%" }, { v: 0.9, f: "1-C3/C2", z: "0%" }],
    ]);
    const margin = findings.find(({ metric }) => metric === "Gross margin");
    expect(margin).toMatchObject({ value: 70, period: "2023" });
    expect(findings.find(({ metric }) => metric === "Revenue")?.confidence.score).toBe(90);
  });
});
