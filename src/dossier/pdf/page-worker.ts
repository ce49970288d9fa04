import { parentPort } from "node:worker_threads";
import type { HelperAnswer, HelperTask } from "./page-helper.ts";
import { helperMayStart, takeFrom } from "./page-queue.ts";
import { openAndReadPages } from "./pages.ts";

/** The second thread that reads pages of long documents; see page-helper.ts. */
parentPort?.on("message", async ({ id, bytes, queue }: HelperTask) => {
  parentPort?.postMessage(await answer(id, bytes, queue));
});

async function answer(id: number, bytes: Uint8Array, queue: HelperTask["queue"]): Promise<HelperAnswer> {
  if (!helperMayStart(queue)) return { id, pages: [] };
  try {
    return { id, pages: await openAndReadPages(bytes, takeFrom(queue)) };
  } catch {
    // Not hidden: the caller misses these pages, reads them itself and meets the same fault.
    return { id };
  }
}
