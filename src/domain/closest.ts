/** The candidate a mistyped word most likely means; null where none is near. */
export function closest(word: string, candidates: string[]): string | null {
  const wanted = word.toLowerCase();
  let best: { candidate: string; distance: number } | null = null;
  for (const candidate of candidates) {
    const name = candidate.toLowerCase();
    const distance = name.startsWith(wanted) && wanted.length > 2 ? 1 : editDistance(wanted, name);
    if (best === null || distance < best.distance) best = { candidate, distance };
  }
  return best !== null && best.distance <= Math.max(1, Math.floor(wanted.length / 3)) ? best.candidate : null;
}

/** Of two words: letters to change, add or drop. */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(change, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? a.length;
}
