import { appendAudit } from "../audit/trail.ts";
import type { QuestionChange, QuestionWork } from "../follow-up-records.ts";
import type { Questions } from "../port.ts";
import type { Json } from "../records.ts";
import type { Tables } from "../schema.ts";
import { plain, type Scope, saidOrNull } from "../scope.ts";
import { hasDeal, rowsOfDeal } from "./of-deal.ts";

export const questions = (scope: Scope): Questions => ({
  ofDeal: async (dealId) => (await rowsOfDeal(scope, "question_work", dealId, "asc")).map(workOf),
  put: (dealId, id, change) => put(scope, dealId, id, change),
  send: (dealId, letter) => send(scope, dealId, letter),
});

/** Only the columns that change are written: two who work on one letter keep each other's words. */
async function put(scope: Scope, dealId: string, id: string, change: QuestionChange): Promise<QuestionWork | null> {
  const { home, tenant, actor, clock } = scope;
  const at = clock();
  const answered = "answer" in change;
  const said = saidOrNull(change.answer);
  const columns: Partial<Tables["question_work"]> & { updated_at: string } = {
    ...("text" in change && { text: saidOrNull(change.text) }),
    ...("group" in change && { topic_group: change.group ?? null }),
    ...("kept" in change && { kept: change.kept == null ? null : Number(change.kept) }),
    ...("place" in change && { place: change.place ?? null }),
    ...(answered && { answer: said, answered_at: said === null ? null : at.toISOString() }),
    ...("checked" in change && { checked: change.checked == null ? null : JSON.stringify(change.checked) }),
    ...("closed" in change && { closed: Number(change.closed === true) }),
    updated_at: at.toISOString(),
  };
  return home.db.transaction().execute(async (trx) => {
    if (!(await hasDeal(trx, scope, dealId))) return null;
    const row = await trx
      .insertInto("question_work")
      .values({ ...EMPTY, tenant, deal_id: dealId, id: plain(id), ...columns })
      .onConflict((conflict) => conflict.columns(["deal_id", "id"]).doUpdateSet(columns))
      .returningAll()
      .executeTakeFirstOrThrow();
    if (answered || "closed" in change) {
      const action = answered ? "question.answered" : change.closed === true ? "question.closed" : "question.reopened";
      const payload = { id: row.id, ...(answered && { answer: said }) };
      await appendAudit(trx, { at, tenant, actor, action, subject: dealId, payload });
    }
    return workOf(row);
  });
}

async function send(
  scope: Scope,
  dealId: string,
  { asked, by }: Parameters<Questions["send"]>[1],
): Promise<{ sentAt: string } | null> {
  const { home, tenant, actor, clock } = scope;
  const at = clock();
  const sentAt = at.toISOString();
  return home.db.transaction().execute(async (trx) => {
    if (!(await hasDeal(trx, scope, dealId))) return null;
    for (const { id, text, group } of asked) {
      const columns = { asked: plain(text), topic_group: group, sent_at: sentAt, updated_at: sentAt };
      await trx
        .insertInto("question_work")
        .values({ ...EMPTY, tenant, deal_id: dealId, id: plain(id), ...columns })
        .onConflict((conflict) => conflict.columns(["deal_id", "id"]).doUpdateSet(columns))
        .execute();
    }
    const payload = { by: plain(by), questions: asked.map(({ id, text }) => ({ id, text })) };
    await appendAudit(trx, { at, tenant, actor, action: "questions.sent", subject: dealId, payload });
    return { sentAt };
  });
}

const EMPTY = {
  text: null,
  topic_group: null,
  kept: null,
  place: null,
  asked: null,
  sent_at: null,
  answer: null,
  answered_at: null,
  checked: null,
  closed: 0,
};

const workOf = (row: Tables["question_work"]): QuestionWork => ({
  id: row.id,
  text: row.text,
  group: row.topic_group,
  kept: row.kept === null ? null : row.kept === 1,
  place: row.place,
  asked: row.asked,
  sentAt: row.sent_at,
  answer: row.answer,
  answeredAt: row.answered_at,
  checked: row.checked === null ? null : (JSON.parse(row.checked) as Json),
  closed: row.closed === 1,
  updatedAt: row.updated_at,
});
