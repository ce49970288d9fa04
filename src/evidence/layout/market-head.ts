import type { Neighbours } from "./neighbours.ts";
import type { Tile } from "./tile.ts";

/** The short name of a market at the head of a card, and nothing else in its line. */
const MARKET = /^(?:TAM|SAM|SOM)(?:\s?\([^()]*\))?$/u;
/** A card has at most so many lines between its head and its figure. */
const MOST_LINES = 5;
/** And no more air between two of them, in heights of the larger. */
const AIR = 1.2;

/**
 * "TAM | Education worldwide | $300B": what heads a card names the figure that is set largest in it, whatever tells more
 * of it in between.
 */
export function marketOver(figure: Tile, near: Neighbours): Tile | null {
  let line = figure;
  for (let steps = 0; steps < MOST_LINES; steps++) {
    const up = near.above(line);
    if (up === null || up.title || !isInCard(up, figure)) return null;
    if (line.edges.y0 - up.edges.y1 > AIR * Math.max(up.size, line.size)) return null;
    if (MARKET.test(up.text)) return steps > 0 && figure.size >= 0.95 * up.size ? up : null;
    if (up.kind === "figure" || up.size >= figure.size) return null;
    line = up;
  }
  return null;
}

/** Begins where it does, or is centred on it. */
function isInCard({ edges: a, size }: Tile, { edges: b }: Tile): boolean {
  return Math.abs(a.x0 - b.x0) <= 0.3 * size || Math.abs(a.x0 + a.x1 - b.x0 - b.x1) <= size;
}
