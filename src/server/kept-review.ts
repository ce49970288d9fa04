import { TribunalError } from "../domain/errors.ts";
import type { Locale } from "../domain/locale.ts";
import type { ReviewEvent } from "../review/events.ts";
import { planOf, queueReview } from "../runs/plan.ts";
import type { PlannedModel } from "../runs/planned-model.ts";
import type { ReviewRecord, TenantStore } from "../store/port.ts";
import type { ServerTools } from "./env.ts";

/** Which review: one is made for a deal's version, a language and a model. */
export interface KeptReview {
  dealId: string;
  version: number;
  locale: Locale;
  model: PlannedModel;
}

interface Follower {
  signal?: AbortSignal | undefined;
  tell?: ((event: ReviewEvent) => void) | undefined;
}

/** Another process may run the review: what it writes is seen at the latest after this. */
const LOOK_AGAIN_MS = 1_000;
const LOOK_BACK = 50;

/**
 * A review with a model for somebody who waits for it: queued like any other, so that its calls are on record, counted
 * and paid once; one that was made or is being made is not begun again. Gives its document.
 */
export async function keptReview(
  tenant: TenantStore,
  wanted: KeptReview,
  tools: Pick<ServerTools, "queue" | "bell" | "stopping">,
  { signal, tell }: Follower,
): Promise<string> {
  const known = await found(tenant, wanted);
  const { id } = known ?? (await queued(tenant, wanted));
  tools.queue.look();
  const leave = async () => {
    if (known !== null) return;
    await tenant.reviews.cancel(id);
    await tools.queue.hurry(id);
  };
  for (let seq = 0; ; ) {
    if (signal?.aborted === true) {
      await leave();
      signal.throwIfAborted();
    }
    if (tools.stopping.aborted) throw notDone("The server is closing; the review goes on when it is back.");
    // The status is read before the events: an end that was seen has all its events on record already.
    const record = await tenant.reviews.get(id);
    const events = await tenant.events.after(id, seq);
    for (const { event } of events) tell?.(event as unknown as ReviewEvent);
    seq = events.at(-1)?.seq ?? seq;
    if (events.length > 0) continue;
    const document = await ended(tenant, record);
    if (document !== null) return document;
    await tools.bell.wait(id, LOOK_AGAIN_MS);
  }
}

async function found(tenant: TenantStore, { dealId, version, locale, model }: KeptReview) {
  const same = (record: ReviewRecord): boolean => {
    if (record.dealVersion !== version || record.locale !== locale) return false;
    if (record.status === "failed" || record.status === "cancelled") return false;
    const plan = planOf(record);
    return plan.recheck === null && JSON.stringify(plan.model) === JSON.stringify(model);
  };
  return (await tenant.reviews.list({ dealId, limit: LOOK_BACK })).find(same) ?? null;
}

async function queued(tenant: TenantStore, { dealId, locale, model }: KeptReview): Promise<ReviewRecord> {
  const record = await queueReview(tenant, { dealId, locale, model });
  if (record === null) throw new TribunalError("file_not_found", `There is no deal ${dealId}.`, { file: dealId });
  return record;
}

/** The document where it is done, null while it is under way; throws where nothing will come. */
async function ended(tenant: TenantStore, record: ReviewRecord | null): Promise<string | null> {
  if (record === null) throw notDone("The review was removed.");
  if (record.status === "failed") throw notDone(record.error?.message ?? "The review failed.");
  if (record.status === "cancelled") throw notDone("The review was cancelled.");
  if (record.status !== "done") return null;
  return (await tenant.reviews.document(record.id))?.json ?? null;
}

const notDone = (message: string) => new TribunalError("bad_input", message);
