import type { Cell } from "../domain/document.ts";
import type { Fact } from "../domain/fact.ts";
import { addressOfRow } from "../dossier/row-address.ts";
import type { Passage } from "../evidence/passages.ts";
import type { Place } from "./check.ts";

/** Where a fact stands. */
export function placeOfFact({ label, quantity, passage, document, source, address }: Fact): Place {
  return { label, printed: quantity.text.trim(), value: quantity.value, passage, document, source, address };
}

/** Where a line stands, or one cell of it with the value read there. */
export function placeOfPassage(
  passage: Passage,
  { label, printed, value, cell }: { label: string; printed: string; value?: number; cell?: Cell },
): Place {
  const { document, section, row } = passage;
  return {
    label,
    printed,
    ...(value !== undefined && { value }),
    passage: passage.text,
    document: document.id,
    source: document.source,
    address: addressOfRow(document, section, row, cell === undefined ? row.cells : [cell]),
  };
}

/** What names a place without its figures, which the next version of a paper changes. */
export const wordsOf = ({ label }: Pick<Place, "label">): string => label.replace(/[^\p{L}]+/gu, " ").trim();
