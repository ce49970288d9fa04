import { Neighbours } from "../layout/neighbours.ts";
import { aligned, overlapDown, type Tile } from "../layout/tile.ts";
import type { Statement } from "./statements.ts";

/** Words at most this many line heights away may belong to a number. */
const NEAR = 2.5;
/** How much nearer one of two must be. */
const CLEARLY = 0.3;

/**
 * A reading of the page leaves numbers unnamed where it would have to guess. A quote does not make it guess: it says which
 * words it means, and they may be the number's where nothing stands nearer to either of the two.
 */
export function nameLeftovers(tiles: readonly Tile[], statements: Statement[]): Statement[] {
  const near = new Neighbours(tiles);
  const used = new Set(statements.flatMap(({ labels, cells }) => (labels.length > 0 ? cells : [])));
  const tileOf = new Map(
    statements.map((one) => [
      one,
      tiles.find(({ text, cells }) => text === one.text && cells[0] !== undefined && one.cells.includes(cells[0])),
    ]),
  );
  const open = statements.flatMap((statement) => {
    const tile = tileOf.get(statement);
    return tile !== undefined && statement.labels.length === 0 ? [{ statement, tile }] : [];
  });
  const free = (words: Tile) => !words.title && isWords(words) && !words.cells.some((cell) => used.has(cell));
  const wanted = open.flatMap(({ statement, tile }) => {
    if (tile.kind !== "figure") return [];
    const around = [near.above(tile), near.below(tile), ...near.beside(tile)].filter((one) => one !== null);
    const [first] = around
      .map((words) => ({ words, away: distance(tile, words) }))
      .filter(({ away }) => away <= NEAR)
      .sort((a, b) => a.away - b.away);
    return first !== undefined && free(first.words) ? [{ statement, tile, ...first }] : [];
  });
  const named = new Map<Statement, Tile>();
  for (const { statement, words, away } of wanted)
    if (wanted.every((other) => other.statement === statement || other.words !== words || other.away - away > CLEARLY))
      named.set(statement, words);
  return statements.map((statement) => {
    const words = named.get(statement);
    if (words !== undefined) return { ...statement, labels: [words.text], cells: [...statement.cells, ...words.cells] };
    const tile = tileOf.get(statement);
    if (tile === undefined || statement.labels.length > 0) return statement;
    const headers = statement.headers.length > 0 ? statement.headers : columnOf(tile, near, tileOf);
    const line = headers.length > 0 ? near.beside(tile)[0] : undefined;
    const label = line?.kind === "words" && !line.title && line.edges.x1 <= tile.edges.x0 ? [line.text] : [];
    return { ...statement, headers, headings: [...label, ...statement.headings] };
  });
}

/** "per check vs $500 of fees" names a number too; "40% of leads" has its own. */
function isWords({ kind, figures }: Tile): boolean {
  return kind === "words" || (kind === "mixed" && (figures[0]?.start ?? 0) > 2);
}

/** In heights of the smaller line, across or down. */
function distance(a: Tile, b: Tile): number {
  const size = Math.max(1, Math.min(a.size, b.size));
  const down = Math.max(a.edges.y0, b.edges.y0) - Math.min(a.edges.y1, b.edges.y1);
  const across = Math.max(a.edges.x0, b.edges.x0) - Math.min(a.edges.x1, b.edges.x1);
  return Math.max(0, overlapDown(a.edges, b.edges) > 0 ? across : down) / size;
}

/** Numbers under a number that has its caption above are a column with that heading. */
function columnOf(tile: Tile, near: Neighbours, tileOf: ReadonlyMap<Statement, Tile | undefined>): readonly string[] {
  const byTile = new Map(
    [...tileOf].flatMap(([statement, one]) => (one === undefined ? [] : [[one, statement] as const])),
  );
  let up = near.above(tile);
  for (let steps = 0; up !== null && up.kind === "figure" && steps < 30; steps++) {
    if (!aligned(up.edges, tile.edges, tile.size) || Math.abs(up.size - tile.size) > 0.2 * tile.size) return [];
    const named = byTile.get(up);
    const over = near.above(up);
    if (named !== undefined && over !== null && named.labels.includes(over.text)) return [over.text];
    up = over;
  }
  return [];
}
