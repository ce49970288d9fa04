import { rememberedFor } from "../../domain/remembered.ts";
import type { SectionText } from "./section-text.ts";

/** Where each short run of characters stands in a levelled text: chains of positions by hash. */
export interface SeedIndex {
  text: string;
  heads: Int32Array;
  next: Int32Array;
}

/** Length of a run. */
export const SEED = 5;
const BUCKETS = 4096;

function bucketAt(text: string, at: number): number {
  let hash = text.charCodeAt(at);
  hash = Math.imul(hash, 31) + text.charCodeAt(at + 1);
  hash = Math.imul(hash, 31) + text.charCodeAt(at + 2);
  hash = Math.imul(hash, 31) + text.charCodeAt(at + 3);
  hash = Math.imul(hash, 31) + text.charCodeAt(at + 4);
  return (Math.imul(hash, 0x9e3779b1) >>> 20) & (BUCKETS - 1);
}

/** Positions are stored plus one: zero ends a chain. */
export function buildSeeds(text: string): SeedIndex {
  const heads = new Int32Array(BUCKETS);
  const next = new Int32Array(text.length);
  for (let at = text.length - SEED; at >= 0; at--) {
    const bucket = bucketAt(text, at);
    next[at] = heads[bucket] as number;
    heads[bucket] = at + 1;
  }
  return { text, heads, next };
}

export const seedsOf = rememberedFor((text: SectionText): SeedIndex => buildSeeds(text.folded.text));

/** First position whose run has the same hash as the quote's at `offset`; -1 where there is none. */
export function firstSeed(index: SeedIndex, quote: string, offset: number): number {
  return (index.heads[bucketAt(quote, offset)] as number) - 1;
}

export function nextSeed(index: SeedIndex, at: number): number {
  return (index.next[at] as number) - 1;
}
