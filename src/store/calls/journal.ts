import { randomUUID } from "node:crypto";
import { TribunalError } from "../../domain/errors.ts";
import {
  type InFlightCall,
  type Journal,
  type JournaledOutcome,
  type JournaledRequest,
  questionName,
} from "../../model/journal/journal.ts";
import type { ModelRole } from "../../model/port.ts";
import { StoreFailure } from "../failure.ts";
import type { Lease } from "../records.ts";
import { isHeld } from "../reviews/leases.ts";
import { plain, type Scope } from "../scope.ts";
import { journalWrites } from "./journal-writes.ts";

/** The journal of a review that runs. Each write is one durable statement that also checks the lease. */
export function journalOf(scope: Scope, lease: Lease): Journal {
  const { home, tenant, clock } = scope;
  const { reviewId, token } = lease;
  const session = randomUUID();
  const reader = replayOf(scope, reviewId, session);
  const writes = journalWrites(home);
  const held = { tenant, reviewId: lease.tenant === tenant ? reviewId : "", token };

  const end = async (key: string, outcome: JournaledOutcome): Promise<boolean> => {
    const { inputTokens, outputTokens, usd } = outcome.state === "done" ? outcome.completion.usage : outcome.usage;
    const written = await writes.end({
      ...held,
      key,
      state: outcome.state,
      outcome: JSON.stringify(outcome),
      inputTokens: Math.round(inputTokens),
      outputTokens: Math.round(outputTokens),
      usd,
      endedAt: clock().toISOString(),
    });
    if (written) return true;
    if (!(await isHeld(scope, lease))) throw new StoreFailure("stale_lease");
    if ((await reader.get(key)) === null)
      throw new TribunalError("bad_input", `The journal has no call ${key} to end.`);
    return false;
  };

  return {
    ...reader,
    async begin(key, { model, role, ...request }) {
      const written = await writes.begin({
        ...held,
        key,
        session,
        model: plain(model),
        role,
        request: JSON.stringify({ model, role, ...request }),
        beganAt: clock().toISOString(),
      });
      if (!written && !(await isHeld(scope, lease))) throw new StoreFailure("stale_lease");
    },
    async complete(key, completion) {
      if (await end(key, { state: "done", completion })) return completion;
      const recorded = await reader.get(key);
      return recorded?.state === "done" ? recorded.completion : completion;
    },
    async fail(key, failure) {
      await end(key, failure);
    },
  };
}

/** The same record, to read. Calls begun in another session than this one are in doubt. */
export function replayOf({ home, tenant }: Scope, reviewId: string, session = ""): Journal {
  const refuse = (): never => {
    throw new StoreFailure("read_only");
  };
  const calls = () => home.db.selectFrom("calls").where("tenant", "=", tenant).where("review_id", "=", reviewId);
  return {
    async get(key) {
      const row = await calls()
        .select("outcome")
        .where("key", "=", key)
        .where("state", "<>", "begun")
        .executeTakeFirst();
      return row === undefined || row.outcome === null ? null : (JSON.parse(row.outcome) as JournaledOutcome);
    },
    begin: refuse,
    complete: refuse,
    fail: refuse,
    async inFlight(): Promise<InFlightCall[]> {
      const rows = await calls()
        .select(["key", "model", "role", "session", "began_at"])
        .where("state", "=", "begun")
        .orderBy("began_at")
        .orderBy("key")
        .execute();
      return rows.map((row) => ({
        key: row.key,
        model: row.model,
        role: row.role as ModelRole,
        beganAt: Date.parse(row.began_at),
        ambiguous: row.session !== session,
      }));
    },
    close: () => undefined,
  };
}

/** The same record by the names of its questions. A name that two different questions go by answers neither. */
export function repliesOf(scope: Scope, reviewId: string): Journal {
  let byName: Promise<Map<string, JournaledOutcome | null>> | null = null;
  const read = async () => {
    const rows = await scope.home.db
      .selectFrom("calls")
      .select(["request", "outcome"])
      .where("tenant", "=", scope.tenant)
      .where("review_id", "=", reviewId)
      .execute();
    const known = new Map<string, JournaledOutcome | null>();
    for (const { request, outcome } of rows) {
      const name = questionName(JSON.parse(request) as JournaledRequest);
      if (name === undefined || outcome === null) continue;
      known.set(name, known.has(name) ? null : (JSON.parse(outcome) as JournaledOutcome));
    }
    return known;
  };
  return {
    ...replayOf(scope, reviewId),
    async get(_key, name) {
      byName ??= read();
      return name === undefined ? null : ((await byName).get(name) ?? null);
    },
  };
}
