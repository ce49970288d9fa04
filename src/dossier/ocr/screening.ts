import type { Grey } from "./grey.ts";

/** Side of the squares that are looked at, in pixels. */
const SQUARE = 24;
const INK = 128;
/** Changes between ink and paper in a line of a square that lies on type: a letter has two to four. */
const CHANGES_A_LINE = 2;
/** Lines of a square that must be so. */
const LINES = 7;
/** Fewer such squares than this are a border or an icon. */
const MIN_SQUARES = 4;

/**
 * False for gradients, shadows, frames and plain surfaces, which most pictures in decks are: reading them would only
 * cost time. Looks for places with many changes between ink and paper.
 */
export function mayHoldWords({ width, height, pixels }: Grey): boolean {
  let found = 0;
  for (let top = 0; top + SQUARE <= height; top += SQUARE) {
    for (let left = 0; left + SQUARE <= width; left += SQUARE) {
      let lines = 0;
      for (let y = top; y < top + SQUARE; y++) {
        if (changesIn(pixels, y * width + left) >= CHANGES_A_LINE) lines++;
      }
      if (lines >= LINES && ++found >= MIN_SQUARES) return true;
    }
  }
  return false;
}

function changesIn(pixels: Uint8Array, from: number): number {
  let changes = 0;
  for (let at = from + 1; at < from + SQUARE; at++) {
    if ((pixels[at] as number) < INK !== (pixels[at - 1] as number) < INK) changes++;
  }
  return changes;
}
