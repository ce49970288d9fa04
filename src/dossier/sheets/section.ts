import type { Cell, HiddenReason, Row, Section } from "../../domain/document.ts";
import { columnName, type Grid, type GridRow } from "./grid.ts";
import { columnHeadings, type HeadingBlock } from "./headings.ts";

/** One sheet as evidence: what a reader sees in `rows`, the rest in `hiddenRows` with the reason. */
export function toSection(grid: Grid, blocks: HeadingBlock[]): Section {
  const rows: Row[] = [];
  const hiddenRows: Row[] = [];
  const headings = columnHeadings(blocks);
  for (const row of grid.rows) {
    for (const { cell, column } of row.cells) {
      const heading = headings(row.number, column);
      if (heading !== undefined) cell.header = heading;
    }
    const reason = hiddenReason(grid, row);
    if (reason !== null) {
      hiddenRows.push(
        toRow(
          row.number,
          row.cells.map(({ cell }) => cell),
          reason,
        ),
      );
      continue;
    }
    const seen = row.cells.filter(({ column }) => !grid.hiddenColumns.has(column));
    if (seen.length > 0)
      rows.push(
        toRow(
          row.number,
          seen.map(({ cell }) => cell),
        ),
      );
    if (seen.length < row.cells.length) hiddenRows.push(hiddenColumnRow(grid, row));
  }
  for (const note of grid.notes) {
    const cell: Cell = { text: note.text, ref: `${columnName(note.column)}${note.row}` };
    hiddenRows.push(toRow(note.row, [cell], "notes"));
  }
  const section: Section = { kind: "sheet", number: grid.number, rows, hiddenRows, issues: [] };
  if (grid.name !== "") section.name = grid.name;
  if (grid.hidden) section.hidden = "hidden_sheet";
  return section;
}

function hiddenReason(grid: Grid, row: GridRow): HiddenReason | null {
  if (grid.hidden) return "hidden_sheet";
  return grid.hiddenRows.has(row.number) ? "hidden_row" : null;
}

/** The cells of hidden columns, after the row's first visible text so that each value can be named. */
function hiddenColumnRow(grid: Grid, row: GridRow): Row {
  const label = row.cells.find(({ column, cell }) => !grid.hiddenColumns.has(column) && typeof cell.value === "string");
  const hidden = row.cells.filter(({ column }) => grid.hiddenColumns.has(column));
  const cells = label === undefined ? hidden : [...hidden, label].sort((a, b) => a.column - b.column);
  return toRow(
    row.number,
    cells.map(({ cell }) => cell),
    "hidden_column",
  );
}

function toRow(number: number, cells: Cell[], hidden?: HiddenReason): Row {
  return hidden === undefined ? { number, cells, table: true } : { number, cells, table: true, hidden };
}
