import { setTimeout as wait } from "node:timers/promises";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { health, metrics, openApiDocument } from "../contract/operations.ts";
import type { ServerEnv, ServerTools } from "../env.ts";

/** For those who run the server. */
export function operationRoutes(app: OpenAPIHono<ServerEnv>, tools: ServerTools) {
  const { store, version, counters, queue, stopping } = tools;
  app.openapi(health, async (c) => {
    if (stopping.aborted) return c.json({ status: "stopping" as const, version }, 503);
    return (await answersWithin(HEALTH_MS, store.audit.head()))
      ? c.json({ status: "ok" as const, version }, 200)
      : c.json({ status: "store_unreachable" as const, version }, 503);
  });
  app.openapi(metrics, (c) => c.text(counters.text({ running: queue.size }), 200));
  app.openapi(openApiDocument, (c) => c.json(documentOf(app, version), 200));
}

/** A store that takes longer is not well, and who asks must not wait for it. */
const HEALTH_MS = 3_000;

async function answersWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const over = new AbortController();
  const answer = work.then(
    () => true,
    () => false,
  );
  const timer = wait(ms, false, { signal: over.signal, ref: false }).catch(() => false);
  try {
    return await Promise.race([answer, timer]);
  } finally {
    over.abort();
  }
}

/** The OpenAPI 3.1 document of all routes registered so far. */
export function documentOf(app: OpenAPIHono<ServerEnv>, version: string): Record<string, unknown> {
  const document = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Tribunal",
      version,
      description: "Reviews of due-diligence analyses: contradictions settled by evidence, with their sources.",
    },
    security: [{ token: [] }, { session: [] }],
  });
  const components = {
    ...document.components,
    securitySchemes: {
      token: { type: "http", scheme: "bearer" },
      session: { type: "apiKey", in: "cookie", name: "tribunal_session" },
    },
  };
  return { ...document, components } as Record<string, unknown>;
}
