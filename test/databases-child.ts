/**
 * The PostgreSQL that all test files share, in a process of its own: the package that runs it decides how a process
 * ends, and with which code. Started when the first asks; gone when whoever started this one is.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestPostgres } from "./support/postgres.ts";

let started: Promise<TestPostgres> | null = null;

/** A server whose first database has every table: the others are copies of it, each made in a moment. */
async function startMigrated(): Promise<TestPostgres> {
  const [{ startPostgres }, { openPostgresStore }] = await Promise.all([
    import("./support/postgres.ts"),
    import("../src/store/open.ts"),
  ]);
  const postgres = await startPostgres();
  await (await openPostgresStore(postgres.url)).close();
  return postgres;
}

async function databaseFor(path: string | undefined): Promise<string> {
  started ??= startMigrated();
  const postgres = await started;
  if (path === "/empty") return postgres.createDatabase();
  const like = path?.startsWith("/like/") ? path.slice("/like".length) : null;
  return postgres.createDatabase(like === null ? postgres.url : new URL(like, postgres.url).href);
}

const door = createServer(({ url }, response) => {
  databaseFor(url).then(
    (address) => response.end(address),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
door.listen(0, "127.0.0.1", () => process.send?.(`http://127.0.0.1:${(door.address() as AddressInfo).port}`));
process.once("disconnect", async () => {
  door.close();
  await (await started)?.stop();
  process.exit(0);
});
