import type { Cell } from "../../domain/document.ts";
import { least } from "../../domain/many.ts";
import type { Witness } from "../../evidence/witness.ts";
import { COHORT_AGE, COHORT_MEASURES, COHORT_SIZE, COHORTS } from "../../lexicon/customer-lists.ts";
import { fold } from "../../lexicon/fold.ts";
import { TOTAL } from "../../lexicon/sums.ts";
import { monthsOf, parsePeriod } from "../../quantities/periods.ts";
import type { Place } from "../check.ts";
import { placeOfPassage } from "../places.ts";
import { percentage } from "../tables/figures.ts";
import { type Table, tablesWith } from "../tables/tables.ts";

/** What the figures of cohorts are of. */
export type CohortMeasure = keyof typeof COHORT_MEASURES;

/** Those who began in one month or year, and what is left of them or comes from them at each age. */
export interface Cohort {
  label: string;
  /** Its first month, counted from year 0. */
  start: number;
  size: number | null;
  /** By age in steps of the table. */
  at: Map<number, { value: number; place: Place }>;
}

/** A triangle of cohorts, across or down. */
export interface CohortTable {
  place: Place;
  measure: CohortMeasure | null;
  /** Shares of the beginning, in percent; else amounts or counts. */
  isShare: boolean;
  /** Months from one age to the next: 1, 3 or 12. */
  step: number;
  /** Cohorts and ages are counted in the same step: then a cohort and its age give one time of the calendar. */
  even: boolean;
  cohorts: Cohort[];
}

const FEWEST = 3;

interface Axis {
  kind: "age" | "time";
  /** An age, or a first month. */
  value: number;
  /** Months; null for an age without its unit, which is the cohorts' own. */
  span: number | null;
}

/** Every triangle of cohorts in the company's tables. */
export function cohortTables(witness: Witness): CohortTable[] {
  return tablesWith(witness, (cells, { section, document }) => isHead(cells, `${section.name ?? ""} ${document.id}`))
    .filter(({ passage }) => passage.document.role !== "outside")
    .flatMap((table) => tableOf(table) ?? []);
}

const folded = (text: string) =>
  fold(text)
    .replace(/[_\n]+/g, " ")
    .trim();

function axisOf(cell: Cell | undefined): Axis | null {
  const text = folded(cell?.text ?? "");
  const [, unit, age] = COHORT_AGE.exec(text) ?? [];
  if (age !== undefined && (unit !== undefined || Number(age) <= 60))
    return {
      kind: "age",
      value: Number(age),
      span: unit === undefined ? null : /^(?:y|year|an|annee|ano)$/.test(unit) ? 12 : 1,
    };
  const period = parsePeriod(cell?.text.trim() ?? "");
  const months = period === null ? null : monthsOf(period);
  return months === null ? null : { kind: "time", value: months.first, span: months.last - months.first + 1 };
}

/** Ages or times over three columns or more, and a word that says cohorts. */
function isHead(cells: readonly Cell[], named: string): boolean {
  const axes = cells.slice(1).map(axisOf);
  const [first] = cells;
  if (axes.filter((axis) => axis !== null).length < FEWEST) return false;
  return COHORTS.test(folded(`${first?.text ?? ""} ${named}`.replace(/[_./-]+/g, " ")));
}

function tableOf({ head, rows, passage }: Table): CohortTable | null {
  const across = head.map((cell, at) => (at === 0 ? null : axisOf(cell)));
  const kinds = new Set(across.flatMap((axis) => axis?.kind ?? []));
  const lines = rows
    .map((row) => ({ ...row, axis: axisOf(row.cells[0]), label: row.cells[0]?.text.trim() ?? "" }))
    .filter(({ label }) => !TOTAL.test(fold(label)));
  const down = new Set(lines.flatMap(({ axis }) => axis?.kind ?? []));
  if (kinds.size !== 1 || down.size !== 1) return null;
  // Cohorts are times; what stands on the other side is their age or the calendar.
  const isDown = down.has("age");
  if (isDown && kinds.has("age")) return null;
  const named = folded(
    `${head[0]?.text ?? ""} ${passage.section.name ?? ""} ${passage.document.id}`.replace(/[_./-]+/g, " "),
  );
  const sizeAt = isDown
    ? -1
    : head.findIndex((cell, at) => at > 0 && across[at] === null && COHORT_SIZE.test(folded(cell.text)));
  const [owns, besides] = isDown ? [across, lines.map(({ axis }) => axis)] : [lines.map(({ axis }) => axis), across];
  const own = spanOf(owns);
  const step = spanOf(besides) ?? own;
  if (own === null || step === null) return null;
  const cohorts = new Map<number, Cohort>();
  let shares = 0;
  let figures = 0;
  for (const { passage: at, cells, axis, label } of lines) {
    if (axis === null) continue;
    for (const [column, cell] of cells.entries()) {
      const other = across[column];
      if (cell === undefined || other === undefined || other === null) continue;
      const value = numberOf(cell);
      if (value === null) continue;
      const [begun, beside] = isDown ? [other, axis] : [axis, other];
      const age = beside.kind === "age" ? beside.value : (beside.value - begun.value) / step;
      if (!Number.isInteger(age) || age < 0) continue;
      const name = isDown ? (head[column]?.text.trim() ?? "") : label;
      const cohort = cohorts.get(begun.value) ?? { label: name, start: begun.value, size: null, at: new Map() };
      const size = sizeAt < 0 ? null : numberOf(cells[sizeAt])?.value;
      cohort.size = size ?? cohort.size;
      cohort.at.set(age, {
        value: value.value,
        place: placeOfPassage(at, { label: name, printed: cell.text.trim(), value: value.value, cell }),
      });
      cohorts.set(begun.value, cohort);
      figures += 1;
      if (value.isShare) shares += 1;
    }
  }
  const found = fromZero([...cohorts.values()].toSorted((a, b) => a.start - b.start));
  if (found.length < FEWEST || figures < 2 * FEWEST || (shares > 0 && shares < figures)) return null;
  const measureIn = (text: string) =>
    (Object.keys(COHORT_MEASURES) as CohortMeasure[]).find((one) => COHORT_MEASURES[one].test(text)) ?? null;
  // "Cohort | Customers | M0 | M1": the column of what it began with says what the others count, where they begin with it.
  const begins = found.every(({ size, at }) => size !== null && at.get(0)?.value === size);
  return {
    place: placeOfPassage(passage, { label: passage.section.name ?? passage.document.name, printed: passage.text }),
    measure: measureIn(named) ?? (begins ? measureIn(folded(head[sizeAt]?.text ?? "")) : null),
    isShare: shares > 0,
    step,
    even: own === step,
    cohorts: found,
  };
}

/** The one span of an axis; null where it has none or several. */
function spanOf(axes: readonly (Axis | null)[]): number | null {
  const [span, ...others] = new Set(axes.flatMap((axis) => axis?.span ?? []));
  return span === undefined || others.length > 0 ? null : span;
}

/** "Month 1" is the first of some tables and the second of others: the first age there is, is the beginning. */
function fromZero(cohorts: readonly Cohort[]): Cohort[] {
  const first = least(cohorts.flatMap(({ at }) => [...at.keys()]));
  return cohorts.map((cohort) => ({ ...cohort, at: new Map([...cohort.at].map(([age, one]) => [age - first, one])) }));
}

function numberOf(cell: Cell | undefined): { value: number; isShare: boolean } | null {
  if (cell === undefined || cell.ocr === "unsure" || cell.unchecked === true) return null;
  if (cell.text.includes("%")) {
    const read = percentage(cell, true);
    return read === null ? null : { value: read.value, isShare: true };
  }
  const value = typeof cell.recomputed === "number" ? cell.recomputed : cell.value;
  return typeof value === "number" ? { value, isShare: false } : null;
}
