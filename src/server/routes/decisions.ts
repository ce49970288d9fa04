import type { OpenAPIHono } from "@hono/zod-openapi";
import { SERVER_WORDS } from "../../i18n/server-words.ts";
import type { NewDecision as StoredNewDecision } from "../../store/port.ts";
import { decide, type NewDecision, reviewDecisions } from "../contract/decisions.ts";
import type { ServerEnv } from "../env.ts";
import { Refusal } from "../refusal.ts";
import { decisionLine, foundReview } from "../wire.ts";

/** What people decide instead of the engine, or about its corrections. */
export function decisionRoutes(app: OpenAPIHono<ServerEnv>) {
  app.openapi(decide, async (c) => {
    const tenant = c.get("tenant");
    const { id } = c.req.valid("param");
    await foundReview(tenant, id);
    const answer = await tenant.decisions.add(stored(id, c.req.valid("json")));
    if (answer.ok) return c.json(decisionLine(answer.decision), 201);
    const said = SERVER_WORDS[c.get("locale")].decision[answer.refused];
    throw new Refusal("wrong_state", { said });
  });
  app.openapi(reviewDecisions, async (c) => {
    const tenant = c.get("tenant");
    const { id, dealId } = await foundReview(tenant, c.req.valid("param").id);
    const decisions = (await tenant.decisions.ofDeal(dealId)).filter(({ reviewId }) => reviewId === id);
    return c.json({ decisions: decisions.map(decisionLine) }, 200);
  });
}

function stored(reviewId: string, decision: NewDecision): StoredNewDecision {
  if ("critique" in decision) {
    const { critique, ...rest } = decision;
    return { ...rest, reviewId, critique: { agentName: critique.agentName, id: critique.critiqueId } };
  }
  if (decision.kind !== "set_value") return { ...decision, reviewId };
  const { unit, ...rest } = decision;
  return { ...rest, reviewId, ...(unit !== undefined && { unit }) };
}
