import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ServerEnv, ServerTools } from "../env.ts";
import { StoredDeals } from "../mcp-deals.ts";

/** What one message may hold: documents may be sent along. */
export const MCP_BYTES = 20_000_000;
const MOST_TENANTS = 1_000;

/**
 * The Model Context Protocol over Streamable HTTP, for the tenant whose token is shown; both eras of the protocol, one
 * server object for each request. Work is done by clerks, and ends where its client hangs up.
 */
export function mcpRoutes(app: OpenAPIHono<ServerEnv>, tools: ServerTools) {
  const reviewed = new Map<string, Set<string>>();
  const reviewedBy = (tenant: string): Set<string> => {
    if (reviewed.size >= MOST_TENANTS) reviewed.clear();
    const known = reviewed.get(tenant) ?? new Set();
    reviewed.set(tenant, known);
    return known;
  };
  app.all("/mcp", async (c) => {
    const [{ createMcpHandler }, { createMcpServer }] = await Promise.all([
      import("@modelcontextprotocol/server"),
      import("../../mcp/server.ts"),
    ]);
    const tenant = c.get("tenant");
    const deals = new StoredDeals(
      tenant,
      { ...tools, gone: goneSignal(c.env) },
      c.get("locale"),
      reviewedBy(tenant.tenant),
    );
    const handler = createMcpHandler(() => createMcpServer({ root: deals, version: tools.version }), {
      maxRequestBodySize: MCP_BYTES,
    });
    return handler.fetch(c.req.raw);
  });
}

/** Aborted when the connection ends before the answer. */
function goneSignal({ outgoing }: ServerEnv["Bindings"]): AbortSignal {
  const gone = new AbortController();
  outgoing?.once("close", () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  return gone.signal;
}
