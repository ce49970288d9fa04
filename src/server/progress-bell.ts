/** Wakes those who wait for news of a review, in this process. Who hears nothing looks again after a while anyway. */
export class ProgressBell {
  readonly #waiting = new Map<string, Set<() => void>>();

  ring(reviewId: string): void {
    const waiting = this.#waiting.get(reviewId);
    this.#waiting.delete(reviewId);
    for (const wake of waiting ?? []) wake();
  }

  ringAll(): void {
    for (const reviewId of [...this.#waiting.keys()]) this.ring(reviewId);
  }

  /** Resolves at the next ring, or after so many milliseconds. */
  wait(reviewId: string, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(reviewId) ?? new Set();
      const timer = setTimeout(() => wake(), ms);
      const wake = () => {
        clearTimeout(timer);
        waiting.delete(wake);
        resolve();
      };
      waiting.add(wake);
      this.#waiting.set(reviewId, waiting);
    });
  }
}
