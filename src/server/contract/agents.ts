import { createRoute, z } from "@hono/zod-openapi";
import { ModelHealth } from "../../domain/model-health.ts";
import { json, refusals } from "./common.ts";

/** How often an agent was right: the mean of a Beta posterior and its 90 % interval, 0 to 1. */
export const Posterior = z.object({ mean: z.number(), low: z.number(), high: z.number() }).openapi("Posterior");

const counts = { right: z.number(), wrong: z.number(), unresolved: z.number() };

/** What verdicts and people's decisions say of one agent. */
export const AgentRecord = z
  .object({
    agentName: z.string(),
    ...counts,
    reliability: Posterior,
    byCategory: z.array(z.object({ category: z.string(), ...counts, reliability: Posterior })),
    /** Claimed confidence (0–100) against what came of it, in steps of ten; empty steps are left out. */
    calibration: z.array(
      z.object({
        from: z.number(),
        to: z.number(),
        claims: z.int(),
        meanConfidence: z.number(),
        shareRight: z.number(),
      }),
    ),
  })
  .openapi("AgentRecord");
export type AgentRecord = z.infer<typeof AgentRecord>;

/** How a model did in one of its roles, over the reviews that are kept. Shares from 0 to 1; null: nothing to share. */
export const ModelCard = ModelHealth.extend({
  reviews: z.int(),
  flipShare: z.number().nullable(),
  agreement: z.number().nullable(),
  selfConsistency: z.number().nullable(),
  setAside: z.boolean(),
}).openapi("ModelCard");
export type ModelCard = z.infer<typeof ModelCard>;

export const listAgents = createRoute({
  method: "get",
  path: "/api/agents",
  summary: "Each agent's record, by category, with its uncertainty",
  tags: ["agents"],
  responses: {
    200: json(z.object({ agents: z.array(AgentRecord), models: z.array(ModelCard) }), "Agents by name, and the models"),
    ...refusals,
  },
});
