import { appendAudit } from "./audit/trail.ts";
import type { Database, Home } from "./homes/home.ts";
import { sha256 } from "./ids.ts";
import type { Tables } from "./schema.ts";

/** What a secret opens, of which only the hash is kept: the desk, or one review for a stranger. */
type Opened = "tokens" | "shares";

/** The last use is noted this often at most: reading stays reading. */
const NOTED_EVERY_MS = 60_000;

/** What the secret opens; null for one that is unknown or was revoked. */
export async function openedBy<Table extends Opened>(
  database: Database,
  table: Table,
  secret: string,
): Promise<Tables[Table] | null> {
  const row = await database
    .selectFrom<Opened>(table)
    .selectAll()
    .where("hash", "=", sha256(secret))
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return (row as Tables[Table] | undefined) ?? null;
}

/** Notes that the secret was used now; gives when it was used last, as it is now on record. */
export async function noteUse(
  database: Database,
  table: Opened,
  { id, last_used_at }: { id: string; last_used_at: string | null },
  now: Date,
): Promise<string> {
  if (last_used_at !== null && now.getTime() - Date.parse(last_used_at) < NOTED_EVERY_MS) return last_used_at;
  const at = now.toISOString();
  await database.updateTable<Opened>(table).set({ last_used_at: at }).where("id", "=", id).execute();
  return at;
}

/** Ends what a secret opens, on the record; false where there is nothing to end. `dealId` for what belongs to a deal. */
export function revoke(
  { db }: Home,
  table: Opened,
  { tenant, id, actor, at, dealId }: { tenant: string; id: string; actor: string; at: Date; dealId?: string },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    let query = trx
      .updateTable<Opened>(table)
      .set({ revoked_at: at.toISOString() })
      .where("tenant", "=", tenant)
      .where("id", "=", id)
      .where("revoked_at", "is", null);
    if (dealId !== undefined) query = query.where("deal_id" as "id", "=", dealId);
    const revoked = await query.returning("label").executeTakeFirst();
    if (revoked === undefined) return false;
    const action = table === "tokens" ? "token.revoked" : "share.revoked";
    await appendAudit(trx, { at, tenant, actor, action, subject: id, payload: { label: revoked.label } });
    return true;
  });
}
