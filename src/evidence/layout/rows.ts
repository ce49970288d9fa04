import { roleOf } from "../../lexicon/page-roles.ts";
import type { Neighbours } from "./neighbours.ts";
import { level, type Tile } from "./tile.ts";

/** What stands on the left of a value, and over it. */
export interface RowNaming {
  /** The words that name the row. */
  label: Tile | null;
  /** The unit column between the two: "K€", "%". */
  unit: Tile | null;
  /** The headings of its column, the nearest first. */
  headers: Tile[];
}

const LONGEST_HEADER = 48;
const LONGEST_LABEL = 110;
/** A heading stands at most this many line heights over the first value of its column. */
const HEADER_REACH = 3.2;
/** What is set this much larger than a value is no value of its column. */
const OPENS = 1.25;
const UNIT_ONLY =
  /^[\s(]*(?:in |en |em )?(?:[kKM]?[€$£₹]|R\$|US\$|%|EUR|USD|GBP|BRL|INR|[kKM]?€|nb|#|units?|unités?|un\.?|months?|mois|meses|days|jours|dias)[\s)]*$/iu;

/** Reads the rows and columns of a page: for every value the name of its line and the headings of its column. */
export function readRows(tiles: readonly Tile[], near: Neighbours): Map<Tile, RowNaming> {
  const values = tiles.filter(({ kind }) => kind === "figure" || kind === "mixed");
  const labels = new Map<Tile, Pick<RowNaming, "label" | "unit">>();
  for (const value of values) labels.set(value, labelOf(value, near));
  const headers = new Map<Tile, Tile[]>();
  const sorted = values.toSorted((a, b) => a.edges.y0 - b.edges.y0);
  for (const value of sorted) headers.set(value, headersOf(value, near, headers, labels));
  return new Map(
    values.map((value) => [
      value,
      { ...(labels.get(value) as Pick<RowNaming, "label" | "unit">), headers: headers.get(value) ?? [] },
    ]),
  );
}

function labelOf(value: Tile, near: Neighbours): Pick<RowNaming, "label" | "unit"> {
  const left = near
    .beside(value)
    .filter(({ edges }) => edges.x1 <= value.edges.x0 + 0.3 * value.size)
    .toReversed();
  let unit: Tile | null = null;
  for (const other of left) {
    if (other.kind === "figure") continue;
    if (UNIT_ONLY.test(other.text)) {
      unit ??= other;
      continue;
    }
    if (other.kind === "mixed" && !/->|→/u.test(other.text)) {
      if (startsWithFigure(other) && other.text.length <= 40) continue;
      const said = other.text.length > 40 || endsWithFigure(other);
      if (startsWithFigure(other) || (said && value.edges.x0 - other.edges.x1 > 4 * value.size)) {
        const first = firstColumn(other, value, left, near);
        return { label: first, unit };
      }
    }
    if (isValueColumn(other, near)) continue;
    if (other.title || other.text.length > LONGEST_LABEL) return { label: null, unit };
    return { label: nameOf(other, value, left, near), unit };
  }
  return { label: null, unit };
}

/** The name of a line is its first column; what other words stand between it and a value are values like it. */
function nameOf(nearest: Tile, value: Tile, line: readonly Tile[], near: Neighbours): Tile {
  // Behind a figure another table may begin.
  const from = line.indexOf(nearest);
  const end = line.findIndex(({ kind, title }, at) => at > from && (kind !== "words" || title));
  const first = line.slice(from, end < 0 ? line.length : end).at(-1);
  if (first === undefined || first === nearest) return nearest;
  const [heading, ...others] = [value, nearest, first].map((tile) => topOf(tile, near, HEADER_TYPE));
  if (heading === undefined || heading === value || !isHeader(heading)) return nearest;
  const level0 = level(heading.edges);
  const sameTable = others.every((top) => Math.abs(level(top.edges) - level0) <= 0.6 * heading.size);
  return sameTable && others[0] !== nearest && others[1] !== first ? first : nearest;
}

/** "Segment | Basis | TAM": beyond a column of words and figures the line's name, where the three stand under headings. */
function firstColumn(between: Tile, value: Tile, line: readonly Tile[], near: Neighbours): Tile | null {
  const first = line.at(-1);
  if (first === undefined || first === between || first.kind !== "words" || first.title) return null;
  if (line.some(({ kind }) => kind === "figure") || first.text.length > LONGEST_LABEL) return null;
  const [heading, other] = [topOf(value, near, HEADER_TYPE), topOf(first, near, HEADER_TYPE)];
  if (heading === value || other === first || heading.kind !== "words" || other.kind !== "words") return null;
  return Math.abs(level(other.edges) - level(heading.edges)) <= 0.6 * heading.size ? first : null;
}
/** The headings of a table may be set this much smaller than its values. */
const HEADER_TYPE = 0.6;
/** So many heights apart are the lines of a table with air between them. */
const AIRY = 4.5;

/** The heading of a column: the last piece on the way up from line to line. */
function topOf(tile: Tile, near: Neighbours, alike = 0.8): Tile {
  let top = tile;
  for (let up = near.above(top); up !== null && !up.title && isRow(up, top, alike); up = near.above(top)) top = up;
  return top;
}

/** Words that stand among the figures of a column are one of its values: "mixed", "n.a.". */
function isValueColumn(words: Tile, near: Neighbours): boolean {
  const isValue = (tile: Tile | null) =>
    tile !== null &&
    (tile.kind === "figure" || (tile.kind === "mixed" && startsWithFigure(tile) && roleOf(tile.text) === null)) &&
    isRow(tile, words);
  return words.kind === "words" && words.text.length <= 24 && isValue(near.above(words));
}

/** In the next line of the same column, in the same type. */
function isRow(a: Tile, b: Tile, alike = 0.8): boolean {
  const size = Math.max(a.size, b.size);
  const reach = alike < 0.8 ? AIRY : 3;
  return Math.min(a.size, b.size) >= alike * size && Math.abs(level(a.edges) - level(b.edges)) <= reach * size;
}

/** "10,000 MT", "2 weeks / $30": a value that says its unit. */
function startsWithFigure({ text, figures }: Tile): boolean {
  return (figures[0]?.start ?? text.length) <= 2;
}

/** "Working capital 85%" has its value already; "Small firms (5-20 people)" has none. */
function endsWithFigure({ text, figures }: Tile): boolean {
  const aside = text.endsWith(")") ? text.lastIndexOf("(") : text.length;
  if (figures.every(({ start }) => start > aside)) return false;
  return (figures.at(-1)?.end ?? 0) >= text.length - 1;
}

function headersOf(
  value: Tile,
  near: Neighbours,
  known: ReadonlyMap<Tile, Tile[]>,
  labels: ReadonlyMap<Tile, Pick<RowNaming, "label">>,
): Tile[] {
  const up = near.above(value);
  if (up === null || up.title || beginsUnderName(value, up, labels.get(up)?.label ?? null)) return [];
  // "Targets (12 months)" set larger opens a block of its own: no column goes on through it.
  if ((up.kind === "figure" || up.kind === "mixed") && up.size >= OPENS * value.size) return [];
  if (
    up.kind === "figure" ||
    (up.kind === "mixed" &&
      !(isHeader(up) && value.kind === "figure" && (known.get(up)?.length ?? 0) === 0) &&
      (labels.get(up)?.label != null || (known.get(up)?.length ?? 0) > 0))
  ) {
    const step = level(value.edges) - level(up.edges);
    return step > 6 * value.size ? [] : (known.get(up) ?? []);
  }
  if (!isHeader(up) || value.edges.y0 - up.edges.y1 > HEADER_REACH * Math.max(up.size, value.size)) return [];
  const over = near.above(up);
  // Words among values are a value like this one; the heading stands over the first of them.
  const among = over !== null && !over.title && (over.kind === "words" || isEvenStep(over, up, value));
  if (among && isRow(over, up) && areLinesOfOneTable(over, up, near)) return headersOf(up, near, known, labels);
  const second =
    over !== null &&
    isHeader(over) &&
    up.edges.y0 - over.edges.y1 <= 1.2 * up.size &&
    !over.title &&
    !namesLine(over, near)
      ? [over]
      : [];
  return [up, ...second];
}

/** Three lines of one column, as far from each other and beginning at the same place. */
function isEvenStep(first: Tile, second: Tile, third: Tile): boolean {
  if (first.kind !== "figure" && first.kind !== "mixed") return false;
  const steps = level(third.edges) - level(second.edges) - (level(second.edges) - level(first.edges));
  const aligned = [first, third].every(({ edges }) => Math.abs(edges.x0 - second.edges.x0) <= 0.3 * second.size);
  return aligned && Math.abs(steps) <= 0.35 * second.size;
}

/** A line below a table that begins where the rows' names do, and runs on below a column, stands in no column. */
function beginsUnderName(value: Tile, up: Tile, name: Tile | null): boolean {
  if (name === null || name.edges.x1 > up.edges.x0 || value.edges.x1 <= up.edges.x0) return false;
  return value.edges.x0 <= name.edges.x0 + value.size / 2;
}

/** "Year 3 | $10M | 100,000": it names the line above, and heads nothing. */
function namesLine(tile: Tile, near: Neighbours): boolean {
  return near.beside(tile).some(({ kind, edges }) => kind === "figure" && edges.x0 >= tile.edges.x1);
}

/** Both have words on their left, and in one column: those of another card beside the table name none of its lines. */
function areLinesOfOneTable(a: Tile, b: Tile, near: Neighbours): boolean {
  const lefts = (tile: Tile) =>
    near.beside(tile).filter(({ kind, edges }) => kind === "words" && edges.x1 <= tile.edges.x0);
  return lefts(a).some((one) => lefts(b).some((other) => Math.abs(one.edges.x0 - other.edges.x0) <= other.size));
}

/** An item of the list above heads no column. */
const ITEM = /^[•▪●◦■□‣➢✓►–—*·-]\s/u;

/** "Break-even: M8" is a statement of its own. */
const SAYS_IT_ALL = /\p{L}{3}[^:]*\s?:\s\S*\d/u;
/** "Revenue (1 %)": a figure in the brackets of a heading. */
const TELLS_MORE = /^\p{L}[^\d()]*\([^()]*\)$/u;

function isHeader({ kind, text }: Tile): boolean {
  if (ITEM.test(text) || SAYS_IT_ALL.test(text)) return false;
  if (kind === "mixed") return text.length <= LONGEST_HEADER && TELLS_MORE.test(text);
  return kind === "period" || (kind === "words" && text.length <= LONGEST_HEADER);
}
