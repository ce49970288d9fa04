import type { FormulaCell } from "../formula-cells.ts";
import type { Workbook } from "../grid.ts";
import type { HeadingBlock } from "../headings.ts";
import { type IssueList, sheetDetail } from "../issues.ts";
import { checkFormulas } from "./check-formulas.ts";
import { checkCurrencies } from "./currencies.ts";
import { checkDates } from "./dates.ts";
import { checkHardCoded } from "./hard-coded.ts";

/** Looks at a workbook as a careful reader would, and notes what makes its figures doubtful. */
export function checkWorkbook(
  workbook: Workbook,
  formulas: FormulaCell[],
  headings: HeadingBlock[][],
  issues: IssueList,
): void {
  checkErrors(workbook, issues);
  checkHardCoded(workbook, formulas, headings, issues);
  checkFormulas(workbook, formulas, issues);
  checkCurrencies(workbook, issues);
  checkDates(workbook, headings, issues);
}

function checkErrors(workbook: Workbook, issues: IssueList): void {
  for (const grid of workbook.grids) {
    for (const row of grid.rows) {
      for (const { cell, error } of row.cells) {
        if (!error) continue;
        const detail = { ...sheetDetail(workbook, grid.number), cell: cell.ref ?? "", error: String(cell.value) };
        issues.add(
          "error_cell",
          cell.formula === undefined ? detail : { ...detail, formula: cell.formula },
          grid.number,
        );
      }
    }
  }
}
