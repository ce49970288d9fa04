import type { Cell, Row, Section, SourceDocument } from "../../domain/document.ts";
import type { Quantity } from "../../domain/quantity.ts";
import { addressOfRow } from "../../dossier/row-address.ts";
import type { Interval } from "./interval.ts";
import { placeKey, type Statement } from "./statement.ts";
import { NOW } from "./when.ts";

/** What a row says that is no fact of the sheet: a line of a table, a word for how far a thing is. */
interface Said {
  /** Its place within the section: unique there. */
  at: string;
  label: string;
  printed: string;
  passage: string;
  quantity: Quantity;
  interval: Interval;
  /** The cells it stands in; the whole row where they are not given. */
  cells?: Cell[];
}

/** The same as a statement of the company, of no topic and no date. */
export function rowStatement(
  document: SourceDocument,
  section: Section,
  row: Row,
  { at, cells = row.cells, ...said }: Said,
): Statement {
  const address = addressOfRow(document, section, row, cells);
  return {
    ...said,
    id: `${document.id}@${section.number}.${at}`,
    topic: null,
    when: NOW,
    undated: true,
    planned: false,
    subject: "company",
    segment: "",
    basis: {},
    document: document.id,
    source: document.source,
    place: placeKey(address),
    address,
    sure: true,
  };
}
