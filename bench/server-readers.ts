/** Many readers of one address at once, in a thread of their own. Says how long each answer took, and what went wrong. */
import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

export interface ReadersTask {
  url: string;
  headers: Record<string, string>;
  readers: number;
  requests: number;
  /** Every answer must have so many bytes. */
  bytes: number;
}

export interface ReadersResult {
  /** Milliseconds, one per answer. */
  times: number[];
  errors: number;
  seconds: number;
}

const { url, headers, readers, requests, bytes } = workerData as ReadersTask;
const agent = new Agent({ keepAlive: true, maxSockets: readers });

function read(): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(url, { agent, headers }, (response) => {
      let size = 0;
      response.on("data", (chunk: Buffer) => {
        size += chunk.length;
      });
      response.on("end", () => resolve(response.statusCode === 200 && size === bytes));
      response.on("error", () => resolve(false));
    });
    asked.on("error", () => resolve(false));
  });
}

const times: number[] = [];
let left = requests;
let errors = 0;
async function reader(): Promise<void> {
  while (left > 0) {
    left -= 1;
    const from = performance.now();
    if (await read()) times.push(performance.now() - from);
    else errors += 1;
  }
}

const from = performance.now();
await Promise.all(Array.from({ length: readers }, reader));
const result: ReadersResult = { times, errors, seconds: (performance.now() - from) / 1_000 };
agent.destroy();
parentPort?.postMessage(result);
