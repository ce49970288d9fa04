/** One worker of `bench queue`: runs what waits in the store until it is killed, and says which reviews it ended. */
import { RunQueue } from "../src/runs/run-queue.ts";
import { DealShelf } from "../src/runs/shelf.ts";
import { openStore } from "../src/store/open.ts";

const store = await openStore(process.env);
const queue = new RunQueue({
  store,
  shelf: new DealShelf(),
  pollMs: 20,
  ended: ({ reviewId }, { status }) => process.send?.({ reviewId, status }),
  failed: (error) => console.error(error),
});
process.on("message", () => queue.start());
process.send?.("ready");
