import { CompiledQuery, sql } from "kysely";
import { StoreFailure } from "../failure.ts";
import type { Database, Home } from "../homes/home.ts";
import { firstTables } from "./0001-first-tables.ts";
import { originsAndSessions } from "./0002-origins-and-sessions.ts";
import { followUp } from "./0003-follow-up.ts";
import { waitingLine } from "./0004-waiting-line.ts";
import { comments } from "./0005-comments.ts";
import { largeApart } from "./0006-large-apart.ts";
import { names } from "./0007-names.ts";
import type { Migration } from "./migration.ts";

/** In order; the position is the version. */
export const MIGRATIONS: readonly Migration[] = [
  firstTables,
  originsAndSessions,
  followUp,
  waitingLine,
  comments,
  largeApart,
  names,
];

/**
 * Brings the store to the last version, each step whole or not at all. Several processes may open a store at once: one
 * migrates, the others find it done. `upTo` stops earlier, to make an older store for a test.
 */
export async function migrate(home: Home, clock: () => Date, upTo = MIGRATIONS.length): Promise<void> {
  if ((await versionOf(home)) === upTo) return;
  for (let done = false; !done; ) {
    done = await home.db.transaction().execute((trx) => step(trx, home, clock, upTo));
  }
}

/** One migration, if one is left to do. */
async function step(trx: Database, home: Home, clock: () => Date, upTo: number): Promise<boolean> {
  await home.lockForMigration(trx);
  await sql`create table if not exists migrations (version integer primary key, applied_at text not null)`.execute(trx);
  const { version } = await trx
    .selectFrom("migrations")
    .select(({ fn }) => fn.coalesce(fn.max("version"), sql<number>`0`).as("version"))
    .executeTakeFirstOrThrow();
  if (version > MIGRATIONS.length)
    throw new StoreFailure("newer_version", { location: home.location, found: version, known: MIGRATIONS.length });
  const migration = version < upTo ? MIGRATIONS[version] : undefined;
  if (migration === undefined) return true;
  for (const statement of migration(home)) await trx.executeQuery(CompiledQuery.raw(statement));
  await trx
    .insertInto("migrations")
    .values({ version: version + 1, applied_at: clock().toISOString() })
    .execute();
  return false;
}

/** Without a lock, so that opening a store that is up to date waits for nobody; null where there is no telling. */
async function versionOf(home: Home): Promise<number | null> {
  const table =
    home.kind === "sqlite"
      ? sql<{ there: number }>`select count(*) as there from sqlite_schema where name = 'migrations'`
      : sql<{ there: number }>`select count(to_regclass('migrations'))::integer as there`;
  const { rows } = await table.execute(home.db);
  if (rows[0]?.there !== 1) return null;
  const row = await home.db.selectFrom("migrations").select("version").orderBy("version", "desc").executeTakeFirst();
  return row?.version ?? null;
}
