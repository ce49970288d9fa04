/** How far two numbers lie apart, as a share of the mean of their sizes: 0 for equal ones, 2 at most. */
export function numericGap(a: number, b: number): number {
  if (a === b) return 0;
  const mean = (Math.abs(a) + Math.abs(b)) / 2;
  return Math.abs(a - b) / mean;
}

/** How far a value lies from the one that was kept, signed: +0.58 for 800 against 505. Null where the kept one is zero. */
export function deviationFrom(kept: number, value: number): number | null {
  return kept === 0 ? null : (value - kept) / Math.abs(kept);
}
