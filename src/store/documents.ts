import { sha256 } from "./ids.ts";
import type { Documents } from "./port.ts";
import { roomForBytes } from "./quotas.ts";
import type { Scope } from "./scope.ts";

export const documents = ({ home: { db }, tenant, clock, quotas }: Scope): Documents => ({
  async put(bytes) {
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
    if (known !== undefined) return document;
    await roomForBytes(db, { tenant, quotas }, document.size);
    await db
      .insertInto("documents")
      .values({ tenant, ...document, bytes, created_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return document;
  },
  async get(hash) {
    const row = await db
      .selectFrom("documents")
      .select("bytes")
      .where("tenant", "=", tenant)
      .where("hash", "=", hash)
      .executeTakeFirst();
    return row === undefined ? null : new Uint8Array(row.bytes);
  },
});
