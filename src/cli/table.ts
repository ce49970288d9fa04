import { greatest } from "../domain/many.ts";
import { cut, widthOf } from "../report/terminal-lines.ts";

interface TableOptions {
  /** Columns set to the right: numbers. */
  right?: readonly number[];
  /** Wider lines are cut. Default: as wide as they are. */
  columns?: number;
}

/** Rows of cells as lines, the columns under each other. */
export function tabulate(rows: readonly (readonly string[])[], { right = [], columns }: TableOptions = {}): string[] {
  const widths = (rows[0] ?? []).map((_, at) => greatest(rows.map((row) => widthOf(row[at] ?? ""))));
  return rows.map((row) => {
    const cells = row.map((cell, at) => {
      const space = " ".repeat(Math.max(0, (widths[at] ?? 0) - widthOf(cell)));
      return right.includes(at) ? space + cell : cell + space;
    });
    const line = `  ${cells.join("  ")}`.trimEnd();
    return columns === undefined ? line : cut(line, columns);
  });
}
