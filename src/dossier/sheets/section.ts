import { columnName } from "../../domain/column-names.ts";
import type { Cell, HiddenReason, Row, Section } from "../../domain/document.ts";
import type { Grid, GridCell, GridRow } from "./grid.ts";
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
    const seen = row.cells.filter((cell) => reasonFor(grid, cell) === null);
    if (seen.length > 0)
      rows.push(
        toRow(
          row.number,
          seen.map(({ cell }) => cell),
        ),
      );
    if (seen.length < row.cells.length) hiddenRows.push(...unseenRows(grid, row, seen));
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

/** Why one cell of a row that is shown proves nothing; null where a reader sees it and it is what its formula gives. */
function reasonFor(grid: Grid, { column, unseen, error, cell }: GridCell): HiddenReason | null {
  if (grid.hiddenColumns.has(column)) return "hidden_column";
  if (unseen !== undefined) return unseen;
  return cell.recomputed !== undefined && cell.value !== undefined && !error ? "stale_value" : null;
}

/** What is set apart, reason by reason, each after the row's first visible text so that it can be named. */
function unseenRows(grid: Grid, row: GridRow, seen: GridCell[]): Row[] {
  const label = seen.find(({ cell }) => typeof cell.value === "string");
  const apart = Map.groupBy(
    row.cells.filter((cell) => !seen.includes(cell)),
    (cell) => reasonFor(grid, cell),
  );
  return [...apart].flatMap(([reason, hidden]) => {
    if (reason === null) return [];
    const cells = label === undefined ? hidden : [...hidden, label].sort((a, b) => a.column - b.column);
    return toRow(
      row.number,
      cells.map(({ cell }) => cell),
      reason,
    );
  });
}

function toRow(number: number, cells: Cell[], hidden?: HiddenReason): Row {
  return hidden === undefined ? { number, cells, table: true } : { number, cells, table: true, hidden };
}
