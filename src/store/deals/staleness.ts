import type { Staleness } from "../decision-records.ts";
import type { Home } from "../homes/home.ts";
import type { Deal } from "../records.ts";
import { ANY_DOCUMENT } from "../rests-on.ts";
import type { Scope } from "../scope.ts";
import { changesBetween, filesOf } from "./files.ts";

/** Compares what the latest finished review read with what the deal holds today. */
export async function staleVerdicts(scope: Scope, deal: Deal): Promise<Staleness | null> {
  const { home, tenant } = scope;
  const review = await home.db
    .selectFrom("reviews")
    .select(["id", "deal_version"])
    .where("tenant", "=", tenant)
    .where("deal_id", "=", deal.id)
    .where("status", "=", "done")
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (review === undefined) return null;
  const changes = changesBetween(
    await filesOf(home.db, scope, deal.id, review.deal_version),
    await filesOf(home.db, scope, deal.id, deal.version),
  );
  const changed = new Map(changes.map((change) => [change.path, change]));
  const verdicts = await home.db
    .selectFrom("resolutions as r")
    .innerJoin("contradictions as c", (join) => join.onRef("c.review_id", "=", "r.review_id").onRef("c.n", "=", "r.n"))
    .select(["c.id", "c.topic", "c.topic_key", "r.documents"])
    .where("r.tenant", "=", tenant)
    .where("r.review_id", "=", review.id)
    .orderBy("c.n")
    .execute();
  const stale = verdicts.flatMap(({ id, topic, topic_key: topicKey, documents }) => {
    const restsOn = JSON.parse(documents) as string[];
    const concerned = restsOn.includes(ANY_DOCUMENT)
      ? changes.filter(({ path }) => !path.startsWith("agents/"))
      : restsOn.flatMap((path) => changed.get(path) ?? []);
    if (concerned.length === 0) return [];
    return [{ reviewId: review.id, contradictionId: id, topic, topicKey, changes: concerned }];
  });
  return { reviewId: review.id, fromVersion: review.deal_version, toVersion: deal.version, changes, stale };
}

/** The last finished review of each deal whose files have changed since, where no other review waits or runs. */
export async function staleReviews({ db }: Home): Promise<{ tenant: string; reviewId: string }[]> {
  const rows = await db
    .selectFrom("deals as d")
    .innerJoin("reviews as r", (join) => join.onRef("r.deal_id", "=", "d.id").onRef("r.tenant", "=", "d.tenant"))
    .select(["d.tenant", "r.id"])
    .where("r.status", "=", "done")
    .whereRef("r.deal_version", "<", "d.version")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("reviews as other")
            .select("other.id")
            .whereRef("other.deal_id", "=", "d.id")
            .where((other) =>
              other.or([
                other("other.status", "in", ["queued", "running", "interrupted"]),
                other.and([other("other.status", "=", "done"), other("other.id", ">", other.ref("r.id"))]),
              ]),
            ),
        ),
      ),
    )
    .orderBy("r.id")
    .execute();
  return rows.map(({ tenant, id: reviewId }) => ({ tenant, reviewId }));
}
