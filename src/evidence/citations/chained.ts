import type { Section } from "../../domain/document.ts";
import type { Tile } from "../layout/tile.ts";
import type { Claim } from "./claim.ts";
import { findExact } from "./exact.ts";
import { type Folded, fold } from "./fold.ts";
import { areLinked, areTogether } from "./own-words.ts";
import { sectionText } from "./section-text.ts";
import { layoutOf } from "./statements.ts";

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
  const { tiles } = layoutOf(section);
  if (tiles.length === 0 || claim.folded.text.length < 2) return null;
  return new Search(section, tiles, claim.folded).from(0, []);
}

const known = new WeakMap<readonly Tile[], Map<Tile, string>>();

function foldedOf(tiles: readonly Tile[]): Map<Tile, string> {
  let folded = known.get(tiles);
  if (folded === undefined) {
    folded = new Map(tiles.map((tile) => [tile, fold(tile.text).text]));
    known.set(tiles, folded);
  }
  return folded;
}

class Search {
  readonly #section: Section;
  readonly #tiles: Map<Tile, string>;
  readonly #quote: Folded;
  #tries = 0;

  constructor(section: Section, tiles: readonly Tile[], quote: Folded) {
    this.#section = section;
    this.#tiles = foldedOf(tiles);
    this.#quote = quote;
  }

  from(at: number, chain: readonly Tile[]): readonly Tile[] | null {
    const rest = this.#quote.text.slice(at).trimStart();
    const start = this.#quote.text.length - rest.length;
    if (rest === "") return this.#holds(chain) ? chain : null;
    if (chain.length === MOST_PIECES) return null;
    for (const [tile, there] of this.#tiles) {
      if (there === "" || chain.includes(tile) || !agreeAtStart(rest, there)) continue;
      if (++this.#tries > MOST_TRIES) return null;
      if (chain.length > 0 && !chain.some((one) => areLinked(this.#section, one, tile))) continue;
      const found = this.from(start + Math.min(rest.length, there.length), [...chain, tile]);
      if (found !== null) return found;
    }
    return null;
  }

  #holds(chain: readonly Tile[]): boolean {
    if (chain.length < 2 || !areTogether(this.#section, chain)) return false;
    // Signs, units and the edges of numbers are judged as in any text: the pieces make one line.
    const line = sectionText(this.#section, [{ cells: [{ text: chain.map(({ text }) => text).join(" ") }] }]);
    const found = findExact(line, this.#quote);
    return found !== null && found.differences.length === 0 && found.passage.start <= leadOf(chain);
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
