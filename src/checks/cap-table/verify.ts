import { Rational } from "../equity/rational.ts";
import type { CapLine, CapTable, Figure } from "./read.ts";

/** Lines against their printed total. `sum` is what the lines give. */
export interface Tally {
  total: Figure;
  lines: Figure[];
  sum: number;
  holds: boolean;
}

/** What a cap table says of itself. */
export interface CapTableFacts {
  table: CapTable;
  /** Lines that are holders or pools, each once. */
  lines: CapLine[];
  shares: Tally | null;
  /** Against 100: the printed total where there is one. */
  percents: {
    lines: Figure[];
    total: Figure | null;
    sum: number;
    tolerance: number;
    verdict: "holds" | "over" | "under";
  } | null;
  /** Lines whose percentage is not their shares over the total, with what it is. */
  wrongLines: { line: CapLine; expected: number }[];
  /** The percentages are all of another number of shares than the table's total. */
  otherBase: number | null;
  /** All shares: the printed total where the lines give it, else their sum; null where a line has none. */
  allShares: number | null;
  pool: number | null;
  unissued: number | null;
}

/** Recomputes a cap table from its own lines. */
export function verifyCapTable(table: CapTable): CapTableFacts {
  const total = table.lines.findLast(({ kind }) => kind === "total") ?? null;
  const lines = withoutGroups(
    table.lines.filter(({ kind }) => kind !== "total"),
    total,
  );
  const shares = tallyShares(lines, total);
  const counted = lines.map((line) => line.shares?.value ?? null);
  const complete = counted.every((value) => value !== null);
  const sum = counted.reduce<number>((all, value) => all + (value ?? 0), 0);
  const allShares = complete && sum > 0 ? sum : null;
  const base = allShares !== null && (shares === null || shares.holds) ? allShares : null;
  const odd = base === null ? { wrongLines: [], otherBase: null } : linesAgainst(lines, base);
  const sharesOf = (...kinds: CapLine["kind"][]) => {
    const some = lines.filter(({ kind }) => kinds.includes(kind));
    return some.length === 0 || some.some((line) => line.shares === null)
      ? null
      : some.reduce((all, line) => all + (line.shares?.value ?? 0), 0);
  };
  return {
    table,
    lines,
    shares,
    percents: tallyPercents(lines, total),
    ...odd,
    allShares: shares !== null && !shares.holds ? null : allShares,
    pool: sharesOf("pool", "unissued"),
    unissued: sharesOf("unissued"),
  };
}

/**
 * A line that is the sum of the two or more lines under it may head them: it is no holder of its own. It is taken for one
 * only where the printed total comes out without it and not with it: one founder may hold as much as two others by chance.
 */
function withoutGroups(lines: CapLine[], total: CapLine | null): CapLine[] {
  const key = lines.every((line) => line.shares !== null) ? "shares" : "percent";
  const sumOf = (some: readonly CapLine[]) => some.reduce((sum, line) => sum + (line[key]?.value ?? 0), 0);
  const stated = total?.[key]?.value;
  const gives = (some: readonly CapLine[]) => stated !== undefined && Math.abs(sumOf(some) - stated) < 1e-9 * stated;
  if (stated === undefined || gives(lines)) return lines;
  const heads = new Set<CapLine>();
  for (let at = 0; at < lines.length; at++) {
    const value = lines[at]?.[key]?.value ?? 0;
    let sum = 0;
    let next = at + 1;
    while (next < lines.length && sum < value) sum += lines[next++]?.[key]?.value ?? 0;
    if (value === 0 || sum !== value || next - at < 3) continue;
    heads.add(lines[at] as CapLine);
    at = next - 1;
  }
  const members = lines.filter((line) => !heads.has(line));
  return gives(members) ? members : lines;
}

function tallyShares(lines: readonly CapLine[], total: CapLine | null): Tally | null {
  const figures = lines.flatMap(({ shares }) => shares ?? []);
  if (total?.shares == null || figures.length < lines.length || figures.length < 2) return null;
  const sum = figures.reduce((all, { value }) => all + value, 0);
  return { total: total.shares, lines: figures, sum, holds: sum === total.shares.value };
}

function tallyPercents(lines: readonly CapLine[], total: CapLine | null): CapTableFacts["percents"] {
  const figures = lines.flatMap(({ percent }) => percent ?? []);
  if (figures.length < 2) return null;
  const exact = figures.reduce((all, { value }) => all.plus(Rational.from(value)), Rational.of(0n));
  const sum = exact.toNumber();
  const tolerance = figures.reduce((all, { step }) => all + step / 2, 0);
  const verdict = sum > 100 + tolerance ? "over" : sum < 100 - tolerance ? "under" : "holds";
  // Fewer than all holders may be listed: only a table that says 100 and has a percentage on each line is short of it.
  const closed = total?.percent != null && Math.abs(total.percent.value - 100) <= total.percent.step / 2;
  if (verdict === "under" && (!closed || figures.length < lines.length)) return null;
  return { lines: figures, total: total?.percent ?? null, sum, tolerance, verdict };
}

/** Each line's percentage against its shares; where all are of one other number of shares, that number. */
function linesAgainst(lines: readonly CapLine[], base: number): Pick<CapTableFacts, "wrongLines" | "otherBase"> {
  const both = lines.flatMap((line) =>
    line.shares === null || line.percent === null ? [] : [{ line, shares: line.shares.value, percent: line.percent }],
  );
  const fits = (shares: number, { value, step }: Figure, of: number) =>
    Math.abs((100 * shares) / of - value) <= step / 2 + 1e-9;
  const wrong = both.filter(({ shares, percent }) => !fits(shares, percent, base));
  if (wrong.length === 0) return { wrongLines: [], otherBase: null };
  const largest = both.toSorted((a, b) => b.shares - a.shares)[0];
  if (largest !== undefined && largest.percent.value > 0 && wrong.length > both.length / 2) {
    const other = Math.round((100 * largest.shares) / largest.percent.value);
    const slack = ({ value, step }: Figure) => (value === 0 ? 0 : step / 2 / value);
    const close = both.every(
      ({ shares, percent }) =>
        Math.abs((100 * shares) / other - percent.value) <=
        percent.step / 2 + percent.value * slack(largest.percent) + 1e-9,
    );
    if (close) return { wrongLines: [], otherBase: other };
  }
  return {
    wrongLines: wrong.map(({ line, shares }) => ({ line, expected: (100 * shares) / base })),
    otherBase: null,
  };
}
