import { appendAudit } from "../audit/trail.ts";
import type { Comment, NewComment } from "../follow-up-records.ts";
import { newId } from "../ids.ts";
import type { Comments } from "../port.ts";
import type { Tables } from "../schema.ts";
import { plain, type Scope } from "../scope.ts";
import { dealOfReview } from "./of-deal.ts";

export const comments = (scope: Scope): Comments => ({
  add: (comment) => add(scope, comment),
  async ofDeal(dealId) {
    const rows = await scope.home.db
      .selectFrom("comments")
      .selectAll()
      .where("tenant", "=", scope.tenant)
      .where("deal_id", "=", dealId)
      .orderBy("id")
      .execute();
    return rows.map(commentOf);
  },
  remove({ dealId, id }) {
    const { home, tenant, actor, clock } = scope;
    return home.db.transaction().execute(async (trx) => {
      const removed = await trx
        .deleteFrom("comments")
        .where("tenant", "=", tenant)
        .where("deal_id", "=", dealId)
        .where("id", "=", id)
        .returning("id")
        .executeTakeFirst();
      if (removed === undefined) return false;
      await appendAudit(trx, { at: clock(), tenant, actor, action: "comment.removed", subject: id, payload: {} });
      return true;
    });
  },
});

async function add(scope: Scope, given: NewComment): ReturnType<Comments["add"]> {
  const { home, tenant, actor, clock } = scope;
  if (given.text.trim() === "") return { ok: false, refused: "reason_required" };
  if (given.by.trim() === "") return { ok: false, refused: "name_required" };
  const at = clock();
  return home.db.transaction().execute(async (trx) => {
    const dealId = await dealOfReview(trx, scope, given.reviewId);
    if (dealId === null) return { ok: false, refused: "review_not_found" };
    const row: Tables["comments"] = {
      id: newId("com"),
      tenant,
      deal_id: dealId,
      review_id: given.reviewId,
      place: given.place === null ? null : JSON.stringify(given.place),
      text: plain(given.text.trim()),
      said_by: plain(given.by.trim()),
      at: at.toISOString(),
    };
    await trx.insertInto("comments").values(row).execute();
    const payload = { dealId, reviewId: given.reviewId, text: row.text, by: row.said_by };
    await appendAudit(trx, { at, tenant, actor, action: "comment.added", subject: row.id, payload });
    return { ok: true, comment: commentOf(row) };
  });
}

const commentOf = (row: Tables["comments"]): Comment => ({
  id: row.id,
  dealId: row.deal_id,
  reviewId: row.review_id,
  place: row.place === null ? null : (JSON.parse(row.place) as Comment["place"]),
  text: row.text,
  by: row.said_by,
  at: row.at,
});
