/**
 * Bit-parallel edit distance (Myers 1999, blocks as Hyyrö 2003): the smallest distance between a pattern and any part
 * of a text, and where that part ends. 32 rows of the table are computed with a handful of machine words.
 */
export interface Approximate {
  distance: number;
  /** Exclusive, in the text. */
  end: number;
}

const MAX_BLOCKS = 32;
/** Longer patterns are not for this. */
export const MAX_PATTERN = MAX_BLOCKS * 32;

const equal = new Int32Array(256 * MAX_BLOCKS);
const positive = new Int32Array(MAX_BLOCKS);
const negative = new Int32Array(MAX_BLOCKS);

/** Looks in `text` from `from` to `to`. Characters above 255 never match. Null where nothing is within `limit`. */
export function approximate(
  pattern: string,
  text: string,
  from: number,
  to: number,
  limit: number,
): Approximate | null {
  const length = pattern.length;
  if (length === 0 || length > MAX_PATTERN) return null;
  const blocks = (length + 31) >> 5;
  for (let at = 0; at < length; at++) {
    const slot = (pattern.charCodeAt(at) & 255) * MAX_BLOCKS + (at >> 5);
    equal[slot] = (equal[slot] as number) | (1 << (at & 31));
  }
  positive.fill(-1, 0, blocks);
  negative.fill(0, 0, blocks);
  const lastBit = 1 << ((length - 1) & 31);
  let score = length;
  let best = limit + 1;
  let bestEnd = -1;
  for (let at = from; at < to; at++) {
    const row = (text.charCodeAt(at) & 255) * MAX_BLOCKS;
    let carryPositive = 0;
    let carryNegative = 0;
    for (let block = 0; block < blocks; block++) {
      const vp = positive[block] as number;
      const vn = negative[block] as number;
      let eq = equal[row + block] as number;
      const xv = eq | vn;
      eq |= carryNegative;
      const xh = (((eq & vp) + vp) ^ vp) | eq;
      let hp = vn | ~(xh | vp);
      let hn = vp & xh;
      if (block === blocks - 1) {
        if ((hp & lastBit) !== 0) score++;
        else if ((hn & lastBit) !== 0) score--;
      }
      const outPositive = hp >>> 31;
      const outNegative = hn >>> 31;
      hp = (hp << 1) | carryPositive;
      hn = (hn << 1) | carryNegative;
      positive[block] = hn | ~(xv | hp);
      negative[block] = hp & xv;
      carryPositive = outPositive;
      carryNegative = outNegative;
    }
    if (score < best) {
      best = score;
      bestEnd = at + 1;
    }
  }
  for (let at = 0; at < length; at++) equal[(pattern.charCodeAt(at) & 255) * MAX_BLOCKS + (at >> 5)] = 0;
  return bestEnd < 0 ? null : { distance: best, end: bestEnd };
}
