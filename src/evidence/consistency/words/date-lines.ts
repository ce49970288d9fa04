import type { Cell, Row } from "../../../domain/document.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import type { Passage } from "./passage.ts";

const FARTHEST = 8;
/** Letters that a line may have beside the date it consists of: "Q3 2026 — launch". */
const MOST_LETTERS = 14;

/** The date that stands alone over a cell, in its own column where the page shows columns; null where none does. */
export function dateLineOver({ section, at }: Passage, cell: Cell | undefined): string | null {
  for (let above = Math.floor(at) - 1; above >= Math.max(0, at - FARTHEST); above -= 1) {
    const { cells } = section.rows[above] as Row;
    const own = cells.length === 1 ? cells[0] : cells.find((one) => isSameColumn(one, cell));
    const date = own === undefined ? null : dateAlone(own.text);
    if (date !== null) return date;
  }
  return null;
}

function dateAlone(text: string): string | null {
  const [only, ...more] = findPeriods(text);
  if (only === undefined || more.length > 0 || !/^(?:20\d\d|[QYM]\d)/u.test(only.period)) return null;
  return text.replace(only.text, "").replace(/\P{L}/gu, "").length <= MOST_LETTERS ? only.text.trim() : null;
}

function isSameColumn({ box: head }: Cell, cell: Cell | undefined): boolean {
  const box = cell?.box;
  return head !== undefined && box !== undefined && box.x < head.x + head.width && box.x + box.width > head.x;
}
