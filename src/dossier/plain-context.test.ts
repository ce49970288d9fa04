import { describe, expect, it } from "vitest";
import { dossierOf } from "./plain-context.ts";
import { resolveReference } from "./references.ts";

const context = {
  deckExtracts: "Slide 7\nTeam of 12\n\nSlide 8\nMRR décembre 2024 : 42 000 €",
  financialModelExtracts: "Onglet Revenue, Ligne 12: ARR 507 000 €\nOnglet P&L, Ligne 8: COGS 142 000 €",
  contextEngineData: { crunchbase: { fundingHistory: [{ amount: 2_000_000 }] } },
  fundingDbData: { comparables: [{ name: "B", multiple: 7 }] },
};

describe("dossierOf", () => {
  it("addresses plain strings by their markers and data by its paths", () => {
    const dossier = dossierOf(context);
    expect(dossier.coverage).toBe("normal");
    expect(dossier.documents.map(({ id, source }) => [id, source])).toEqual([
      ["deck", "deck"],
      ["financial_model", "financial_model"],
      ["context_engine", "context_engine"],
      ["funding_db", "funding_db"],
    ]);
    expect(resolveReference(dossier, "deck", "Slide 8")).toEqual({
      kind: "places",
      addresses: [{ kind: "slide", document: "deck", page: 8 }],
    });
    expect(resolveReference(dossier, "deck", "Slide 12")).toEqual({ kind: "missing", reason: "no_such_page", last: 8 });
    expect(resolveReference(dossier, "financial_model", "Onglet Revenue, Ligne 12")).toEqual({
      kind: "places",
      addresses: [{ kind: "cell", document: "financial_model", sheet: "Revenue", row: 12 }],
    });
    expect(resolveReference(dossier, "context_engine", "contextEngine.crunchbase.fundingHistory[0].amount")).toEqual({
      kind: "places",
      addresses: [{ kind: "path", document: "context_engine", path: "crunchbase.fundingHistory[0].amount" }],
    });
    expect(resolveReference(dossier, "funding_db", "fundingDb.comparables[0].multiple")).toMatchObject({
      kind: "places",
    });
  });

  it("is made once, and again when a part is replaced", () => {
    const changing = { ...context };
    const first = dossierOf(changing);
    expect(dossierOf(changing)).toBe(first);
    changing.deckExtracts = "Slide 1\nOther";
    expect(dossierOf(changing)).not.toBe(first);
  });

  it("finds rows of a sheet whose lines bear no numbers by looking in the whole sheet", () => {
    const dossier = dossierOf({ financialModelExtracts: "Onglet P&L\nRevenue : 507 000 €\nCOGS : 142 000 €" });
    expect(resolveReference(dossier, "financial_model", "Onglet P&L, Ligne 8")).toMatchObject({ kind: "places" });
  });

  it("knows how far its sources carry", () => {
    expect(dossierOf({}).coverage).toBe("none");
    expect(dossierOf({ deckExtracts: "   " }).coverage).toBe("none");
    expect(dossierOf({ fundingDbData: context.fundingDbData }).coverage).toBe("secondary_only");
    expect(resolveReference(dossierOf({}), "deck", "Slide 8")).toEqual({ kind: "unavailable" });
  });

  it("sets data aside that cannot be written as JSON", () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const dossier = dossierOf({ deckExtracts: "Slide 1\nText", contextEngineData: circular });
    expect(dossier.unreadable).toMatchObject([{ id: "context_engine", code: "bad_json" }]);
    expect(resolveReference(dossier, "context_engine", "crunchbase.name")).toEqual({ kind: "unavailable" });
  });

  it("returns the dossier of a context built from files untouched", () => {
    const dossier = { documents: [], unreadable: [], coverage: "none" as const };
    expect(dossierOf({ dossier })).toBe(dossier);
  });
});
