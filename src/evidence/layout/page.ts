import type { Section } from "../../domain/document.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { kindOf } from "./kind.ts";
import { joinParagraphs } from "./paragraphs.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { joinLetters } from "./spelling.ts";
import type { Tile } from "./tile.ts";

/** A page as pieces with places, in reading order. Without places (a text file) there is nothing to lay out. */
export function tilesOf(section: Section, options: QuantityOptions, wraps: boolean): Tile[] {
  const pieces = piecesOf(section).filter(({ text }) => text !== "");
  const kinds = new Map(pieces.map((piece) => [piece, kindOf(piece.text, options).kind]));
  const figureRows = new Set(
    pieces.filter((piece) => /^(?:figure|period)$/.test(kinds.get(piece) ?? "")).map(({ row }) => row),
  );
  const factsOf = (piece: Piece) => {
    const kind = kinds.get(piece);
    return { alone: kind === "figure" || kind === "period" || kind === "mark", hasFigure: figureRows.has(piece.row) };
  };
  const joined = wraps ? joinParagraphs(pieces, factsOf) : pieces;
  const tiles = joined.map((piece): Tile => ({ ...piece, ...kindOf(piece.text, options), title: false }));
  const title = titleOf(tiles, section);
  return tiles.map((tile) => (tile === title ? { ...tile, title: true } : tile));
}

/** The words in the largest type of the upper part of the page; what a slide's own title says comes first. */
export function titleOf(tiles: readonly Tile[], { name, height }: Section): Tile | null {
  const named = name === undefined ? undefined : tiles.find(({ text }) => text === joinLetters(name.trim()));
  if (named !== undefined) return named;
  const upper = tiles.filter(
    ({ edges, kind, text }) =>
      kind === "words" && /\p{L}{3}/u.test(text) && edges.y0 < 0.4 * (height ?? Number.POSITIVE_INFINITY),
  );
  const [largest] = upper.toSorted((a, b) => b.size - a.size || a.edges.y0 - b.edges.y0);
  const others = tiles.filter((tile) => tile !== largest && tile.kind !== "figure" && tile.kind !== "mark");
  const body = Math.max(0, ...others.map(({ size }) => size));
  if (largest === undefined || others.length === 0) return null;
  return largest.size >= 1.1 * body ? largest : null;
}
