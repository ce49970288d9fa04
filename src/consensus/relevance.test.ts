import { expect, it } from "vitest";
import type { EvidenceItem } from "../domain/resolution.ts";
import type { Witness } from "../evidence/witness.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { isAbout } from "./relevance.ts";

it("a passage is about what it names, however short the name", () => {
  const silent: Partial<Witness> = { sectionAt: () => undefined, says: () => [] };
  const item = (passage: string): EvidenceItem => ({
    source: "deck",
    rank: "primary",
    reference: "Deck, page 4",
    passage,
    value: null,
    addresses: [],
  });
  const about = (passage: string) => isAbout(item(passage), topicById("nrr") ?? null, "NRR", silent as Witness);
  expect(about("NRR 121.2%")).toBe(true);
  expect(about("83 paying customers")).toBe(false);
});
