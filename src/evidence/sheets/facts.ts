import type { Section, SourceDocument } from "../../domain/document.ts";
import type { Fact, NotUnderstood } from "../../domain/fact.ts";
import { addressOfRow } from "../../dossier/row-address.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { readSheet } from "./read-sheet.ts";

/** The figures of a sheet: all that were understood, those of them that may decide something, and the cells nothing names. */
interface SheetFacts {
  facts: Omit<Fact, "id">[];
  evidence: Set<Omit<Fact, "id">>;
  notUnderstood: NotUnderstood[];
}

/**
 * The facts of a sheet, one per number that has a name. A part, a scenario, a result nobody could check is listed and is
 * no evidence. Null where the section is no grid of cells, and for lists of other companies.
 */
export function readSheetFacts(document: SourceDocument, section: Section, options: QuantityOptions): SheetFacts {
  const reading = readSheet(section, options, document.language);
  const facts = reading.values.map(
    ({ topic, cell, row, ...value }): Omit<Fact, "id"> => ({
      ...value,
      topic: topic?.id ?? null,
      subject: topic?.category === "market" ? "market" : "company",
      document: document.id,
      source: document.source,
      address: addressOfRow(document, section, row, [cell]),
      readBy: cell.formula === undefined ? "text" : "formula",
    }),
  );
  return {
    facts,
    evidence: new Set(facts.filter(({ topic, only }) => topic !== null && only === undefined)),
    notUnderstood: reading.unnamed.map(({ cell, row }) => ({
      words: cell.text,
      document: document.id,
      address: addressOfRow(document, section, row, [cell]),
    })),
  };
}
