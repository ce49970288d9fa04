import type { OpenAPIHono } from "@hono/zod-openapi";
import { modelHealthOf } from "../../runs/model-health.ts";
import type { Share } from "../../store/port.ts";
import { listAgents } from "../contract/agents.ts";
import type { ServerEnv } from "../env.ts";

/** Each agent's record. */
export function agentRoutes(app: OpenAPIHono<ServerEnv>) {
  app.openapi(listAgents, async (c) => {
    const records = await c.get("tenant").history.agentRecords();
    const agents = records.map(({ agent, right, wrong, unresolved, reliability, categories, calibration }) => ({
      agentName: agent,
      right,
      wrong,
      unresolved,
      reliability: interval(reliability),
      byCategory: categories.map((one) => ({
        category: one.category,
        right: one.right,
        wrong: one.wrong,
        unresolved: one.unresolved,
        reliability: interval(one.reliability),
      })),
      calibration,
    }));
    return c.json({ agents, models: await modelHealthOf(c.get("tenant")) }, 200);
  });
}

const interval = ({ mean, low, high }: Share) => ({ mean, low, high });
