import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  sql,
} from "kysely";
import pg from "pg";
import { StoreFailure } from "../failure.ts";
import { bossLine } from "../line/boss-line.ts";
import type { Tables } from "../schema.ts";
import type { Home } from "./home.ts";

/** Our tables stand apart from whatever else the database holds. */
const SCHEMA = "tribunal";
/** Any number, the same in every process: who holds it migrates. */
const MIGRATION_LOCK = 7_214_902;
const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const MAX_CONNECTIONS = 10;
/** A query that is not answered for so long will not be: the server hangs, or the network swallowed it. */
const PATIENCE_MS = 60_000;
/** A process that stops in the middle of a transaction holds rows others wait for: the server then ends it. */
const IDLE_IN_TRANSACTION_MS = 30_000;

/** A PostgreSQL database, for many machines at once. */
export function postgresHome(url: string): Home {
  const location = withoutPassword(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    query_timeout: PATIENCE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
  });
  // A connection that breaks is dropped by the pool, and the next query opens another. Whoever was using it hears of it
  // from the query that failed; between two of his queries nobody listens, and that must not end the program.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const dialect = new ExplainingDialect(location, {
    pool,
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw(`set search_path to ${SCHEMA}`));
    },
  });
  const db = new Kysely<Tables>({ dialect });
  return {
    kind: "postgres",
    location,
    address: url,
    db,
    line: bossLine(url, db, (error) => postgresFailure(error, location)),
    now: sql`to_char(clock_timestamp() at time zone 'utc', ${sql.raw(ISO)})`,
    later: (ms) =>
      sql`to_char((clock_timestamp() + ${ms}::double precision * interval '1 millisecond') at time zone 'utc', ${sql.raw(ISO)})`,
    holdRows: sql`for share`,
    takeRow: sql`for update skip locked`,
    async lockForMigration(database) {
      await sql`select pg_advisory_xact_lock(${sql.raw(String(MIGRATION_LOCK))})`.execute(database);
      await sql`create schema if not exists ${sql.raw(SCHEMA)}`.execute(database);
    },
    bytesType: "bytea",
    vault: null,
  };
}

/** A server that went away later, in the middle of a query too, says so as clearly as one that was never there. */
class ExplainingDialect extends PostgresDialect {
  readonly #location: string;
  readonly #explaining = new WeakSet<DatabaseConnection>();

  constructor(location: string, config: PostgresDialectConfig) {
    super(config);
    this.#location = location;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => {
      const connection = await acquire(options).catch(this.#explain);
      if (!this.#explaining.has(connection)) {
        const execute = connection.executeQuery.bind(connection);
        connection.executeQuery = (query, how) => execute<never>(query, how).catch(this.#explain);
        this.#explaining.add(connection);
      }
      return connection;
    };
    return driver;
  }

  readonly #explain = (error: unknown): never => {
    throw postgresFailure(error, this.#location);
  };
}

/** For people and logs. */
function withoutPassword(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^postgres(ql)?:$/.test(parsed.protocol)) throw new StoreFailure("bad_url");
  const host = parsed.host || parsed.searchParams.get("host") || "localhost";
  return `${host}${parsed.pathname}`;
}

const CONNECTION_WORDS = /timeout|terminated|SSL|not queryable|connection (?:error|ended|closed)/i;

/** Why a database does not let us in, or let us go, as something a person can act on. */
export function postgresFailure(error: unknown, location: string): unknown {
  if (!(error instanceof Error) || error instanceof StoreFailure) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const why = error instanceof AggregateError ? code : error.message;
  if (/^(28|3D|42501)/.test(code)) return new StoreFailure("refused_login", { location, why });
  if (/^53100/.test(code)) return new StoreFailure("disk_full", { location });
  // Connection errors of the network, of the protocol (08), a server that starts up or shuts down (57P) or gives up (57014), and one that
  // ended a transaction we left standing (25P03). What the client itself notices has no code.
  if (/^(E[A-Z_]+|08|57P|57014|25P03|53300)/.test(code) || (code === "" && CONNECTION_WORDS.test(error.message)))
    return new StoreFailure("unreachable", { location, why });
  return error;
}
