/** A worker of its own process, as `tribunal worker` runs it, with a short lease so that a dead one is noticed soon. */
import { RunQueue } from "../src/runs/run-queue.ts";
import { DealShelf } from "../src/runs/shelf.ts";
import { openStore } from "../src/store/open.ts";

const store = await openStore(process.env);
const queue = new RunQueue({
  store,
  shelf: new DealShelf(),
  pollMs: 50,
  leaseMs: Number(process.env.LEASE_MS ?? 1_500),
  concurrency: Number(process.env.CONCURRENCY ?? 1),
  ended: ({ reviewId }, { status }) => console.log(`${reviewId} ${status}`),
  failed: (error) => console.error(error),
});
queue.start();
setInterval(() => undefined, 60_000);
console.log("ready");
