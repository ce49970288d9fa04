import { homedir } from "node:os";
import { join } from "node:path";
import { refuseUnknown, requireObject, withOwn } from "../domain/known-options.ts";
import { createStore } from "./create-store.ts";
import type { Home } from "./homes/home.ts";
import { sqliteFailure, sqliteHome } from "./homes/sqlite.ts";
import { migrate } from "./migrations/migrate.ts";
import type { Store } from "./port.ts";
import { DEFAULT_QUOTAS, type Quotas, readQuotas } from "./quotas.ts";
import { openVault, type Vault, type VaultPlace } from "./vault/vault.ts";

/** How a store is opened. All optional. */
export interface StoreOptions {
  /** Default: the machine's. */
  clock?: () => Date;
  /** What each tenant may have. Default: `DEFAULT_QUOTAS`. */
  quotas?: Partial<Quotas>;
  /** Where the bytes of documents lie. Default: in the database. */
  vault?: Vault | null;
}

const KNOWN: Readonly<Record<keyof StoreOptions, true>> = { clock: true, quotas: true, vault: true };

/** Where the store is told to be: the variables of the environment, by their names. */
export interface StorePlace extends VaultPlace {
  DATABASE_URL?: string | undefined;
  TRIBUNAL_HOME?: string | undefined;
  /** What each tenant may have: `deals=200,bytes=20GB,reviews=50,running=2,streams=40`. */
  TRIBUNAL_QUOTAS?: string | undefined;
}

/**
 * PostgreSQL where `DATABASE_URL` is set, else the file `tribunal.sqlite` in `TRIBUNAL_HOME` (default: `.tribunal` in
 * the user's home). The bytes of documents lie there too, or in the bucket that `TRIBUNAL_DOCUMENTS` names. Throws a `StoreFailure` that says what to do.
 *
 * ```ts
 * const store = await openStore({ TRIBUNAL_HOME: "/var/lib/tribunal" });
 * ```
 */
export async function openStore(place: StorePlace, given: StoreOptions = {}): Promise<Store> {
  requireObject("The place of the store", place);
  refuseUnknown("openStore", given, KNOWN);
  const quotas = withOwn("openStore.quotas", readQuotas(place.TRIBUNAL_QUOTAS), given.quotas);
  const options = { ...given, quotas, vault: given.vault ?? (await openVault(place)) };
  if (place.DATABASE_URL !== undefined && place.DATABASE_URL !== "")
    return openPostgresStore(place.DATABASE_URL, options);
  const folder = place.TRIBUNAL_HOME || join(homedir(), ".tribunal");
  return openSqliteStore(join(folder, "tribunal.sqlite"), options);
}

/** A store in a file, made on first use with its folder. Several processes may have it open at once. */
export const openSqliteStore = (file: string, options: StoreOptions = {}): Promise<Store> =>
  open(sqliteHome(file), sqliteFailure, options);

/** A store in a PostgreSQL database, in tables of its own schema. */
export async function openPostgresStore(url: string, options: StoreOptions = {}): Promise<Store> {
  // Loaded where it is used: the command line on a file starts without it.
  const { postgresFailure, postgresHome } = await import("./homes/postgres.ts");
  return open(postgresHome(url), postgresFailure, options);
}

async function open(
  home: Home,
  failureOf: (error: unknown, location: string) => unknown,
  options: StoreOptions,
): Promise<Store> {
  refuseUnknown("openStore", options, KNOWN);
  const { clock = () => new Date(), quotas, vault = null } = options;
  try {
    await migrate(home, clock);
    await home.line.open();
  } catch (error) {
    await home.line.close();
    await home.db.destroy();
    throw failureOf(error, home.location);
  }
  return createStore({ ...home, vault }, clock, { ...DEFAULT_QUOTAS, ...quotas });
}
