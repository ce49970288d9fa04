import { columnNumber } from "../../domain/column-names.ts";
import type { Cell, Section } from "../../domain/document.ts";

/** A sheet's cells by row and column number, both from 1. */
export interface SheetGrid {
  cells: Map<number, Map<number, { cell: Cell; hidden: boolean }>>;
  /** Numbers of the rows that hold something, rising. */
  rows: number[];
  firstColumn: number;
  lastColumn: number;
}

/** Puts the rows of a section on a grid, hidden ones too. Cells without a name of their own follow each other. */
export function gridOf(section: Section): SheetGrid {
  const cells: SheetGrid["cells"] = new Map();
  let firstColumn = Number.POSITIVE_INFINITY;
  let lastColumn = 1;
  [...section.rows, ...section.hiddenRows].forEach((row, index) => {
    row.cells.forEach((cell, position) => {
      const place = cell.ref === undefined ? undefined : parseRef(cell.ref);
      const number = place?.row ?? row.number ?? index + 1;
      const column = place?.column ?? position + 1;
      const line = cells.get(number) ?? new Map<number, { cell: Cell; hidden: boolean }>();
      cells.set(number, line);
      if (!line.has(column)) line.set(column, { cell, hidden: row.hidden !== undefined });
      firstColumn = Math.min(firstColumn, column);
      lastColumn = Math.max(lastColumn, column);
    });
  });
  const rows = [...cells.keys()].sort((a, b) => a - b);
  return { cells, rows, firstColumn: Number.isFinite(firstColumn) ? firstColumn : 1, lastColumn };
}

/** "C12" → row 12, column 3; "12" → row 12. A sheet name and dollar signs are accepted. */
export function parseRef(ref: string): { row: number; column?: number } | undefined {
  const match = /^(?:.*!)?\$?([A-Z]{0,3})\$?(\d{1,7})$/i.exec(ref.trim());
  if (match === null) return undefined;
  const letters = (match[1] ?? "").toUpperCase();
  const row = Number(match[2]);
  if (letters === "") return { row };
  return { row, column: columnNumber(letters) };
}
