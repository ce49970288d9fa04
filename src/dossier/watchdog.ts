import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { overdrawn } from "./isolation/processor-budget.ts";
import { MEMORY_MARK, PAGE_MARK, TIME_MARK } from "./isolation/protocol.ts";
import { slowPage } from "./pdf/page-clock.ts";

/**
 * Runs on a thread of its own inside a working process, so that it also sees what a synchronous WebAssembly call
 * allocates. Ends the process when its resident memory passes the limit, when the processor time it was granted is used
 * up, when it is at one page for too long, or when the parent is gone.
 */
const { memoryBytes, parentPid, clock, budget } = workerData as {
  memoryBytes: number;
  parentPid: number;
  /** Of one that reads pages. */
  clock?: SharedArrayBuffer;
  budget: SharedArrayBuffer;
};
const INTERVAL_MS = 20;
const STANDARD_ERROR = 2;

const end = (mark: string) => {
  writeSync(STANDARD_ERROR, `\n${mark}\n`);
  process.kill(process.pid, "SIGKILL");
};

setInterval(() => {
  const resident = process.memoryUsage.rss();
  if (resident > memoryBytes) end(`${MEMORY_MARK}${resident}`);
  const page = clock === undefined ? null : slowPage(clock);
  if (page !== null) end(`${PAGE_MARK}${page}`);
  const granted = overdrawn(budget);
  if (granted !== null) end(`${TIME_MARK}${granted}`);
  if (process.ppid !== parentPid) process.kill(process.pid, "SIGKILL");
}, INTERVAL_MS);
