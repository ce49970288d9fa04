import type { Period } from "../../../domain/quantity.ts";
import { fold } from "../../../lexicon/fold.ts";
import { parsePeriod } from "../../../quantities/periods.ts";
import { singular } from "../../../quantities/thing-said.ts";
import type { Statement } from "../statement.ts";
import { type Grid, turned } from "./grid.ts";

/** One thing at several times. */
export interface Series {
  label: string;
  words: ReadonlySet<string>;
  document: string;
  place: string;
  points: ReadonlyMap<Period, Statement>;
}

/** Every line, or column, of a table that runs over times. */
export function seriesIn(grid: Grid): Series[] {
  const upright = periodsOf(grid.columns) !== null ? grid : periodsOf(grid.lines) !== null ? turned(grid) : null;
  const periods = upright === null ? null : periodsOf(upright.columns);
  if (upright === null || periods === null) return [];
  return upright.lines.flatMap((label, line): Series[] => {
    const points = new Map<Period, Statement>();
    for (const [column, period] of periods) {
      const one = upright.cells[line]?.[column];
      if (one !== undefined) points.set(period, one);
    }
    const [first] = points.values();
    if (first === undefined || points.size < 2) return [];
    return [{ label, words: wordsOf(label), document: first.document, place: first.place, points }];
  });
}

/** The columns that are times; null where fewer than two are, or one time stands twice. */
function periodsOf(columns: readonly string[]): [number, Period][] | null {
  const found = columns.flatMap((text, column): [number, Period][] => {
    const period = parsePeriod(text.replace(/\b(20\d\d)\s?[eEpPbBaAf]\b|\*/gu, "$1").trim());
    return period === null ? [] : [[column, period]];
  });
  return found.length < 2 || new Set(found.map(([, period]) => period)).size < found.length ? null : found;
}

const SMALL = new Set(
  "the and for per avec des les del das dos nombre number numero total de do da du of en em la le un une our nos notre nosso nossa".split(
    " ",
  ),
);

/** The words of a label by which it is the same as another. */
export function wordsOf(label: string): Set<string> {
  const words = fold(label.replace(/\([^()]*\)/gu, " ")).match(/\p{L}[\p{L}\d]*/gu) ?? [];
  return new Set(words.filter((word) => word.length > 2 && !SMALL.has(word)).map(singular));
}
