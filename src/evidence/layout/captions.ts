import { roleOf } from "../../lexicon/page-roles.ts";
import type { Neighbours } from "./neighbours.ts";
import { aligned, level, middle, type Tile } from "./tile.ts";

/** The words that name a figure standing alone, and what else stands close to it. */
export interface Captioned {
  caption: Tile;
  /** The words on its other side, where there are some. */
  other: Tile | null;
  side: "above" | "below";
}

/** A caption stands at most this many heights of the bigger line away from its figure. */
const NEAR = 1.7;
/** In the same measure: how much nearer one of two sides must be to win by that alone. */
const CLEARLY = 0.35;
const LONGEST_CAPTION = 160;
const LISTED = /^[•▪●◦■□‣➢✓✔►·✅☑]\s?\p{L}/u;

interface Choice {
  figure: Tile;
  above: Tile | null;
  below: Tile | null;
}

/**
 * Gives each figure its caption, each caption one figure. Cards of a page are drawn alike: those in one size of type
 * have their captions on the same side, which is the side on which more of them find one. `fits` says whether words
 * can name that figure at all.
 */
export function readCaptions(
  figures: readonly Tile[],
  near: Neighbours,
  fits: (figure: Tile, words: Tile) => boolean,
): Map<Tile, Captioned> {
  const choices = figures.map((figure): Choice => {
    const pick = (tile: Tile | null) => (tile !== null && isCaption(figure, tile) ? tile : null);
    const [above, below] = [near.above(figure), near.below(figure)];
    // Over a column of figures stands a heading, which names none of them alone; over a card its small caption.
    const stacked = below?.kind === "figure" && Math.abs(below.size - figure.size) < 0.1 * figure.size;
    const small = above !== null && above.size <= 0.6 * figure.size && distance(figure, above) <= 0.3;
    // "Product:" under a card opens what comes next.
    const opens = below !== null && (below.text.endsWith(":") || roleOf(below.text) === "use_of_funds");
    const over = stacked && !small ? null : pick(above);
    // What a price includes is listed under it; its plan stands over it.
    const listed = over !== null && below !== null && LISTED.test(below.text);
    return { figure, above: over, below: opens || listed ? null : pick(below) };
  });
  const found = new Map<Tile, Captioned>();
  const stacks = new Stacks(choices, near);
  for (const group of Map.groupBy(choices, ({ figure }) => Math.round(figure.size / 2)).values()) {
    const side = voted(group, fits);
    const rows = Map.groupBy(group, ({ figure }) => Math.round(level(figure.edges) / figure.size));
    const sides = new Map([...rows].map(([row, cards]) => [row, cards.length > 1 ? voted(cards, fits) : null]));
    for (const choice of group) {
      const row = Math.round(level(choice.figure.edges) / choice.figure.size);
      const chosen = stacks.decide(choice) ?? decide(choice, sides.get(row) ?? side, sides.get(row) ?? null, fits);
      if (chosen !== null) found.set(choice.figure, chosen);
    }
  }
  return chartsToo(figures, onlyOnce(found), near);
}

function isCaption(figure: Tile, tile: Tile): boolean {
  if (tile.kind === "figure" || tile.kind === "mark" || tile.title || tile.text.length > LONGEST_CAPTION) return false;
  if (tile.kind === "mixed" && (tile.figures[0]?.start ?? 0) <= 2 && !isOnlySpan(tile)) return false;
  if (tile.kind === "period" || saysItsOwn(tile)) return false;
  return distance(figure, tile) <= NEAR && aligned(figure.edges, tile.edges, 0.9 * figure.size);
}

/** "SAM (Rio): 1.4 million people" names its own figure, and what holds three or more of them is a sentence. */
function saysItsOwn({ kind, text, figures }: Tile): boolean {
  if (kind !== "mixed" || tellsMore(text, figures)) return false;
  return figures.length > 2 || figures.some(({ start }) => /:\s?[~≈<>+]*$/u.test(text.slice(0, start)));
}

/** "of each sale (in the pilot: 5–10 %)": its one figure stands in the brackets at its end. */
function tellsMore(text: string, figures: Tile["figures"]): boolean {
  const bracket = text.lastIndexOf("(");
  return bracket > 0 && /\)$/u.test(text.trimEnd()) && figures.length === 1 && (figures[0]?.start ?? 0) > bracket;
}

/** "LTV (36 months, churn 15 %)": what stands in brackets after a name tells more of it. */
function isName({ kind, text, figures }: Tile): boolean {
  const bracket = text.indexOf("(");
  return kind !== "mixed" || (bracket > 0 && figures.every(({ start }) => start > bracket));
}

/** "3-year total revenue": how long is part of the name. */
function isOnlySpan({ figures }: Tile): boolean {
  return figures.every((figure) => !("ambiguous" in figure) && figure.unit === "duration");
}

/** In heights of the bigger line. */
function distance(a: Tile, b: Tile): number {
  const gap = Math.max(a.edges.y0, b.edges.y0) - Math.min(a.edges.y1, b.edges.y1);
  return Math.max(0, gap) / Math.max(a.size, b.size, 1);
}

function voted(group: readonly Choice[], fits: (figure: Tile, words: Tile) => boolean): "above" | "below" | null {
  const score = (side: "above" | "below") => {
    const captions = new Set<Tile>();
    let sum = 0;
    for (const choice of group) {
      const caption = choice[side];
      if (caption === null || captions.has(caption)) continue;
      captions.add(caption);
      sum += 1 + (fits(choice.figure, caption) ? 1 : 0);
    }
    return sum;
  };
  const [above, below] = [score("above"), score("below")];
  return above === below ? null : above > below ? "above" : "below";
}

function decide(
  { figure, above, below }: Choice,
  side: "above" | "below" | null,
  ofRow: "above" | "below" | null,
  fits: (figure: Tile, words: Tile) => boolean,
): Captioned | null {
  if (above === null && below === null) return null;
  const as = (caption: Tile, other: Tile | null, where: "above" | "below") => ({ caption, other, side: where });
  if (above === null) return as(below as Tile, null, "below");
  if (below === null) return as(above, null, "above");
  // Words with figures of their own say their own thing, unless the cards beside have theirs in that place.
  if (isName(above) !== isName(below)) {
    const plain = isName(above) ? "above" : "below";
    const set = ofRow !== null && ofRow !== plain && smaller(figure, ofRow === "above" ? above : below) ? ofRow : plain;
    return set === "above" ? as(above, null, "above") : as(below, null, "below");
  }
  // "(digital-ready)": what stands in brackets tells more of what the other side names.
  if (isAside(above.text) !== isAside(below.text))
    return isAside(below.text) ? as(above, below, "above") : as(below, above, "below");
  // A card has its name over the figure and a sentence under it, or the other way round.
  if (isSentence(above.text) !== isSentence(below.text))
    return isSentence(below.text) ? as(above, below, "above") : as(below, above, "below");
  const nearer = distance(figure, above) - distance(figure, below);
  const byPlace = Math.abs(nearer) <= CLEARLY ? side : nearer < 0 ? "above" : "below";
  const [fitsAbove, fitsBelow] = [fits(figure, above), fits(figure, below)];
  const where = fitsAbove !== fitsBelow ? (fitsAbove ? "above" : "below") : (byPlace ?? side);
  // What a plan is called stands over its price, what it has stands under it.
  if (where === null && IS_RATE.test(figure.text)) return as(above, below, "above");
  // Nothing tells them apart but their type: the larger one names, the small one over it opens the card.
  if (where === null && below.size >= SET_LARGER * above.size) return as(below, above, "below");
  if (where === null) return null;
  // A name that fits only on the far side belongs to a neighbour, unless its cards are drawn that way.
  const chosen = where !== byPlace && byPlace !== null && side !== where ? byPlace : where;
  return chosen === "above" ? as(above, below, "above") : as(below, above, "below");
}

/** Set so much smaller than the figure that it can only go with it. */
function smaller(figure: Tile, words: Tile): boolean {
  return words.size <= 0.75 * figure.size;
}

function isAside(text: string): boolean {
  return /^\([^()]*\)$/u.test(text.trim());
}

/** "Pre-launch subscribers. Zero paid acquisition." explains; a name does not end with a full stop. */
function isSentence(text: string): boolean {
  return /\p{L}{2}\.$/u.test(text.trimEnd()) && (text.match(/\p{L}+/gu)?.length ?? 0) >= SHORTEST_SENTENCE;
}
const SHORTEST_SENTENCE = 3;
const SET_LARGER = 1.15;
const IS_RATE = /\d\S*\s?(?:\/|per |par |por )\s?\p{L}+/iu;

/**
 * "Raising | £250,000 | Pre-money valuation | £1.5 million": names and figures in turn, one under the other and the names
 * set alike. What the column begins with tells on which side the names stand.
 */
class Stacks {
  readonly #over: ReadonlyMap<Tile, Choice>;
  readonly #under: ReadonlyMap<Tile, Choice>;
  readonly #near: Neighbours;

  constructor(choices: readonly Choice[], near: Neighbours) {
    this.#near = near;
    this.#over = new Map(choices.flatMap((one) => (one.below === null ? [] : [[one.below, one] as const])));
    this.#under = new Map(choices.flatMap((one) => (one.above === null ? [] : [[one.above, one] as const])));
  }

  decide(choice: Choice): Captioned | null {
    const { above, below } = choice;
    if (above === null || below === null || !alike(above, below)) return null;
    let top = choice;
    for (let up = this.#over.get(above); up !== undefined && up !== top; up = this.#over.get(top.above as Tile)) {
      top = up;
      if (top.above === null || !alike(top.above, above)) break;
    }
    let end = choice;
    for (let down = this.#under.get(below); down !== undefined && down !== end; ) {
      end = down;
      if (end.below === null || !alike(end.below, above)) break;
      down = this.#under.get(end.below);
    }
    if (top === choice && end === choice) return null;
    const opens = top.above !== null && alike(top.above, above);
    const closes = end.below !== null && alike(end.below, above) && !this.#opensWords(end.below);
    if (opens === closes) return null;
    return opens ? { caption: above, other: null, side: "above" } : { caption: below, other: null, side: "below" };
  }

  /** What stands right under it is its value, in words. */
  #opensWords(name: Tile): boolean {
    const next = this.#near.below(name);
    return next !== null && next.kind !== "figure" && !alike(next, name) && distance(next, name) <= 0.6;
  }
}

/** Set in one size of type. */
function alike(a: Tile, b: Tile): boolean {
  return Math.abs(a.size - b.size) <= 0.06 * Math.max(a.size, b.size);
}

/** Of two figures that claim one caption the one set much larger has it, else the nearer; at the same distance neither. */
function onlyOnce(found: Map<Tile, Captioned>): Map<Tile, Captioned> {
  const claims = Map.groupBy(found, ([, { caption }]) => caption);
  return new Map(
    [...claims.values()].flatMap((claim) => {
      if (claim.length === 1) return claim;
      const [largest, next] = claim.toSorted(([a], [b]) => b.size - a.size);
      if (largest !== undefined && next !== undefined && largest[0].size >= MUCH_LARGER * next[0].size)
        return [largest];
      const ranked = claim.toSorted(([a, x], [b, y]) => distance(a, x.caption) - distance(b, y.caption));
      const [[first, one], [second]] = ranked as [[Tile, Captioned], [Tile, Captioned]];
      return distance(second, one.caption) - distance(first, one.caption) > CLEARLY ? [[first, one] as const] : [];
    }),
  );
}

/** "€18.76M | GMV | 2024 forecast: €39.4M": what a card shows is set so much larger than what it adds. */
const MUCH_LARGER = 1.8;

/** Bars with a value over each and a row of names under them: what is centred on a name belongs to it, however far. */
function chartsToo(figures: readonly Tile[], found: Map<Tile, Captioned>, near: Neighbours): Map<Tile, Captioned> {
  const left = figures.filter((figure) => !found.has(figure));
  const pairs = left.flatMap((figure) => {
    const name = near.below(figure);
    const centred = name !== null && Math.abs(middle(name.edges) - middle(figure.edges)) <= 0.5 * figure.size;
    return name !== null && centred && name.kind === "words" && name.text.length <= 30 ? [{ figure, name }] : [];
  });
  const used = new Set([...found.values()].map(({ caption }) => caption));
  for (const { figure, name } of pairs) {
    const row = pairs.filter((pair) => Math.abs(level(pair.name.edges) - level(name.edges)) < name.size);
    const single = pairs.filter((pair) => pair.name === name).length === 1;
    if (row.length > 1 && single && !used.has(name)) found.set(figure, { caption: name, other: null, side: "below" });
  }
  return found;
}
