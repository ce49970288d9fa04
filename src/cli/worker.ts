import { Command } from "commander";
import { WORKER_WORDS } from "../i18n/worker.ts";
import { RunQueue } from "../runs/run-queue.ts";
import { DealShelf } from "../runs/shelf.ts";
import { explainStoreFailure, StoreFailure } from "../store/failure.ts";
import { openStore } from "../store/open.ts";
import type { CommandMaker } from "./program.ts";
import { UsageProblem } from "./usage-problem.ts";

/** `tribunal worker`: runs the reviews that wait in the store, until it is stopped. One JSON line a review on stderr. */
export const workerCommand: CommandMaker = ({ locale, terminal }) => {
  const words = WORKER_WORDS[locale];
  return new Command("worker")
    .description(words.description)
    .option("--concurrency <n>", words.concurrency)
    .action(async (options: { concurrency?: string }) => {
      const concurrency = readConcurrency(options.concurrency, words.badConcurrency);
      const store = await openStore(terminal.env);
      const shelf = new DealShelf({ most: concurrency });
      const log = (entry: object) => terminal.writeError(`${JSON.stringify(entry)}\n`);
      const queue = new RunQueue({
        store,
        shelf,
        concurrency,
        ended: ({ tenant, reviewId }, outcome, ms) => {
          const error = outcome.status === "failed" ? { error: outcome.error.code } : {};
          log({ event: "review_ended", tenant, reviewId, status: outcome.status, ...error, ms: Math.round(ms) });
        },
        failed: (error) => {
          const said =
            error instanceof StoreFailure ? { code: error.code, said: explainStoreFailure(error, locale) } : {};
          log({ event: "store_failed", error: error instanceof Error ? error.name : typeof error, ...said });
        },
      });
      terminal.writeError(`${words.ready({ location: store.location, concurrency })}\n`);
      queue.start();
      // The queue's own timer does not keep a process alive; this one does, until somebody says stop.
      const alive = setInterval(() => undefined, 60_000);
      await new Promise<void>((stopped) => {
        for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopped());
      });
      clearInterval(alive);
      terminal.writeError(`${words.stopping(queue.size)}\n`);
      await queue.stop();
      await shelf.close();
      await store.close();
    });
};

function readConcurrency(given: string | undefined, complain: (given: string) => string): number {
  if (given === undefined) return 1;
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1 || count > 16) throw new UsageProblem(complain(given));
  return count;
}
