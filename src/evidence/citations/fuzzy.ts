import { approximate, MAX_PATTERN } from "./myers.ts";
import { firstSeed, nextSeed, SEED, type SeedIndex } from "./seeds.ts";

export interface Near {
  /** In the levelled text, `end` exclusive. */
  start: number;
  end: number;
  distance: number;
}

const MAX_SEEDS = 16;
const MAX_HITS = 8;
const WINDOWS = 3;
/** Share of a quote's characters below which the first window is taken as it is. */
const CERTAIN = 0.06;
/** Starts this near to each other vote together, as a power of two. */
const SHIFT = 4;

let votes = new Uint8Array(1024);
const touched: number[] = [];

/**
 * The part of a levelled text nearest to a levelled quote, within a share of its length in edits. Short runs of the
 * quote that stand in the text say where to look; the edit distance is computed only there.
 */
export function findNear(page: SeedIndex, quote: string, share: number): Near | null {
  const { text } = page;
  const { length } = quote;
  if (length < 8 || length > MAX_PATTERN || text.length === 0) return null;
  const limit = Math.max(1, Math.floor(length * share));
  vote(page, quote);
  let best: { distance: number; end: number; from: number } | null = null;
  for (let window = 0; window < WINDOWS; window++) {
    const bucket = mostVoted();
    if (bucket === null) break;
    votes[bucket] = 0;
    const from = Math.max(0, (bucket << SHIFT) - limit);
    const to = Math.min(text.length, ((bucket + 1) << SHIFT) + length + limit);
    const found = approximate(quote, text, from, to, best === null ? limit : best.distance - 1);
    if (found !== null) best = { ...found, from };
    // Hardly any slip: no other window can be much nearer.
    if (best !== null && best.distance <= CERTAIN * length) break;
  }
  for (const bucket of touched) votes[bucket] = 0;
  touched.length = 0;
  if (best === null) return null;
  return { start: startOf(quote, text, best.from, best.end, best.distance), end: best.end, distance: best.distance };
}

/** Each run of the quote found in the text votes for where the quote would start. */
function vote(page: SeedIndex, quote: string): void {
  const buckets = (page.text.length >> SHIFT) + 1;
  if (votes.length < buckets) votes = new Uint8Array(buckets * 2);
  const step = Math.max(1, Math.floor((quote.length - SEED) / MAX_SEEDS));
  for (let offset = 0; offset + SEED <= quote.length; offset += step) {
    let hits = 0;
    for (let at = firstSeed(page, quote, offset); at >= 0 && hits < MAX_HITS; at = nextSeed(page, at)) {
      const bucket = at > offset ? (at - offset) >> SHIFT : 0;
      if (votes[bucket] === 0) touched.push(bucket);
      votes[bucket] = (votes[bucket] as number) + 1;
      hits++;
    }
  }
}

function mostVoted(): number | null {
  let best = -1;
  let most = 0;
  for (const bucket of touched) {
    const count = votes[bucket] as number;
    if (count > most || (count === most && count > 0 && bucket < best)) {
      best = bucket;
      most = count;
    }
  }
  return best < 0 ? null : best;
}

/** Where the part begins: the same search backwards from its end. */
function startOf(quote: string, text: string, from: number, end: number, distance: number): number {
  const low = Math.max(from, end - quote.length - distance);
  const reversed = reverse(text.slice(low, end));
  const found = approximate(reverse(quote), reversed, 0, reversed.length, distance);
  return found === null ? low : end - found.end;
}

function reverse(text: string): string {
  let out = "";
  for (let at = text.length - 1; at >= 0; at--) out += text[at];
  return out;
}
