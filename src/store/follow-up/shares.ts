import { appendAudit } from "../audit/trail.ts";
import type { ShareLink } from "../follow-up-records.ts";
import type { Home } from "../homes/home.ts";
import { newId, newSecret, sha256 } from "../ids.ts";
import type { SharedReview, Shares } from "../port.ts";
import type { Tables } from "../schema.ts";
import { plain, type Scope } from "../scope.ts";
import { noteUse, openedBy, revoke } from "../secrets.ts";
import { dealOfReview, rowsOfDeal } from "./of-deal.ts";

export const shares = (scope: Scope): Shares => ({
  create: (share) => create(scope, share),
  ofDeal: async (dealId) => (await rowsOfDeal(scope, "shares", dealId, "desc")).map(shareOf),
  revoke: ({ dealId, id }) =>
    revoke(scope.home, "shares", { tenant: scope.tenant, id, actor: scope.actor, at: scope.clock(), dealId }),
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
  const row = await openedBy(db, "shares", secret);
  if (row === null || row.expires_at <= now.toISOString()) return null;
  await noteUse(db, "shares", row, now);
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
