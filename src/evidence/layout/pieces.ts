import type { Cell, Section } from "../../domain/document.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { joinLetters } from "./spelling.ts";
import type { Edges } from "./tile.ts";

/** One line of a page before lines are joined. */
export interface Piece {
  text: string;
  cells: Cell[];
  row: number;
  edges: Edges;
  size: number;
}

const ENDS_OPEN = /(?:[–—-]|\b(?:to|à|até))\s*$/u;
const BEGINS_WITH_NUMBER = /^\s*[~≈]?(?:\p{Sc}|R\$|US\$|S\/)?\s?\d/u;

/** The lines of a page with their places: two halves of a range joined, a line of several periods cut into them. */
export function piecesOf(section: Section): Piece[] {
  // The cells of a slide's table touch, and each is its own; a page's lines are only guessed to be a table.
  const drawn = section.kind === "slide";
  return section.rows.flatMap(({ cells, series, table }, row) => {
    const pieces: Piece[] = [];
    if (series) return pieces;
    for (const cell of cells) {
      const piece = pieceOf(cell, row);
      const last = pieces.at(-1);
      if (last !== undefined && !(drawn && table) && isOneLine(last, piece)) pieces.splice(-1, 1, joined(last, piece));
      else pieces.push(piece);
    }
    return pieces.flatMap(cutPeriods);
  });
}

/** One cell as a piece of its page. */
export function pieceOf(cell: Cell, row: number): Piece {
  const { x, y, width, height } = cell.box ?? { x: 0, y: 0, width: 0, height: 0 };
  const edges = { x0: x, y0: y, x1: x + width, y1: y + height };
  // A line written upwards is as tall as it is long: its type is as large as it is wide.
  const turned = cell.text.length > 3 && height > 2 * width && width > 0;
  return {
    text: joinLetters(cell.text.trim()),
    cells: [cell],
    row,
    edges,
    size: Math.max(1, turned ? width : (cell.line ?? height)),
  };
}

/** "$750k –" and "$1.5M" are one range; words parted by no more than a letter are one line. */
function isOneLine(left: Piece, right: Piece): boolean {
  const gap = right.edges.x0 - left.edges.x1;
  const size = Math.max(left.size, right.size);
  if (ENDS_OPEN.test(left.text) && /\d/.test(left.text)) return gap < 2 * size && BEGINS_WITH_NUMBER.test(right.text);
  // A name set bold and its value, parted by a space alone.
  if (gap < 0.4 * size && sameLine(left, right) && NAMES.test(left.text) && BEGINS_WITH_NUMBER.test(right.text))
    return true;
  const plain = (text: string) => /\p{L}{2}/u.test(text) && !/\d/.test(text);
  return gap < 0.9 * size && left.size === right.size && plain(left.text) && plain(right.text);
}

const NAMES = /\p{L}{2}[^\d]*[:–—-]$/u;

function sameLine(left: Piece, right: Piece): boolean {
  const [small, large] = [Math.min(left.size, right.size), Math.max(left.size, right.size)];
  return small >= 0.85 * large && Math.abs(left.edges.y1 - right.edges.y1) <= 0.2 * large;
}

function joined(left: Piece, right: Piece): Piece {
  return {
    ...left,
    text: `${left.text} ${right.text}`,
    cells: [...left.cells, ...right.cells],
    edges: {
      x0: left.edges.x0,
      y0: Math.min(left.edges.y0, right.edges.y0),
      x1: right.edges.x1,
      y1: Math.max(left.edges.y1, right.edges.y1),
    },
  };
}

/** Two lines of one text, the second under the first. */
export function under(upper: Piece, lower: Piece): Piece {
  const [a, b] = [upper.edges, lower.edges];
  return {
    ...upper,
    text: `${upper.text} ${lower.text}`,
    cells: [...upper.cells, ...lower.cells],
    edges: { x0: Math.min(a.x0, b.x0), y0: a.y0, x1: Math.max(a.x1, b.x1), y1: b.y1 },
  };
}

/** "Year 1 Year 2 Year 3" stands over three columns: each period gets its share of the line. */
function cutPeriods(piece: Piece): Piece[] {
  const { text, edges } = piece;
  if (!/\d/.test(text) || text.length > 120) return [piece];
  const periods = findPeriods(text);
  if (periods.length < 2) return [piece];
  let rest = text;
  for (const { start, end } of periods.toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  if (/[^\s|]/.test(rest)) return [piece];
  const share = (edges.x1 - edges.x0) / text.length;
  return periods.map(({ text: period, start, end }) => ({
    ...piece,
    text: period,
    edges: { ...edges, x0: edges.x0 + start * share, x1: edges.x0 + end * share },
  }));
}
