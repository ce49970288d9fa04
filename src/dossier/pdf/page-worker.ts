import { parentPort } from "node:worker_threads";
import { tellPages } from "./page-clock.ts";
import type { HelperAnswer, HelperTask } from "./page-helper.ts";
import { helperMayStart, takeFrom } from "./page-queue.ts";
import { openAndReadPages } from "./pages.ts";

/** The second thread that reads pages of long documents; see page-helper.ts. */
parentPort?.on("message", async (task: HelperTask) => {
  parentPort?.postMessage(await answer(task));
});

async function answer({ id, bytes, queue, limits, clock }: HelperTask): Promise<HelperAnswer> {
  if (clock !== undefined) tellPages(clock, 1);
  if (!helperMayStart(queue)) return { id, pages: [] };
  try {
    return { id, pages: await openAndReadPages(bytes, takeFrom(queue), limits) };
  } catch {
    // Not hidden: the caller misses these pages, reads them itself and meets the same fault.
    return { id };
  }
}
