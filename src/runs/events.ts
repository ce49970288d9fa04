import type { ReviewEvent } from "../review/events.ts";
import type { Events, Json, Lease } from "../store/port.ts";
import { RunStopped } from "./stop.ts";

/** What a run tells besides the review's own events. `run_started` again: the review goes on after it was stopped. */
export type RunEvent =
  | { type: "run_started"; attempt: number }
  | { type: "run_stopped"; why: "cancelled" | "shutdown" | "failed" };

/** Writes events in order, several at a time, and keeps nobody waiting. */
export class EventWriter {
  readonly #events: Events;
  readonly #lease: Lease;
  readonly #written: () => void;
  #waiting: Json[] = [];
  #writing: Promise<void> = Promise.resolve();
  #failure: unknown = null;

  constructor(events: Events, lease: Lease, written: () => void = () => {}) {
    this.#events = events;
    this.#lease = lease;
    this.#written = written;
  }

  /** Takes an event; it is written soon, after those before it. */
  push(event: ReviewEvent | RunEvent): void {
    this.#waiting.push(JSON.parse(JSON.stringify(event)) as Json);
    if (this.#waiting.length === 1) this.#writing = this.#writing.then(() => this.#write());
  }

  /** Waits until all are on record. Throws where they could not be: what was not written must not be believed. */
  async flush(): Promise<void> {
    await this.#writing;
    if (this.#failure !== null) throw this.#failure;
  }

  async #write(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    if (this.#failure !== null || batch.length === 0) return;
    try {
      const kept = await this.#events.append(this.#lease, batch);
      if (!kept.ok) this.#failure = new RunStopped("lost");
      else this.#written();
    } catch (error) {
      this.#failure = error;
    }
  }
}

/** How many runs of a review ended without a word since the last one that could still speak: its process died. */
export async function silentEnds(events: Events, reviewId: string): Promise<number> {
  let count = 0;
  for (let seq = 0; ; ) {
    const page = await events.after(reviewId, seq, 1_000);
    for (const { event } of page) {
      const type = event !== null && typeof event === "object" && "type" in event ? event.type : null;
      if (type === "run_started") count += 1;
      if (type === "run_stopped") count = 0;
    }
    const last = page.at(-1);
    if (last === undefined) return count;
    seq = last.seq;
  }
}
