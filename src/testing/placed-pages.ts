import type { Cell, Row, Section, SourceDocument } from "../domain/document.ts";
import type { Dossier } from "../domain/dossier.ts";

/** A line of a page: its words, its place, its size. */
export type Piece = [text: string, x: number, y: number, size: number, width?: number];

/** A page of pieces, each on the row of its height. */
export function page(number: number, pieces: Piece[]): Section {
  const rows = [...Map.groupBy(pieces, ([, , y]) => y)].sort(([a], [b]) => a - b);
  return {
    kind: "page",
    number,
    width: 720,
    height: 400,
    rows: rows.map(([, line]): Row => ({ cells: line.map(cellOf) })),
    hiddenRows: [],
    issues: [],
  };
}

function cellOf([text, x, y, size, width = text.length * size * 0.5]: Piece): Cell {
  return { text, box: { x, y, width, height: size } };
}

/** A deck of these pages. */
export function deck(...sections: Section[]): Dossier {
  const document: SourceDocument = {
    id: "deck",
    name: "deck.pdf",
    format: "pdf",
    source: "deck",
    language: "en",
    sections,
    issues: [],
  };
  return { documents: [document], unreadable: [], coverage: "normal" };
}
