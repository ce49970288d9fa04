import { overlapAcross, type Tile } from "./tile.ts";

const LONGEST_HEADING = 90;
/** A heading is set this much larger than what it stands over, unless it is set in capitals. */
const LARGER = 1.06;

/** What stands over each piece and speaks for it: the nearest heading first, the page's title last. */
export function headingsOver(tiles: readonly Tile[]): (tile: Tile) => string[] {
  const title = tiles.find((tile) => tile.title);
  const eyebrows = title === undefined ? [] : tiles.filter((tile) => isEyebrow(tile, title));
  const candidates = tiles
    .filter(({ kind, text }) => (kind === "words" || kind === "period") && text.length <= LONGEST_HEADING)
    .toSorted((a, b) => b.edges.y0 - a.edges.y0);
  const leads = tiles.filter(({ text, kind }) => text.endsWith(":") && (kind === "words" || kind === "mixed"));
  return (tile) => {
    const chain: string[] = leadOf(tile, leads);
    let size = tile.kind === "figure" ? 0 : tile.size;
    let dated = false;
    for (const over of candidates) {
      if (over === tile || over.title || over.edges.y0 >= tile.edges.y0 - 0.2 * tile.size) continue;
      if (chain.length >= 4) break;
      if (!standsOver(over, tile)) continue;
      const capitals = !/\p{Ll}/u.test(over.text) && over.size >= 0.7 * tile.size;
      if (over.kind === "period") {
        if (!dated) chain.push(over.text);
        dated = true;
      } else if (over.size > LARGER * size || capitals) {
        chain.push(over.text);
        size = Math.max(size, over.size);
      }
    }
    if (title !== undefined && title !== tile) chain.push(title.text);
    return [...chain, ...eyebrows.filter((one) => one !== tile).map(({ text }) => text)];
  };
}

/** The line that ends with a colon just above a list speaks for its items. */
function leadOf(tile: Tile, leads: readonly Tile[]): string[] {
  const [nearest] = leads
    .filter(
      (lead) =>
        lead !== tile &&
        lead.edges.y0 < tile.edges.y0 &&
        tile.edges.y0 - lead.edges.y1 <= 8 * tile.size &&
        Math.abs(lead.size - tile.size) <= 0.25 * tile.size &&
        Math.abs(tile.edges.x0 - lead.edges.x0) <= 4 * tile.size,
    )
    .toSorted((a, b) => b.edges.y1 - a.edges.y1);
  return nearest === undefined ? [] : [nearest.text.slice(-160)];
}

function standsOver(over: Tile, tile: Tile): boolean {
  const common = overlapAcross(over.edges, tile.edges);
  return common > 0 || Math.abs(over.edges.x0 - tile.edges.x0) <= 2.5 * tile.size;
}

/** The small line over a title that names the section: "MARKET", "Roadmap". */
function isEyebrow(tile: Tile, title: Tile): boolean {
  return (
    tile !== title &&
    tile.kind === "words" &&
    tile.text.length <= 40 &&
    tile.size < title.size &&
    tile.edges.y1 <= title.edges.y0 + 0.3 * title.size &&
    Math.abs(tile.edges.x0 - title.edges.x0) <= 2 * title.size
  );
}
