import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { StoreFailure } from "../failure.ts";
import { rowLine } from "../line/row-line.ts";
import type { Tables } from "../schema.ts";
import type { Home } from "./home.ts";
import { patiently, type SqliteConnections, sqliteDialect } from "./sqlite-driver.ts";

/** "TRIB": tells our file from another program's. */
const APPLICATION_ID = 0x54524942;

/** A file, made on first use with its folder. */
export function sqliteHome(file: string): Home {
  const db = new Kysely<Tables>({
    dialect: sqliteDialect(
      () => open(file),
      (error) => sqliteFailure(error, file),
    ),
  });
  const now = sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;
  const later = (ms: number) => sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${ms / 1000} seconds`})`;
  return {
    kind: "sqlite",
    location: file,
    address: file,
    db,
    now,
    later,
    line: rowLine({ db, now, later }),
    // A writing transaction is alone on the file.
    holdRows: sql``,
    takeRow: sql``,
    lockForMigration: async () => {},
    bytesType: "blob",
    vault: null,
  };
}

async function open(file: string): Promise<SqliteConnections> {
  try {
    // Deals are confidential: what we make is for this user alone.
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, "a", 0o600));
    const writer = new DatabaseSync(file);
    try {
      await patiently(() => claim(writer, file));
      return { writer, reader: new DatabaseSync(file, { readOnly: true }) };
    } catch (error) {
      writer.close();
      throw error;
    }
  } catch (error) {
    throw sqliteFailure(error, file);
  }
}

/** Makes sure that the file is ours, and durable: an answered write survives a loss of power. */
function claim(database: DatabaseSync, file: string): void {
  const { id, tables } = stateOf(database);
  if (id !== APPLICATION_ID && (id !== 0 || tables !== 0)) throw new StoreFailure("not_a_store", { location: file });
  database.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  if (id !== APPLICATION_ID) database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
}

/** Whose file it is and how full, at one moment: another process may be making it. */
function stateOf(database: DatabaseSync): { id: unknown; tables: unknown } {
  database.exec("BEGIN");
  try {
    const { application_id: id } = database.prepare("PRAGMA application_id").get() ?? {};
    const { tables } = database.prepare("SELECT count(*) AS tables FROM sqlite_schema").get() ?? {};
    return { id, tables };
  } finally {
    // A busy file may have ended the transaction itself; rolling back then would hide why.
    if (database.isTransaction) database.exec("ROLLBACK");
  }
}

/** What SQLite or the file system says, as something a person can act on. */
export function sqliteFailure(error: unknown, location: string): unknown {
  if (!(error instanceof Error) || error instanceof StoreFailure) return error;
  const why = error.message;
  const code = "errcode" in error && typeof error.errcode === "number" ? error.errcode & 0xff : null;
  if (code === 5 || code === 6) return new StoreFailure("busy", { location });
  if (code === 13) return new StoreFailure("disk_full", { location });
  if (code === 11) return new StoreFailure("damaged", { location, why });
  if (code === 26) return new StoreFailure("not_a_store", { location, why });
  const ofFiles = "syscall" in error && "code" in error;
  if (code === 14 || code === 8 || code === 3 || ofFiles) return new StoreFailure("cannot_open", { location, why });
  return error;
}
