import type { Database } from "../homes/home.ts";
import type { Tables } from "../schema.ts";
import type { Scope } from "../scope.ts";

/** What people noted on a deal, by its id: the order it was written in, or the order of the letter and the list. */
type Noted = "check_work" | "question_work" | "conclusions" | "comments" | "shares" | "decisions";

/** What this tenant has of one kind on a deal, by id. */
export async function rowsOfDeal<Table extends Noted>(
  { home, tenant }: Scope,
  table: Table,
  dealId: string,
  order: "asc" | "desc",
): Promise<Tables[Table][]> {
  const rows = await home.db
    .selectFrom<Noted>(table)
    .selectAll()
    .where("tenant", "=", tenant)
    .where("deal_id", "=", dealId)
    .orderBy("id", order)
    .execute();
  return rows as unknown as Tables[Table][];
}

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
