import type { Cell, Section } from "../../../domain/document.ts";
import { tilesOf } from "../../layout/page.ts";
import type { Tile } from "../../layout/tile.ts";
import type { Passage } from "./passage.ts";
import { SENTENCE_END } from "./sentence-end.ts";

/** From so many lines on a page is a table of rows. */
export const MOST_ROWS = 400;

/**
 * The lines of a page with what runs over several of them put together: a sentence of a column is one passage, not the
 * halves of it beside those of its neighbour. A line that is none of them, and a line of a table, stays as it is.
 */
export function inParagraphs(lines: readonly Passage[], section: Section, longest: number): Passage[] {
  const placed = section.rows.some(({ cells }) => cells.some(({ box }) => box !== undefined));
  if (section.kind !== "page" || !placed || section.rows.length > MOST_ROWS) return [...lines];
  const rowOf = new Map<Cell, number>(
    section.rows.flatMap(({ cells }, at) => cells.map((cell) => [cell, at] as const)),
  );
  const isTable = ({ cells }: Tile) => cells.some((cell) => section.rows[rowOf.get(cell) ?? -1]?.table === true);
  const runs = tilesOf(section, {}, { wraps: true }).filter(
    (tile) => new Set(tile.cells.map((cell) => rowOf.get(cell))).size > 1 && !isTable(tile),
  );
  const within = new Set(runs.flatMap(({ cells }) => cells));
  const begun = Map.groupBy(runs, ({ row }) => row);
  return lines.flatMap((line) => {
    const own = line.row.cells.every((cell) => within.has(cell)) ? [] : [line];
    const paragraphs = (begun.get(line.at) ?? []).flatMap((tile, nth) => passagesIn(tile, line, nth, longest));
    return [...own, ...paragraphs];
  });
}

/** A paragraph under its first line's heading; a long one sentence by sentence. */
function passagesIn({ text, cells }: Tile, line: Passage, nth: number, longest: number): Passage[] {
  const texts = text.length <= longest ? [text] : text.split(SENTENCE_END).filter((one) => one.length <= longest);
  const { heading: _heading, item: _item, ...row } = line.row;
  return texts.map((one, part) => ({
    ...line,
    row: { ...row, cells },
    text: one,
    // Within the line it begins on: what is said in it has a place of its own.
    at: line.at + (nth + 1) / 100 + part / 10_000,
  }));
}
