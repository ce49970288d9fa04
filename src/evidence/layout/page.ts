import type { Section } from "../../domain/document.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { joinCaptionLines } from "./caption-lines.ts";
import { kindOf } from "./kind.ts";
import { joinParagraphs } from "./paragraphs.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import type { Tile } from "./tile.ts";
import { titleOf } from "./title.ts";
import { joinWrappedFigures } from "./wrapped-figures.ts";

/** "$7/month (blended)": a value, and what is told of it. */
const VALUE_WITH_ASIDE = /^[~≈<>≥≤+]*\s?(?:\p{Sc}|R\$|US\$|Rs\.?\s)?\s?\d\S*(?:\s(?:%|[kKM]?[€$£]|x))?\s(?:\(|[—–]\s)/u;

const SHARE_ASIDE = /^\([^()]*%[^()]*\)$/u;

/** A page as pieces with places, in reading order. Without places (a text file) there is nothing to lay out. */
export function tilesOf(
  section: Section,
  options: QuantityOptions,
  { wraps, furniture }: { wraps: boolean; furniture?: ReadonlySet<string> },
): Tile[] {
  const pieces = piecesOf(section).filter(({ text }) => text !== "" && furniture?.has(text) !== true);
  const kinds = new Map(pieces.map((piece) => [piece, kindOf(piece.text, options).kind]));
  const figureRows = new Set(
    pieces
      .filter((piece) => /^(?:figure|period)$/.test(kinds.get(piece) ?? "") || VALUE_WITH_ASIDE.test(piece.text))
      .map(({ row }) => row),
  );
  const figuresIn = Map.groupBy(
    pieces.filter((piece) => kinds.get(piece) === "figure"),
    ({ row }) => row,
  );
  const asides = new Set(
    // One share in brackets: several of them, or an amount, are the losses of a line of its own.
    [...figuresIn]
      .filter(([, line]) => line.length === 1 && line.every(({ text }) => SHARE_ASIDE.test(text)))
      .map(([row]) => row),
  );
  const rows = Map.groupBy(
    pieces.filter(({ text }) => /\p{L}{2}/u.test(text)),
    ({ row }) => row,
  );
  const lines = Map.groupBy(pieces, ({ row }) => row);
  const factsOf = (piece: Piece) => {
    const kind = kinds.get(piece);
    return {
      alone: kind === "figure" || kind === "period" || kind === "mark",
      hasFigure: figureRows.has(piece.row),
      hasAside: asides.has(piece.row),
      before: rows.get(piece.row)?.findLast(({ edges }) => edges.x1 <= piece.edges.x0),
      line: lines.get(piece.row) ?? [],
    };
  };
  const joined = wraps
    ? joinParagraphs(pieces, factsOf)
    : joinCaptionLines(pieces, (piece) => kinds.get(piece) === "figure");
  const whole = joinWrappedFigures(joined, (piece) => kinds.get(piece) ?? kindOf(piece.text, options).kind);
  const tiles = whole.map((piece): Tile => ({ ...piece, ...kindOf(piece.text, options), title: false }));
  const title = titleOf(tiles, section);
  return tiles.map((tile) => (tile === title ? { ...tile, title: true } : tile));
}
