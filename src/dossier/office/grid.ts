import type { Box, Cell, Row } from "../../domain/document.ts";

/** One place of a table's full grid. */
export interface GridCell {
  text: string;
  box?: Box;
  /** The height of one line of its text, where its box is higher. */
  line?: number;
  /** False for the parts of a merged cell that only continue it. */
  first: boolean;
  span: number;
}

/**
 * Rows of the grid with each value's column heading, where the first row (or rows, under a merged one) are headings.
 * Empty rows are left out; `index` is the row's place in the grid.
 */
export function rowsOfGrid(grid: GridCell[][], marked: boolean): { row: Row; index: number }[] {
  const levels = headerLevels(grid, marked);
  const headerOf = (column: number) =>
    [...new Set(grid.slice(0, levels).map((head) => head[column]?.text ?? ""))]
      .filter((text) => text !== "")
      .join(" / ");
  return grid
    .map((line, index) => {
      const cells: Cell[] = [];
      line.forEach((cell, column) => {
        if (!cell.first) return;
        const header = index < levels || column === 0 ? "" : headerOf(column);
        const { text, box, line: high } = cell;
        cells.push({ text, ...(box && { box }), ...(high && { line: high }), ...(header !== "" && { header }) });
      });
      return { row: { cells, table: true }, index };
    })
    .filter(({ row }) => row.cells.some((cell) => cell.text !== ""));
}

function headerLevels(grid: GridCell[][], marked: boolean): number {
  const first = grid[0];
  if (first === undefined || grid.length < 2) return 0;
  // Two columns of labels and texts have no heading unless something says so.
  const mayBeHeading = first.length > 2 || first[0]?.text === "" || /\b(?:19|20)\d\d\b/.test(first[1]?.text ?? "");
  const looksLikeHeading = mayBeHeading && first.slice(1).every((cell) => !isFigure(cell.text));
  if (!marked && !looksLikeHeading) return 0;
  const second = grid[1]?.slice(1) ?? [];
  const twoLevels =
    first.some((cell) => cell.span > 1) && second.every((cell) => !isFigure(cell.text)) && grid.length > 2;
  return twoLevels ? 2 : 1;
}

/** A number that is a value; a bare year or a period names a column. */
function isFigure(text: string): boolean {
  return (
    /\d/.test(text) && !/^\D{0,12}(?:19|20)\d\d\D{0,12}$/.test(text) && !/^[QTSH][1-4]\b|^(?:Y|A|M)\d{1,2}$/i.test(text)
  );
}
