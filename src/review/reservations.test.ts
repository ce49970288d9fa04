import { expect, it } from "vitest";
import type { HiddenReason, Section, SourceDocument } from "../domain/document.ts";
import { Witness } from "../evidence/witness.ts";
import { firstGapIn } from "./reservations.ts";

const gapIn = (document: SourceDocument) => {
  const witness = new Witness({ dossier: { documents: [document], unreadable: [], coverage: "normal" } });
  return firstGapIn(witness.dossier.documents, witness, "en");
};

const page = (number: number, more: Partial<Section> = {}): Section => ({
  kind: "page",
  number,
  rows: [{ cells: [{ text: "Revenue 2024: 1.2 M€" }] }],
  hiddenRows: [],
  issues: [],
  ...more,
});

const pdf = (sections: Section[], issues: SourceDocument["issues"] = []): SourceDocument => ({
  id: "deck.pdf",
  name: "deck.pdf",
  format: "pdf",
  source: "deck",
  language: "en",
  sections,
  issues,
});

const hiding = (hidden: HiddenReason) => page(2, { hiddenRows: [{ cells: [{ text: "Churn 9 %" }], hidden }] });

it("names what could not be read or is kept from a reader, and nothing that is merely good to know", () => {
  const unnumbered = { code: "numbers_not_printed", level: "warning", detail: {} } as const;
  expect(gapIn(pdf([page(1)], [unnumbered]))).toBeNull();
  expect(gapIn(pdf([page(1), hiding("notes")], [unnumbered]))).toBeNull();
  expect(gapIn(pdf([page(1), hiding("background_colour")], [unnumbered]))).toContain("deck.pdf, Page 2");
  expect(gapIn(pdf([page(1), hiding("hidden_row")]))).toContain("“Churn 9 %”");
});
