/** A real server in a process of its own, to be killed. Says where it listens, and nothing else. */
import { flushCompileCache } from "node:module";
import { createServer } from "../src/server/create-server.ts";
import { openSqliteStore } from "../src/store/open.ts";

/** What the child is told, as JSON in its first argument. */
export interface ServerChild {
  file: string;
  /** Reviews at the same time; 0: it only takes requests. */
  concurrency: number;
}

const { file, concurrency } = JSON.parse(process.argv[2] ?? "") as ServerChild;
const store = await openSqliteStore(file);
const server = createServer({ store, concurrency, leaseMs: 4_000, limits: { uploadsPerMinute: 1_000_000 } });
const { url } = await server.listen();
// A process that is killed cannot leave its compiled code to the next one, as it would at its end.
flushCompileCache();
process.stdout.write(`${url}\n`);
