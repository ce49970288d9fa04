import type { Grid, GridCell, Workbook } from "../grid.ts";
import type { HeadingBlock } from "../headings.ts";
import { type IssueList, sheetDetail } from "../issues.ts";
import { type HeadingPeriod, monthsIn, readHeadingPeriod } from "../period-words.ts";

interface Heading {
  ref: string;
  text: string;
  period: HeadingPeriod & { start: number };
  /** The heading without its period: "Actual", "Budget". */
  scenario: string;
}

type Fault = { kind: "duplicate" | "out_of_order" | "gap" | "mixed_granularity"; at: Heading; other: Heading };

/** Headings whose periods jump, repeat, run backwards or mix years with months; dates typed as text among real ones. */
export function checkDates(workbook: Workbook, headings: HeadingBlock[][], issues: IssueList): void {
  workbook.grids.forEach((grid, index) => {
    const sheet = sheetDetail(workbook, grid.number);
    for (const block of headings[index] ?? []) {
      for (const { kind, at, other } of faultsIn(readHeadings(block, workbook.date1904))) {
        const dates = `${other.text} (${other.ref}), ${at.text} (${at.ref})`;
        const detail = { ...sheet, cell: at.ref, kind, dates };
        issues.add("inconsistent_dates", detail, grid.number);
      }
    }
    for (const { cell } of textDates(grid)) {
      const detail = { ...sheet, cell: cell.ref ?? "", kind: "text_date", dates: `${cell.text} (${cell.ref})` };
      issues.add("inconsistent_dates", detail, grid.number);
    }
  });
}

function readHeadings({ levels, headings }: HeadingBlock, date1904: boolean): Heading[] {
  const result: Heading[] = [];
  for (const [column, joined] of [...headings].sort(([a], [b]) => a - b)) {
    const own = levels.flatMap((row) => row.cells.filter((cell) => cell.column === column));
    const dated = own.find(({ date }) => date);
    const period = dated === undefined ? readHeadingPeriod(joined) : monthOf(Number(dated.cell.value), date1904);
    const ref = own[own.length - 1]?.cell.ref;
    if (period === null || period.start === null || ref === undefined) continue;
    const scenario = joined
      .toLowerCase()
      .replace(/\b(fy|cy|ex|[qtsh](?=\d))/g, " ")
      .replace(/[^\p{L}]+/gu, " ")
      .trim();
    result.push({ ref, text: joined, period: { ...period, start: period.start }, scenario: dated ? "" : scenario });
  }
  return result;
}

function monthOf(serial: number, date1904: boolean): HeadingPeriod {
  const date = new Date(Date.UTC(1899, 11, 30) + (serial + (date1904 ? 1462 : 0)) * 86_400_000);
  return { grain: "month", start: date.getUTCFullYear() * 12 + date.getUTCMonth() };
}

function faultsIn(headings: Heading[]): Fault[] {
  if (headings.length < 2) return [];
  const faults = mixedGrains(headings);
  const grains = new Set(headings.map(({ period }) => period.grain));
  for (const grain of grains) {
    const same = headings.filter(({ period }) => period.grain === grain);
    const distinct = new Set(same.map(({ period }) => period.start)).size === same.length;
    const scenarios = distinct || grain === "month" ? [same] : [...groupBy(same, ({ scenario }) => scenario).values()];
    for (const line of scenarios) faults.push(...faultsInLine(line, monthsIn(grain)));
  }
  return faults;
}

/** One scenario's headings of one grain, from left to right. Newest first is as good as oldest first. */
function faultsInLine(line: Heading[], unit: number): Fault[] {
  const steps = line.slice(1).map((heading, index) => heading.period.start - (line[index]?.period.start ?? 0));
  const backwards = steps.filter((step) => step < 0).length > steps.length / 2;
  const sizes = steps.map((step) => (backwards ? -step : step));
  const usual = usualStep(sizes, unit);
  const faults: Fault[] = [];
  sizes.forEach((size, index) => {
    const at = line[index + 1];
    const other = line[index];
    if (at === undefined || other === undefined || size === usual) return;
    if (size === 0) faults.push({ kind: "duplicate", at, other });
    else if (size < 0) faults.push({ kind: "out_of_order", at, other });
    else if (size > usual) faults.push({ kind: "gap", at, other });
  });
  return faults;
}

/** The step most headings take, else the smallest: year-end dates are a year apart though each names a month. */
function usualStep(sizes: number[], unit: number): number {
  const counts = new Map<number, number>();
  for (const size of sizes) if (size > 0) counts.set(size, (counts.get(size) ?? 0) + 1);
  const [usual] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [unit];
  return usual;
}

/** A year beside its own quarters is their total; a year beside the quarters of another is a mix. */
function mixedGrains(headings: Heading[]): Fault[] {
  const finest = Math.min(...headings.map(({ period }) => monthsIn(period.grain)));
  const fine = headings.filter(({ period }) => monthsIn(period.grain) === finest);
  const coarse = headings.filter(({ period }) => monthsIn(period.grain) > finest);
  const lone = coarse.find(
    ({ period }) =>
      !headings.some(
        (part) =>
          monthsIn(part.period.grain) < monthsIn(period.grain) &&
          part.period.start >= period.start &&
          part.period.start < period.start + monthsIn(period.grain),
      ),
  );
  const [example] = fine;
  return lone === undefined || example === undefined ? [] : [{ kind: "mixed_granularity", at: lone, other: example }];
}

const TEXT_DATE = /^\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})$|^(?:19|20)\d\d-\d{2}-\d{2}$/;

/** Texts that read as dates in a row or column where real dates stand. */
function textDates(grid: Grid): GridCell[] {
  const lines = new Map<string, { dates: number; texts: GridCell[] }>();
  for (const row of grid.rows) {
    for (const cell of row.cells) {
      const isText = typeof cell.cell.value === "string" && TEXT_DATE.test(cell.cell.value.trim());
      if (!cell.date && !isText) continue;
      for (const key of [`row ${row.number}`, `column ${cell.column}`]) {
        const line = lines.get(key) ?? { dates: 0, texts: [] };
        lines.set(key, line);
        if (isText) line.texts.push(cell);
        else line.dates++;
      }
    }
  }
  const found = [...lines.values()].filter(({ dates, texts }) => dates > 1 && texts.length > 0);
  return [...new Set(found.flatMap(({ texts }) => texts))];
}

function groupBy<T>(items: T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = key(item);
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return groups;
}
