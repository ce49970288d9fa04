import type { ExpressionBuilder } from "kysely";
import { appendAudit } from "./audit/trail.ts";
import type { Home } from "./homes/home.ts";
import type { Tables } from "./schema.ts";
import { LOCAL_TENANT } from "./tenants.ts";

/** How much was thrown away. */
export interface Tidied {
  sessions: number;
  /** Progress events of reviews that finished long ago. The reviews, their journals and the audit chain stay. */
  events: number;
  /** Documents no deal ever named: uploads that were broken off. */
  documents: number;
}

const DAY_MS = 86_400_000;

/** Throws away what nobody needs any more, and puts on record how much it was. */
export async function tidy(home: Home, clock: () => Date, { keepDays }: { keepDays: number }): Promise<Tidied> {
  const { db } = home;
  const at = clock();
  const before = (days: number) => new Date(at.getTime() - days * DAY_MS).toISOString();
  const { numDeletedRows: sessions } = await db
    .deleteFrom("sessions")
    .where("expires_at", "<=", at.toISOString())
    .executeTakeFirst();
  const { numDeletedRows: events } = await db
    .deleteFrom("events")
    .where("review_id", "in", (reviews) =>
      reviews
        .selectFrom("reviews")
        .select("id")
        .where("status", "=", "done")
        .where("finished_at", "<", before(keepDays)),
    )
    .executeTakeFirst();
  const documents = await removeUnnamed(home, before(1));
  const tidied = { sessions: Number(sessions), events: Number(events), documents };
  if (Object.values(tidied).some((count) => count > 0))
    await db.transaction().execute((trx) =>
      appendAudit(trx, {
        at,
        tenant: LOCAL_TENANT,
        actor: "nightly",
        action: "store.tidied",
        subject: "store",
        payload: { ...tidied, keepDays },
      }),
    );
  return tidied;
}

/** Documents put before that time which no deal names. */
async function removeUnnamed({ db, vault }: Home, before: string): Promise<number> {
  const isUnnamed = ({ not, exists, selectFrom }: ExpressionBuilder<Tables, "documents">) =>
    not(
      exists(
        selectFrom("deal_files")
          .select("deal_files.hash")
          .whereRef("deal_files.hash", "=", "documents.hash")
          .whereRef("deal_files.tenant", "=", "documents.tenant"),
      ),
    );
  const old = db.selectFrom("documents").select(["tenant", "hash"]).where("created_at", "<", before).where(isUnnamed);
  let removed = 0;
  for (const { tenant, hash } of await old.execute())
    await db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom("documents")
        .where("tenant", "=", tenant)
        .where("hash", "=", hash)
        .where("created_at", "<", before)
        .where(isUnnamed)
        .executeTakeFirst();
      if (numDeletedRows > 0)
        await trx.deleteFrom("document_bytes").where("tenant", "=", tenant).where("hash", "=", hash).execute();
      // Within the transaction: who puts the same bytes at this moment waits, and puts them anew.
      if (numDeletedRows > 0) await vault?.remove(tenant, hash);
      removed += Number(numDeletedRows);
    });
  return removed;
}
