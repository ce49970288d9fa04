import { METRIC_WORDS } from "../../lexicon/metric-words.ts";
import { isCurrencyCode } from "../../quantities/currencies.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import type { Captioned } from "../layout/captions.ts";
import { readingOf } from "../layout/kind.ts";
import type { Neighbours } from "../layout/neighbours.ts";
import type { RowNaming } from "../layout/rows.ts";
import { aligned, level, type Tile } from "../layout/tile.ts";
import { fitTo } from "./fit.ts";

/** Words in smaller type right under or over it: a card, whatever stands beside. */
export function smallCaption(figure: Tile, near: Neighbours): Tile | null {
  const found = [near.below(figure), near.above(figure)].find((tile) => tile !== null && isSmallBeside(tile, figure));
  return found ?? null;
}

function isSmallBeside(tile: Tile, figure: Tile): boolean {
  return (
    tile.kind === "words" &&
    !tile.title &&
    tile.size <= 0.75 * figure.size &&
    aligned(tile.edges, figure.edges, 0.5 * figure.size) &&
    Math.max(tile.edges.y0 - figure.edges.y1, figure.edges.y0 - tile.edges.y1) <= 0.8 * figure.size
  );
}

/** Words that are the name of a metric this figure may be of. */
export function canName({ text }: Tile, figure: Tile): boolean {
  const [read] = figure.figures;
  if (read === undefined) return false;
  const match = matchTopic(text.trim());
  if (match !== null && match.sureness >= SURE_ENOUGH) return fitTo(match.topic, read, "prose") !== null;
  const unit = readingOf(read)?.unit;
  return METRIC_WORDS.some(
    (rule) =>
      unit !== undefined && rule.units.includes(unit) && rule.words.test(text) && rule.unless?.test(text) !== true,
  );
}

/** "4,000,000" over "MXN for 14 % equity": the currency of a figure set large may begin the line under it. */
export function currencyUnder(tile: Tile, near: Neighbours): string | null {
  const [figure, ...more] = tile.figures;
  if (figure === undefined || more.length > 0 || "ambiguous" in figure || figure.unit !== "number") return null;
  const below = near.below(tile);
  const code = /^[A-Z]{3}(?![\p{L}\d])/u.exec(below?.text ?? "")?.[0];
  if (below === null || code === undefined || !isCurrencyCode(code)) return null;
  return below.size < tile.size && below.edges.y0 - tile.edges.y1 <= tile.size ? code : null;
}

/** "TAM", "SAM" and "SOM" name the figure they stand by. */
export const OF_A_MARKET = /^\P{L}*(?:TAM|SAM|SOM)(?!\p{L})/u;

/** A large figure with its words set small on its right. */
export function wordsOnTheRight(figure: Tile, near: Neighbours): Tile | null {
  const next = near.beside(figure).find(({ edges }) => edges.x0 >= figure.edges.x1 - 0.2 * figure.size);
  if (next?.kind !== "words" || next.size > 0.6 * figure.size || isOfAnotherCard(next, figure, near)) return null;
  return next.edges.x0 - figure.edges.x1 <= 0.9 * figure.size ? next : null;
}

/** Words right over or under another figure are that one's, however near they come to this. */
export function isOfAnotherCard(words: Tile, figure: Tile, near: Neighbours): boolean {
  return [near.above(words), near.below(words)].some(
    (other) => other !== null && other !== figure && other.kind === "figure" && isSmallBeside(words, other),
  );
}

/** "[40 %] Product development": a figure that begins its line, with its words on the right and nothing over or under it. */
export function badgesIn(
  figures: readonly Tile[],
  captions: ReadonlyMap<Tile, Captioned>,
  inRows: ReadonlySet<Tile>,
  rows: ReadonlyMap<Tile, RowNaming>,
  near: Neighbours,
): [Tile, Captioned][] {
  const taken = new Set<Tile>([...captions.values()].map(({ caption }) => caption));
  return figures.flatMap((figure) => {
    const read = figure.figures[0] === undefined ? null : readingOf(figure.figures[0]);
    // "1 First meeting" is the number of a step, "100 % audit trail" a manner of speaking.
    if (read === null || !(read.unit === "money" || (read.unit === "percent" && read.value < 100))) return [];
    if (captions.has(figure) || inRows.has(figure) || rows.get(figure)?.label != null) return [];
    if (hasWordsUnder(figure, near)) return [];
    const [next] = near.beside(figure).filter(({ edges }) => edges.x0 >= figure.edges.x1);
    if (next?.kind !== "words" || next.title || taken.has(next) || next.text.length > LONGEST_BADGE) return [];
    const gap = (next.edges.x0 - figure.edges.x1) / figure.size;
    return gap <= 4 ? [[figure, { caption: nameOver(next, near) ?? next, other: null, side: "below" }]] : [];
  });
}

const LONGEST_BADGE = 90;

/** Smaller words right under it that begin where it does are its own, whatever stands beside. */
function hasWordsUnder(figure: Tile, near: Neighbours): boolean {
  const under = near.below(figure);
  if (under === null || (under.kind !== "words" && under.kind !== "mixed") || under.size >= figure.size) return false;
  const close = under.edges.y0 - figure.edges.y1 <= 0.5 * figure.size;
  return close && Math.abs(under.edges.x0 - figure.edges.x0) <= 0.25 * figure.size;
}

/** A name set larger right over its description. */
function nameOver(words: Tile, near: Neighbours): Tile | null {
  const over = near.above(words);
  if (over?.kind !== "words" || over.title || over.size < 1.05 * words.size || over.size > 1.6 * words.size)
    return null;
  const close = words.edges.y0 - over.edges.y1 <= 0.6 * over.size;
  return close && Math.abs(over.edges.x0 - words.edges.x0) <= 0.5 * words.size ? over : null;
}

/** Of a row of cards all but one say the same time ("Patients (Yr 3)"): it holds for that one too. */
export function timesOfCards(captions: ReadonlyMap<Tile, Captioned>): Map<Tile, string> {
  const cards = [...captions].map(([figure, { caption }]) => ({ figure, times: findPeriods(caption.text) }));
  const rows = Map.groupBy(
    cards,
    ({ figure: { edges, size } }) => `${Math.round(level(edges) / size)}|${Math.round(size)}`,
  );
  return new Map(
    [...rows.values()].flatMap((row) => {
      const [untimed, ...more] = row.filter(({ times }) => times.length === 0);
      const said = new Set(row.flatMap(({ times }) => times.map(({ period }) => period)));
      const time = row.flatMap(({ times }) => times)[0];
      if (untimed === undefined || more.length > 0 || row.length < 3 || said.size !== 1 || time === undefined)
        return [];
      return [[untimed.figure, time.text] as const];
    }),
  );
}
