import type { FormulaCell } from "./formula-cells.ts";
import { firstAtLeast, type Workbook } from "./grid.ts";

/** Nine digits; below one, nine decimals. */
const TOLERANCE = 1e-9;
/** What adding and subtracting leaves of the largest number that goes in. */
const CANCELLATION = 1e-13;

type Value = number | string | boolean;

/** Whether two values differ by more than floating point does. */
export function differs(stored: Value, recomputed: Value, largestInput: number): boolean {
  if (typeof stored === "string" && typeof recomputed === "string") return shortened(stored) !== shortened(recomputed);
  if (typeof stored !== "number" || typeof recomputed !== "number") return stored !== recomputed;
  const scale = Math.max(1, Math.abs(stored), Math.abs(recomputed));
  return Math.abs(stored - recomputed) > Math.max(TOLERANCE * scale, CANCELLATION * largestInput);
}

/** Excel puts a number into a text with fifteen digits at most. */
function shortened(text: string): string {
  return text.replace(/\d+\.\d{12,}/g, (number) => String(Number(Number(number).toPrecision(14))));
}

/** The largest number among the cells a formula reads. */
export function largestInput(workbook: Workbook, formula: FormulaCell): number {
  let largest = 0;
  for (const { sheet, area } of formula.uses) {
    const rows = workbook.grids[sheet - 1]?.rows ?? [];
    const start = firstAtLeast(rows.length, area.top, (index) => rows[index]?.number ?? 0);
    for (let index = start; index < rows.length; index++) {
      const row = rows[index];
      if (row === undefined || row.number > area.bottom) break;
      for (const { column, cell } of row.cells) {
        if (column < area.left || column > area.right || typeof cell.value !== "number") continue;
        largest = Math.max(largest, Math.abs(cell.value));
      }
    }
  }
  return largest;
}
