import type { Kysely, RawBuilder, Transaction } from "kysely";
import type { WaitingLine } from "../line/line.ts";
import type { Tables } from "../schema.ts";
import type { Vault } from "../vault/vault.ts";

/** A connection to query with: the store itself, or a transaction. */
export type Database = Kysely<Tables> | Transaction<Tables>;

/** The little that differs between SQLite and PostgreSQL. Everything else of the store is written once. */
export interface Home {
  kind: "sqlite" | "postgres";
  location: string;
  /** What it is opened by. It may hold a password: never shown, never kept. */
  address: string;
  db: Kysely<Tables>;
  /** The database's own clock: leases of several machines are measured by it alone. */
  now: RawBuilder<string>;
  later(ms: number): RawBuilder<string>;
  /** Where reviews wait for their turn. */
  line: WaitingLine;
  /** After a SELECT: nobody changes the rows it saw before we are done. */
  holdRows: RawBuilder<unknown>;
  /** After a SELECT: the row is ours, or left out where somebody else is changing it. */
  takeRow: RawBuilder<unknown>;
  /** Inside a transaction: one process at a time from here on. */
  lockForMigration(database: Database): Promise<void>;
  /** The type of a column of bytes. */
  bytesType: string;
  /** Where the bytes of documents lie. Null: in the database. */
  vault: Vault | null;
}
