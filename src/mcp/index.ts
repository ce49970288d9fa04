/** Tribunal's checks for other agents, over the Model Context Protocol: `tribunal/mcp`. */
export type { McpDeals } from "./deals.ts";
export { createMcpServer, type McpOptions } from "./server.ts";
