import type { Contradiction } from "../../domain/contradiction.ts";
import type { Critique } from "../../domain/critique.ts";
import { appendAudit } from "../audit/trail.ts";
import type { Decision, DecisionRefusal, NewDecision } from "../decision-records.ts";
import { rowsOfDeal } from "../follow-up/of-deal.ts";
import type { Database } from "../homes/home.ts";
import { newId } from "../ids.ts";
import type { Decisions } from "../port.ts";
import type { Tables } from "../schema.ts";
import { plain, type Scope } from "../scope.ts";
import { critiqueKeyOf } from "../topic-key.ts";
import { decideOutcomes } from "./outcome-rows.ts";

/** What a decision is about, as the review has it. */
interface Subject {
  topic: string;
  topicKey: string;
  contradiction: Contradiction | null;
}

export const decisions = (scope: Scope): Decisions => ({
  add: (decision) => add(scope, decision),
  async ofDeal(dealId) {
    const rows = await rowsOfDeal(scope, "decisions", dealId, "desc");
    const later = new Map<string, string>();
    return rows.map((row) => {
      const supersededBy = later.get(row.topic_key) ?? null;
      later.set(row.topic_key, row.id);
      return decisionOf(row, supersededBy);
    });
  },
});

async function add(scope: Scope, decision: NewDecision): ReturnType<Decisions["add"]> {
  const { home, tenant, actor, clock } = scope;
  const refused = refusalOf(decision);
  if (refused !== null) return { ok: false, refused };
  const at = clock();
  return home.db.transaction().execute(async (trx) => {
    const review = await trx
      .selectFrom("reviews")
      .select("deal_id")
      .where("tenant", "=", tenant)
      .where("id", "=", decision.reviewId)
      .where("status", "=", "done")
      .executeTakeFirst();
    if (review === undefined) return { ok: false, refused: "review_not_found" };
    const subject = await subjectOf(trx, scope, decision);
    if (subject === null) return { ok: false, refused: "subject_not_found" };
    const parties = subject.contradiction?.positions.map(({ agentName }) => agentName) ?? [];
    if (decision.kind === "accept_position" && !parties.includes(decision.position ?? ""))
      return { ok: false, refused: "position_required" };
    const row = rowOf(decision, { id: newId("dec"), tenant, deal_id: review.deal_id, at: at.toISOString() }, subject);
    await trx.insertInto("decisions").values(row).execute();
    if (subject.contradiction !== null) await decideOutcomes(trx, scope, row);
    const taken = decisionOf(row, null);
    const { supersededBy: _, ...payload } = taken;
    await appendAudit(trx, { at, tenant, actor, action: "decision.taken", subject: row.id, payload: { ...payload } });
    return { ok: true, decision: taken };
  });
}

/** What is wrong with the decision itself. */
function refusalOf({ reason, by, kind, value, contradictionId, critique }: NewDecision): DecisionRefusal | null {
  if (reason.trim() === "") return "reason_required";
  if (by.trim() === "") return "name_required";
  const onCorrection = kind === "accept_correction" || kind === "reject_correction";
  if ((contradictionId === undefined) === (critique === undefined)) return "subject_not_found";
  if (onCorrection !== (critique !== undefined) && kind !== "dismiss") return "wrong_kind";
  if (kind === "set_value" && !isValue(value)) return "value_required";
  return null;
}

const isValue = (value: number | string | undefined): boolean =>
  typeof value === "number" ? Number.isFinite(value) : value !== undefined && value.trim() !== "";

async function subjectOf(trx: Database, { tenant }: Scope, decision: NewDecision): Promise<Subject | null> {
  if (decision.critique === undefined) {
    const row = await trx
      .selectFrom("contradictions")
      .select(["topic", "topic_key", "payload"])
      .where("tenant", "=", tenant)
      .where("review_id", "=", decision.reviewId)
      .where("id", "=", decision.contradictionId ?? "")
      .executeTakeFirst();
    if (row === undefined) return null;
    // As `finish` wrote it.
    const contradiction = JSON.parse(row.payload) as Contradiction;
    return { topic: row.topic, topicKey: row.topic_key, contradiction };
  }
  const { agentName, id } = decision.critique;
  const row = await trx
    .selectFrom("critiques")
    .select("payload")
    .where("tenant", "=", tenant)
    .where("review_id", "=", decision.reviewId)
    .where("agent", "=", plain(agentName))
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const critique = JSON.parse(row.payload) as Critique;
  return { topic: critique.issue, topicKey: critiqueKeyOf(agentName, critique), contradiction: null };
}

function rowOf(
  decision: NewDecision,
  kept: Pick<Tables["decisions"], "id" | "tenant" | "deal_id" | "at">,
  { topic, topicKey }: Subject,
): Tables["decisions"] {
  return {
    ...kept,
    review_id: decision.reviewId,
    contradiction_id: decision.contradictionId ?? null,
    critique_agent: decision.critique === undefined ? null : plain(decision.critique.agentName),
    critique_id: decision.critique?.id ?? null,
    topic: plain(topic),
    topic_key: topicKey,
    kind: decision.kind,
    position: decision.kind === "accept_position" ? plain(decision.position ?? "") : null,
    value: decision.kind === "set_value" ? JSON.stringify(decision.value) : null,
    unit: decision.unit === undefined ? null : plain(decision.unit),
    reason: plain(decision.reason.trim()),
    decided_by: plain(decision.by.trim()),
  };
}

/** A row as the decision it keeps. */
export function decisionOf(row: Tables["decisions"], supersededBy: string | null): Decision {
  return {
    id: row.id,
    dealId: row.deal_id,
    reviewId: row.review_id,
    ...(row.contradiction_id !== null && { contradictionId: row.contradiction_id }),
    ...(row.critique_agent !== null &&
      row.critique_id !== null && { critique: { agentName: row.critique_agent, id: row.critique_id } }),
    topic: row.topic,
    topicKey: row.topic_key,
    kind: row.kind,
    ...(row.position !== null && { position: row.position }),
    ...(row.value !== null && { value: JSON.parse(row.value) as number | string }),
    ...(row.unit !== null && { unit: row.unit }),
    reason: row.reason,
    by: row.decided_by,
    at: row.at,
    supersededBy,
  };
}
