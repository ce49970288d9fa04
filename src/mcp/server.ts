import { resolve } from "node:path";
import { McpServer, type ServerContext } from "@modelcontextprotocol/server";
import { z } from "zod";
import { TribunalError } from "../domain/errors.ts";
import { refuseUnknown } from "../domain/known-options.ts";
import { explainError } from "../i18n/errors.ts";
import type { ReviewEvent } from "../review/events.ts";
import { CALCULATION } from "./check-tools.ts";
import { DealRoot } from "./deal-root.ts";
import type { McpDeals } from "./deals.ts";
import { DEAL_TOOLS } from "./perform.ts";
import { addPrompts } from "./prompts.ts";
import { addResources } from "./resources.ts";
import { type InlineDocument, limit, PAGE, type ToolAids } from "./tool.ts";

/** What the server may show, and how reviews are done. */
export interface McpOptions {
  /** The folder whose deals may be named, or deals of another kind. */
  root: string | McpDeals;
  version: string;
  /** How reviews are done: model, budget, journal. Default: by evidence alone. */
  review?: ToolAids["review"];
}

const KNOWN: Readonly<Record<keyof McpOptions, true>> = { root: true, version: true, review: true };

/**
 * Tribunal's checks for other agents, over the Model Context Protocol: tools, pages and verdicts as resources, analysts
 * as prompts. Reads files below one folder and writes none.
 *
 * ```ts
 * serveStdio(() => createMcpServer({ root: "deals", version: "1.0.0" })); // from "@modelcontextprotocol/server/stdio"
 * createMcpHandler(() => createMcpServer({ root: "deals", version: "1.0.0" })).fetch; // Streamable HTTP
 * ```
 */
export function createMcpServer(options: McpOptions): McpServer {
  refuseUnknown("createMcpServer", options, KNOWN);
  const { root, version, review } = options;
  const deals = typeof root === "string" ? rootAt(root) : root;
  const server = new McpServer({ name: "tribunal", version });
  const annotations = { readOnlyHint: true, openWorldHint: false };

  for (const [name, { title, description, input, output }] of Object.entries(DEAL_TOOLS))
    server.registerTool(
      name,
      { title, description, inputSchema: input, outputSchema: output, annotations },
      async (given: unknown, context: ServerContext) =>
        answer(async () => {
          const { deal, documents } = given as { deal?: string; documents?: InlineDocument[] };
          const aids = { signal: context.mcpReq.signal, tell: progressOf(context), review };
          const call = { tool: name, input: given as object };
          if (deal !== undefined && documents === undefined) {
            const result = await deals.perform(deal, call, aids);
            if (name === "review_deal") deals.reviewed.add(deal);
            return result;
          }
          if (documents !== undefined && deal === undefined) return deals.performInline(documents, call, aids);
          throw new TribunalError("bad_input", "Name a deal, or send its documents: one of both.");
        }),
    );
  const { work, input, output, ...sum } = CALCULATION;
  server.registerTool(
    "check_calculation",
    { ...sum, inputSchema: input, outputSchema: output, annotations },
    async (given) => answer(() => work(given)),
  );
  server.registerTool(
    "list_deals",
    {
      title: "List the deals",
      description: "The deals that may be named. Goes on from `cursor` where there are more.",
      inputSchema: z.object({ cursor: z.string().optional(), limit }),
      outputSchema: z.object({ deals: z.array(z.string()), nextCursor: z.string().optional() }),
      annotations,
    },
    async ({ cursor, limit: most = PAGE }) =>
      answer(async () => {
        const names = (await deals.list()).filter((name) => cursor === undefined || name > cursor);
        const page = names.slice(0, most);
        return { deals: page, ...(names.length > most && { nextCursor: page.at(-1) }) };
      }),
  );
  addResources(server, deals, review);
  addPrompts(server);
  return server;
}

/** A server object lives for one request or connection; the deals it has read are the next one's, too. */
const roots = new Map<string, DealRoot>();
function rootAt(path: string): DealRoot {
  const folder = resolve(path);
  const known = roots.get(folder) ?? new DealRoot(folder);
  roots.set(folder, known);
  return known;
}

/** Tells a client that asked for it how far a review has come. */
function progressOf({ mcpReq }: ServerContext): ToolAids["tell"] {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return undefined;
  let progress = 0;
  return (event: ReviewEvent) => {
    const message = messageOf(event);
    if (message === null) return;
    progress += 1;
    // A client that has gone does not hear it; the review's own end is told by its result.
    void mcpReq
      .notify({ method: "notifications/progress", params: { progressToken, progress, message } })
      .catch(() => undefined);
  };
}

function messageOf(event: ReviewEvent): string | null {
  if (event.type === "stage_finished") return `${event.record.stage}: done`;
  if (event.type === "pictures_read") return `${event.document}: ${event.done} of ${event.of} pictures read`;
  if (event.type === "contradiction_resolved") return `${event.topic}: ${event.decision}`;
  return null;
}

/** A result as JSON, or what is wrong and what to do about it. */
async function answer(work: () => Promise<unknown> | unknown) {
  try {
    const result = await work();
    const text = JSON.stringify(result, null, 1);
    return {
      content: [{ type: "text" as const, text }],
      structuredContent: JSON.parse(text) as Record<string, unknown>,
    };
  } catch (error) {
    if (!(error instanceof TribunalError)) throw error;
    return { isError: true, content: [{ type: "text" as const, text: explainError(error, "en") }] };
  }
}
