import { requireObject } from "../domain/known-options.ts";
import type { Review } from "./result.ts";

/** How long things took, in milliseconds, by name: "stage consensus1", "case …", "reflexion …", "review". */
export type Timings = Readonly<Record<string, number>>;

/** Measures how long things take, or repeats what was measured before: a replayed review then gives the same bytes. */
export class Stopwatch {
  readonly #now: () => number;
  readonly #recorded: Timings | undefined;
  readonly #started: number;

  constructor(options: { now?: (() => number) | undefined; recorded?: Timings | undefined } = {}) {
    this.#now = options.now ?? (() => performance.now());
    this.#recorded = options.recorded;
    this.#started = this.#now();
  }

  /** Runs the work; gives its result and its whole milliseconds. */
  async time<Result>(name: string, work: () => Promise<Result> | Result): Promise<{ result: Result; ms: number }> {
    const from = this.#now();
    const result = await work();
    return { result, ms: this.#ms(name, from) };
  }

  /** Since the beginning. */
  total(): number {
    return this.#ms("review", this.#started);
  }

  #ms(name: string, from: number): number {
    return this.#recorded === undefined ? Math.round(this.#now() - from) : (this.#recorded[name] ?? 0);
  }
}

export const stageTimer = (stage: string) => `stage ${stage}`;
export const caseTimer = (contradictionId: string) => `case ${contradictionId}`;
export const reflexionTimer = (agentName: string) => `reflexion ${agentName}`;

/**
 * What a finished review measured, for its replay.
 *
 * ```ts
 * await reviewDeal("my-deal", { timings: timingsOf(review) });
 * ```
 */
export function timingsOf(review: Review): Timings {
  requireObject("The review", review);
  return {
    review: review.metrics.totalDurationMs,
    ...Object.fromEntries(review.stages.map(({ stage, durationMs }) => [stageTimer(stage), durationMs])),
    ...Object.fromEntries(
      review.settled.map(({ contradiction, resolution }) => [
        caseTimer(contradiction.id),
        resolution.debateRecord.totalDuration,
      ]),
    ),
    ...Object.fromEntries(
      review.reflexions.map(({ agentName, result }) => [reflexionTimer(agentName), result.processingTime]),
    ),
  };
}
