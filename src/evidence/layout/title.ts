import type { Section } from "../../domain/document.ts";
import { greatest } from "../../domain/many.ts";
import { roleOf } from "../../lexicon/page-roles.ts";
import { joinLetters } from "./spelling.ts";
import type { Tile } from "./tile.ts";

/** A title stands in this upper part of its page. */
const UPPER = 0.4;
const LONGEST_TITLE = 80;

/** The words in the largest type of the upper part of the page; what a slide's own title says comes first. */
export function titleOf(tiles: readonly Tile[], { name, height }: Section): Tile | null {
  const named = name === undefined ? undefined : tiles.find(({ text }) => text === joinLetters(name.trim()));
  if (named !== undefined) return named;
  const counting = topLine(tiles);
  if (counting !== null) return counting;
  const lowest = UPPER * (height ?? Number.POSITIVE_INFINITY);
  const upper = tiles.filter(
    (tile) => (tile.kind === "words" || saysItsRole(tile)) && /\p{L}{3}/u.test(tile.text) && tile.edges.y0 < lowest,
  );
  const largest = Math.max(0, greatest(upper.map(({ size }) => size)));
  const [title] = upper.filter(({ size }) => size >= 0.93 * largest).toSorted((a, b) => a.edges.y0 - b.edges.y0);
  if (title === undefined || isCaption(title, tiles)) return null;
  const others = tiles.filter((tile) => tile !== title && !isCardFigure(tile) && tile.kind !== "mark");
  const body = Math.max(0, greatest(others.map(({ size }) => size)));
  if (body === 0) return null;
  return title.size >= 1.1 * body || isTopmost(title, tiles, body) ? title : null;
}

/** "94 %", "$2.2M SOM": what a card shows is set as large as it likes. */
function isCardFigure({ kind, text, figures }: Tile): boolean {
  return kind === "figure" || (kind === "mixed" && text.length <= LONGEST_CARD && (figures[0]?.start ?? 9) <= 1);
}
const LONGEST_CARD = 34;

/** "If we win 1 % of it": a line over everything and larger than all of it is the title, though it holds a figure. */
function topLine(tiles: readonly Tile[]): Tile | null {
  const [first, ...others] = tiles.filter(({ kind }) => kind !== "mark").toSorted((a, b) => a.edges.y0 - b.edges.y0);
  if (first?.kind !== "mixed" || first.text.length > LONGEST_TITLE || !/\p{L}{2}\s+\p{L}{2}/u.test(first.text))
    return null;
  return others.length > 2 && others.every(({ size }) => first.size >= 1.2 * size) ? first : null;
}

/** "The $34B problem": it holds a figure and says what its page is about. */
function saysItsRole({ kind, text, figures }: Tile): boolean {
  return kind === "mixed" && figures.length === 1 && text.length <= 60 && roleOf(text) !== null;
}

/** Words under a figure in larger type are its caption. */
function isCaption(words: Tile, tiles: readonly Tile[]): boolean {
  return tiles.some(({ kind, edges, size }) => {
    const gap = words.edges.y0 - edges.y1;
    return kind === "figure" && size > words.size && gap >= -0.3 * size && gap < size;
  });
}

/** First on its page and much larger than most of it, though a heading further down is as large. */
function isTopmost(title: Tile, tiles: readonly Tile[], body: number): boolean {
  const sizes = tiles.map(({ size }) => size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const first = tiles.every(({ kind, edges }) => kind === "mark" || edges.y0 >= title.edges.y0 - 1);
  return first && title.size >= 0.9 * body && title.size >= 1.5 * usual;
}
