import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { MEMORY_MARK } from "./isolation/protocol.ts";

/**
 * Runs on a thread of its own inside the parsing process, so that it also sees what a synchronous WebAssembly call
 * allocates. Ends the process when its resident memory passes the limit, or when the parent is gone.
 */
const { memoryBytes, parentPid } = workerData as { memoryBytes: number; parentPid: number };
const INTERVAL_MS = 20;
const STANDARD_ERROR = 2;

setInterval(() => {
  const resident = process.memoryUsage.rss();
  if (resident > memoryBytes) {
    writeSync(STANDARD_ERROR, `\n${MEMORY_MARK}${resident}\n`);
    process.kill(process.pid, "SIGKILL");
  }
  if (process.ppid !== parentPid) process.kill(process.pid, "SIGKILL");
}, INTERVAL_MS);
