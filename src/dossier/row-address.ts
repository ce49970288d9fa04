import type { Address } from "../domain/address.ts";
import type { Cell, DocumentCard, Row, SectionCard } from "../domain/document.ts";

/** Where a row stands, as precisely as its kind of document allows; `cells` are those of its cells that matter. */
export function addressOfRow(
  document: DocumentCard,
  section: SectionCard,
  row: Row,
  cells: Cell[] = row.cells,
): Address {
  if (row.path !== undefined) return { kind: "path", document: document.id, path: row.path };
  if (section.kind === "sheet") {
    const ref = cells.find((cell) => cell.ref !== undefined)?.ref;
    const place = { kind: "cell", document: document.id, sheet: section.name ?? "", row: row.number ?? 1 } as const;
    return ref === undefined ? place : { ...place, cell: ref };
  }
  if (section.kind === "page" || section.kind === "slide") {
    const boxes = cells.flatMap(({ box }) => (box === undefined ? [] : [box]));
    const place = { kind: section.kind, document: document.id, page: section.number } as const;
    return boxes.length === 0 ? place : { ...place, boxes };
  }
  if (row.number !== undefined) return { kind: "paragraph", document: document.id, paragraph: row.number };
  return { kind: "page", document: document.id, page: section.number };
}
