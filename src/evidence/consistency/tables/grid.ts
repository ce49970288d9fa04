import type { Row, Section, SourceDocument } from "../../../domain/document.ts";
import type { Dossier } from "../../../domain/dossier.ts";
import { parsePeriod } from "../../../quantities/periods.ts";
import { visibleSections, writtenAs } from "../how-numbers-are-written.ts";
import { linesOf } from "../lines.ts";
import { placesOf } from "../places.ts";
import type { Statement } from "../statement.ts";

/** A table as numbers: what each line and each column is called, and the one figure where they meet. */
export interface Grid {
  document: SourceDocument;
  section: Section;
  lines: readonly string[];
  columns: readonly string[];
  /** `cells[line][column]`; undefined where there is no figure, or more than one. */
  cells: readonly (readonly (Statement | undefined)[])[];
}

const FEWEST = 1;

/** The tables of the papers that are written for readers, page after page. */
export function gridsOf(dossier: Dossier): Grid[] {
  return dossier.documents
    .filter(({ source, format }) => source === "deck" && format !== "xlsx" && format !== "csv" && format !== "json")
    .flatMap((document) => {
      const options = writtenAs(document);
      return visibleSections(document).flatMap((section) => {
        const tables = tablesIn(section);
        if (tables.length === 0) return [];
        const lines = linesOf(document, section, options, placesOf(dossier));
        return tables.flatMap(({ from, to }) => {
          const rows = section.rows.slice(from, to);
          const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
          const cells = lines.slice(from, to).map(({ label, amounts }, at) => {
            const byColumn = Map.groupBy(amounts, ({ column }) => Number.parseInt(column, 10));
            return Array.from({ length: width }, (_, column) => {
              const [only, ...more] = byColumn.get(column) ?? [];
              if (only === undefined || only.computed || more.length > 0 || column === 0) return undefined;
              const header = rows[at]?.cells[column]?.header ?? "";
              return { ...only.statement, label: nameOf(label, header) };
            });
          });
          const header = (column: number) =>
            rows.find(({ cells }) => cells[column]?.header)?.cells[column]?.header ?? "";
          const columns = Array.from({ length: width }, (_, column) => header(column));
          const filled = cells.filter((line) => line.some((cell) => cell !== undefined)).length;
          return filled < FEWEST
            ? []
            : [{ document, section, lines: linesNamed(rows, section.rows[from - 1]), columns, cells }];
        });
      });
    });
}

/** "Cash at the end (Y4)", whichever of the two is the line. */
const nameOf = (line: string, column: string): string =>
  column === "" ? line : parsePeriod(line.trim()) === null ? `${line} (${column})` : `${column} (${line.trim()})`;

/** What each line is called; under "Year" the line "2" is year 2. */
function linesNamed(rows: readonly Row[], head: Row | undefined): string[] {
  const corner = head?.table === true ? (head.cells[0]?.text.trim() ?? "") : "";
  return rows.map(({ cells: [first] }) => {
    const text = first?.text ?? "";
    return /^\s*\d{1,2}\s*$/u.test(text) && parsePeriod(`${corner} ${text.trim()}`) !== null
      ? `${corner} ${text.trim()}`
      : text;
  });
}

/** Runs of rows of one table: the next one begins where a row has no header and stands over figures. */
function tablesIn({ rows }: Section): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  let from = 0;
  const close = (to: number) => {
    if (to - from >= FEWEST) runs.push({ from, to });
  };
  for (const [at, row] of rows.entries()) {
    const head = (row.cells[1]?.header ?? "") !== (rows[at - 1]?.cells[1]?.header ?? "");
    if (row.table === true && row.series !== true && !head) continue;
    close(at);
    from = row.table === true ? at : at + 1;
  }
  close(rows.length);
  return runs;
}

/** The same table with its lines as columns. */
export const turned = (grid: Grid): Grid => ({
  ...grid,
  lines: grid.columns,
  columns: grid.lines,
  cells: grid.columns.map((_, column) => grid.cells.map((line) => line[column])),
});
