/**
 * Round and round among the tenants who have something waiting: who has just had a turn is passed over until the others
 * have had theirs. Nobody waits behind another's thousand, and nobody is passed over for ever.
 */
export class FairTurns {
  readonly #served = new Set<string>();

  /** Takes the next turn; `take` is asked once more without anybody passed over where the others have nothing. */
  async next<Turn extends { tenant: string }>(
    take: (passOver: readonly string[]) => Promise<Turn | null>,
  ): Promise<Turn | null> {
    let turn = await take([...this.#served]);
    if (turn === null && this.#served.size > 0) {
      this.#served.clear();
      turn = await take([]);
    }
    if (turn !== null) this.#served.add(turn.tenant);
    return turn;
  }
}
