import type { Section } from "../../../domain/document.ts";
import type { Dossier } from "../../../domain/dossier.ts";
import { rememberedFor } from "../../../domain/remembered.ts";
import { type PageRole, roleOf } from "../../../lexicon/page-roles.ts";
import { tilesOf } from "../../layout/page.ts";
import { level, overlapAcross, type Tile } from "../../layout/tile.ts";
import { MOST_ROWS } from "./in-paragraphs.ts";
import { type Passage, passagesOf } from "./passage.ts";

const LONGEST_CARD = 300;
const LONGEST_HEADING = 40;

/**
 * The documents' words as a reader takes them in: on a page that shows columns and cards each is a passage of its own, and
 * not a line of one beside a line of its neighbour. Pages without places are lines as they are.
 */
export const cardsOf = rememberedFor((dossier: Dossier): readonly Passage[] => {
  const sections = Map.groupBy(passagesOf(dossier), ({ section }) => section);
  return [...sections].flatMap(([section, lines]) => (isPlaced(section) ? cardsOn(section, lines) : lines));
});

const isPlaced = ({ kind, rows }: Section): boolean =>
  (kind === "page" || kind === "slide") &&
  rows.length <= MOST_ROWS &&
  rows.some(({ cells }) => cells.some(({ box }) => box !== undefined));

function cardsOn(section: Section, lines: readonly Passage[]): Passage[] {
  const lineOf = new Map(lines.map((line) => [Math.floor(line.at), line]));
  const tiles = tilesOf(section, {}, { wraps: true });
  return tiles.flatMap((tile, nth) => {
    const line = lineOf.get(tile.row);
    return line === undefined || tile.text.length > LONGEST_CARD ? [] : [asCard(line, tile, nth, tiles)];
  });
}

function asCard(line: Passage, tile: Tile, nth: number, tiles: readonly Tile[]): Passage {
  const { table: _table, ...row } = line.row;
  const role = (tile.cells.length > 1 ? roleBeside(tile, tiles) : null) ?? roleOver(tile, tiles) ?? line.role;
  return {
    ...line,
    role,
    row: { ...row, cells: tile.cells },
    text: tile.text,
    at: Math.floor(line.at) + (nth + 1) / 10_000,
  };
}

/** "Key partners" to the left of a block of lines, at the height of one of them, says what the block is about. */
function roleBeside({ edges }: Tile, tiles: readonly Tile[]): PageRole | null {
  const beside = tiles.filter(
    (one) => one.edges.x1 <= edges.x0 && level(one.edges) > edges.y0 && level(one.edges) < edges.y1,
  );
  const nearest = beside.toSorted((a, b) => b.edges.x1 - a.edges.x1)[0];
  return nearest === undefined || nearest.text.length > LONGEST_HEADING ? null : roleOf(nearest.text);
}

/** The heading of its column, where the page has several beside each other. */
function roleOver(tile: Tile, tiles: readonly Tile[]): PageRole | null {
  const heads = tiles.filter(
    (one) =>
      one.edges.y1 <= tile.edges.y0 &&
      one.text.length <= LONGEST_HEADING &&
      overlapAcross(one.edges, tile.edges) > 0 &&
      roleOf(one.text) !== null &&
      tiles.some((other) => other !== one && other.row === one.row),
  );
  const nearest = heads.toSorted((a, b) => b.edges.y1 - a.edges.y1)[0];
  return nearest === undefined ? null : roleOf(nearest.text);
}
