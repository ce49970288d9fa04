import { appendAudit } from "../audit/trail.ts";
import type { ShareLink } from "../follow-up-records.ts";
import type { Home } from "../homes/home.ts";
import { newId, newSecret, sha256 } from "../ids.ts";
import type { SharedReview, Shares } from "../port.ts";
import type { Tables } from "../schema.ts";
import { plain, type Scope } from "../scope.ts";
import { dealOfReview } from "./of-deal.ts";

/** A link's last use is noted this often at most: reading stays reading. */
const NOTED_EVERY_MS = 60_000;

export const shares = (scope: Scope): Shares => ({
  create: (share) => create(scope, share),
  async ofDeal(dealId) {
    const rows = await scope.home.db
      .selectFrom("shares")
      .selectAll()
      .where("tenant", "=", scope.tenant)
      .where("deal_id", "=", dealId)
      .orderBy("id", "desc")
      .execute();
    return rows.map(shareOf);
  },
  revoke({ dealId, id }) {
    const { home, tenant, actor, clock } = scope;
    return home.db.transaction().execute(async (trx) => {
      const at = clock();
      const revoked = await trx
        .updateTable("shares")
        .set({ revoked_at: at.toISOString() })
        .where("tenant", "=", tenant)
        .where("deal_id", "=", dealId)
        .where("id", "=", id)
        .where("revoked_at", "is", null)
        .returning("label")
        .executeTakeFirst();
      if (revoked === undefined) return false;
      const payload = { label: revoked.label };
      await appendAudit(trx, { at, tenant, actor, action: "share.revoked", subject: id, payload });
      return true;
    });
  },
});

async function create(
  scope: Scope,
  { reviewId, label, expiresAt }: Parameters<Shares["create"]>[0],
): Promise<{ secret: string; share: ShareLink } | null> {
  const { home, tenant, actor, clock } = scope;
  const at = clock();
  const secret = newSecret("share");
  return home.db.transaction().execute(async (trx) => {
    const dealId = await dealOfReview(trx, scope, reviewId);
    if (dealId === null) return null;
    const row: Tables["shares"] = {
      id: newId("shr"),
      tenant,
      deal_id: dealId,
      review_id: reviewId,
      label: plain(label),
      hash: sha256(secret),
      created_at: at.toISOString(),
      created_by: plain(actor),
      expires_at: expiresAt,
      revoked_at: null,
      last_used_at: null,
    };
    await trx.insertInto("shares").values(row).execute();
    const payload = { dealId, reviewId, label: row.label, expiresAt };
    await appendAudit(trx, { at, tenant, actor, action: "share.created", subject: row.id, payload });
    return { secret, share: shareOf(row) };
  });
}

/** What a link shows: null for an unknown, ended or revoked one. */
export async function findShare({ db }: Home, clock: () => Date, secret: string): Promise<SharedReview | null> {
  const now = clock();
  const row = await db
    .selectFrom("shares")
    .selectAll()
    .where("hash", "=", sha256(secret))
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.last_used_at === null || now.getTime() - Date.parse(row.last_used_at) >= NOTED_EVERY_MS)
    await db.updateTable("shares").set({ last_used_at: now.toISOString() }).where("id", "=", row.id).execute();
  const { id, tenant, deal_id: dealId, review_id: reviewId, label, expires_at: expiresAt } = row;
  return { id, tenant, dealId, reviewId, label, expiresAt };
}

const shareOf = (row: Tables["shares"]): ShareLink => ({
  id: row.id,
  dealId: row.deal_id,
  reviewId: row.review_id,
  label: row.label,
  createdAt: row.created_at,
  createdBy: row.created_by,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
  lastUsedAt: row.last_used_at,
});
