import { describe, expect, it } from "vitest";
import type { Address } from "../domain/address.ts";
import type { EvidenceItem, PositionRecord, Resolution } from "../domain/resolution.ts";
import { documentsOf } from "./rests-on.ts";

const at = (document: string): Address => ({ kind: "page", document, page: 1 });
const cited = (source: string, place?: Address): PositionRecord["citations"][number] => ({
  source,
  reference: "Slide 1",
  status: place === undefined ? "phantom" : "verified",
  explanation: "",
  ...(place !== undefined && { at: place }),
});
const says = (source: string, documents: string[], calculation?: string): EvidenceItem => ({
  source,
  rank: "primary",
  reference: "",
  passage: "",
  value: 1,
  addresses: documents.map(at),
  ...(calculation !== undefined && { calculation }),
});
const verdict = (more: Partial<PositionRecord>): Pick<Resolution, "evidence"> => ({
  evidence: [{ agentName: "a", findingId: "f", citations: [], calculations: [], support: [], against: [], ...more }],
});

describe("what a verdict rests on", () => {
  it("is where its citations stand and what speaks for or against", () => {
    const rests = verdict({
      citations: [cited("deck", at("deck.pdf"))],
      support: [says("financial_model", ["model.xlsx"])],
      against: [says("context_engine", ["context.json"])],
    });
    expect(documentsOf([rests])).toEqual([["context.json", "deck.pdf", "model.xlsx"]]);
  });

  it("is also the document in which a citation was not found, as another verdict knows it", () => {
    const found = verdict({ support: [says("deck", ["deck.pdf"]), says("deck", ["model.xlsx"], "42 × 12 = 504")] });
    const missed = verdict({ citations: [cited("deck")], support: [says("financial_model", ["model.xlsx"])] });
    expect(documentsOf([found, missed])[1]).toEqual(["deck.pdf", "model.xlsx"]);
  });

  it("is any document where nothing was found, or nobody knows where it should have been", () => {
    expect(documentsOf([verdict({})])).toEqual([["*"]]);
    expect(documentsOf([verdict({ citations: [cited("funding_db")] })])).toEqual([["*"]]);
    expect(documentsOf([verdict({ citations: [cited("inference"), cited("deck", at("d"))] })])).toEqual([["d"]]);
  });
});
