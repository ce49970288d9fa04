const WINDOW_MS = 60_000;
const MOST_REMEMBERED = 10_000;

/** Counts who showed a token that is not good: after so many in a minute the store is not asked any more. */
export class FailedTries {
  readonly #tries = new Map<string, { count: number; until: number }>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Seconds this address has to wait; null where it may try. */
  waitOf(address: string): number | null {
    const known = this.#tries.get(address);
    if (known === undefined || known.until < performance.now() || known.count < this.#most) return null;
    return Math.ceil((known.until - performance.now()) / 1_000);
  }

  count(address: string): void {
    const known = this.#tries.get(address);
    if (known !== undefined && known.until >= performance.now()) {
      known.count += 1;
      return;
    }
    if (this.#tries.size >= MOST_REMEMBERED) this.#tries.clear();
    this.#tries.set(address, { count: 1, until: performance.now() + WINDOW_MS });
  }
}
