import { engineSheet } from "./engine.ts";
import { isArrayArithmetic, toEngineDialect } from "./engine-dialect.ts";
import { type FormulaArea, type FormulaToken, MAX_FORMULA_LENGTH, nestingDepth, tokenize } from "./formula.ts";
import { areaName, type DefinedName, type GridCell, type Workbook } from "./grid.ts";
import { isWandering, obstacleIn } from "./obstacles.ts";

/** A formula made ready for the engine, with the areas it reads. */
export interface FormulaCell {
  sheet: number;
  row: number;
  cell: GridCell;
  tokens: FormulaToken[];
  /** With names written out and sheets called as the engine calls them. */
  text: string;
  uses: { sheet: number; area: FormulaArea }[];
  /** How much of the engine's stack it takes. */
  weight: number;
  wandering: boolean;
  /** Ranges are calculated with element by element: agreement counts, a difference may be the engine's. */
  arrayArithmetic: boolean;
  /** Why it is not recalculated. */
  obstacle: string | null;
}

const MAX_NAME_DEPTH = 8;

/** Every formula of a workbook, in the order the engine goes through them. */
export function formulaCells(workbook: Workbook): FormulaCell[] {
  const sheets = new Map(workbook.grids.map((grid) => [grid.name.toLowerCase(), grid.number]));
  const names = namesOf(workbook);
  const used = usedSize(workbook);
  const cells: FormulaCell[] = [];
  for (const grid of workbook.grids) {
    for (const row of grid.rows) {
      for (const cell of row.cells) {
        const { formula } = cell.cell;
        if (formula === undefined) continue;
        const context: NameContext = { names, sheets, used, sheet: grid.number };
        cells.push({
          sheet: grid.number,
          row: row.number,
          cell,
          ...prepare(formula, cell, context, workbook.date1904),
        });
      }
    }
  }
  return cells;
}

interface NameContext {
  names: Map<string, FormulaToken[]>;
  sheets: Map<string, number>;
  used: UsedSize;
  sheet: number;
}

/** The last row and column of the workbook that hold something. */
interface UsedSize {
  rows: number;
  columns: number;
}

function usedSize({ grids }: Workbook): UsedSize {
  const size = { rows: 1, columns: 1 };
  for (const { rows } of grids) {
    for (const { number, cells } of rows) {
      size.rows = Math.max(size.rows, number);
      size.columns = Math.max(size.columns, cells[cells.length - 1]?.column ?? 1);
    }
  }
  return size;
}

/** Functions to which the size of a range matters, not only what stands in it. */
const SIZE_MATTERS = /^(ROWS|COLUMNS|COUNTBLANK|OFFSET|INDIRECT|AREAS|INDEX)$/i;

/** The range without the empty rest of the sheet: going through a million empty rows takes the engine a second. */
function clipped(text: string, { area }: FormulaToken, used: UsedSize): string {
  if (area === undefined || area.kind === "cell") return text;
  if (area.bottom <= used.rows && area.right <= used.columns) return text;
  return areaName({
    top: area.top,
    left: area.left,
    bottom: Math.max(area.top, Math.min(area.bottom, used.rows)),
    right: Math.max(area.left, Math.min(area.right, used.columns)),
  });
}

function prepare(formula: string, cell: GridCell, context: NameContext, date1904: boolean) {
  // Longer than any program writes: not even looked at.
  const tokens = formula.length > MAX_FORMULA_LENGTH ? [] : tokenize(formula);
  const meaning = writeOutNames(tokens, context, 0);
  const uses: FormulaCell["uses"] = [];
  let text = "";
  let obstacle = obstacleIn(tokens, formula.length, date1904);
  if (obstacle === null && meaning === null) obstacle = "name";
  if (obstacle === null && cell.array?.includes(":")) obstacle = "array_formula";
  const clips = !tokens.some((token) => token.kind === "function" && SIZE_MATTERS.test(token.text));
  for (const token of toEngineDialect(meaning ?? [])) {
    const target = token.sheet === undefined ? context.sheet : context.sheets.get(token.sheet.toLowerCase());
    if (target === undefined) {
      obstacle ??= "unknown_sheet";
      continue;
    }
    if (token.area !== undefined) uses.push({ sheet: target, area: token.area });
    const written = token.text.slice(token.sheet === undefined ? 0 : token.text.lastIndexOf("!") + 1);
    const local = clips ? clipped(written, token, context.used) : written;
    text += token.sheet === undefined ? local : `${engineSheet(target)}!${local}`;
  }
  return {
    tokens,
    text,
    uses,
    weight: 1 + nestingDepth(tokens),
    wandering: isWandering(tokens),
    arrayArithmetic: cell.array !== undefined || isArrayArithmetic(meaning ?? []),
    obstacle,
  };
}

/** Names replaced by what they stand for; null where one is unknown. */
function writeOutNames(tokens: FormulaToken[], context: NameContext, depth: number): FormulaToken[] | null {
  if (!tokens.some(({ kind }) => kind === "name")) return tokens;
  if (depth > MAX_NAME_DEPTH) return null;
  const result: FormulaToken[] = [];
  for (const token of tokens) {
    if (token.kind !== "name" || /^(true|false)$/i.test(token.text)) {
      result.push(token);
      continue;
    }
    const name = token.text.slice(token.text.lastIndexOf("!") + 1).toLowerCase();
    const scope = token.sheet === undefined ? context.sheet : context.sheets.get(token.sheet.toLowerCase());
    const meaning = context.names.get(`${scope}!${name}`) ?? context.names.get(name);
    const written = meaning === undefined ? null : writeOutNames(meaning, context, depth + 1);
    if (written === null) return null;
    if (written.length === 1) result.push(...written);
    else result.push({ kind: "other", text: "(" }, ...written, { kind: "other", text: ")" });
  }
  return result;
}

/** Names that mean the same from every cell; one with relative references does not. */
function namesOf(workbook: Workbook): Map<string, FormulaToken[]> {
  const names = new Map<string, FormulaToken[]>();
  for (const definition of workbook.definedNames) {
    const tokens = tokenize(definition.refersTo.replace(/^=/, ""));
    if (tokens.every((token) => token.area === undefined || (isFixed(token.area) && token.sheet !== undefined))) {
      names.set(keyOf(definition), tokens);
    }
  }
  return names;
}

function keyOf({ name, sheet }: DefinedName): string {
  return sheet === undefined ? name.toLowerCase() : `${sheet + 1}!${name.toLowerCase()}`;
}

function isFixed({ fixed }: FormulaArea): boolean {
  return fixed.top && fixed.left && fixed.bottom && fixed.right;
}
