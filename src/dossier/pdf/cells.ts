import type { Cell, Row } from "../../domain/document.ts";
import { type Fragment, isApart, isNear, opensAmount } from "./fragments.ts";
import type { Edges } from "./geometry.ts";
import type { Line } from "./rows.ts";

const LONE_PREFIX = /^[-–—−(]?\s*(?:[$€£¥]|US\$|R\$|C\$|A\$|EUR|USD|GBP|BRL|CHF)\s*\(?$|^\($/;
const LONE_SUFFIX = /^(?:%|\)|\)%|\) %|%\)|pts?|x|bps|€)$/;
const NUMBER_START = /^[-–—−(+.,]*\s*\d|^[-–—−]+$/;
const NUMBER_END = /\d[\d.,\s]*$|\d\)?$/;
const BULLET = /^[•▪●◦■□‣➢✓►]$/;
const DOTS = /(?:\s?[.…·_]){4,}\s*$/;
const INNER_DOTS = /^(.*?\S)\s*(?:[.…·]\s?){4,}\s*(\S{1,12})$/;

/** Turns a line into a row: one cell a fragment, with lone currency signs and per cent signs kept with their number. */
export function toRow(line: Line): Row {
  const pieces: Piece[] = [];
  const signsFirst =
    line.fragments.findIndex(({ text }) => isSign(text)) <= line.fragments.findIndex(({ text }) => isNumber(text));
  for (const fragment of line.fragments) {
    const text = fragment.text.trim();
    const last = pieces.at(-1);
    if (last !== undefined && pieces.length === 1 && BULLET.test(last.text)) {
      join(last, ` ${text}`, fragment);
    } else if (last !== undefined && continues(last, text, fragment)) {
      join(last, isApart(last.edges, fragment) ? ` ${text}` : text, fragment);
    } else if (last !== undefined && (joinsNumber(last.text, text) || closesNumber(last.text, text, signsFirst))) {
      join(last, ` ${text}`, fragment);
    } else {
      pieces.push({ text, edges: fragment, ocr: fragment.ocr, doubted: fragment.doubted });
    }
  }
  moveSigns(pieces);
  return { cells: pieces.flatMap(toCells) };
}

interface Piece {
  text: string;
  edges: Edges;
  ocr: Cell["ocr"];
  doubted: Cell["doubted"];
}

function join(piece: Piece, text: string, fragment: Fragment): void {
  piece.text += text;
  piece.edges = union(piece.edges, fragment);
  if (fragment.ocr === "unsure") piece.ocr = "unsure";
  if (fragment.doubted) piece.doubted = true;
}

/** A stretch of text as a cell of its own. */
export function toCell({ text, ocr, ...edges }: Fragment): Cell {
  return { ...cell(text.trim(), edges), ...(ocr && { ocr }) };
}

function toCells({ text, edges, ocr, doubted }: Piece): Cell[] {
  const cells = withoutLeaders(text, edges);
  if (ocr === undefined && doubted === undefined) return cells;
  return cells.map((cell) => ({ ...cell, ...(ocr && { ocr }), ...(doubted && { doubted }) }));
}

/** After a raised or lowered character the file may begin a line anew where a reader sees none. */
function continues(last: Piece, text: string, edges: Edges): boolean {
  return isNear(last.edges, edges) && !opensAmount(last.text, text);
}

/** "Other assets $ | 42": the sign stood close to the label, and belongs to the number. */
function moveSigns(pieces: Piece[]): void {
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1];
    const sign = /\s([$£¥])$/.exec(piece.text)?.[1];
    if (next === undefined || sign === undefined || !isNumber(next.text)) continue;
    const edge = piece.edges.x1 - 0.5 * (piece.edges.y1 - piece.edges.y0);
    piece.text = piece.text.slice(0, -1).trimEnd();
    piece.edges = { ...piece.edges, x1: edge };
    next.text = `${sign} ${next.text}`;
    next.edges = { ...next.edges, x0: edge };
  }
}

function isSign(text: string): boolean {
  return text.length <= 6 && LONE_PREFIX.test(text);
}

function isNumber(text: string): boolean {
  return NUMBER_START.test(text);
}

/** "$" before "122,641". A sign of money before "5 %" stands for what is written under it. */
function joinsNumber(left: string, right: string): boolean {
  // A share has no currency: the sign is of an amount whose number stands on the next line.
  if (/\p{Sc}/u.test(left) && /\d\s?%/u.test(right)) return false;
  return isSign(left) && isNumber(right);
}

/** "%" or ")" after a number; "€" too, unless this line writes it before its numbers. */
function closesNumber(left: string, right: string, signsFirst: boolean): boolean {
  return right.length <= 4 && LONE_SUFFIX.test(right) && !(signsFirst && right === "€") && NUMBER_END.test(left);
}

/** "Risk factors ........ 12" is a label and a value: the dots only lead the eye. */
function withoutLeaders(text: string, edges: Edges): Cell[] {
  if (!text.includes("..") && !text.includes(". .") && !text.includes("…") && !text.includes("__"))
    return [cell(text, edges)];
  const inner = INNER_DOTS.exec(text);
  if (inner?.[1] !== undefined && inner[2] !== undefined) {
    const share = (edges.x1 - edges.x0) / text.length;
    return [
      cell(inner[1], { ...edges, x1: edges.x0 + share * inner[1].length }),
      cell(inner[2], { ...edges, x0: edges.x1 - share * inner[2].length }),
    ];
  }
  const label = text.replace(DOTS, "");
  return label === "" ? [] : [cell(label, edges)];
}

function cell(text: string, e: Edges): Cell {
  return { text, box: { x: round(e.x0), y: round(e.y0), width: round(e.x1 - e.x0), height: round(e.y1 - e.y0) } };
}

function union(a: Edges, b: Edges): Edges {
  return { x0: Math.min(a.x0, b.x0), y0: Math.min(a.y0, b.y0), x1: Math.max(a.x1, b.x1), y1: Math.max(a.y1, b.y1) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
