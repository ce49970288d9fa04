import type { ToolCall } from "./perform.ts";
import type { InlineDocument, ToolAids } from "./tool.ts";

/** The deals a client may name, and who works on them: this process, or a clerk of the server. */
export interface McpDeals {
  /** Their names, in order. */
  list(): Promise<string[]>;
  perform(deal: string, call: ToolCall, aids: ToolAids): Promise<unknown>;
  performInline(documents: InlineDocument[], call: ToolCall, aids: ToolAids): Promise<unknown>;
  /** Names of deals that were reviewed over this protocol: their verdicts are listed. */
  readonly reviewed: Set<string>;
}
