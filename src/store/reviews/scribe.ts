/** The thread that writes what is heavy: a review that was left in a file, with its rows, or the bytes of a document. */
import { parentPort, workerData } from "node:worker_threads";
import { StoreFailure } from "../failure.ts";
import { openPostgresStore, openSqliteStore } from "../open.ts";
import { resultLeft, type ScribeAnswer, type ScribeOrder } from "./left.ts";

async function keep({ home, address, tenant, actor, quotas, at, work }: ScribeOrder): Promise<ScribeAnswer> {
  const open = home === "sqlite" ? openSqliteStore : openPostgresStore;
  const store = await open(address, { clock: () => new Date(at), quotas });
  try {
    const { documents, reviews } = store.of(tenant, actor);
    const result =
      work.kind === "put" ? await documents.put(work.bytes) : await reviews.finish(work.lease, resultLeft(work.file));
    return { kind: "done", result };
  } finally {
    await store.close();
  }
}

const failureOf = (error: unknown): ScribeAnswer =>
  error instanceof StoreFailure
    ? { kind: "refused", code: error.code, detail: error.detail }
    : { kind: "failed", message: error instanceof Error ? error.message : String(error) };

parentPort?.postMessage(await keep(workerData as ScribeOrder).catch(failureOf));
