import type { Address } from "../../domain/address.ts";
import type { Cell, Row, Section, SourceDocument } from "../../domain/document.ts";
import { addressOfRow } from "../../dossier/row-address.ts";

/** Running text that belongs together, and where each part of it stands. */
export interface Paragraph {
  text: string;
  addressAt: (position: number) => Address;
}

/** A line this long and without an end goes on in the next one. */
const FULL_LINE = 60;
const ENDS = /[.:;!?…»”"]\s*$/u;
const OPENS = /^\s*(?:[-–—•▪●◦*·└├│✓✔➤→]|\d{1,2}[.)]\s|\p{Lu}{2,}\s*$)/u;

/** The running text of a section. Pages give lines: a sentence that goes on in the next line is put together again. */
export function paragraphsOf(document: SourceDocument, section: Section): Paragraph[] {
  const drawn = section.kind === "page" || section.kind === "slide";
  const found: { parts: { start: number; row: Row; cell: Cell }[]; text: string }[] = [];
  let open = false;
  for (const row of section.rows) {
    if (row.table === true || row.path !== undefined) {
      open = false;
      continue;
    }
    for (const cell of row.cells) {
      if (!/\p{L}{2}/u.test(cell.text)) continue;
      const last = found.at(-1);
      if (open && last !== undefined && row.cells.length === 1 && !OPENS.test(cell.text)) {
        last.parts.push({ start: last.text.length + 1, row, cell });
        last.text += ` ${cell.text}`;
      } else found.push({ parts: [{ start: 0, row, cell }], text: cell.text });
      open = drawn && row.cells.length === 1 && cell.text.length >= FULL_LINE && !ENDS.test(cell.text);
    }
  }
  return found.map(({ text, parts }) => ({
    text,
    addressAt: (position) => {
      const part = parts.findLast(({ start }) => start <= position) ?? parts[0];
      return addressOfRow(document, section, part?.row as Row, part === undefined ? [] : [part.cell]);
    },
  }));
}
