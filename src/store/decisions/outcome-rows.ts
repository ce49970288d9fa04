import { QUALITY_ENGINE_CONFIG } from "../../domain/config.ts";
import type { Contradiction } from "../../domain/contradiction.ts";
import type { Database } from "../homes/home.ts";
import type { ReviewDetails } from "../records.ts";
import type { Tables } from "../schema.ts";
import { plain, type Scope } from "../scope.ts";
import { topicKeyOf } from "../topic-key.ts";
import { decidedOutcome, outcomeOf } from "./outcomes.ts";

/** Reviews that are kept run on our thresholds: a queue takes none of a user's own. */
const SAME_VALUE = QUALITY_ENGINE_CONFIG.consensus.sameValue;

type Standing = Pick<Tables["decisions"], "id" | "kind" | "position" | "value">;

/** What a finished review says about its agents. A decision a person took on the same question still stands. */
export async function outcomeRows(
  trx: Database,
  { tenant }: Scope,
  { reviewId, dealId }: { reviewId: string; dealId: string },
  { contradictions, findings }: ReviewDetails,
): Promise<Tables["outcomes"][]> {
  const decisions = await standingDecisions(trx, tenant, dealId);
  const disputed = new Set(
    contradictions.flatMap(({ contradiction: { positions } }) =>
      positions.map(({ agentName, findingId }) => `${agentName}\u0000${findingId}`),
    ),
  );
  const categories = new Map<string, string>();
  for (const { agentName, id, category } of disputed.size === 0 ? [] : findings) {
    const key = `${agentName}\u0000${id}`;
    if (disputed.has(key)) categories.set(key, category);
  }
  const rows = contradictions.flatMap(({ contradiction, resolution }) => {
    const topic_key = topicKeyOf(contradiction);
    const decision = decisions.get(topic_key);
    return contradiction.positions.map((position) => {
      const decided = decision === undefined ? null : decidedBy(decision, position, contradiction);
      return {
        tenant,
        review_id: reviewId,
        deal_id: dealId,
        contradiction_id: plain(contradiction.id),
        topic_key,
        agent: plain(position.agentName),
        finding_id: plain(position.findingId),
        category: categories.get(`${position.agentName}\u0000${position.findingId}`) ?? "unknown",
        confidence: position.confidence,
        verdict: outcomeOf(position, resolution, SAME_VALUE),
        decided,
        decision_id: decided === null ? null : (decision?.id ?? null),
      };
    });
  });
  return rows.map((row, n) => ({ ...row, n }));
}

/** A decision counts instead of the engine's verdict in every review of the deal in which its question came up. */
export async function decideOutcomes(trx: Database, scope: Scope, decision: Tables["decisions"]): Promise<void> {
  const asked = await trx
    .selectFrom("contradictions as c")
    .innerJoin("reviews as r", "r.id", "c.review_id")
    .select(["c.review_id", "c.payload"])
    .where("r.tenant", "=", scope.tenant)
    .where("r.deal_id", "=", decision.deal_id)
    .where("c.topic_key", "=", decision.topic_key)
    .execute();
  for (const { review_id, payload } of asked)
    await decideIn(trx, scope, review_id, JSON.parse(payload) as Contradiction, decision);
}

async function decideIn(
  trx: Database,
  { tenant }: Scope,
  reviewId: string,
  contradiction: Contradiction,
  decision: Standing,
): Promise<void> {
  for (const position of contradiction.positions) {
    const decided = decidedBy(decision, position, contradiction);
    await trx
      .updateTable("outcomes")
      .set({ decided, decision_id: decided === null ? null : decision.id })
      .where("tenant", "=", tenant)
      .where("review_id", "=", reviewId)
      .where("contradiction_id", "=", plain(contradiction.id))
      .where("agent", "=", plain(position.agentName))
      .where("finding_id", "=", plain(position.findingId))
      .execute();
  }
}

function decidedBy(
  { kind, position: agent, value }: Standing,
  position: Contradiction["positions"][number],
  contradiction: Contradiction,
) {
  const decision = {
    kind,
    ...(agent !== null && { position: agent }),
    ...(value !== null && { value: JSON.parse(value) as number | string }),
  };
  return decidedOutcome(position, contradiction, decision, SAME_VALUE);
}

/** The last word on each question of a deal. */
async function standingDecisions(trx: Database, tenant: string, dealId: string): Promise<Map<string, Standing>> {
  const rows = await trx
    .selectFrom("decisions")
    .select(["id", "topic_key", "kind", "position", "value"])
    .where("tenant", "=", tenant)
    .where("deal_id", "=", dealId)
    .where("contradiction_id", "is not", null)
    .orderBy("id")
    .execute();
  return new Map(rows.map((row) => [row.topic_key, row]));
}
