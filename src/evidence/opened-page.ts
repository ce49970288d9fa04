import type { DocumentCard, Row, Section, SectionCard } from "../domain/document.ts";
import type { Dossier } from "../domain/dossier.ts";

/** A page, slide or sheet opened before a person: all of it, what a reader of the file sees and what he does not. */
export interface OpenedPage {
  document: DocumentCard;
  section: SectionCard;
  /** In the sheet's order; what is hidden says so. */
  rows: readonly Row[];
  /** How many the document has. */
  pages: number;
}

/** A page by its number, its name, or (`auto`) by what it holds. Null where there is none. */
export function openPage(dossier: Dossier, documentId: string, wanted: string, around?: string): OpenedPage | null {
  const document = dossier.documents.find(({ id }) => id === documentId);
  if (document === undefined) return null;
  const { sections } = document;
  const section =
    wanted === "auto"
      ? sections.find((one) => around !== undefined && rowsOf(one).some((row) => isAt(row, around)))
      : (sections.find(({ name }) => name === wanted) ?? sections.find(({ number }) => String(number) === wanted));
  return section === undefined ? null : { document, section, rows: rowsOf(section), pages: sections.length };
}

const rowsOf = ({ rows, hiddenRows }: Section): Row[] =>
  hiddenRows.length === 0 ? rows : [...rows, ...hiddenRows].sort((a, b) => (a.number ?? 0) - (b.number ?? 0));

/** Whether a row is meant by its number, its path or one of its cells. */
export const isAt = (row: Row, around: string): boolean =>
  String(row.number ?? "") === around || row.path === around || row.cells.some(({ ref }) => ref === around);
