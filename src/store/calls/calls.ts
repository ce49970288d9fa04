import type { Calls } from "../port.ts";
import type { Scope } from "../scope.ts";
import { journalOf, replayOf, repliesOf } from "./journal.ts";

export const calls = (scope: Scope): Calls => ({
  journalOf: (lease) => journalOf(scope, lease),
  replayOf: (reviewId) => replayOf(scope, reviewId),
  repliesOf: (reviewId) => repliesOf(scope, reviewId),
  async of(reviewId) {
    const rows = await scope.home.db
      .selectFrom("calls")
      .select(["key", "model", "role", "state", "ambiguous_times", "input_tokens", "output_tokens", "usd"])
      .select(["began_at", "ended_at"])
      .where("tenant", "=", scope.tenant)
      .where("review_id", "=", reviewId)
      .orderBy("began_at")
      .orderBy("key")
      .execute();
    return rows.map((row) => ({
      key: row.key,
      model: row.model,
      role: row.role,
      state: row.state,
      ambiguousTimes: row.ambiguous_times,
      inputTokens: row.input_tokens,
      outputTokens: row.output_tokens,
      usd: row.usd,
      beganAt: row.began_at,
      durationMs: row.ended_at === null ? null : Date.parse(row.ended_at) - Date.parse(row.began_at),
    }));
  },
});
