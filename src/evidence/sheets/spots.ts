import { columnNumber } from "../../domain/column-names.ts";
import type { Cell, Row, Section } from "../../domain/document.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { parseQuantity } from "../../quantities/parse.ts";
import { isPeriodHeading } from "../../quantities/period-heading.ts";
import { namesTimes } from "./heading.ts";

/** A cell that holds something, with its place and what it is at first sight. */
export interface Spot {
  row: number;
  column: number;
  cell: Cell;
  kind: "number" | "period" | "words";
  /** What it says, as a heading would: "M3" for the 3 of a row of months. */
  text: string;
  /** The number it holds: the stored one, or what its formula gives where nothing is stored. */
  value: number | null;
}

/** A row of a sheet as spots from left to right. */
export interface SpotRow {
  number: number;
  spots: Spot[];
  source: Row;
}

const LONGEST_NUMBER = 40;
const REF = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/;

/** The sheet as rows of spots; in a text that speaks of a sheet cells have no names, and stand where they are said. */
export function spotRows(section: Section, options: QuantityOptions): SpotRow[] {
  const rows: SpotRow[] = [];
  for (const source of section.rows) {
    const spots: Spot[] = [];
    for (const [at, cell] of source.cells.entries()) {
      const place = REF.exec(cell.ref ?? "");
      const spot =
        place === null
          ? toSpot(cell, source.number ?? rows.length + 1, at + 1, options)
          : toSpot(cell, Number(place[2]), columnNumber(place[1] ?? ""), options);
      if (spot !== null) spots.push(spot);
    }
    if (spots.length > 0)
      rows.push({ number: source.number ?? spots[0]?.row ?? 0, spots: withYears(withCounted(spots)), source });
  }
  return withCountedDown(withYearsDown(rows));
}

function toSpot(cell: Cell, row: number, column: number, options: QuantityOptions): Spot | null {
  const text = cell.text.trim();
  const stored = cell.value ?? (cell.value === undefined ? cell.recomputed : null);
  if (typeof stored === "number") {
    const kind = isDateFormat(cell.format) ? "period" : "number";
    return { row, column, cell, kind, text, value: stored };
  }
  if (text === "") return null;
  if (isPeriodHeading(text)) return { row, column, cell, kind: "period", text, value: null };
  return { row, column, cell, kind: isWrittenNumber(text, options) ? "number" : "words", text, value: null };
}

/** A number typed as text: "1 200 €", "$1.2M", "12 %". */
function isWrittenNumber(written: string, options: QuantityOptions): boolean {
  // "162.40 DR": which side of an account it stands on.
  const text = written.replace(/(?<=\d)\s?(?:DR|CR)\.?$/, "");
  if (text.length > LONGEST_NUMBER || !/\d/.test(text) || /\p{L}{4}/u.test(text)) return false;
  const read = parseQuantity(text, options);
  return read !== null && !/\p{L}{3}/u.test(text.slice(0, read.start) + text.slice(read.end));
}

/** Whether a number format shows a date. */
export function isDateFormat(format: string | undefined): boolean {
  if (format === undefined) return false;
  const bare = format.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, "");
  return /[dmy]/i.test(bare) && !/[#0?]/.test(bare);
}

/** Whole numbers that go up or down by one and lie among years are years. */
function withYears(spots: Spot[]): Spot[] {
  const years = new Set<Spot>();
  let run: Spot[] = [];
  const close = () => {
    if (run.length > 1) for (const spot of run) years.add(spot);
    run = [];
  };
  for (const spot of spots) {
    const last = run.at(-1);
    if (!mayBeYear(spot)) close();
    else if (last === undefined || Math.abs((spot.value ?? 0) - (last.value ?? 0)) === 1) run.push(spot);
    else {
      close();
      run = [spot];
    }
  }
  close();
  return years.size === 0
    ? spots
    : spots.map((spot) => (years.has(spot) ? { ...spot, kind: "period", text: String(spot.value) } : spot));
}

const TIME_LETTERS: [RegExp, string][] = [
  [/^(?:years?|ann|anos?|exerc)/iu, "Y"],
  [/^(?:month|mois|m[êe]s)/iu, "M"],
  [/^(?:quarter|qtr|trim)/iu, "Q"],
];

/** "Mês | 1 | 2 | 3": numbers that count up from a word for a time are that time. */
function withCounted(spots: Spot[]): Spot[] {
  const [label, first, ...more] = spots;
  if (label?.kind !== "words" || first?.kind !== "number" || !namesTimes(label.text)) return spots;
  if (first.value !== 0 && first.value !== 1) return spots;
  const word = TIME_LETTERS.find(([pattern]) => pattern.test(label.text))?.[1];
  if (word === undefined) return spots;
  let last = first.value - 1;
  return [first, ...more].reduce<Spot[]>(
    (all, spot) => {
      const counts = spot.kind === "number" && spot.value === last + 1;
      if (counts) last += 1;
      all.push(counts && more.length > 0 ? { ...spot, kind: "period", text: `${word}${spot.value}` } : spot);
      return all;
    },
    [label],
  );
}

/** Fewer are no series of times. */
const FEWEST_TIMES = 3;

/** "Month" over 1, 2, 3, 6, 12 at the left of numbers: each names the time of its row. */
function withCountedDown(rows: SpotRow[]): SpotRow[] {
  const times = new Map<Spot, string>();
  for (const [at, { spots }] of rows.entries()) {
    const [head, next] = spots;
    if (head?.kind !== "words" || next?.kind !== "words" || !namesTimes(head.text)) continue;
    const letter = TIME_LETTERS.find(([pattern]) => pattern.test(head.text))?.[1];
    const counted: Spot[] = [];
    for (let below = at + 1; below < rows.length; below += 1) {
      const [first, second] = rows[below]?.spots ?? [];
      const last = counted.at(-1)?.value ?? 0;
      const goesOn = first?.column === head.column && first.kind === "number" && second?.kind === "number";
      if (!goesOn || first.value === null || !Number.isInteger(first.value) || first.value <= last) break;
      counted.push(first);
    }
    if (letter === undefined || counted.length < FEWEST_TIMES || counted[0]?.value !== 1) continue;
    for (const spot of counted) times.set(spot, `${letter}${spot.value}`);
  }
  if (times.size === 0) return rows;
  const asTime = (spot: Spot): Spot => ({ ...spot, kind: "period", text: times.get(spot) ?? spot.text });
  return rows.map((row) => ({ ...row, spots: row.spots.map((spot) => (times.has(spot) ? asTime(spot) : spot)) }));
}

/** Years under one another, each at the left of numbers, name their rows. */
function withYearsDown(rows: SpotRow[]): SpotRow[] {
  const runs = new Map<number, Spot[]>();
  const years = new Set<Spot>();
  const close = (run: Spot[] | undefined) => {
    if (run !== undefined && run.length > 2) for (const spot of run) years.add(spot);
  };
  for (const { spots } of rows) {
    for (const [index, spot] of spots.entries()) {
      if (!mayBeYear(spot) || spots[index + 1]?.kind !== "number") continue;
      const run = runs.get(spot.column);
      const last = run?.at(-1);
      if (
        run !== undefined &&
        last !== undefined &&
        spot.row === last.row + 1 &&
        spot.value === (last.value ?? 0) + 1
      ) {
        run.push(spot);
      } else {
        close(run);
        runs.set(spot.column, [spot]);
      }
    }
  }
  for (const run of runs.values()) close(run);
  if (years.size === 0) return rows;
  const asYear = (spot: Spot): Spot => (years.has(spot) ? { ...spot, kind: "period", text: String(spot.value) } : spot);
  return rows.map((row) => ({ ...row, spots: row.spots.map(asYear) }));
}

/** A bare whole number between 1990 and 2100, whatever separator its format puts into it. */
export function mayBeYear({ value, cell, kind }: Spot): boolean {
  if (kind !== "number" || value === null || !Number.isInteger(value) || value < 1990 || value > 2100) return false;
  return !/[%€$£]|\p{L}/u.test(cell.text);
}
