import { appendAudit } from "../audit/trail.ts";
import type { CheckChange, CheckWork } from "../follow-up-records.ts";
import type { Checks } from "../port.ts";
import type { Tables } from "../schema.ts";
import { plain, type Scope, saidOrNull } from "../scope.ts";
import { hasDeal, rowsOfDeal } from "./of-deal.ts";

export const checks = (scope: Scope): Checks => ({
  ofDeal: async (dealId) => (await rowsOfDeal(scope, "check_work", dealId, "asc")).map(workOf),
  put: (dealId, id, change) => put(scope, dealId, id, change),
});

async function put(scope: Scope, dealId: string, id: string, change: CheckChange): Promise<CheckWork | null> {
  const { home, tenant, actor, clock } = scope;
  const at = clock();
  const columns = {
    ...("text" in change && { text: saidOrNull(change.text) }),
    ...(change.status !== undefined && { status: change.status }),
    ...("owner" in change && { owner: saidOrNull(change.owner) }),
    ...("note" in change && { note: saidOrNull(change.note) }),
    updated_at: at.toISOString(),
    updated_by: plain(actor),
  };
  return home.db.transaction().execute(async (trx) => {
    if (!(await hasDeal(trx, scope, dealId))) return null;
    const row = await trx
      .insertInto("check_work")
      .values({
        text: null,
        status: "open",
        owner: null,
        note: null,
        tenant,
        deal_id: dealId,
        id: plain(id),
        ...columns,
      })
      .onConflict((conflict) => conflict.columns(["deal_id", "id"]).doUpdateSet(columns))
      .returningAll()
      .executeTakeFirstOrThrow();
    if (change.status !== undefined) {
      const payload = { id: row.id, status: row.status, note: row.note };
      await appendAudit(trx, { at, tenant, actor, action: "check.set", subject: dealId, payload });
    }
    return workOf(row);
  });
}

const workOf = (row: Tables["check_work"]): CheckWork => ({
  id: row.id,
  text: row.text,
  status: row.status,
  owner: row.owner,
  note: row.note,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by,
});
