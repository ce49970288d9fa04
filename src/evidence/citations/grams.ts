/** Which sections hold which short runs of characters: finds the few pages a quote may stand on among thousands. */
export interface GramIndex {
  sections: number;
  /** Where each bucket's sections start in `postings`; one more for the end. */
  starts: Int32Array;
  postings: Int32Array;
}

const LENGTH = 5;
const BITS = 17;
const BUCKETS = 1 << BITS;
/** One run in four is kept, chosen by its own hash, so that a quote and its page keep the same ones. */
const SAMPLE = 3;

const hashes = new Int32Array(1 << 16);

/** Hashes of the sampled runs of a levelled text; the result is only valid until the next call. */
function sampledGrams(text: string, into: Int32Array): number {
  let count = 0;
  const end = text.length - LENGTH;
  for (let at = 0; at <= end && count < into.length; at++) {
    let hash = text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193) ^ text.charCodeAt(at + 1);
    hash = Math.imul(hash, 0x01000193) ^ text.charCodeAt(at + 2);
    hash = Math.imul(hash, 0x01000193) ^ text.charCodeAt(at + 3);
    hash = Math.imul(hash, 0x01000193) ^ text.charCodeAt(at + 4);
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 0x2c1b3c6d);
    hash ^= hash >>> 13;
    if ((hash & SAMPLE) === 0) into[count++] = (hash >>> 4) & (BUCKETS - 1);
  }
  return count;
}

/** Sections' levelled texts in order. */
export function buildGramIndex(texts: readonly string[]): GramIndex {
  const counts = new Int32Array(BUCKETS + 1);
  const seen = new Int32Array(BUCKETS).fill(-1);
  const perSection: Int32Array[] = [];
  texts.forEach((text, section) => {
    const found = text.length > hashes.length ? new Int32Array(text.length) : hashes;
    const count = sampledGrams(text, found);
    const distinct: number[] = [];
    for (let index = 0; index < count; index++) {
      const bucket = found[index] as number;
      if (seen[bucket] === section) continue;
      seen[bucket] = section;
      distinct.push(bucket);
      counts[bucket + 1] = (counts[bucket + 1] as number) + 1;
    }
    perSection.push(Int32Array.from(distinct));
  });
  for (let bucket = 0; bucket < BUCKETS; bucket++)
    counts[bucket + 1] = (counts[bucket + 1] as number) + (counts[bucket] as number);
  const postings = new Int32Array(counts[BUCKETS] as number);
  const next = counts.slice(0, BUCKETS);
  perSection.forEach((buckets, section) => {
    for (const bucket of buckets) {
      const at = next[bucket] as number;
      postings[at] = section;
      next[bucket] = at + 1;
    }
  });
  return { sections: texts.length, starts: counts, postings };
}

const QUERY_GRAMS = 512;
/** Rarest runs of a quote that vote. */
const VOTERS = 24;
/** Entries read before the commoner runs are left out. */
const BUDGET = 6_000;
const query = new Int32Array(QUERY_GRAMS);
let votes = new Float64Array(0);

/**
 * The sections most likely to hold a levelled quote or something near it, best first. Null where the quote is too short
 * to tell: every section must then be looked at.
 */
export function likelySections(index: GramIndex, quote: string, limit: number): number[] | null {
  const count = sampledGrams(quote, query);
  const grams = [...new Set(query.subarray(0, count))]
    .map((bucket) => ({ bucket, size: (index.starts[bucket + 1] as number) - (index.starts[bucket] as number) }))
    .sort((a, b) => a.size - b.size)
    .slice(0, VOTERS);
  if (grams.length === 0) return null;
  if (votes.length < index.sections) votes = new Float64Array(index.sections);
  const touched: number[] = [];
  let read = 0;
  for (const { bucket, size } of grams) {
    read += size;
    if (read > BUDGET && touched.length > 0) break;
    const weight = Math.log2(1 + index.sections / size);
    const end = index.starts[bucket + 1] as number;
    for (let at = index.starts[bucket] as number; at < end; at++) {
      const section = index.postings[at] as number;
      if (votes[section] === 0) touched.push(section);
      votes[section] = (votes[section] as number) + weight;
    }
  }
  const best = bestOf(touched, limit);
  for (const section of touched) votes[section] = 0;
  return best;
}

/** The sections with most votes, best first, without sorting them all. */
function bestOf(touched: readonly number[], limit: number): number[] {
  const best: number[] = [];
  const precedes = (a: number, b: number): boolean => {
    const difference = (votes[a] as number) - (votes[b] as number);
    return difference > 0 || (difference === 0 && a < b);
  };
  for (const section of touched) {
    const last = best.at(-1);
    if (best.length === limit && last !== undefined && !precedes(section, last)) continue;
    let at = best.length;
    while (at > 0 && precedes(section, best[at - 1] as number)) at--;
    best.splice(at, 0, section);
    if (best.length > limit) best.pop();
  }
  return best;
}
