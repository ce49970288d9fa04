import { Command } from "commander";
import { WORKER_WORDS } from "../i18n/worker.ts";
import { RunQueue } from "../runs/run-queue.ts";
import { DealShelf } from "../runs/shelf.ts";
import { KEEP_DAYS, upkeep } from "../runs/upkeep.ts";
import { explainStoreFailure, StoreFailure } from "../store/failure.ts";
import { UPKEEP_TASKS } from "../store/line/line.ts";
import { openStore } from "../store/open.ts";
import type { UpkeepTask } from "../store/port.ts";
import { keysAt } from "./home.ts";
import type { CommandMaker } from "./program.ts";
import { UsageProblem } from "./usage-problem.ts";

/** `tribunal worker`: runs the reviews that wait in the store, until it is stopped. One JSON line a review on stderr. */
export const workerCommand: CommandMaker = ({ locale, terminal }) => {
  const words = WORKER_WORDS[locale];
  return new Command("worker")
    .description(words.description)
    .option("--concurrency <n>", words.concurrency)
    .option("--nightly <tasks>", words.nightly, "tidy")
    .option("--keep-days <days>", words.keepDays, String(KEEP_DAYS))
    .action(async (options: { concurrency?: string; nightly: string; keepDays: string }) => {
      const tasks = readTasks(options.nightly, words.badNightly);
      const keepDays = readDays(options.keepDays, words.badKeepDays);
      const concurrency = readConcurrency(options.concurrency, words.badConcurrency);
      const store = await openStore(terminal.env);
      const shelf = new DealShelf({ most: concurrency });
      const log = (entry: object) => terminal.writeError(`${JSON.stringify(entry)}\n`);
      const queue = new RunQueue({
        store,
        shelf,
        concurrency,
        keys: keysAt(terminal.env) ?? undefined,
        nightly: upkeep({ store, shelf }, tasks, {
          keepDays,
          told: (task, done) => log({ event: "nightly", task, ...done }),
        }),
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

function readTasks(given: string, complain: (given: string) => string): UpkeepTask[] {
  const names = given === "none" ? [] : given.split(",").map((name) => name.trim());
  return names.map((name) => {
    const task = UPKEEP_TASKS.find((one) => one === name);
    if (task === undefined) throw new UsageProblem(complain(given));
    return task;
  });
}

function readDays(given: string, complain: (given: string) => string): number {
  if (!/^\d{1,4}$/.test(given)) throw new UsageProblem(complain(given));
  return Number(given);
}

function readConcurrency(given: string | undefined, complain: (given: string) => string): number {
  if (given === undefined) return 1;
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1 || count > 16) throw new UsageProblem(complain(given));
  return count;
}
