import { type Engine, engineSheet, openEngine } from "../../src/dossier/sheets/engine.ts";
import { toEngineDialect } from "../../src/dossier/sheets/engine-dialect.ts";
import {
  type FormulaToken,
  LAST_COLUMN,
  LAST_ROW,
  MAX_FORMULA_LENGTH,
  MAX_NESTING,
  nestingDepth,
  tokenize,
} from "../../src/dossier/sheets/formula.ts";
import { parseArea } from "../../src/dossier/sheets/grid.ts";

export interface EvaluateOptions {
  /** Where the formula stands; only ROW(), COLUMN() and implicit intersection depend on it. Default: the last cell. */
  cell?: string;
}

export type Evaluation = { value: number | string | boolean } | { error: string };

/**
 * Calculates one formula from the cells it names. Inputs are keyed as the formula names them: "B15", "Costs!C3",
 * "'P&L'!C8"; a cell that is not given is empty, and so is one given as null.
 */
export function evaluateFormula(
  formula: string,
  inputs: Record<string, number | string | boolean | null>,
  options: EvaluateOptions = {},
): Evaluation {
  const tokens = tokenize(formula.replace(/^=/, ""));
  if (formula.length > MAX_FORMULA_LENGTH || nestingDepth(tokens) > MAX_NESTING) return { error: "too_large" };
  const sheets = new SheetNumbers();
  const text = toEngineDialect(tokens)
    .map((token) => renamed(token, sheets))
    .join("");
  const cells = Object.entries(inputs).map(([key, value]) => ({ ...inputPlace(key, sheets), value }));
  const place = parseArea(options.cell ?? "") ?? { top: LAST_ROW, left: LAST_COLUMN };
  let engine: Engine | null = null;
  try {
    engine = openEngine(sheets.count);
    for (const { sheet, row, column, value } of cells) {
      if (value !== null) engine.setValue(sheet, row, column, value);
    }
    engine.setFormula(1, place.top, place.left, text);
    engine.evaluate();
    return engine.read(1, place.top, place.left);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  } finally {
    engine?.close();
  }
}

/** Sheet names in any case, numbered as they are met; the formula's own sheet is 1. */
class SheetNumbers {
  readonly #numbers = new Map<string, number>();

  get count(): number {
    return this.#numbers.size + 1;
  }

  of(name: string | undefined): number {
    if (name === undefined) return 1;
    const key = name.toLowerCase();
    const number = this.#numbers.get(key) ?? this.count + 1;
    this.#numbers.set(key, number);
    return number;
  }
}

function renamed(token: FormulaToken, sheets: SheetNumbers): string {
  if (token.sheet === undefined) return token.text;
  return `${engineSheet(sheets.of(token.sheet))}!${token.text.slice(token.text.lastIndexOf("!") + 1)}`;
}

function inputPlace(key: string, sheets: SheetNumbers): { sheet: number; row: number; column: number } {
  const [token, ...rest] = tokenize(key);
  if (token?.area?.kind !== "cell" || rest.length > 0) throw new Error(`"${key}" is not the name of a cell.`);
  return { sheet: sheets.of(token.sheet), row: token.area.top, column: token.area.left };
}
