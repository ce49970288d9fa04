/** Lists as long as what was brought: spread into a call they are its arguments, and some hundred thousand end the program. */

export function addAll<Item>(to: Item[], more: Iterable<Item>): void {
  for (const one of more) to.push(one);
}

/** The greatest of them; -∞ of none. */
export function greatest(numbers: Iterable<number>): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const one of numbers) most = Math.max(most, one);
  return most;
}

/** The least of them; ∞ of none. */
export function least(numbers: Iterable<number>): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (const one of numbers) fewest = Math.min(fewest, one);
  return fewest;
}
