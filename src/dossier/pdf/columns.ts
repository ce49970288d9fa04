import { greatest, least } from "../../domain/many.ts";
import type { Fragment } from "./fragments.ts";
import { groupLines, type Line } from "./rows.ts";

/** Fewer lines than this side by side are a table or a letterhead, not columns of prose. */
const MIN_LINES = 4;
const MIN_WORDS = 3;
/** Columns of prose fill their lines; the cells of a table are of any length. */
const MIN_FILL = 0.6;
/** Of the lines of a column, how many begin in the middle of a sentence. Cells of a table rarely do. */
const MIN_GOING_ON = 0.25;
const MIN_DENSITY = 0.7;
const MAX_DEPTH = 3;

/** Lines in the order a person reads them, in blocks: text set in columns gives one block a column. */
export function readingBlocks(fragments: Fragment[], depth = 0): Line[][] {
  const lines = groupLines(fragments);
  const band = depth < MAX_DEPTH ? findBand(lines) : undefined;
  if (band === undefined) return lines.length === 0 ? [] : [lines];
  const inside = lines.slice(band.from, band.to).flatMap((line) => line.fragments);
  const middle = (fragment: Fragment) => (fragment.x0 + fragment.x1) / 2;
  return [
    ...blockOf(lines.slice(0, band.from)),
    ...readingBlocks(
      inside.filter((fragment) => middle(fragment) < band.gutter),
      depth + 1,
    ),
    ...readingBlocks(
      inside.filter((fragment) => middle(fragment) >= band.gutter),
      depth + 1,
    ),
    ...readingBlocks(
      lines.slice(band.to).flatMap((line) => line.fragments),
      depth + 1,
    ),
  ];
}

function blockOf(lines: Line[]): Line[][] {
  return lines.length === 0 ? [] : [lines];
}

interface Band {
  gutter: number;
  from: number;
  to: number;
}

/** The first stretch of lines that stand left and right of an empty strip, prose on both sides. */
function findBand(lines: Line[]): Band | undefined {
  const gutters = candidateGutters(lines);
  for (const gutter of gutters) {
    const band = widest(lines, gutter);
    if (band !== undefined && isProse(lines.slice(band.from, band.to), gutter)) return band;
  }
  return undefined;
}

/** Middles of the gaps between two stretches of words, the most frequent first. */
function candidateGutters(lines: Line[]): number[] {
  const counts = new Map<number, number>();
  for (const { fragments } of lines) {
    for (let index = 1; index < fragments.length; index++) {
      const left = fragments[index - 1] as Fragment;
      const right = fragments[index] as Fragment;
      if (!isWords(left) || !isWords(right)) continue;
      for (let x = Math.ceil((left.x1 + 1) / 4); x <= Math.floor((right.x0 - 1) / 4); x++) {
        counts.set(x, (counts.get(x) ?? 0) + 1);
      }
    }
  }
  return [...counts]
    .filter(([, count]) => count >= MIN_LINES)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([x]) => x * 4);
}

function isWords(fragment: Fragment): boolean {
  let spaces = 0;
  for (const character of fragment.text) if (character === " ") spaces++;
  return spaces >= MIN_WORDS - 1 && /\p{L}{3}/u.test(fragment.text);
}

function widest(lines: Line[], gutter: number): Band | undefined {
  let best: Band | undefined;
  let from = -1;
  for (let index = 0; index <= lines.length; index++) {
    const line = lines[index];
    const crossed = line === undefined || line.fragments.some(({ x0, x1 }) => x0 < gutter && x1 > gutter);
    if (!crossed && from < 0) from = index;
    if (crossed && from >= 0) {
      if (best === undefined || index - from > best.to - best.from) best = { gutter, from, to: index };
      from = -1;
    }
  }
  return best;
}

function isProse(lines: Line[], gutter: number): boolean {
  const fragments = lines.flatMap((line) => line.fragments);
  const left = fragments.filter(({ x1 }) => x1 <= gutter);
  const right = fragments.filter(({ x0 }) => x0 >= gutter);
  return isColumn(left) && isColumn(right);
}

/** Lines of words that fill the column's width and its height, many of which go on where the line before stopped. */
function isColumn(fragments: Fragment[]): boolean {
  const words = fragments.filter(isWords);
  if (words.length < MIN_LINES || words.length < 0.6 * fragments.length) return false;
  const from = least(fragments.map(({ x0 }) => x0));
  const to = greatest(fragments.map(({ x1 }) => x1));
  const filled = words.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0) / words.length;
  const goingOn = words.filter(({ text }) => /^[\p{Ll}\d]/u.test(text)).length;
  return (
    filled >= MIN_FILL * (to - from) && goingOn >= MIN_GOING_ON * words.length && density(fragments) >= MIN_DENSITY
  );
}

/** Share of the column's height that lines would take if each had the usual distance to the next. */
function density(fragments: Fragment[]): number {
  const tops = fragments.map(({ y0 }) => y0).sort((a, b) => a - b);
  const steps = tops.slice(1).map((top, index) => top - (tops[index] as number));
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  const height = (tops.at(-1) ?? 0) - (tops[0] ?? 0);
  return height <= 0 ? 0 : (usual * steps.length) / height;
}
