import { CompiledQuery, type Driver, Kysely, PostgresDialect, type PostgresDialectConfig, sql } from "kysely";
import pg from "pg";
import { StoreFailure } from "../failure.ts";
import type { Tables } from "../schema.ts";
import type { Home } from "./home.ts";

/** Our tables stand apart from whatever else the database holds. */
const SCHEMA = "tribunal";
/** Any number, the same in every process: who holds it migrates. */
const MIGRATION_LOCK = 7_214_902;
const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const MAX_CONNECTIONS = 10;

/** A PostgreSQL database, for many machines at once. */
export function postgresHome(url: string): Home {
  const location = withoutPassword(url);
  const pool = new pg.Pool({ connectionString: url, max: MAX_CONNECTIONS, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while nobody uses it is dropped by the pool; the next query opens another.
  pool.on("error", () => undefined);
  const dialect = new ExplainingDialect(location, {
    pool,
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw(`set search_path to ${SCHEMA}`));
    },
  });
  return {
    kind: "postgres",
    location,
    db: new Kysely<Tables>({ dialect }),
    now: sql`to_char(clock_timestamp() at time zone 'utc', ${sql.raw(ISO)})`,
    later: (ms) =>
      sql`to_char((clock_timestamp() + ${ms}::double precision * interval '1 millisecond') at time zone 'utc', ${sql.raw(ISO)})`,
    holdRows: sql`for share`,
    async lockForMigration(database) {
      await sql`select pg_advisory_xact_lock(${sql.raw(String(MIGRATION_LOCK))})`.execute(database);
      await sql`create schema if not exists ${sql.raw(SCHEMA)}`.execute(database);
    },
    bytesType: "bytea",
  };
}

/** A server that went away later says so as clearly as one that was never there. */
class ExplainingDialect extends PostgresDialect {
  readonly #location: string;

  constructor(location: string, config: PostgresDialectConfig) {
    super(config);
    this.#location = location;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = (options) =>
      acquire(options).catch((error: unknown) => {
        throw postgresFailure(error, this.#location);
      });
    return driver;
  }
}

/** For people and logs. */
function withoutPassword(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^postgres(ql)?:$/.test(parsed.protocol)) throw new StoreFailure("bad_url");
  const host = parsed.host || parsed.searchParams.get("host") || "localhost";
  return `${host}${parsed.pathname}`;
}

/** Why a database does not let us in, as something a person can act on. */
export function postgresFailure(error: unknown, location: string): unknown {
  if (!(error instanceof Error) || error instanceof StoreFailure) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const why = error instanceof AggregateError ? code : error.message;
  if (/^(28|3D|42501)/.test(code)) return new StoreFailure("refused_login", { location, why });
  // Connection errors of the network, of the protocol (08), and a server that starts up or shuts down (57P).
  if (/^(E[A-Z_]+|08|57P|53300)/.test(code) || /timeout|terminated|SSL/i.test(error.message))
    return new StoreFailure("unreachable", { location, why });
  return error;
}
