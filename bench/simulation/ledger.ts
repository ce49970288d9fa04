/** What the outside world saw and was promised over all lives of a review, and the promises that were broken. */
export class Ledger {
  readonly broken: string[] = [];
  readonly #keys = new Map<string, string>();
  readonly #kept = new Set<string>();
  #seq = 0;
  #refusals = 0;
  sends = 0;
  readonly #asked = new Set<string>();

  begun(key: string, question: string): void {
    this.#keys.set(question, key);
    if (this.#kept.has(key)) this.broken.push("a call whose answer was on record was begun again");
  }

  paidFor(key: string): void {
    this.#kept.add(key);
  }

  eventsKept(seq: number): void {
    this.#seq = Math.max(this.#seq, seq);
  }

  sent(question: string): void {
    this.sends += 1;
    this.#asked.add(question);
    if (!this.#keys.has(question)) this.broken.push("a call was sent before its intent was on record");
  }

  /** What was sent came back without an answer: it may be sent again. */
  refused(): void {
    this.#refusals += 1;
  }

  get refusals(): number {
    return this.#refusals;
  }

  /** Answers the journal acknowledged, and the number of the last event it did. */
  get acknowledged(): { calls: ReadonlySet<string>; seq: number } {
    return { calls: this.#kept, seq: this.#seq };
  }

  /** Calls that were answered, or on their way, and made again. */
  get repeated(): number {
    return this.sends - this.#asked.size - this.#refusals;
  }
}
