/** The thread that keeps a heavy review: it reads what was left in a file and writes its rows. */
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { StoreFailure } from "../failure.ts";
import { openPostgresStore, openSqliteStore } from "../open.ts";
import { resultLeft, type ScribeAnswer, type ScribeOrder } from "./left.ts";

async function keep({ kind, address, tenant, lease, file, at }: ScribeOrder): Promise<ScribeAnswer> {
  const open = kind === "sqlite" ? openSqliteStore : openPostgresStore;
  const store = await open(address, { clock: () => new Date(at) });
  try {
    const { reviews } = store.of(tenant, lease.worker);
    return { kind: "done", finished: await reviews.finish(lease, resultLeft(readFileSync(file))) };
  } finally {
    await store.close();
  }
}

const failureOf = (error: unknown): ScribeAnswer =>
  error instanceof StoreFailure
    ? { kind: "refused", code: error.code, detail: error.detail }
    : { kind: "failed", message: error instanceof Error ? error.message : String(error) };

parentPort?.postMessage(await keep(workerData as ScribeOrder).catch(failureOf));
