import type { Cell, Section } from "../../domain/document.ts";
import { rememberedFor } from "../../domain/remembered.ts";
import { aligned, overlapAcross, type Tile } from "../layout/tile.ts";
import { isUnnamed, Together } from "../layout/together.ts";
import { layoutOf, type Statement } from "./statements.ts";

const togetherOf = rememberedFor((tiles: readonly Tile[]): Together => new Together(tiles));

/** Whether a reader takes two pieces of a page together. */
export function areLinked(section: Section, a: Tile, b: Tile): boolean {
  const together = togetherOf(layoutOf(section).tiles);
  return together.areNeighbours(a, b) || together.isColumnOf(a, b) || together.isColumnOf(b, a);
}

/** The words of one card that stand between two pieces of it, one over the other; null where there are none. */
export function wordsBetween(section: Section, a: Tile, b: Tile): Tile | null {
  const { tiles } = layoutOf(section);
  const size = Math.max(a.size, b.size);
  if (!aligned(a.edges, b.edges, 0.6 * size) || overlapAcross(a.edges, b.edges) <= 0) return null;
  const together = togetherOf(tiles);
  const isBetween = (tile: Tile) =>
    tile.kind === "words" && !tile.title && together.areNeighbours(a, tile) && together.areNeighbours(tile, b);
  return tiles.find(isBetween) ?? null;
}

/** Where a number is among these pieces, all their words are its own: none names a number outside. */
export function areTogether(section: Section, chain: readonly Tile[]): boolean {
  if (!chain.some(isUnnamed)) return true;
  const among = new Set(chain);
  return chain.every((tile) => isUnnamed(tile) || isOwn(section, tile, among));
}

function isOwn(section: Section, words: Tile, among: ReadonlySet<Tile>): boolean {
  const { tiles, statements } = layoutOf(section);
  const [cell] = words.cells;
  const named = statements.filter(
    ({ how, labels, cells }) =>
      how !== "text" && labels[0] === words.text && cell !== undefined && cells.includes(cell),
  );
  const isInside = ({ cells }: Statement) =>
    [...among].some((tile) => tile !== words && tile.cells.some((one) => cells.includes(one)));
  if (named.length > 0) return named.some(isInside);
  const together = togetherOf(tiles);
  return [...among].some(
    (other) => other !== words && areLinked(section, words, other) && together.isNearest(words, other, among),
  );
}

/** Whether lines and cells that follow each other in the file give a number the words of another. */
export function joinsOthersWords(section: Section, cells: readonly Cell[]): boolean {
  if (cells.length < 2) return false;
  const touched = layoutOf(section).tiles.filter((tile) => tile.cells.some((cell) => cells.includes(cell)));
  if (touched.length < 2) return false;
  return touched.some((tile) => isEnteredMidway(tile, cells)) || !areTogether(section, touched);
}

/** What runs from one column into a later line of the text beside it, the text's beginning left out. */
function isEnteredMidway(tile: Tile, cells: readonly Cell[]): boolean {
  const entry = cells.findIndex((cell) => tile.cells.includes(cell));
  const [first] = tile.cells;
  return entry > 0 && first !== undefined && !cells.includes(first);
}
