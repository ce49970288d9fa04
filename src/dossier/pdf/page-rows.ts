import type { HiddenReason, Row } from "../../domain/document.ts";
import { toRow } from "./cells.ts";
import { readingBlocks } from "./columns.ts";
import type { Fragment } from "./fragments.ts";
import { type PageGeometry, turnBack } from "./geometry.ts";
import { groupLines, type Line } from "./rows.ts";
import { markTables } from "./tables.ts";
import { joinWrappedScales } from "./wrapped-scales.ts";

/** Upright text first, then what is written sideways, turned so that it can be read, then stamps across the page. */
export function toRows(fragments: Fragment[], page: PageGeometry): Row[] {
  const visible = fragments.filter(({ hidden }) => hidden === undefined);
  const across = visible.filter(({ slanted }) => slanted === true);
  const straight = across.length === 0 ? visible : visible.filter(({ slanted }) => slanted !== true);
  const rows = directions(straight, page).flatMap(({ turns, upright }) =>
    readingBlocks(upright).flatMap((lines) => {
      const rows = joinWrappedScales(rowsOf(lines));
      markTables(rows);
      return turns === page.turns ? rows : rows.map((row) => turnRow(row, page, turns));
    }),
  );
  return [...rows, ...rowsOf(across.map((fragment) => ({ y0: fragment.y0, y1: fragment.y1, fragments: [fragment] })))];
}

/** What a reader does not see, line by line, each kind of hiding apart. */
export function toHiddenRows(fragments: Fragment[], page: PageGeometry): Row[] {
  const hidden = fragments.filter((fragment) => fragment.hidden !== undefined);
  if (hidden.length === 0) return [];
  const reasons = new Set(hidden.map((fragment) => fragment.hidden as HiddenReason));
  return [...reasons].flatMap((reason) =>
    directions(
      hidden.filter((fragment) => fragment.hidden === reason),
      page,
    ).flatMap(({ turns, upright }) =>
      rowsOf(groupLines(upright)).map((row) => ({ ...turnRow(row, page, turns), hidden: reason })),
    ),
  );
}

function directions(fragments: Fragment[], page: PageGeometry): { turns: number; upright: Fragment[] }[] {
  if (fragments.every(({ turns }) => turns === page.turns)) return [{ turns: page.turns, upright: fragments }];
  return [0, 1, 2, 3]
    .map((quarter) => (page.turns + quarter) & 3)
    .map((turns) => ({ turns, upright: fragments.filter((fragment) => fragment.turns === turns) }))
    .filter(({ upright }) => upright.length > 0);
}

function rowsOf(lines: Line[]): Row[] {
  return lines.map(toRow).filter((row) => row.cells.length > 0);
}

function turnRow(row: Row, page: PageGeometry, turns: number): Row {
  return {
    ...row,
    cells: row.cells.map((cell) => {
      if (cell.box === undefined) return cell;
      const { x, y, width, height } = cell.box;
      const { x0, y0, x1, y1 } = turnBack(page, { x0: x, y0: y, x1: x + width, y1: y + height }, turns);
      return { ...cell, box: { x: x0, y: y0, width: x1 - x0, height: y1 - y0 } };
    }),
  };
}
