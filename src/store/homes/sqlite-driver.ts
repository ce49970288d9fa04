import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

/** How long a write waits for another process's, in milliseconds. */
const PATIENCE_MS = 30_000;
/** Statements kept ready; the store has fewer. */
const MAX_PREPARED = 300;

/**
 * Kysely over `node:sqlite`. Kysely's own SQLite driver begins transactions lazily, and two of them that read before
 * they write cannot both go on: ours takes the write lock at once. It waits for the lock without blocking the thread,
 * because the holder may be another store of this same process.
 */
export const sqliteDialect = (open: () => Promise<DatabaseSync>, explain: (error: unknown) => unknown): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => createDriver(open, explain),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

function createDriver(open: () => Promise<DatabaseSync>, explain: (error: unknown) => unknown): Driver {
  let database: DatabaseSync | undefined;
  let connection: DatabaseConnection | undefined;
  const run = (statement: string) => async (on: DatabaseConnection) => {
    await on.executeQuery(CompiledQuery.raw(statement));
  };
  return {
    async init() {
      database = await open();
      connection = connect(database, explain);
    },
    async acquireConnection() {
      if (connection === undefined) throw new Error("The driver was not started.");
      return connection;
    },
    beginTransaction: run("begin immediate"),
    commitTransaction: run("commit"),
    async rollbackTransaction(on) {
      // A full disk ends the transaction by itself; rolling back then would fail, and hide why.
      if (database?.isTransaction) await run("rollback")(on);
    },
    async releaseConnection() {},
    async destroy() {
      database?.close();
      database = undefined;
    },
  };
}

interface Prepared {
  statement: StatementSync;
  givesRows: boolean;
}

function connect(database: DatabaseSync, explain: (error: unknown) => unknown): DatabaseConnection {
  const prepared = new Map<string, Prepared>();
  const statementOf = (sql: string): Prepared => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    if (prepared.size >= MAX_PREPARED) prepared.clear();
    const statement = database.prepare(sql);
    const ready = { statement, givesRows: statement.columns().length > 0 };
    prepared.set(sql, ready);
    return ready;
  };
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      try {
        return await patiently(() => {
          const { statement, givesRows } = statementOf(sql);
          const values = parameters as SQLInputValue[];
          if (givesRows) return { rows: statement.all(...values) as Row[] };
          return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
        });
      } catch (error) {
        throw explain(error);
      }
    },
    // biome-ignore lint/correctness/useYield: the store never streams
    async *streamQuery() {
      throw new Error("Rows are not streamed from SQLite.");
    },
  };
}

/** Tries again, a little later each time, while another connection holds the file. */
export async function patiently<Result>(attempt: () => Result): Promise<Result> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (let pause = 1; ; pause = Math.min(20, pause * 2)) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error;
    }
    await wait(pause * (0.5 + Math.random()));
  }
}

/** SQLITE_BUSY, whatever its extension. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number" && (error.errcode & 0xff) === 5;
