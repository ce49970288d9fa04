import { expect, it } from "vitest";
import type { SectionCard } from "../domain/document.ts";
import type { EvidenceItem } from "../domain/resolution.ts";
import type { Fact } from "../evidence/facts/fact.ts";
import type { Witness } from "../evidence/witness.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { isAbout } from "./relevance.ts";

const item = (passage: string): EvidenceItem => ({
  source: "deck",
  rank: "primary",
  reference: "Deck, page 4",
  passage,
  value: null,
  addresses: [{ kind: "page", document: "deck", page: 4 }],
});

it("a passage is about what it names, however short the name", () => {
  const silent: Partial<Witness> = { sectionAt: () => undefined, says: () => [] };
  const about = (passage: string) => isAbout(item(passage), topicById("nrr") ?? null, "NRR", silent as Witness);
  expect(about("NRR 121.2%")).toBe(true);
  expect(about("83 paying customers")).toBe(false);
});

it("a count that is neither good nor bad bears out no judgement, and words beside it may", () => {
  const says = (label: string, passage: string) => ({ topic: "headcount", label, passage }) as Fact;
  const facts = [
    says("Team headcount", "Team headcount: 24 employees"),
    says("Team of engineers", "Our team of 24 engineers built payments before"),
  ];
  const page: SectionCard = { kind: "page", number: 4, issues: [] };
  const witness: Partial<Witness> = { sectionAt: () => page, linesOn: () => [], says: () => facts };
  const about = (passage: string) =>
    isAbout(item(passage), topicById("team_quality") ?? null, "Team quality", witness as Witness);
  expect(about("Team headcount: 24 employees")).toBe(false);
  expect(about("Our team of 24 engineers built payments before")).toBe(true);
});
