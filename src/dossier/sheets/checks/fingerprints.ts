import { rememberedFor } from "../../../domain/remembered.ts";
import type { FormulaCell } from "../formula-cells.ts";

/**
 * What a formula does, apart from where it stands: its text without the places it reads, and those places as numbers.
 * Copies of one formula share the text, and each of their numbers moves evenly from one copy to the next: by one where a
 * reference goes along, by nothing where it stays, by any other step where a row reads down a column.
 */
export interface Fingerprint {
  text: string;
  /** Top, bottom, left and right edge of each area it names. */
  edges: number[];
}

/** Made once for each formula. */
export const fingerprintOf = rememberedFor((formula: FormulaCell): Fingerprint => {
  const edges: number[] = [];
  const text = formula.tokens
    .map(({ area, sheet, text: written }) => {
      if (area === undefined) return /^\s*$/.test(written) ? "" : written;
      edges.push(area.top, area.bottom, area.left, area.right);
      return `${sheet ?? ""}!${area.kind}`;
    })
    .join("");
  return { text, edges };
});

/** Whether one formula is the other one copied: each place it reads went along or stayed. */
export function areCopies(one: FormulaCell, other: FormulaCell): boolean {
  const [a, b] = [fingerprintOf(one), fingerprintOf(other)];
  if (a.text !== b.text || a.edges.length !== b.edges.length) return false;
  const moved = [other.row - one.row, other.cell.column - one.cell.column];
  return a.edges.every((edge, at) => {
    const by = (b.edges[at] ?? 0) - edge;
    return by === 0 || by === moved[at % 4 < 2 ? 0 : 1];
  });
}

/** The formulas of a line that follow what most of them do, and those that do not. */
export interface LineOfFormulas {
  like: number[];
  odd: number[];
}

/** Pairs up to this far apart vote on how a reference moves: one odd formula spoils only its own pairs. */
const FARTHEST_PAIR = 3;

/** Reads formulas that stand side by side (or under one another) as one formula copied along the line. */
export function asCopies(line: readonly FormulaCell[]): LineOfFormulas {
  const all = line.map(fingerprintOf);
  const groups = Map.groupBy(all.keys(), (at) => all[at]?.text ?? "");
  const group = [...groups.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  const edges = all[group[0] ?? 0]?.edges.length ?? 0;
  const lines = Array.from({ length: edges }, (_, edge) => lineThrough(group, (at) => all[at]?.edges[edge] ?? 0));
  const like = new Set(
    group.filter((at) => {
      const expected = lines.map(({ start, step }) => start + step * at);
      const { text = "", edges: own = [] } = all[at] ?? {};
      return expected.every((edge, place) => edge === own[place]) || (isCommutative(text) && isSameSet(expected, own));
    }),
  );
  return { like: [...like], odd: [...line.keys()].filter((at) => !like.has(at)) };
}

/** "A2*B9" and "B9*A2" are one formula. */
const isCommutative = (text: string): boolean =>
  /^[^!*+]*!cell(?:\*[^!*+]*!cell)+$|^[^!*+]*!cell(?:\+[^!*+]*!cell)+$/.test(text);

function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  const places = (edges: readonly number[]) =>
    edges.flatMap((_, at) => (at % 4 === 0 ? [edges.slice(at, at + 4).join(" ")] : [])).sort();
  return places(one).join() === places(other).join();
}

/** The straight line that most values lie on. */
function lineThrough(places: readonly number[], valueAt: (place: number) => number): { start: number; step: number } {
  const steps: number[] = [];
  for (const [index, place] of places.entries()) {
    for (const other of places.slice(index + 1, index + 1 + FARTHEST_PAIR))
      steps.push((valueAt(other) - valueAt(place)) / (other - place));
  }
  const step = mostCommon(steps);
  return { step, start: mostCommon(places.map((place) => valueAt(place) - step * place)) };
}

function mostCommon(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let [best, most] = [0, 0];
  for (const [value, count] of counts) if (count > most) [best, most] = [value, count];
  return best;
}
