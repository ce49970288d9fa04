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
import { broken } from "../../domain/errors.ts";

/** How long a write waits for another process's, in milliseconds. */
const PATIENCE_MS = 30_000;
/** Statements kept ready; the store has fewer. */
const MAX_PREPARED = 300;

/** Two connections to one file. */
export interface SqliteConnections {
  writer: DatabaseSync;
  /** Sees what was committed last, also while a long transaction writes. */
  reader: DatabaseSync;
}

/**
 * Kysely over `node:sqlite`. Kysely's own SQLite driver begins transactions lazily, and two of them that read before
 * they write cannot both go on: ours takes the write lock at once. It waits for the lock without blocking the thread,
 * because the holder may be another store of this same process. Who only reads waits for nobody: a second connection
 * reads what was committed last.
 */
export const sqliteDialect = (
  open: () => Promise<SqliteConnections>,
  explain: (error: unknown) => unknown,
): Dialect => ({
  createAdapter: () => new ManyReaders(),
  createDriver: () => createDriver(open, explain),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** Kysely would let one query at a time pass; who writes is put in line below. */
class ManyReaders extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** One caller's way to the file: he writes when it is his turn, and keeps his turn for a transaction. */
class Way implements DatabaseConnection {
  readonly #writing: DatabaseConnection;
  readonly #reading: DatabaseConnection;
  readonly #turns: Turns;
  #turnEnds: (() => void) | null = null;

  constructor(writing: DatabaseConnection, reading: DatabaseConnection, turns: Turns) {
    this.#writing = writing;
    this.#reading = reading;
    this.#turns = turns;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#turnEnds !== null) return this.#writing.executeQuery<Row>(query);
    if (/^\s*select\b/i.test(query.sql)) return this.#reading.executeQuery<Row>(query);
    const end = await this.#turns.take();
    try {
      return await this.#writing.executeQuery<Row>(query);
    } finally {
      end();
    }
  }

  // biome-ignore lint/correctness/useYield: the store never streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw broken("rows are not streamed from SQLite");
  }

  async begin(): Promise<void> {
    this.#turnEnds = await this.#turns.take();
    try {
      await this.#writing.executeQuery(CompiledQuery.raw("begin immediate"));
    } catch (error) {
      this.end();
      throw error;
    }
  }

  end(): void {
    this.#turnEnds?.();
    this.#turnEnds = null;
  }
}

/** One writer at a time, in the order they came. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  async take(): Promise<() => void> {
    const before = this.#last;
    const mine = Promise.withResolvers<void>();
    this.#last = mine.promise;
    await before;
    return mine.resolve;
  }
}

function createDriver(open: () => Promise<SqliteConnections>, explain: (error: unknown) => unknown): Driver {
  let connections: SqliteConnections | undefined;
  let newWay: (() => Way) | undefined;
  const run = async (on: DatabaseConnection, statement: string) => {
    await on.executeQuery(CompiledQuery.raw(statement));
  };
  return {
    async init() {
      connections = await open();
      const [writing, reading] = [connect(connections.writer, explain), connect(connections.reader, explain)];
      const turns = new Turns();
      newWay = () => new Way(writing, reading, turns);
    },
    async acquireConnection() {
      if (newWay === undefined) throw broken("the driver was not started");
      return newWay();
    },
    beginTransaction: (on) => (on as Way).begin(),
    async commitTransaction(on) {
      await run(on, "commit");
      (on as Way).end();
    },
    async rollbackTransaction(on) {
      try {
        // A full disk ends the transaction by itself; rolling back then would fail, and hide why.
        if (connections?.writer.isTransaction) await run(on, "rollback");
      } finally {
        (on as Way).end();
      }
    },
    async releaseConnection() {},
    async destroy() {
      connections?.reader.close();
      connections?.writer.close();
      connections = undefined;
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
      throw broken("rows are not streamed from SQLite");
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
