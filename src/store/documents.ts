import { sha256 } from "./ids.ts";
import type { Documents } from "./port.ts";
import type { Scope } from "./scope.ts";

export const documents = ({ home: { db }, tenant, clock }: Scope): Documents => ({
  async put(bytes) {
    const document = { hash: sha256(bytes), size: bytes.byteLength };
    await db
      .insertInto("documents")
      .values({ tenant, ...document, bytes, created_at: clock().toISOString() })
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
