import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ServerEnv, ServerTools } from "../env.ts";
import { StoredDeals } from "../mcp-deals.ts";

/** What one message may hold: documents may be sent along. */
export const MCP_BYTES = 20_000_000;
const MOST_TENANTS = 1_000;

/**
 * The Model Context Protocol over Streamable HTTP, for the tenant whose token is shown; both eras of the protocol, one
 * server object for each request. Work is done by clerks, by evidence alone: reviews with a model are started over the
 * API, where they are kept and paid for.
 */
export function mcpRoutes(app: OpenAPIHono<ServerEnv>, { shelf, version }: ServerTools) {
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
    const deals = new StoredDeals(tenant, shelf, c.get("locale"), reviewedBy(tenant.tenant));
    const handler = createMcpHandler(() => createMcpServer({ root: deals, version }), {
      maxRequestBodySize: MCP_BYTES,
    });
    return handler.fetch(c.req.raw);
  });
}
