import { appendAudit } from "../audit/trail.ts";
import type { Conclusion, NewConclusion } from "../follow-up-records.ts";
import { newId } from "../ids.ts";
import type { Conclusions } from "../port.ts";
import type { Tables } from "../schema.ts";
import { plain, type Scope } from "../scope.ts";
import { dealOfReview, hasDeal, rowsOfDeal } from "./of-deal.ts";

export const conclusions = (scope: Scope): Conclusions => ({
  add: (conclusion) => add(scope, conclusion),
  ofDeal: async (dealId) => (await rowsOfDeal(scope, "conclusions", dealId, "desc")).map(conclusionOf),
});

async function add(scope: Scope, given: NewConclusion): ReturnType<Conclusions["add"]> {
  const { home, tenant, actor, clock } = scope;
  if (given.reason.trim() === "") return { ok: false, refused: "reason_required" };
  if (given.by.trim() === "") return { ok: false, refused: "name_required" };
  const at = clock();
  return home.db.transaction().execute(async (trx) => {
    if (!(await hasDeal(trx, scope, given.dealId))) return { ok: false, refused: "deal_not_found" };
    if (given.reviewId !== null && (await dealOfReview(trx, scope, given.reviewId)) !== given.dealId)
      return { ok: false, refused: "review_not_found" };
    const row: Tables["conclusions"] = {
      id: newId("con"),
      tenant,
      deal_id: given.dealId,
      review_id: given.reviewId,
      kind: given.kind,
      reason: plain(given.reason.trim()),
      decided_by: plain(given.by.trim()),
      at: at.toISOString(),
    };
    await trx.insertInto("conclusions").values(row).execute();
    const conclusion = conclusionOf(row);
    const payload = { ...conclusion };
    await appendAudit(trx, { at, tenant, actor, action: "conclusion.taken", subject: row.id, payload });
    return { ok: true, conclusion };
  });
}

/** A row as the conclusion it keeps. */
export const conclusionOf = (row: Tables["conclusions"]): Conclusion => ({
  id: row.id,
  dealId: row.deal_id,
  reviewId: row.review_id,
  kind: row.kind,
  reason: row.reason,
  by: row.decided_by,
  at: row.at,
});
