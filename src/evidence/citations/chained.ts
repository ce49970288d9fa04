import type { Section } from "../../domain/document.ts";
import { rememberedFor } from "../../domain/remembered.ts";
import type { Tile } from "../layout/tile.ts";
import type { Claim } from "./claim.ts";
import { findExact } from "./exact.ts";
import { type Folded, fold } from "./fold.ts";
import { areLinked, areTogether, wordsBetween } from "./own-words.ts";
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
  return new Search(section, tiles, claim.folded).from(0, [], []);
}

/** A piece as it is quoted: whole, or up to a bracket, a dash or the end of its first sentence. */
interface Piece {
  tile: Tile;
  text: string;
  folded: string;
}

/** What follows explains what stands before. */
const EXPLAINS = /\s\(|\s[—–|]\s|[.:]\s/u;

const piecesOf = rememberedFor((tiles: readonly Tile[]): Piece[] =>
  tiles.flatMap((tile) => {
    const [name = ""] = tile.text.split(EXPLAINS, 1);
    // Words cut off their own number would be free for another's.
    const quotable = /\d/.test(tile.text.slice(name.length)) ? [tile.text] : [tile.text, name];
    return [...new Set(quotable)].map((text) => ({ tile, text, folded: fold(text).text }));
  }),
);

class Search {
  readonly #section: Section;
  readonly #pieces: readonly Piece[];
  readonly #quote: Folded;
  #tries = 0;

  constructor(section: Section, tiles: readonly Tile[], quote: Folded) {
    this.#section = section;
    this.#pieces = piecesOf(tiles);
    this.#quote = quote;
  }

  /** `silent`: words of the same card that the quote left out between two of its pieces. */
  from(at: number, chain: readonly Piece[], silent: readonly Tile[]): readonly Tile[] | null {
    const rest = this.#quote.text.slice(at).trimStart();
    const start = this.#quote.text.length - rest.length;
    if (rest === "") return this.#holds(chain, silent) ? chain.map(({ tile }) => tile) : null;
    if (chain.length === MOST_PIECES) return null;
    for (const piece of this.#pieces) {
      const { tile, folded } = piece;
      if (folded === "" || chain.some((one) => one.tile === tile) || !agreeAtStart(rest, folded)) continue;
      if (++this.#tries > MOST_TRIES) return null;
      const left = this.#leftOut(chain, tile);
      if (left === null) continue;
      const found = this.from(start + Math.min(rest.length, folded.length), [...chain, piece], [...silent, ...left]);
      if (found !== null) return found;
    }
    return null;
  }

  /** What stands between this piece and those before it; null where they do not belong together. */
  #leftOut(chain: readonly Piece[], tile: Tile): readonly Tile[] | null {
    if (chain.length === 0 || chain.some((one) => areLinked(this.#section, one.tile, tile))) return [];
    const between = chain.map((one) => wordsBetween(this.#section, one.tile, tile)).find((words) => words !== null);
    return between === undefined ? null : [between];
  }

  /** The end of the last piece that the quote does not give. */
  #cutOff(chain: readonly Piece[]): string {
    const last = chain.at(-1) as Piece;
    const quoted = chain
      .slice(0, -1)
      .reduce((rest, { folded }) => rest.trimStart().slice(folded.length), this.#quote.text);
    const { origin } = fold(last.text, true);
    const at = origin[quoted.trimStart().length];
    return at === undefined
      ? last.tile.text.slice(last.text.length)
      : last.text.slice((origin[quoted.trimStart().length - 1] ?? 0) + 1);
  }

  #holds(chain: readonly Piece[], silent: readonly Tile[]): boolean {
    if (chain.length < 2 || !areTogether(this.#section, [...chain.map(({ tile }) => tile), ...silent])) return false;
    if (WAITS_FOR_NUMBER.test(this.#cutOff(chain))) return false;
    // Signs, units and the edges of numbers are judged as in any text: the pieces make one line.
    const line = sectionText(this.#section, [{ cells: [{ text: chain.map(({ text }) => text).join(" ") }] }]);
    const found = findExact(line, this.#quote);
    return found !== null && found.differences.length === 0 && found.passage.start <= leadOf(chain);
  }
}

/** What was left out of the last piece begins with the number that its words name. */
const WAITS_FOR_NUMBER = /^\s*[:=(–—-]\s*[~≈<>+]?\s?(?:[A-Z]{1,2})?\p{Sc}?\s?\d/u;

/** Where the first word or number begins: a bullet or a sign before it is no part of what is quoted. */
function leadOf(chain: readonly Piece[]): number {
  return chain[0]?.text.search(/[\p{L}\p{N}]/u) ?? 0;
}

/** One begins with the other. */
function agreeAtStart(rest: string, there: string): boolean {
  return rest.length >= there.length ? rest.startsWith(there) : there.startsWith(rest);
}
