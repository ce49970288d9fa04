import type { Events } from "../port.ts";
import type { Json } from "../records.ts";
import { pageSize, type Scope } from "../scope.ts";
import { insertAll } from "./details.ts";
import { STALE, updateHeld } from "./leases.ts";

export function events(scope: Scope): Events {
  const { home, tenant, clock } = scope;
  return {
    async append(lease, items) {
      const at = clock().toISOString();
      return home.db.transaction().execute(async (trx) => {
        // Counting up checks the lease, and locks the review: numbers follow each other without gaps.
        const held = await updateHeld(trx, scope, lease)
          .set((review) => ({ event_seq: review("event_seq", "+", items.length) }))
          .returning("event_seq")
          .executeTakeFirst();
        if (held === undefined) return STALE;
        const before = held.event_seq - items.length;
        const rows = items.map((event, i) => ({
          tenant,
          review_id: lease.reviewId,
          seq: before + i + 1,
          at,
          event: JSON.stringify(event),
        }));
        await insertAll(trx, "events", rows);
        return { ok: true, seq: held.event_seq };
      });
    },
    async after(reviewId, seq, limit) {
      const rows = await home.db
        .selectFrom("events")
        .select(["seq", "at", "event"])
        .where("tenant", "=", tenant)
        .where("review_id", "=", reviewId)
        .where("seq", ">", seq)
        .orderBy("seq")
        .limit(pageSize(limit, 200, 1_000))
        .execute();
      return rows.map((row) => ({ seq: row.seq, at: row.at, event: JSON.parse(row.event) as Json }));
    },
  };
}
