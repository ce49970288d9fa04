import type { Section } from "../../domain/document.ts";
import type { Tile } from "../layout/tile.ts";
import { isUnnamed, Together } from "../layout/together.ts";
import type { Claim } from "./claim.ts";
import { findExact } from "./exact.ts";
import { type Folded, fold } from "./fold.ts";
import { sectionText } from "./section-text.ts";
import { layoutOf, type Statement } from "./statements.ts";

/** A quote joins at most this many pieces of a page. */
const MOST_PIECES = 8;
/** How many ways of cutting a quote are tried. */
const MOST_TRIES = 400;

/**
 * A quote that puts together pieces of a page ("$180M" and the words over and under it): each piece as it stands, in the
 * quote's order, and every one beside, over or under another of them, nearer to it than to any number outside. The pieces
 * that hold it, or null.
 */
export function findChained(section: Section, claim: Claim): readonly Tile[] | null {
  const { tiles, statements } = layoutOf(section);
  const quote = claim.folded.text;
  if (tiles.length === 0 || quote.length < 2) return null;
  const search = new Search(section, tiles, statements, claim.folded);
  return search.from(0, []);
}

const known = new WeakMap<readonly Tile[], { together: Together; folded: Map<Tile, string> }>();

class Search {
  readonly #section: Section;
  readonly #tiles: readonly Tile[];
  readonly #statements: readonly Statement[];
  readonly #quote: Folded;
  readonly #together: Together;
  readonly #folded: Map<Tile, string>;
  #tries = 0;

  constructor(section: Section, tiles: readonly Tile[], statements: readonly Statement[], quote: Folded) {
    this.#section = section;
    this.#tiles = tiles;
    this.#statements = statements;
    this.#quote = quote;
    let read = known.get(tiles);
    if (read === undefined) {
      read = { together: new Together(tiles), folded: new Map(tiles.map((tile) => [tile, fold(tile.text).text])) };
      known.set(tiles, read);
    }
    this.#together = read.together;
    this.#folded = read.folded;
  }

  from(at: number, chain: readonly Tile[]): readonly Tile[] | null {
    const rest = this.#quote.text.slice(at).trimStart();
    const start = this.#quote.text.length - rest.length;
    if (rest === "") return this.#holds(chain) ? chain : null;
    if (chain.length === MOST_PIECES) return null;
    for (const tile of this.#tiles) {
      const there = this.#folded.get(tile) as string;
      if (there === "" || chain.includes(tile) || !agreeAtStart(rest, there)) continue;
      if (++this.#tries > MOST_TRIES) return null;
      if (chain.length > 0 && !chain.some((one) => this.#isLinked(one, tile))) continue;
      const found = this.from(start + Math.min(rest.length, there.length), [...chain, tile]);
      if (found !== null) return found;
    }
    return null;
  }

  #isLinked(a: Tile, b: Tile): boolean {
    return this.#together.areNeighbours(a, b) || this.#together.isColumnOf(a, b) || this.#together.isColumnOf(b, a);
  }

  #holds(chain: readonly Tile[]): boolean {
    if (chain.length < 2) return false;
    const among = new Set(chain);
    if (chain.some(isUnnamed) && !chain.every((tile) => isUnnamed(tile) || this.#isOwn(tile, among))) return false;
    // Signs, units and the edges of numbers are judged as in any text: the pieces make one line.
    const line = sectionText(this.#section, [{ cells: [{ text: chain.map(({ text }) => text).join(" ") }] }]);
    const found = findExact(line, this.#quote);
    return found !== null && found.differences.length === 0 && found.passage.start <= leadOf(chain);
  }

  /** These words name no number outside the chain. */
  #isOwn(words: Tile, among: ReadonlySet<Tile>): boolean {
    const [cell] = words.cells;
    const named = this.#statements.filter(
      ({ how, labels, cells }) =>
        how !== "text" && labels[0] === words.text && cell !== undefined && cells.includes(cell),
    );
    const inside = ({ cells }: Statement) =>
      [...among].some((tile) => tile !== words && tile.cells.some((one) => cells.includes(one)));
    if (named.length > 0) return named.some(inside);
    const linked = [...among].filter((other) => other !== words && this.#isLinked(words, other));
    return linked.some((other) => this.#together.isNearest(words, other, among));
  }
}

/** Where the first word or number begins: a bullet or a sign before it is no part of what is quoted. */
function leadOf(chain: readonly Tile[]): number {
  return chain[0]?.text.search(/[\p{L}\p{N}]/u) ?? 0;
}

/** One begins with the other. */
function agreeAtStart(rest: string, there: string): boolean {
  return rest.length >= there.length ? rest.startsWith(there) : there.startsWith(rest);
}
