import { isMainThread } from "node:worker_threads";
import { StoreFailure } from "./failure.ts";
import type { Home } from "./homes/home.ts";
import { sha256 } from "./ids.ts";
import type { Documents } from "./port.ts";
import { roomForBytes } from "./quotas.ts";
import { byScribe } from "./reviews/left.ts";
import type { Scope } from "./scope.ts";

/** From how many bytes on a file of SQLite is written to by a thread: whoever answers would stand still meanwhile. */
const HEAVY = 8_000_000;

export const documents = (scope: Scope): Documents => ({
  put: (bytes) => (isHeavy(scope, bytes) ? byScribe(scope, { kind: "put", bytes }) : put(scope, bytes)),
  async get(hash) {
    const { home, tenant } = scope;
    const bytes = await bytesOf(home, tenant, hash);
    if (bytes === null || home.vault === null || sha256(bytes) === hash) return bytes;
    const why = `the bytes of ${hash} were changed, or are gone`;
    throw new StoreFailure("damaged", { location: home.vault.location, why });
  },
});

const isHeavy = ({ home }: Scope, bytes: Uint8Array): boolean =>
  bytes.byteLength >= HEAVY && home.kind === "sqlite" && home.vault === null && isMainThread;

async function put({ home, tenant, clock, quotas }: Scope, bytes: Uint8Array): Promise<{ hash: string; size: number }> {
  const { db, vault } = home;
  const document = { hash: sha256(bytes), size: bytes.byteLength };
  const created_at = clock().toISOString();
  // Bytes that are there already are as good as new: what no deal names is thrown away after a while.
  const known = await db
    .updateTable("documents")
    .set({ created_at })
    .where("tenant", "=", tenant)
    .where("hash", "=", document.hash)
    .returning("hash")
    .executeTakeFirst();
  if (known === undefined) await roomForBytes(db, { tenant, quotas }, document.size);
  // First the bytes, then the word that they are there. What is whole there is not written over: somebody may be reading.
  const there = known === undefined ? null : await vault?.get(tenant, document.hash);
  if (there == null || sha256(there) !== document.hash) await vault?.put(tenant, document.hash, bytes);
  if (known !== undefined) return document;
  await db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows: added } = await trx
      .insertInto("documents")
      .values({ tenant, ...document, created_at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (vault === null && added !== 0n)
      await trx.insertInto("document_bytes").values({ tenant, hash: document.hash, bytes }).execute();
  });
  return document;
}

/** The bytes wherever they lie: those put before there was a vault stay in the database. Null where nobody put them, none where they are gone. */
export async function bytesOf({ db, vault }: Home, tenant: string, hash: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom("documents")
    .leftJoin("document_bytes as kept", (on) =>
      on.onRef("kept.tenant", "=", "documents.tenant").onRef("kept.hash", "=", "documents.hash"),
    )
    .select("kept.bytes")
    .where("documents.tenant", "=", tenant)
    .where("documents.hash", "=", hash)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.bytes !== null) return new Uint8Array(row.bytes);
  if (vault === null) throw new StoreFailure("bad_vault", { why: "TRIBUNAL_DOCUMENTS" });
  return (await vault.get(tenant, hash)) ?? new Uint8Array();
}
