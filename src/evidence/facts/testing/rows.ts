import type { Cell, Row, Section, SourceDocument } from "../../../domain/document.ts";
import type { Dossier } from "../../../domain/dossier.ts";
import type { findFacts } from "../find.ts";

/** A page, slide or sheet of these rows. */
export function section(kind: Section["kind"], rows: Row[], more: Partial<Section> = {}): Section {
  return { kind, number: 1, rows, hiddenRows: [], issues: [], ...more };
}

/** A document of one source. */
export function document(
  source: SourceDocument["source"],
  sections: Section[],
  more: Partial<SourceDocument> = {},
): SourceDocument {
  return { id: source, name: source, format: "pdf", source, language: "en", sections, issues: [], ...more };
}

/** The documents of a deal. */
export function dossier(...documents: SourceDocument[]): Dossier {
  return { documents, unreadable: [], coverage: "normal" };
}

/** A row of a table: the label, then values under their headings. */
export function row(
  label: string,
  values: [header: string, cell: Partial<Cell> & { text: string }][],
  number = 1,
): Row {
  const cells = values.map(([header, cell], at) => ({
    ref: `${"BCDEFG"[at]}${number}`,
    ...(header === "" ? {} : { header }),
    ...cell,
  }));
  return { cells: [{ text: label, ref: `A${number}` }, ...cells], number, table: true };
}

export function sheet(rows: Row[], name = "Revenue"): Dossier {
  return dossier(document("financial_model", [section("sheet", rows, { name })], { format: "xlsx" }));
}

/** What was read for sure: topic, value, period. */
export const said = (facts: ReturnType<typeof findFacts>) =>
  facts.filter(({ sureness }) => sureness >= 0.7).map(({ topic, quantity, period }) => [topic, quantity.value, period]);
