import type { Address } from "../domain/address.ts";
import type { DocumentCard, ExtractionIssue, Row, Section, SectionCard, SourceDocument } from "../domain/document.ts";
import type { Dossier } from "../domain/dossier.ts";
import { rememberedFor } from "../domain/remembered.ts";
import type { SourceType } from "../domain/source.ts";
import { addressOfRow } from "../dossier/row-address.ts";

/** One line of a document that a reader sees, as one text. */
export interface Passage {
  document: DocumentCard;
  section: SectionCard;
  row: Row;
  text: string;
}

/** Where a passage stands. */
export const addressOfPassage = ({ document, section, row }: Passage): Address => addressOfRow(document, section, row);

/** Every line that a reader of the documents sees: nothing of hidden pages and sheets, nor of pages that cannot be read. */
export const passagesOf = rememberedFor((dossier: Dossier): readonly Passage[] =>
  dossier.documents.flatMap((document) =>
    document.sections
      .filter(isSeen)
      .flatMap((section) => section.rows.map((row): Passage => ({ document, section, row, text: textOf(row) }))),
  ),
);

const isSeen = ({ hidden, issues }: Section): boolean =>
  hidden === undefined && !issues.some(({ level }) => level === "blocking");

/** A row's cells as one text. */
export const textOf = ({ cells }: Row): string =>
  cells
    .map(({ text }) => text)
    .join(" ")
    .trim();

/** The nearest heading over each line of a page or a text. */
export const headingsOver = rememberedFor(({ rows }: Section): ReadonlyMap<Row, string> => {
  let heading = "";
  return new Map(
    rows.map((row) => {
      const over = heading;
      if (row.heading !== undefined) heading = textOf(row);
      return [row, over];
    }),
  );
});

/** What was set apart because it gives orders to a machine, seen or hidden. */
export const ordersOf = (dossier: Dossier): Passage[] =>
  dossier.documents.flatMap((document) =>
    document.sections.flatMap((section) =>
      section.hiddenRows
        .filter((row) => row.addressed === true)
        .map((row) => ({ document, section, row, text: textOf(row) })),
    ),
  );

/** What a reader does not see, page by page, as far as it counts here. */
export const hiddenOf = (
  document: SourceDocument,
  counts: (row: Row) => boolean,
): { section: SectionCard; rows: Row[] }[] =>
  document.sections
    .map((section) => ({ section, rows: section.hiddenRows.filter(counts) }))
    .filter(({ rows }) => rows.length > 0);

/** The texts that data of a source give at places of this kind, each once, and the list they stand in; null for none. */
export function textsAt(
  passages: readonly Passage[],
  source: SourceType,
  path: RegExp,
): { texts: string[]; document: string; path: string } | null {
  const found = passages.filter(
    ({ document, row }) =>
      document.source === source && path.test(row.path ?? "") && typeof row.cells.at(-1)?.value === "string",
  );
  const [first] = found;
  if (first === undefined) return null;
  const texts = [...new Set(found.map(({ row }) => String(row.cells.at(-1)?.value)))];
  return { texts, document: first.document.id, path: (first.row.path ?? "").replace(/\[\d+\].*$/, "") };
}

/** Something noticed while a document was read, with the page or sheet it is about. */
export interface Noticed {
  document: DocumentCard;
  section: SectionCard | undefined;
  issue: ExtractionIssue;
}

/** All that was noticed while a document was read. */
export function issuesOf(document: SourceDocument): Noticed[] {
  return [
    ...document.issues.map((issue) => ({
      document,
      section: document.sections.find(({ number }) => number === issue.section),
      issue,
    })),
    ...document.sections.flatMap((section) => section.issues.map((issue) => ({ document, section, issue }))),
  ];
}

/** The page, slide or sheet an address lies on. */
export function sectionAt(dossier: Dossier, address: Address): Section | undefined {
  const sections = dossier.documents.find(({ id }) => id === address.document)?.sections ?? [];
  switch (address.kind) {
    case "page":
    case "slide":
      return sections.find(({ number }) => number === address.page);
    case "cell":
      return sections.find(({ name }) => (name ?? "") === address.sheet);
    case "paragraph":
      return sections.find(({ rows }) => rows.some(({ number }) => number === address.paragraph)) ?? sections[0];
    case "path":
      return sections.find(({ rows }) => rows.some(({ path }) => path === address.path)) ?? sections[0];
  }
}

/** The rows at an address: the whole page, or the one line of a sheet, a text or a data file. */
export function rowsAt(dossier: Dossier, address: Address): Row[] {
  const sections = dossier.documents.find(({ id }) => id === address.document)?.sections ?? [];
  switch (address.kind) {
    case "page":
    case "slide":
      return sectionAt(dossier, address)?.rows ?? [];
    case "cell":
      return sections
        .filter(({ name }) => (name ?? "") === address.sheet)
        .flatMap(({ rows }) => rows.filter(({ number }) => number === address.row));
    case "paragraph":
      return sections.flatMap(({ rows }) => rows.filter(({ number }) => number === address.paragraph));
    case "path":
      return sections.flatMap(({ rows }) => rows.filter(({ path }) => path === address.path));
  }
}
