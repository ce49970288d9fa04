/** A worker of its own process, as `tribunal worker` runs it; its lease is long enough for a busy machine unless told. */
import { flushCompileCache } from "node:module";
import { RunQueue } from "../src/runs/run-queue.ts";
import { DealShelf } from "../src/runs/shelf.ts";
import { openStore } from "../src/store/open.ts";

const store = await openStore(process.env);
const queue = new RunQueue({
  store,
  shelf: new DealShelf(),
  pollMs: 50,
  leaseMs: Number(process.env.LEASE_MS ?? 600_000),
  concurrency: Number(process.env.CONCURRENCY ?? 1),
  ended: ({ reviewId }, { status }) => console.log(`${reviewId} ${status}`),
  failed: (error) => console.error(error),
});
queue.start();
setInterval(() => undefined, 60_000);
// Who is killed cannot leave its compiled code to the next one, as it would at its end.
flushCompileCache();
console.log("ready");
