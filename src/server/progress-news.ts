import type { ReviewStatus, TenantStore } from "../store/port.ts";
import { foundReview } from "./wire.ts";

/** What somebody who listens to a review has not heard yet. */
export interface News {
  status: ReviewStatus;
  /** As they go over the wire. */
  events: readonly { seq: number; data: string }[];
}

const MOST = 500;

/** Reads the news of reviews: many who listen to the same review and heard the same are answered by one reading. */
export class ProgressNews {
  readonly #underWay = new Map<string, Promise<News>>();

  after(tenant: TenantStore, reviewId: string, seq: number): Promise<News> {
    const key = JSON.stringify([tenant.tenant, reviewId, seq]);
    const known = this.#underWay.get(key);
    if (known !== undefined) return known;
    const reading = read(tenant, reviewId, seq).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, reading);
    return reading;
  }
}

/** The status is read before the events: an end that was seen has all its events on record already. */
async function read(tenant: TenantStore, reviewId: string, seq: number): Promise<News> {
  const { status } = await foundReview(tenant, reviewId);
  const events = await tenant.events.after(reviewId, seq, MOST);
  return { status, events: events.map((event) => ({ seq: event.seq, data: JSON.stringify(event) })) };
}
