import { Address } from "../../domain/address.ts";
import { appendAudit } from "../audit/trail.ts";
import type { Comment, NewComment } from "../follow-up-records.ts";
import { newId } from "../ids.ts";
import type { Comments } from "../port.ts";
import type { Tables } from "../schema.ts";
import { plain, type Scope, saidOrNull } from "../scope.ts";
import { hasDeal, rowsOfDeal } from "./of-deal.ts";

export const comments = (scope: Scope): Comments => ({
  add: (comment) => add(scope, comment),
  ofDeal: async (dealId) => (await rowsOfDeal(scope, "comments", dealId, "asc")).map(commentOf),
  close: (dealId, id) => close(scope, dealId, id),
});

async function add(scope: Scope, given: NewComment): ReturnType<Comments["add"]> {
  const { home, tenant, actor, clock } = scope;
  if (given.text.trim() === "") return { ok: false, refused: "reason_required" };
  if (given.by.trim() === "") return { ok: false, refused: "name_required" };
  const at = clock();
  return home.db.transaction().execute(async (trx) => {
    if (!(await hasDeal(trx, scope, given.dealId))) return { ok: false, refused: "deal_not_found" };
    const row: Tables["comments"] = {
      id: newId("com"),
      tenant,
      deal_id: given.dealId,
      place: plain(JSON.stringify(given.place)),
      words: saidOrNull(given.words),
      text: plain(given.text.trim()),
      said_by: plain(given.by.trim()),
      at: at.toISOString(),
      closed_at: null,
      closed_by: null,
    };
    await trx.insertInto("comments").values(row).execute();
    const payload = { dealId: row.deal_id, place: row.place, text: row.text, by: row.said_by };
    await appendAudit(trx, { at, tenant, actor, action: "comment.added", subject: row.id, payload });
    return { ok: true, comment: commentOf(row) };
  });
}

async function close({ home, tenant, actor, clock }: Scope, dealId: string, id: string): Promise<boolean> {
  const at = clock();
  return home.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("comments")
      .set({ closed_at: at.toISOString(), closed_by: plain(actor) })
      .where("tenant", "=", tenant)
      .where("deal_id", "=", dealId)
      .where("id", "=", id)
      .where("closed_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await appendAudit(trx, { at, tenant, actor, action: "comment.closed", subject: id, payload: { dealId } });
    return true;
  });
}

const commentOf = (row: Tables["comments"]): Comment => ({
  id: row.id,
  dealId: row.deal_id,
  place: Address.parse(JSON.parse(row.place)),
  words: row.words,
  text: row.text,
  by: row.said_by,
  at: row.at,
  closedAt: row.closed_at,
});
