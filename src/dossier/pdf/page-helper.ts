import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { ReadLimits } from "../reader.ts";
import { pageClock } from "./page-clock.ts";
import type { PageQueue } from "./page-queue.ts";
import type { PageAt } from "./pages.ts";

/** What the helper is asked to do, and what it answers. */
export interface HelperTask {
  id: number;
  bytes: Uint8Array;
  queue: PageQueue;
  limits: ReadLimits;
  clock: SharedArrayBuffer | undefined;
}

export interface HelperAnswer {
  id: number;
  /** Absent where it failed: the pages it had taken are then read again by the caller, who meets the fault itself. */
  pages?: PageAt[];
}

/** Below this a second thread costs more than it brings. */
const MIN_PAGES = 24;
/** A second copy of a larger file would cost too much memory. */
const MAX_BYTES = 50_000_000;

let worker: Worker | undefined;
let tasks = 0;

/** Starts a second thread on the same queue of pages. Answers the pages it read; undefined where it is not worth it. */
export function askHelper(bytes: Uint8Array, queue: PageQueue, limits: ReadLimits): Promise<PageAt[]> | undefined {
  if (queue.pages < MIN_PAGES || bytes.length > MAX_BYTES || availableParallelism() < 2) return undefined;
  worker ??= startWorker();
  const helper = worker;
  const id = ++tasks;
  return new Promise((resolve) => {
    const settle = (pages: PageAt[]) => {
      helper.off("message", onMessage).off("error", onEnd).off("exit", onEnd).unref();
      resolve(pages);
    };
    const onMessage = (answer: HelperAnswer) => {
      if (answer.id === id) settle(answer.pages ?? []);
    };
    const onEnd = () => {
      worker = undefined;
      settle([]);
    };
    helper.on("message", onMessage).on("error", onEnd).on("exit", onEnd).ref();
    helper.postMessage({ id, bytes, queue, limits, clock: pageClock() } satisfies HelperTask);
  });
}

function startWorker(): Worker {
  return new Worker(new URL("./page-worker.ts", import.meta.url), { stderr: false });
}
