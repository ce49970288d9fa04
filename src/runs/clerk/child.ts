import { flushCompileCache } from "node:module";
import { Worker } from "node:worker_threads";
import type { Deal } from "../../deal/load-deal.ts";
import { grantProcessorTime, newProcessorBudget } from "../../dossier/isolation/processor-budget.ts";
import { tellRequests } from "../../model/providers/request-traces.ts";
import { listenIn } from "../../model/tracing.ts";
import { keepLean } from "../lean-memory.ts";
import { packError, unpackError } from "./errors.ts";
import { type DealPlace, readPlace } from "./place.ts";
import type { FromClerk, ToClerk } from "./protocol.ts";
import { toldTo } from "./traces.ts";
import { functionOf, type WorkTools } from "./work.ts";

/**
 * A clerk: the process that reads deals and reasons over them, so that the one which answers requests and holds leases
 * never computes. It keeps the deals it has read open. Documents are still parsed one process further down, where there
 * is nothing to steal; here are the keys of models, and none of the store's.
 */
keepLean();
const memoryBytes = Number(process.argv[2]);
const budget = newProcessorBudget();
new Worker(new URL("../../dossier/watchdog.ts", import.meta.url), {
  workerData: { memoryBytes, parentPid: process.ppid, budget },
  resourceLimits: { maxOldGenerationSizeMb: 16 },
}).unref();

// The terminal's Ctrl-C reaches everybody: when a clerk ends is its employer's business.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

const open = new Map<string, Promise<Deal>>();
const questions = new Map<number, PromiseWithResolvers<unknown>>();
let asked = 0;
let stop = new AbortController();

process.on("message", (message: ToClerk) => {
  switch (message.kind) {
    case "work":
      void perform(message);
      return;
    case "answer":
      questions.get(message.id)?.resolve(message.answer);
      questions.delete(message.id);
      return;
    case "refusal":
      questions.get(message.id)?.reject(unpackError(message.error));
      questions.delete(message.id);
      return;
    case "abort":
      stop.abort();
      return;
    case "forget":
      open.delete(message.folder);
  }
});
process.on("disconnect", () => process.exit(0));
send({ kind: "ready" });

type Order = Extract<ToClerk, { kind: "work" }>;

async function perform({ place, module, name, input, processorMs, env, traced }: Order): Promise<void> {
  stop = new AbortController();
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  grantProcessorTime(budget, processorMs);
  const teller = traced ? toldTo((told) => send({ kind: "traced", told })) : null;
  const silence = teller === null ? undefined : listenIn(teller);
  try {
    await tellRequests(teller);
    const tools: WorkTools = { signal: stop.signal, tell: (event) => send({ kind: "told", event }), ask };
    const deal = place === null ? null : await dealAt(place, tools);
    stop.signal.throwIfAborted();
    const work = await functionOf<Deal | null, unknown, unknown>({ module, name });
    const result = await work(deal, input, tools);
    send({ kind: "done", result, residentBytes: process.memoryUsage.rss() });
    // Who is killed cannot leave its compiled code to the next one, as it would at its end.
    flushCompileCache();
  } catch (error) {
    send({ kind: "failed", error: packError(error), residentBytes: process.memoryUsage.rss() });
  } finally {
    silence?.();
    await tellRequests(null);
    grantProcessorTime(budget, null);
  }
}

async function dealAt(place: DealPlace, { signal, tell }: WorkTools): Promise<Deal> {
  const known = open.get(place.folder);
  const reading =
    known ??
    readPlace(place, {
      signal,
      onPictureRead: ({ document, done, total: of }) => tell({ type: "pictures_read", document, done, of }),
    });
  open.set(place.folder, reading);
  try {
    return await reading;
  } catch (error) {
    open.delete(place.folder);
    throw error;
  }
}

function ask(question: unknown): Promise<unknown> {
  const id = ++asked;
  const waiting = Promise.withResolvers<unknown>();
  questions.set(id, waiting);
  send({ kind: "question", id, question });
  return waiting.promise;
}

function send(message: FromClerk): void {
  process.send?.(message);
}
