import { editDistance } from "../../domain/closest.ts";
/** Pairs the words of two texts with the least edits; null stands for a word the other side does not have. */
export function alignWords(a: readonly string[], b: readonly string[]): [string | null, string | null][] {
  const width = b.length + 1;
  const cost = new Float64Array((a.length + 1) * width);
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 || j === 0) {
        cost[i * width + j] = i + j;
        continue;
      }
      const pair = (cost[(i - 1) * width + j - 1] as number) + pairCost(a[i - 1] as string, b[j - 1] as string);
      const drop = (cost[(i - 1) * width + j] as number) + 1;
      const add = (cost[i * width + j - 1] as number) + 1;
      cost[i * width + j] = Math.min(pair, drop, add);
    }
  }
  const pairs: [string | null, string | null][] = [];
  let i = a.length;
  let j = b.length;
  while (i > 0 || j > 0) {
    const here = cost[i * width + j] as number;
    const diagonal =
      i > 0 && j > 0
        ? (cost[(i - 1) * width + j - 1] as number) + pairCost(a[i - 1] as string, b[j - 1] as string)
        : -1;
    if (here === diagonal) pairs.push([a[--i] as string, b[--j] as string]);
    else if (i > 0 && here === (cost[(i - 1) * width + j] as number) + 1) pairs.push([a[--i] as string, null]);
    else pairs.push([null, b[--j] as string]);
  }
  return pairs.reverse();
}

function pairCost(a: string, b: string): number {
  if (a === b) return 0;
  return isSlip(a, b) ? 0.6 : 1.5;
}

/** One slip of the pen in a word long enough to stay itself; another first letter may make another word of it. */
export function isSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 4 || a[0] !== b[0]) return false;
  const allowed = long.length >= 9 ? 2 : 1;
  if (long.length - short.length > allowed) return false;
  if (isTransposition(a, b)) return true;
  return editDistance(short, long) <= allowed;
}

/** Two neighbouring letters exchanged, and nothing else. */
function isTransposition(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
