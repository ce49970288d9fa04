import { createRoute, z } from "@hono/zod-openapi";
import { body, IdParams, json, Moment, refusals } from "./common.ts";

export const DecisionKind = z.enum([
  "accept_position",
  "set_value",
  "dismiss",
  "accept_correction",
  "reject_correction",
]);
export type DecisionKind = z.infer<typeof DecisionKind>;

/** What a person decided. The engine's verdict stays on record beside it. */
export const Decision = z
  .object({
    id: z.string(),
    dealId: z.string(),
    reviewId: z.string(),
    /** Set where it is about a contradiction. */
    contradictionId: z.string().nullable(),
    /** Set where it is about a correction. */
    critique: z.object({ agentName: z.string(), critiqueId: z.string() }).nullable(),
    /** What the contradiction is about: later reviews of the same deal show the decision by it. */
    topicKey: z.string(),
    /** As people call it. */
    topic: z.string(),
    kind: DecisionKind,
    /** The agent whose position was accepted. */
    position: z.string().nullable(),
    value: z.union([z.number(), z.string()]).nullable(),
    unit: z.string().nullable(),
    reason: z.string(),
    by: z.string(),
    at: Moment,
    /** The later decision on the same question, which stands instead. */
    supersededBy: z.string().nullable(),
  })
  .openapi("Decision");
export type Decision = z.infer<typeof Decision>;

const why = {
  reason: z.string().trim().min(1).max(4_000),
  by: z.string().trim().min(1).max(200).openapi({ description: "The person's name" }),
};

/** About a contradiction: take one of its positions, set a value, or dismiss it. About a correction: accept or reject it. */
export const NewDecision = z
  .discriminatedUnion("kind", [
    z.object({
      kind: z.literal("accept_position"),
      contradictionId: z.string().min(1).max(200),
      position: z
        .string()
        .min(1)
        .max(200)
        .openapi({ description: "The agent that is right: it holds one of the positions" }),
      ...why,
    }),
    z.object({
      kind: z.literal("set_value"),
      contradictionId: z.string().min(1).max(200),
      value: z.union([z.number(), z.string().trim().min(1).max(500)]),
      unit: z.string().max(40).optional(),
      ...why,
    }),
    z.object({ kind: z.literal("dismiss"), contradictionId: z.string().min(1).max(200), ...why }),
    z.object({
      kind: z.enum(["accept_correction", "reject_correction"]),
      critique: z.object({ agentName: z.string().min(1).max(200), critiqueId: z.string().min(1).max(200) }),
      ...why,
    }),
  ])
  .openapi("NewDecision");
export type NewDecision = z.infer<typeof NewDecision>;

const tags = ["decisions"];

export const decide = createRoute({
  method: "post",
  path: "/api/reviews/{id}/decisions",
  summary: "Overrule or confirm; needs a reason and a name",
  tags,
  request: { params: IdParams, body: body(NewDecision) },
  responses: { 201: json(Decision, "On record"), ...refusals },
});

export const reviewDecisions = createRoute({
  method: "get",
  path: "/api/reviews/{id}/decisions",
  summary: "What people decided in this review",
  tags,
  request: { params: IdParams },
  responses: { 200: json(z.object({ decisions: z.array(Decision) }), "Decisions, newest first"), ...refusals },
});
