import type { Cell } from "../../domain/document.ts";
import type { ReadBy } from "../../domain/fact.ts";

/** A figure in a picture on which two readings differ is a hint at most. */
const MISREAD = 0.3;

/** How the cells of a fact were read. */
export function readByOf(cells: Cell[]): ReadBy {
  if (cells.some(({ ocr }) => ocr !== undefined)) return "ocr";
  return cells.some(({ formula }) => formula !== undefined) ? "formula" : "text";
}

/** How sure a fact is, given how its cells were read. */
export function sureAsRead(sureness: number, cells: Cell[]): number {
  return cells.some(({ ocr }) => ocr === "unsure") ? Math.min(sureness, MISREAD) : sureness;
}
