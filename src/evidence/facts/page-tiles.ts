import type { Section } from "../../domain/document.ts";
import { findTicks } from "../../dossier/ocr/chart/axis.ts";
import { Neighbours } from "../layout/neighbours.ts";
import type { Tile } from "../layout/tile.ts";

/** "1", "2", "3" or "1–3", "4–6" under "Month": the times of a table's lines, and no figures of theirs. */
export function withCountedTimes(tiles: Tile[]): Tile[] {
  const near = new Neighbours(tiles);
  const counts = ({ kind, text }: Tile) => kind === "figure" && /^\d{1,2}(?:\s?[-–]\s?\d{1,2}|\+)?$/.test(text);
  return tiles.map((tile) => {
    let top: Tile | null = counts(tile) ? tile : null;
    while (top !== null && counts(top)) top = near.above(top);
    const word = top === null ? undefined : COUNTED.exec(top.text.trim())?.[0];
    return word === undefined ? tile : { ...tile, text: `${word} ${tile.text}`, kind: "period", figures: [] };
  });
}

const COUNTED = /^(?:month|year|mois|ann[ée]e|m[êe]s|ano|año)(?=s?$)/iu;

/** The marks on the axis of a chart are no figures of the company's. */
export function withoutAxes(tiles: Tile[]): Tile[] {
  const places = tiles.map((tile) => ({ tile, text: tile.text, ...tile.edges }));
  const marks = new Set(findTicks(places).flatMap((axis) => axis.map(({ fragment }) => fragment)));
  return marks.size === 0 ? tiles : places.filter((place) => !marks.has(place)).map(({ tile }) => tile);
}

/** "1 Research team", "2 Patent prosecution", one under the other: the numbers of a list. */
export function countersIn(tiles: readonly Tile[]): ReadonlySet<Tile> {
  const numbered = tiles.flatMap((tile) => {
    const number = tile.kind === "mixed" ? /^0?(\d{1,2})\s+\p{L}/u.exec(tile.text)?.[1] : undefined;
    return number === undefined ? [] : [{ tile, number: Number(number) }];
  });
  const columns = Map.groupBy(numbered, ({ tile }) => Math.round(tile.edges.x0 / 3));
  return new Set(
    [...columns.values()].flatMap((column) => {
      const sorted = column.toSorted((a, b) => a.tile.edges.y0 - b.tile.edges.y0);
      const counts = sorted.length > 1 && sorted.every(({ number }, at) => number === (sorted[0]?.number ?? 0) + at);
      return counts && (sorted[0]?.number ?? 9) <= 1 ? sorted.map(({ tile }) => tile) : [];
    }),
  );
}

/** A bare number that is the page's own, or small and alone in its corner. */
export function isPageNumber({ text, edges }: Tile, { number, printedNumber, height }: Section): boolean {
  if (!/^\d{1,3}$/.test(text)) return false;
  const value = Number(text);
  const atEdge = height !== undefined && (edges.y0 > 0.9 * height || edges.y1 < 0.06 * height);
  return value === number || value === printedNumber || atEdge;
}
