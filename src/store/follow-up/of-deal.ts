import type { Database } from "../homes/home.ts";
import type { Scope } from "../scope.ts";

/** Whether this tenant has such a deal. */
export async function hasDeal(database: Database, { tenant }: Scope, dealId: string): Promise<boolean> {
  const row = await database
    .selectFrom("deals")
    .select("id")
    .where("tenant", "=", tenant)
    .where("id", "=", dealId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The deal a review of this tenant is about; null where there is no such review. */
export async function dealOfReview(database: Database, { tenant }: Scope, reviewId: string): Promise<string | null> {
  const row = await database
    .selectFrom("reviews")
    .select("deal_id")
    .where("tenant", "=", tenant)
    .where("id", "=", reviewId)
    .executeTakeFirst();
  return row?.deal_id ?? null;
}
