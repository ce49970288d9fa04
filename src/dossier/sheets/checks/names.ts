import { columnName } from "../../../domain/column-names.ts";
import { SCENARIO } from "../../../lexicon/sheet-words.ts";
import { readBasis } from "../../../quantities/basis.ts";
import { parsePeriod } from "../../../quantities/periods.ts";
import { matchTopic, SURE_ENOUGH } from "../../../quantities/topics/match.ts";
import type { FormulaArea } from "../formula.ts";
import type { FormulaCell } from "../formula-cells.ts";
import type { Grid, GridCell } from "../grid.ts";
import { closeTo } from "./totals.ts";
import type { WorkbookIndex } from "./workbook-index.ts";

/** A formula that gives something else than its label says, and the cell that shows it. */
export interface Misnamed {
  /** The result, or the label where it is the name that is wrong. */
  cell: string;
  kind: "loan_in_result" | "gross_after_overheads" | "retention_as_nrr" | "monthly_rate";
  /** What it takes in and should not. */
  part: string;
}

const word = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, "iu");
const LOAN = word("loans?|borrowings?|emprunts?|prêts?|empréstimos?");
const COST_OF_LOAN = word(
  "interests?|intérêts?|juros|fees?|frais|tarifas?|taxas?|provisions?|provisões|loss(?:es)?|pertes?|perdas?|income|revenus?|receitas?|officers?|agents?|processing",
);
/** What is spent whether or not anything is sold. */
const OVERHEAD = word(
  "rent|marketing|advertising|insurance|accounting|legal|office|utilities|g&a|general & administrative|admin(?:istration|istrative)?|loyers?|publicité|assurances?|comptabilité|bureaux?|aluguel|publicidade|seguros?|contabilidade|escritório",
);
/** Fewer lines may be part of what selling costs. */
const FEWEST_OVERHEADS = 2;
const RESULTS = new Set(["net_income", "ebitda", "operating_income", "gross_profit", "pre_tax_income"]);
const CHURNS = new Set(["churn", "customer_churn", "revenue_churn"]);

/** Results that are not what they are called, each once per row. */
export function* misnamedResults(grid: Grid, formulas: FormulaCell[], index: WorkbookIndex): Generator<Misnamed> {
  const told = new Set<number>();
  for (const formula of formulas) {
    if (formula.sheet !== grid.number || told.has(formula.row)) continue;
    const found = misnamed(grid, formula, index);
    if (found === null) continue;
    told.add(formula.row);
    const label = index.label(grid.number, formula.row, formula.cell.column);
    const wrong = found.kind === "gross_after_overheads" ? label?.cell : formula.cell;
    yield { cell: wrong?.cell.ref ?? "", ...found };
  }
}

function misnamed(grid: Grid, formula: FormulaCell, index: WorkbookIndex): Omit<Misnamed, "cell"> | null {
  const { sheet, row, cell } = formula;
  const topic = topicOf(index.label(sheet, row, cell.column)?.text ?? "");
  if (topic !== null && RESULTS.has(topic)) {
    const lines = linesOf(formula, index);
    const loan = lines.find(({ label, alone }) => alone && LOAN.test(label) && !COST_OF_LOAN.test(label));
    if (loan !== undefined) return { kind: "loan_in_result", part: loan.ref };
    const overheads = lines.filter(({ label }) => OVERHEAD.test(label));
    const [first] = overheads;
    if (topic === "gross_profit" && first !== undefined && overheads.length >= FEWEST_OVERHEADS)
      return { kind: "gross_after_overheads", part: first.ref };
  }
  if (topic === "nrr") {
    const [churn, ...more] = linesOf(formula, index);
    const plain = formula.tokens.every(({ kind, text }) => kind === "area" || /^[\s()1-]$/.test(text));
    if (churn !== undefined && more.length === 0 && plain && CHURNS.has(topicOf(churn.label) ?? ""))
      return { kind: "retention_as_nrr", part: churn.ref };
  }
  return monthlyRate(grid, formula, index);
}

/** "Year 2 = year 1 × (1 + monthly growth)": a month's rate over a whole year. */
function monthlyRate(grid: Grid, formula: FormulaCell, index: WorkbookIndex): Omit<Misnamed, "cell"> | null {
  const { tokens, uses, row, cell } = formula;
  if (
    !/\(1\+[^()]*\)(?!\^)/.test(
      tokens
        .map(({ text }) => text)
        .join("")
        .replace(/\s/g, ""),
    )
  )
    return null;
  if (tokens.some(({ kind, text }) => (kind === "number" && text !== "1") || text === "^")) return null;
  const before = uses.some(({ area }) => area.top === row && area.left === cell.column - 1);
  const rate = linesOf(formula, index).find(({ label }) => readBasis(label).rhythm === "monthly");
  if (rate === undefined || !before || !isYear(grid, row, cell.column, index)) return null;
  return isYear(grid, row, cell.column - 1, index) ? { kind: "monthly_rate", part: rate.ref } : null;
}

const FARTHEST_HEADING = 60;

/** The nearest heading over a place is a year. */
function isYear({ number: sheet }: Grid, row: number, column: number, index: WorkbookIndex): boolean {
  for (let at = row - 1; at > 0 && at > row - FARTHEST_HEADING; at -= 1) {
    const value = index.at(sheet, at, column)?.cell.value;
    const period = typeof value === "string" || typeof value === "number" ? parsePeriod(String(value)) : null;
    if (period !== null) return /^(?:\d{4}|Y\d+)$/.test(period);
  }
  return false;
}

const topicOf = (label: string): string | null => {
  const match = matchTopic(label.replace(/\([^()]*\)\s*$/u, "").trim());
  return match === null || match.sureness < SURE_ENOUGH ? null : match.topic.id;
};

const MOST_LINES = 60;

/** The named lines a formula reads: `alone` where it names the cell itself, not a range. */
function linesOf({ uses }: FormulaCell, index: WorkbookIndex): { label: string; ref: string; alone: boolean }[] {
  return uses.flatMap(({ sheet, area }) => {
    if (area.left !== area.right || area.bottom - area.top > MOST_LINES) return [];
    return rowsOf(area).flatMap((row) => {
      const label = index.label(sheet, row, area.left)?.text;
      const empty = index.number(sheet, row, area.left) === undefined;
      const ref = `${columnName(area.left)}${row}`;
      return label === undefined || empty ? [] : [{ label, ref, alone: area.top === area.bottom }];
    });
  });
}

const rowsOf = ({ top, bottom }: FormulaArea): number[] =>
  Array.from({ length: bottom - top + 1 }, (_, at) => top + at);

/** A typed number of the case a model is set to, beside what the model gives for it. */
export interface StaleCase {
  cell: GridCell;
  sum: number;
  computed: GridCell;
}

/**
 * A table of cases typed by hand: where its row is the case the model is set to and its column has the name of a result
 * that is calculated, the two must say the same.
 */
export function* staleCases(grid: Grid, formulas: FormulaCell[], index: WorkbookIndex): Generator<StaleCase> {
  const own = formulas.filter(({ sheet }) => sheet === grid.number);
  const chosen = chosenCase(grid, own, index);
  if (chosen === null) return;
  const results = new Map(
    own.flatMap(({ row, cell }) => {
      const label = index.label(grid.number, row, cell.column);
      return label === null || label.cell.column !== cell.column - 1 ? [] : [[fold(label.text), cell] as const];
    }),
  );
  for (const { number: row, cells } of grid.rows) {
    const name = cells.find(({ cell }) => typeof cell.value === "string" && fold(cell.value) === chosen);
    if (name === undefined) continue;
    for (const cell of cells) {
      const value = cell.cell.formula === undefined ? index.number(grid.number, row, cell.column) : undefined;
      const head = cell.column > name.column && value !== undefined ? headOf(grid, row, cell.column, index) : null;
      const computed = head === null ? undefined : results.get(fold(head));
      const sum = computed?.cell.value;
      if (computed === undefined || value === undefined || typeof sum !== "number" || closeTo(value, sum)) continue;
      yield { cell, sum, computed };
    }
  }
}

/** "Scenario: Pessimistic", read by the formulas that choose. */
function chosenCase(grid: Grid, own: readonly FormulaCell[], index: WorkbookIndex): string | null {
  const choosing = own.filter(({ tokens }) =>
    tokens.some(({ kind, text }) => kind === "function" && /^(?:MATCH|[VHX]LOOKUP)$/i.test(text)),
  );
  for (const { sheet, area } of choosing.flatMap(({ uses }) => uses)) {
    const value = sheet === grid.number ? index.at(sheet, area.top, area.left)?.cell.value : undefined;
    const label = index.label(sheet, area.top, area.left)?.text ?? "";
    if (typeof value === "string" && area.top === area.bottom && area.left === area.right && SCENARIO.test(label))
      return fold(value);
  }
  return null;
}

/** The words over a column of numbers. */
function headOf({ number: sheet }: Grid, row: number, column: number, index: WorkbookIndex): string | null {
  for (let at = row - 1; at > 0 && at > row - FARTHEST_HEADING; at -= 1) {
    const value = index.at(sheet, at, column)?.cell.value;
    if (typeof value === "string") return value;
    if (value === undefined) return null;
  }
  return null;
}

const fold = (text: string): string => text.trim().toLowerCase();
