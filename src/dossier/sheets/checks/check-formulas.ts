import { columnName } from "../../../domain/column-names.ts";
import type { FormulaCell } from "../formula-cells.ts";
import type { Grid, Workbook } from "../grid.ts";
import { type IssueList, sheetDetail } from "../issues.ts";
import { untied } from "./cash-ties.ts";
import { numbersInFormulas, pastedResults, typedConstants } from "./constants.ts";
import { unusedInputs } from "./inputs-used.ts";
import { jumps } from "./jumps.ts";
import { skippedTerms, unreadLines } from "./lines-left-out.ts";
import { misnamedResults, staleCases } from "./names.ts";
import { columnBreaks, emptyInputs, rowBreaks } from "./patterns.ts";
import { gapsBetweenRanges, loneTotals, shortRanges } from "./ranges.ts";
import { rangesThatStopShort } from "./ranges-apart.ts";
import { Readers } from "./readers.ts";
import {
  doubleNames,
  impossibleShares,
  labelsThatDiffer,
  negativeCounts,
  repeatedSheets,
  summedRates,
} from "./sense.ts";
import { incompleteTotals, unbalanced } from "./totals.ts";
import { WorkbookIndex } from "./workbook-index.ts";

/** Formulas against their neighbours, sums against their lines, labels against their numbers. */
export function checkFormulas(workbook: Workbook, formulas: FormulaCell[], issues: IssueList): void {
  const index = new WorkbookIndex(workbook, formulas);
  const readers = new Readers(formulas);
  const typedIn = numbersInFormulas(formulas);
  for (const grid of workbook.grids) {
    const told = new Set<string>();
    const tell = (
      code: Parameters<IssueList["add"]>[0],
      kind: string,
      cell: string | undefined,
      facts: Record<string, string | number> = {},
    ) => {
      // One place is told of once: the first thing wrong with it explains the next.
      if (cell === undefined || told.has(cell)) return;
      told.add(cell);
      issues.add(code, { ...sheetDetail(workbook, grid.number), cell, kind, ...facts }, grid.number);
    };
    for (const { formula, missed } of [...shortRanges(grid, formulas, index), ...gapsBetweenRanges(grid, index)]) {
      tell("inconsistent_formula", "short_range", formula.cell.cell.ref, { missed });
    }
    for (const { formula, missed } of rangesThatStopShort(grid, formulas, index)) {
      if (formula.sheet === grid.number) tell("inconsistent_formula", "short_range", formula.cell.cell.ref, { missed });
    }
    for (const { cell, missed } of incompleteTotals(grid, formulas, index)) {
      tell("inconsistent_formula", "missing_line", cell.cell.ref, { missed: missed ?? "" });
    }
    const left = [...unreadLines(grid, formulas, index, readers), ...skippedTerms(grid, formulas, index)];
    for (const { formula, missed } of left) {
      tell("inconsistent_formula", "missing_line", formula.cell.cell.ref, { missed });
    }
    for (const { odd, neighbour } of rowBreaks(grid, index)) {
      tell("inconsistent_formula", "row_pattern", odd.cell.cell.ref, { neighbour: neighbour.cell.cell.ref ?? "" });
    }
    for (const { odd, neighbour } of columnBreaks(grid, index)) {
      tell("inconsistent_formula", "column_pattern", odd.cell.cell.ref, { neighbour: neighbour.cell.cell.ref ?? "" });
    }
    for (const { formula, beside } of loneTotals(grid, formulas, index)) {
      tell("inconsistent_formula", "lone_total", formula.cell.cell.ref, { neighbour: beside });
    }
    for (const { row, column, reader } of emptyInputs(grid, index)) {
      tell("inconsistent_formula", "empty_input", `${columnName(column)}${row}`, {
        neighbour: reader.cell.cell.ref ?? "",
      });
    }
    for (const { cell, sum } of unbalanced(grid, index)) {
      tell("total_differs", "balance", cell.cell.ref, { value: Number(cell.cell.value), sum: sum ?? 0 });
    }
    for (const { cell, kind, value, sum } of untied(grid, index)) {
      tell("total_differs", kind, cell.cell.ref, { value, sum: Number(sum.toPrecision(12)) });
    }
    for (const { cell, said } of labelsThatDiffer(grid)) {
      tell("total_differs", "label", cell.cell.ref, { value: Number(cell.cell.value), said });
    }
    for (const { cell, sum, computed } of staleCases(grid, formulas, index)) {
      const facts = { value: Number(cell.cell.value), sum, neighbour: computed.cell.ref ?? "" };
      tell("total_differs", "stale_case", cell.cell.ref, facts);
    }
    for (const { formula, constant, held } of typedConstants(workbook, grid, formulas, index)) {
      const kind = held === undefined ? "constant" : "constant_held";
      tell("hard_coded_result", kind, formula.cell.cell.ref, { constant, ...(held === undefined ? {} : { held }) });
    }
    for (const { cell } of pastedResults(grid, formulas)) {
      tell("hard_coded_result", "pasted", cell.ref, { value: Number(cell.value) });
    }
    for (const { cell, kind, value } of impossibleShares(grid, index)) {
      tell("implausible_result", kind, cell.cell.ref, { value });
    }
    for (const { cell, value } of negativeCounts(grid, index)) {
      tell("implausible_result", "negative_count", cell.cell.ref, { value });
    }
    for (const { cell } of unusedInputs(grid, formulas, index, typedIn)) {
      tell("unused_input", "unused", cell.ref, { value: Number(cell.value) });
    }
    for (const { cell, kind, value, neighbour } of jumps(grid, index)) {
      tell("implausible_result", kind, cell.cell.ref, { value, neighbour: neighbour.cell.ref ?? "" });
    }
    // Such a sum is made once and copied: the first place tells of all.
    const [summed] = summedRates(grid, formulas, index);
    tell("implausible_result", "summed_rate", summed?.cell.cell.ref);
    for (const { cell, kind, part } of misnamedResults(grid, formulas, index)) {
      tell("implausible_result", kind, cell, { missed: part });
    }
    for (const { cell } of doubleNames(grid)) tell("implausible_result", "two_names", cell.ref);
  }
  tellOfCopies(workbook, issues);
}

function tellOfCopies(workbook: Workbook, issues: IssueList): void {
  for (const { grid, other } of repeatedSheets(workbook)) {
    issues.add(
      "repeated_sheet",
      { sheet: grid.name, cell: firstCell(grid), kind: "copy", other: other.name },
      grid.number,
    );
  }
}

function firstCell(grid: Grid): string {
  return grid.rows[0]?.cells[0]?.cell.ref ?? "A1";
}
