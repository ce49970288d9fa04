import { fold } from "../../../lexicon/fold.ts";
import { COUNTED_HEADS } from "../../../lexicon/sheet-words.ts";
import { parseQuantity } from "../../../quantities/parse.ts";
import { matchTopic, SURE_ENOUGH } from "../../../quantities/topics/match.ts";
import type { FormulaCell } from "../formula-cells.ts";
import type { Grid, GridCell, Workbook } from "../grid.ts";
import { isPercent, type WorkbookIndex } from "./workbook-index.ts";

/** A share of a whole: never below nothing. */
const SHARE =
  /(?<!\p{L})(?:churn|attrition|retention|rétention|retenção|conversion|conversão|occupancy|penetration|pénétration|penetração|market share|part de marché|participação de mercado)(?!\p{L})/iu;
const CHANGE =
  /(?<!\p{L})(?:growth|croissance|crescimento|variation|variação|change|évolution|delta|net|vs)(?!\p{L})/iu;

/** Shares that a net measure may take above the whole. */
const MAY_EXCEED = /(?<!\p{L})(?:net|nette|líquida|nrr|ndr|expansion|target|objectif|meta|index|indice)(?!\p{L})/iu;

/** Shares below zero or above the whole: a churn of -18 % is no churn, one of 150 % neither. */
export function* impossibleShares(
  grid: Grid,
  index: WorkbookIndex,
): Generator<{ cell: GridCell; kind: "negative_share" | "share_over_whole"; value: number }> {
  for (const { number: row, cells } of grid.rows) {
    for (const cell of cells) {
      const value = index.number(grid.number, row, cell.column);
      if (value === undefined || (value >= 0 && value <= 1) || !isPercent(cell)) continue;
      const label = index.label(grid.number, row, cell.column)?.text ?? "";
      if (!SHARE.test(label) || CHANGE.test(label)) continue;
      const kind = value < 0 ? "negative_share" : "share_over_whole";
      if (kind === "negative_share" || !MAY_EXCEED.test(label))
        yield { cell, kind, value: Number((value * 100).toPrecision(3)) };
    }
  }
}

/** Fewer customers than none: in a row of them, and not in one that a minus runs through by convention. */
export function* negativeCounts(grid: Grid, index: WorkbookIndex): Generator<{ cell: GridCell; value: number }> {
  for (const { number: row, cells } of grid.rows) {
    const figures = cells.filter(
      (cell) => index.number(grid.number, row, cell.column) !== undefined && !isPercent(cell),
    );
    const below = figures.filter((cell) => Number(cell.cell.value) < 0);
    if (below.length === 0 || below.length * 2 > figures.length) continue;
    for (const cell of below) {
      const label = index.label(grid.number, row, cell.column)?.text ?? "";
      if (COUNTED_HEADS.test(fold(label))) yield { cell, value: Number(cell.cell.value) };
    }
  }
}

/** "Ask: $300,000 | 500,000": a label that says another amount than the number beside it. */
export function* labelsThatDiffer(grid: Grid): Generator<{ cell: GridCell; said: string }> {
  for (const { cells } of grid.rows) {
    for (const [at, label] of cells.entries()) {
      const next = cells[at + 1];
      const text = typeof label.cell.value === "string" ? label.cell.value.trim() : "";
      if (next === undefined || next.date || typeof next.cell.value !== "number" || isPercent(next)) continue;
      const said = /[:=]\s*([^:=]*\d[^:=]*)$/u.exec(text)?.[1]?.trim() ?? "";
      const read = said === "" || said.length > 24 ? null : parseQuantity(said);
      if (read === null || "ambiguous" in read || read.unit !== "money" || read.text !== said) continue;
      if (read.range !== undefined || Math.abs(read.value - next.cell.value) <= Math.abs(read.value) * 0.01) continue;
      if (next.cell.value >= 1000) yield { cell: next, said };
    }
  }
}

const NO_SUM = new Set(["price", "arpa", "unit_cost", "average_order_value", "average_salary"]);

/** Prices and rates added up over time: twelve monthly prices are no price. */
export function* summedRates(grid: Grid, formulas: FormulaCell[], index: WorkbookIndex): Generator<FormulaCell> {
  for (const formula of formulas) {
    const { sheet, row, cell, uses, tokens } = formula;
    const [range, ...more] = uses;
    if (sheet !== grid.number || range === undefined || more.length > 0) continue;
    if (!tokens.some(({ kind, text }) => kind === "function" && /^SUM$/i.test(text))) continue;
    if (
      range.sheet !== sheet ||
      range.area.top !== row ||
      range.area.bottom !== row ||
      range.area.left === range.area.right
    )
      continue;
    const label = index.label(sheet, row, cell.column)?.text ?? "";
    const match = matchTopic(label) ?? matchTopic(label.split(/\s+/).slice(0, 1).join(" "));
    if (match !== null && match.sureness >= SURE_ENOUGH && NO_SUM.has(match.topic.id)) yield formula;
  }
}

/** Measures of what is left of revenue: one number cannot be two of them. */
const RESULTS = new Set(["gross_profit", "gross_margin", "ebitda", "operating_income", "net_income"]);

/** Labels that call one number by the names of two results: "Gross margin (EBITDA)". */
export function* doubleNames(grid: Grid): Generator<GridCell> {
  for (const { cells } of grid.rows) {
    for (const [at, cell] of cells.entries()) {
      const text = typeof cell.cell.value === "string" ? cell.cell.value : "";
      const parts = /^([^(]{3,60})\(([^)]{3,40})\)\s*$/u.exec(text.trim());
      if (parts === null || typeof cells[at + 1]?.cell.value !== "number") continue;
      const [main, aside] = [parts[1], parts[2]].map((part) =>
        matchTopic((part ?? "").replace(/\best\b\.?/giu, "").trim()),
      );
      if (main == null || aside == null || main.sureness < SURE_ENOUGH || aside.sureness < SURE_ENOUGH) continue;
      if (main.topic.id !== aside.topic.id && RESULTS.has(main.topic.id) && RESULTS.has(aside.topic.id)) yield cell;
    }
  }
}

const COPY = /[\s_-]*(?:\(\d+\)|\(?copy\)?(?: of)?|\(?copie\)?|\(?cópia\)?|old|bak|v\d+)\s*$/iu;
const FEWEST_LABELS = 8;

/** Two sheets that are one model with other numbers: "Sheet1" and "Sheet1 (2)". */
export function* repeatedSheets({ grids }: Workbook): Generator<{ grid: Grid; other: Grid }> {
  const labels = grids.map(
    (grid) =>
      new Set(
        grid.rows.flatMap(({ cells }) =>
          cells.flatMap(({ cell }) => (typeof cell.value === "string" ? [cell.value.trim().toLowerCase()] : [])),
        ),
      ),
  );
  for (const [at, grid] of grids.entries()) {
    if (!COPY.test(grid.name)) continue;
    const base = grid.name.replace(COPY, "").toLowerCase();
    const other = grids.findIndex((one, place) => place !== at && one.name.replace(COPY, "").toLowerCase() === base);
    const [own, theirs] = [labels[at], labels[other]];
    if (own === undefined || theirs === undefined || Math.min(own.size, theirs.size) < FEWEST_LABELS) continue;
    const shared = [...own].filter((label) => theirs.has(label)).length;
    const twin = grids[other];
    if (twin !== undefined && shared * 2 >= Math.min(own.size, theirs.size)) yield { grid, other: twin };
  }
}
