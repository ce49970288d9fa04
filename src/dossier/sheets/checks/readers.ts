import type { FormulaCell } from "../formula-cells.ts";
import { placeKey } from "../grid.ts";

/** Areas looked at before the search is given up: a workbook of many thousand sums is not audited for lines left out. */
const MOST_LOOKED_AT = 5_000_000;

/** Which formulas read a place. */
export class Readers {
  readonly #points = new Map<string, FormulaCell[]>();
  readonly #areas = new Map<number, { formula: FormulaCell; area: FormulaCell["uses"][number]["area"] }[]>();
  #lookedAt = 0;

  constructor(formulas: readonly FormulaCell[]) {
    for (const formula of formulas) {
      for (const { sheet, area } of formula.uses) {
        if (area.top === area.bottom && area.left === area.right) {
          const key = `${sheet} ${placeKey(area.top, area.left)}`;
          const known = this.#points.get(key);
          if (known === undefined) this.#points.set(key, [formula]);
          else known.push(formula);
          continue;
        }
        const list = this.#areas.get(sheet);
        if (list === undefined) this.#areas.set(sheet, [{ formula, area }]);
        else list.push({ formula, area });
      }
    }
  }

  /** Null where the workbook is too large to tell. */
  of(sheet: number, row: number, column: number): FormulaCell[] | null {
    const areas = this.#areas.get(sheet) ?? [];
    this.#lookedAt += areas.length;
    if (this.#lookedAt > MOST_LOOKED_AT) return null;
    const ranges = areas.flatMap(({ formula, area }) =>
      row >= area.top && row <= area.bottom && column >= area.left && column <= area.right ? [formula] : [],
    );
    return [...(this.#points.get(`${sheet} ${placeKey(row, column)}`) ?? []), ...ranges];
  }
}
