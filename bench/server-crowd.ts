/** A crowd in a thread of its own: readers, listeners, and somebody who asks every few milliseconds whether the server is well. */
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

export interface CrowdTask {
  url: string;
  headers: Record<string, string>;
  /** Each reads one of these, then looks at it for a second. */
  readers: number;
  document: string;
  /** Listen to the progress of these reviews, in turn, until they have ended. */
  listeners: number;
  reviews: string[];
}

export interface CrowdResult {
  /** Milliseconds, one per answer. */
  health: number[];
  reading: number[];
  errors: number;
  /** Events heard by all listeners together. */
  events: number;
  seconds: number;
}

const { url, headers, readers, document, listeners, reviews } = workerData as CrowdTask;
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const probe = new Agent({ keepAlive: true, maxSockets: 1 });
const PROBE_MS = 10;
const LOOK_MS = 1_000;

const result: CrowdResult = { health: [], reading: [], errors: 0, events: 0, seconds: 0 };
let over = false;

function ask(path: string, by: Agent, each: (chunk: Buffer) => void = () => {}): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(`${url}${path}`, { agent: by, headers }, (response: IncomingMessage) => {
      response.on("data", each);
      response.on("end", () => resolve(response.statusCode === 200));
      response.on("error", () => resolve(false));
    });
    asked.on("error", () => resolve(false));
  });
}

async function timed(times: number[], path: string, by: Agent): Promise<void> {
  const from = performance.now();
  if (await ask(path, by)) times.push(performance.now() - from);
  else result.errors += 1;
}

async function reader(n: number): Promise<void> {
  await wait((n * LOOK_MS) / readers);
  while (!over) {
    await timed(result.reading, document, agent);
    await wait(LOOK_MS);
  }
}

async function listener(n: number): Promise<void> {
  const heard = (chunk: Buffer) => {
    result.events += chunk.toString().split("\nid: ").length - 1;
  };
  if (!(await ask(`/api/reviews/${reviews[n % reviews.length]}/events`, agent, heard))) result.errors += 1;
}

async function doctor(): Promise<void> {
  while (!over) {
    await timed(result.health, "/health", probe);
    await wait(PROBE_MS);
  }
}

const from = performance.now();
const crowd = [doctor(), ...Array.from({ length: readers }, (_, n) => reader(n))];
await Promise.all(Array.from({ length: listeners }, (_, n) => listener(n)));
over = true;
await Promise.all(crowd);
result.seconds = (performance.now() - from) / 1_000;
agent.destroy();
probe.destroy();
parentPort?.postMessage(result);
