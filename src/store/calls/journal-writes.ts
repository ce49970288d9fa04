import { type RawBuilder, sql } from "kysely";
import type { Home } from "../homes/home.ts";

/** Which running review a write is for. */
interface Held {
  tenant: string;
  reviewId: string;
  token: number;
}

interface Beginning extends Held {
  key: string;
  session: string;
  model: string;
  role: string;
  request: string;
  beganAt: string;
}

interface Ending extends Held {
  key: string;
  state: string;
  outcome: string;
  inputTokens: number;
  outputTokens: number;
  usd: number | null;
  endedAt: string;
}

/** The two writes of a call; false where nothing was written. */
export interface JournalWrites {
  begin(call: Beginning): Promise<boolean>;
  end(call: Ending): Promise<boolean>;
}

const known = new WeakMap<Home, JournalWrites>();

/** Every call to a model passes here twice: the statements are put together once per store, not once per call. */
export function journalWrites(home: Home): JournalWrites {
  const writes = known.get(home) ?? { begin: once(home, beginning), end: once(home, ending) };
  known.set(home, writes);
  return writes;
}

/** A value to come, by its name. */
type Slot<Values> = (name: keyof Values) => RawBuilder<unknown>;

const heldReview = (home: Home, slot: Slot<Held>) => sql`
  select 1 from reviews where tenant = ${slot("tenant")} and id = ${slot("reviewId")} and status = 'running'
    and lease_token = ${slot("token")} ${home.holdRows}`;

/** A call begun before by another session was in flight when that session ended: it may have been paid for. */
const beginning = (home: Home, slot: Slot<Beginning>) => sql`
  insert into calls (tenant, review_id, key, state, session, model, role, request, began_at)
  select ${slot("tenant")}, ${slot("reviewId")}, ${slot("key")}, 'begun', ${slot("session")}, ${slot("model")},
    ${slot("role")}, ${slot("request")}, ${slot("beganAt")}
  where exists (${heldReview(home, slot)})
  on conflict (review_id, key) do update set
    ambiguous_times = calls.ambiguous_times +
      case when calls.state = 'begun' and calls.session <> excluded.session then 1 else 0 end,
    state = 'begun', session = excluded.session, began_at = excluded.began_at, outcome = null, ended_at = null
  where calls.state <> 'done'`;

/** The first answer stays. */
const ending = (home: Home, slot: Slot<Ending>) => sql`
  update calls set state = ${slot("state")}, outcome = ${slot("outcome")}, input_tokens = ${slot("inputTokens")},
    output_tokens = ${slot("outputTokens")}, usd = ${slot("usd")}, ended_at = ${slot("endedAt")}
  where tenant = ${slot("tenant")} and review_id = ${slot("reviewId")} and key = ${slot("key")} and state <> 'done'
    and exists (${heldReview(home, slot)})`;

function once<Values extends object>(
  home: Home,
  write: (home: Home, slot: Slot<Values>) => RawBuilder<unknown>,
): (values: Values) => Promise<boolean> {
  const query = write(home, (name) => sql`${String(name)}`).compile(home.db);
  const names = query.parameters as (keyof Values)[];
  return async (values) => {
    const { numAffectedRows } = await home.db.executeQuery({
      ...query,
      parameters: names.map((name) => values[name]),
    });
    return numAffectedRows !== undefined && numAffectedRows > 0n;
  };
}
