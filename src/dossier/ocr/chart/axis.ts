import type { Frame } from "../grey.ts";
import { sizeOf } from "./legend.ts";

/** Words or a number, and where they are printed. */
type Printed = Frame & { text: string };

/** A mark on an axis: the number at it, and where it stands. */
export interface Tick<Place extends Printed = Printed> {
  fragment: Place;
  value: number;
  y: number;
}

const FEWEST = 4;
/** Two neighbours among this many give the line on which the others must lie. */
const TRIED = 3;
/** In type sizes: how far after its number the name of a row begins at most. */
const RIGHT_AFTER = 14;
/** More numbers than this are a table, not the scale of a chart. */
const MOST_NUMBERS = 400;

/** The scale up the side of a chart: numbers in a column whose values grow as evenly as their places do. */
export function findTicks<Place extends Printed>(fragments: readonly Place[]): Tick<Place>[][] {
  const numbers = fragments.flatMap((fragment): Tick<Place>[] => {
    const value = numberOf(fragment.text);
    return value === null ? [] : [{ fragment, value, y: (fragment.y0 + fragment.y1) / 2 }];
  });
  if (numbers.length > MOST_NUMBERS) return [];
  const columns: Tick<Place>[][] = [];
  for (const tick of numbers.toSorted((a, b) => a.y - b.y)) {
    const column = columns.find((one) => isUnder(tick, one.at(-1) as Tick<Place>));
    if (column === undefined) columns.push([tick]);
    else column.push(tick);
  }
  return columns
    .map(evenRun)
    .filter((run) => run.length >= FEWEST && run.filter(({ fragment }) => isNamed(fragment)).length < run.length / 2);

  /** Words before a number on its line, or right after it: a row of a table, or of a list. */
  function isNamed(number: Place): boolean {
    return fragments.some(
      (other) =>
        /\p{L}{3}/u.test(other.text) &&
        (other.x1 <= number.x0 || (other.x0 >= number.x1 && other.x0 - number.x1 <= RIGHT_AFTER * sizeOf(number))) &&
        Math.min(other.y1, number.y1) - Math.max(other.y0, number.y0) > 0.6 * (number.y1 - number.y0) &&
        sizeOf(other) < 2 * sizeOf(number),
    );
  }
}

function numberOf(text: string): number | null {
  const bare = text.replace(/[^\d.,\s-]/g, "").trim();
  if (!/^-?\d/.test(bare) || /\p{L}{2}/u.test(text)) return null;
  const grouped = bare.replace(/[\s.,](?=\d{3}(?!\d))/g, "").replace(",", ".");
  const value = Number(grouped.replace(/\s/g, ""));
  return Number.isFinite(value) ? value : null;
}

function isUnder(below: Tick, above: Tick): boolean {
  const size = Math.max(sizeOf(above.fragment), sizeOf(below.fragment));
  const ends = Math.abs(above.fragment.x1 - below.fragment.x1) <= 0.7 * size;
  return (ends || Math.abs(above.fragment.x0 - below.fragment.x0) <= 0.7 * size) && below.y > above.y + size;
}

/** The longest run of numbers of a column that lie on one line of value against place, going down as one looks down. */
function evenRun<Place extends Printed>(column: Tick<Place>[]): Tick<Place>[] {
  let best: Tick<Place>[] = [];
  for (const [at, first] of column.entries()) {
    for (const second of column.slice(at + 1, at + 1 + TRIED)) {
      const slope = (second.value - first.value) / (second.y - first.y);
      if (slope >= 0) continue;
      const step = Math.abs(second.value - first.value);
      const run = column.filter(
        ({ value, y }) => Math.abs(first.value + slope * (y - first.y) - value) <= 0.08 * Math.max(step, 1e-9),
      );
      if (run.length > best.length) best = run;
    }
    if (best.length >= column.length - at) break;
  }
  return best;
}
