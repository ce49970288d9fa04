/** What a bank says of an account: a line an entry, as day, words, amount and balance. */
export interface AccountStatement {
  rows: string[][];
  /** What it holds at its end; null where it does not say, or holds several accounts. */
  balance: string[] | null;
  currency: string | null;
}

/** The latest of an account's balances. */
export function newest(balances: readonly (string[] | null)[]): string[] | null {
  const dated = balances.filter((one) => one !== null);
  return dated.toSorted(([one = ""], [other = ""]) => one.localeCompare(other)).at(-1) ?? null;
}
