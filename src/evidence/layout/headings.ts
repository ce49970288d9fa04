import { least } from "../../domain/many.ts";
import { type PageRole, roleOf } from "../../lexicon/page-roles.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { Neighbours } from "./neighbours.ts";
import { level, middle, overlapAcross, type Tile } from "./tile.ts";

const LONGEST_HEADING = 90;
/** A heading is set this much larger than what it stands over, unless it is set in capitals. */
const LARGER = 1.06;

/** What stands over each piece and speaks for it: the nearest heading first, the page's title last. */
export function headingsOver(tiles: readonly Tile[]): (tile: Tile) => string[] {
  const title = tiles.find((tile) => tile.title);
  const eyebrows = title === undefined ? firstLine(tiles) : tiles.filter((tile) => isEyebrow(tile, title));
  const candidates = tiles
    .filter(
      (tile) =>
        tile.text.length <= LONGEST_HEADING && (tile.kind === "words" || tile.kind === "period" || isSpan(tile)),
    )
    .toSorted((a, b) => b.edges.y0 - a.edges.y0);
  const leads = tiles.filter(({ text, kind }) => text.endsWith(":") && (kind === "words" || kind === "mixed"));
  const periods = candidates.filter(({ kind }) => kind === "period");
  const ofTables =
    tiles.length <= MANY ? new Map(periods.map((one) => [one, headedBy(one, tiles)])) : new Map<Tile, Headed>();
  const defines = definitionsIn(candidates, tiles);
  const alone = new Set(candidates.filter((one) => tiles.length <= MANY && isAlone(one, tiles)));
  return (tile) => {
    const chain: string[] = leadOf(tile, leads);
    let size = tile.kind === "figure" ? 0 : tile.size;
    let dated = false;
    for (const over of candidates) {
      if (over === tile || over.title || over.edges.y0 >= tile.edges.y0 - 0.2 * tile.size) continue;
      if (chain.length >= 4) break;
      if (defines.get(over) !== undefined && defines.get(over) !== tile) continue;
      const opens = alone.has(over) && opensBand(over, tile, alone, tiles);
      const wide = alone.has(over) && over.size > LARGER * Math.max(size, SMALLEST * tile.size);
      if (!standsOver(over, tile) && !wide && !opens) continue;
      const capitals = !/\p{Ll}/u.test(over.text) && over.size >= 0.7 * tile.size;
      if (over.kind === "period") {
        // Over the name of a line stand those of other lines; what dates it is set larger.
        if ((tile.kind === "words" || tile.kind === "period") && over.size <= LARGER * tile.size) continue;
        if (!speaksFor(ofTables.get(over), tile)) continue;
        if (!dated) chain.push(over.text);
        dated = true;
      } else if (over.size > LARGER * size || capitals || opens || (over.size >= 0.95 * size && opensFunds(over))) {
        chain.push(over.text);
        size = Math.max(size, over.size);
        // On a page of a report the next chapter's heading is as large as the first one's, and ends its reign.
        if (title !== undefined && isNextChapter(over, title)) return chain;
      }
    }
    if (title !== undefined && title !== tile) chain.push(title.text);
    return [...chain, ...eyebrows.filter((one) => one !== tile).map(({ text }) => text)];
  };
}

/**
 * "Equity offered | 15 % | Use of funds | Product and sales": names set alike, one under the other, each over its value.
 * One that is over words speaks for these alone.
 */
function definitionsIn(candidates: readonly Tile[], tiles: readonly Tile[]): ReadonlyMap<Tile, Tile> {
  if (tiles.length > MANY) return new Map();
  const near = new Neighbours(tiles);
  return new Map(
    candidates.flatMap((name) => {
      const [over, value] = [near.above(name), near.below(name)];
      if (over?.kind !== "figure" || value?.kind !== "words" || value.size <= LARGER * name.size) return [];
      const before = near.above(over);
      const alike = before !== null && Math.abs(before.size - name.size) <= 0.06 * name.size;
      return alike && Math.abs(before.edges.x0 - name.edges.x0) <= 2 ? [[name, value] as const] : [];
    }),
  );
}

function isNextChapter(heading: Tile, title: Tile): boolean {
  const [one, other] = [heading.edges, title.edges];
  return heading.size >= 0.97 * title.size && one.y0 > other.y1 && Math.abs(one.x0 - other.x0) <= 0.5 * title.size;
}

/** What a time heads in a table: the line beside it, or the column under it down to its last value. */
type Headed = "line" | { end: number } | null;

function headedBy(period: Tile, tiles: readonly Tile[]): Headed {
  const figures = tiles.filter(({ kind, size }) => kind === "figure" && size <= TABLE_TYPE * period.size);
  const beside = figures.some(
    ({ edges }) => edges.x0 >= period.edges.x1 && Math.abs(level(edges) - level(period.edges)) <= 0.5 * period.size,
  );
  if (beside) return "line";
  const under = figures
    .filter(({ edges }) => edges.y0 >= period.edges.y0 + 0.5 * period.size && overlapAcross(edges, period.edges) > 0)
    .toSorted((a, b) => a.edges.y0 - b.edges.y0);
  let end = period.edges.y1;
  let values = 0;
  for (const { edges, size } of under) {
    if (edges.y0 - end > ROW_STEP * size) break;
    [end, values] = [edges.y1, values + 1];
  }
  return values >= (isColumnOfRows(period, under[0], tiles) ? 1 : 2) ? { end } : null;
}

/** Beside another time, over a value whose line has a name of its own: a column of a table, however short. */
function isColumnOfRows(period: Tile, first: Tile | undefined, tiles: readonly Tile[]): boolean {
  const onLine = (a: Tile, b: Tile): boolean => Math.abs(level(a.edges) - level(b.edges)) <= 0.5 * a.size;
  const times = tiles.filter((tile) => tile.kind === "period" && onLine(period, tile));
  if (first === undefined || times.length < 2) return false;
  const left = least(times.map(({ edges }) => edges.x0));
  return tiles.some((tile) => tile.kind === "words" && onLine(first, tile) && tile.edges.x1 <= left);
}
/** The values of a table are set about as large as the times over them; rows follow each other within this many heights. */
const TABLE_TYPE = 1.3;
const ROW_STEP = 4;

/** The year of a line dates nothing below it, that of a column nothing below its table. */
function speaksFor(headed: Headed | undefined, { edges }: Tile): boolean {
  return headed == null || (headed !== "line" && edges.y0 <= headed.end);
}

/** "18-month milestones", "Pro plan – $29/month", "Use of funds — £90,000": a heading may hold a figure. */
function isSpan({ kind, figures, text }: Tile): boolean {
  const [only, ...more] = figures;
  // "Fees (70 %)", "Base case (100 clients)": what stands in brackets tells more of the name before it.
  const bracket = text.indexOf("(");
  if (kind === "mixed" && text.length <= 60 && TELLS_MORE.test(text) && figures.every(({ start }) => start >= bracket))
    return true;
  if (kind !== "mixed" || only === undefined || more.length > 0 || text.length > 60 || "ambiguous" in only)
    return false;
  if (only.unit === "duration") return true;
  if (only.unit === "money" && only.per !== undefined) return !text.includes(":");
  const role = roleOf(text);
  return role !== null && (OPENS_A_BLOCK.has(role) || text.endsWith(":"));
}

const TELLS_MORE = /^[^\p{L}\d]*\p{L}[^()]*\p{L}\s?\([^()]*\)\s?:?$/u;

/** What such a heading says holds for all that stands under it. */
const OPENS_A_BLOCK = new Set<PageRole>(["use_of_funds", "problem", "example", "projections"]);

/** "Use of funds" heads its list even where it is set no larger than its lines. */
function opensFunds({ kind, text }: Tile): boolean {
  return kind === "words" && roleOf(text) === "use_of_funds";
}

/** On larger pages only what stands over a piece speaks for it. */
const MANY = 600;
const SMALLEST = 0.6;

/** A heading with nothing beside it speaks for the whole width under it. */
function isAlone(heading: Tile, tiles: readonly Tile[]): boolean {
  const middle = level(heading.edges);
  return !tiles.some(
    (tile) =>
      tile !== heading &&
      tile.kind !== "mark" &&
      Math.abs(level(tile.edges) - middle) < 0.8 * Math.max(heading.size, tile.size),
  );
}

/**
 * "Unit economics (Year 2+)" alone over a row of cards: a line that says what or of when they are, and stands over the first of
 * them, speaks for all, however large their numbers, down to the next line that stands alone.
 */
function opensBand(over: Tile, tile: Tile, alone: ReadonlySet<Tile>, tiles: readonly Tile[]): boolean {
  const below = ({ edges }: Tile): boolean => edges.y0 > over.edges.y0 && edges.y0 - over.edges.y1 <= BAND * over.size;
  if (!below(tile) || (roleOf(over.text) === null && findPeriods(over.text).length === 0)) return false;
  if ([...alone].some(({ edges }) => edges.y0 > over.edges.y0 && edges.y0 < tile.edges.y0 - 0.2 * tile.size))
    return false;
  return tiles.some(
    (first) =>
      first !== tile &&
      (first.kind === tile.kind || (first.figures.length > 0 && tile.figures.length > 0)) &&
      below(first) &&
      Math.abs(first.size - tile.size) <= 0.1 * tile.size &&
      Math.abs(level(first.edges) - level(tile.edges)) <= tile.size &&
      standsOver(over, first),
  );
}
const BAND = 5;

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

/** On a page without a title: its first line, alone and short, where it says that the money is spent there. */
function firstLine(tiles: readonly Tile[]): Tile[] {
  const [first] = tiles.filter(({ kind }) => kind !== "mark").toSorted((a, b) => a.edges.y0 - b.edges.y0);
  if (first?.kind !== "words" || first.text.length > 40 || !opensFunds(first)) return [];
  return tiles.length <= MANY && isAlone(first, tiles) ? [first] : [];
}

/** The small line over a title that names the section: "MARKET", "Roadmap". */
function isEyebrow(tile: Tile, title: Tile): boolean {
  return (
    tile !== title &&
    tile.kind === "words" &&
    tile.text.length <= 40 &&
    tile.size < title.size &&
    tile.edges.y1 <= title.edges.y0 + 0.3 * title.size &&
    (Math.abs(tile.edges.x0 - title.edges.x0) <= 2 * title.size ||
      Math.abs(middle(tile.edges) - middle(title.edges)) <= title.size ||
      (roleOf(tile.text) !== null && title.edges.y0 - tile.edges.y1 <= 2 * title.size))
  );
}
