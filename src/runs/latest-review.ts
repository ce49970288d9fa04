import type { ReviewRecord, TenantStore } from "../store/port.ts";

/** The latest finished review of a deal; null where there is none. */
export async function latestReview(tenant: TenantStore, dealId: string): Promise<ReviewRecord | null> {
  const [latest] = await tenant.reviews.list({ dealId, status: "done", limit: 1 });
  return latest ?? null;
}
