import { describe, expect, it } from "vitest";
import type { ExtractionIssue, Section, SourceDocument } from "../domain/document.ts";
import type { UnreadableDocument } from "../domain/dossier.ts";
import { coverageOf } from "./coverage.ts";

const row = { cells: [{ text: "text" }] };
const section = (more: Partial<Section> = {}): Section => ({
  kind: "page",
  number: 1,
  rows: [row],
  hiddenRows: [],
  issues: [],
  ...more,
});
const document = (source: SourceDocument["source"], sections: Section[]): SourceDocument => ({
  id: source,
  name: source,
  source,
  format: "pdf",
  language: null,
  sections,
  issues: [],
});
const blocking: ExtractionIssue = { code: "no_text_layer", level: "blocking", detail: {}, section: 1 };
const lost: UnreadableDocument = { id: "m", name: "m", source: "financial_model", code: "file_damaged", message: "" };

describe("coverageOf", () => {
  it.each<[string, SourceDocument[], UnreadableDocument[], string]>([
    ["a readable deck", [document("deck", [section()])], [], "normal"],
    ["speaker notes", [document("deck", [section({ hiddenRows: [{ ...row, hidden: "notes" }] })])], [], "normal"],
    ["hidden rows", [document("deck", [section({ hiddenRows: [{ ...row, hidden: "tiny" }] })])], [], "partial"],
    ["a picture among pages", [document("deck", [section(), section({ issues: [blocking] })])], [], "partial"],
    ["a model that is damaged", [document("deck", [section()])], [lost], "partial"],
    ["pictures only", [document("deck", [section({ issues: [blocking] })])], [], "none"],
    [
      "pictures and a database",
      [document("deck", [section({ issues: [blocking] })]), document("funding_db", [section()])],
      [],
      "secondary_only",
    ],
    ["an empty deck", [document("deck", [section({ rows: [] })])], [], "none"],
    ["nothing", [], [lost], "none"],
  ])("%s", (_, documents, unreadable, expected) => expect(coverageOf(documents, unreadable)).toBe(expected));
});
