import { join } from "node:path";
import pg from "pg";
import { openPostgresStore, openSqliteStore } from "../../src/store/open.ts";
import type { Store } from "../../src/store/port.ts";
import type { SeededRandom } from "../../src/testing/random.ts";
import { discard, sizeOfLog, snapshot, tear, timePasses } from "./disk.ts";

/** What a store lives on, as far as faults reach it. A place is a file, or the address of a database. */
export interface World {
  /** An empty place. */
  empty(): Promise<string>;
  open(place: string, clock?: () => Date): Promise<Store>;
  /** Another place with the same in it, which nobody has open. */
  copy(place: string, name: string): Promise<string>;
  /** How much of what was written is safe by now, whatever happens. */
  safe(place: string): number;
  /** A process dies that had it open: the place as it is found afterwards. */
  killed(place: string, name: string, safe: number, random: SeededRandom): string;
  /** Ends every connection to it, where there are such. */
  cut?(place: string): Promise<void>;
  /** The time that leases and pauses wait for has passed. */
  timePasses(place: string): Promise<void>;
  discard(place: string): Promise<void>;
}

/** A file: who dies takes with him what was not safe on the disk, and leaves any bytes in its place. */
export const onFile = (folder: string): World => ({
  empty: async () => join(folder, "template", "tribunal.sqlite"),
  open: (place, clock) => openSqliteStore(place, clock === undefined ? {} : { clock }),
  copy: async (place, name) => snapshot(place, join(folder, name)),
  safe: sizeOfLog,
  killed(place, name, safe, random) {
    const left = snapshot(place, join(folder, name));
    tear(left, safe, random);
    return left;
  },
  timePasses,
  discard: async (place) => discard(place),
});

const END_ALL = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
const LATER = [
  `update tribunal.reviews set not_before = null,
    lease_until = case when status = 'running' then '2000-01-01T00:00:00.000Z' end`,
  "update tribunal_jobs.job set start_after = now() - interval '1 second' where state < 'active'",
];

/** A database: its server lives on when a process dies, and keeps all it has answered. */
export const onPostgres = (createDatabase: (like?: string) => Promise<string>): World => ({
  empty: () => createDatabase(),
  open: (place, clock) => openPostgresStore(place, clock === undefined ? {} : { clock }),
  async copy(place) {
    await inSql(place, END_ALL);
    return createDatabase(place);
  },
  safe: () => 0,
  killed: (place) => place,
  cut: (place) => inSql(place, END_ALL),
  timePasses: (place) => inSql(place, ...LATER),
  discard: async () => undefined,
});

async function inSql(place: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
