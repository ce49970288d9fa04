import type { Deal } from "../deal/load-deal.ts";
import { TribunalError } from "../domain/errors.ts";
import { readReviewDocument } from "../report/json.ts";
import { briefReview } from "./brief.ts";
import { CHECK_TOOLS } from "./check-tools.ts";
import { readInline } from "./inline.ts";
import { LOOK_TOOLS } from "./look-tools.ts";
import type { DealTool, InlineDocument, ToolAids } from "./tool.ts";

/** Every tool that looks at a deal, by the name other agents call it by. */
export const DEAL_TOOLS: Readonly<Record<string, DealTool>> = { ...CHECK_TOOLS, ...LOOK_TOOLS };

/** Which tool, with what; plain data, because a clerk may do it. */
export interface ToolCall {
  tool: string;
  input: object;
}

/** Does what a tool does on a deal that was read. */
export async function performTool(deal: Deal, { tool, input }: ToolCall, aids: ToolAids): Promise<unknown> {
  const found = DEAL_TOOLS[tool];
  if (found === undefined) throw new TribunalError("bad_input", `There is no tool ${tool}.`);
  // Names that are undefined would not cross: what a clerk sends and what is made here are the same.
  return JSON.parse(JSON.stringify(await found.work(deal, input as never, aids)));
}

/** The same on documents that were sent along. */
export async function performInline(
  _: null,
  { documents, ...call }: ToolCall & { documents: InlineDocument[] },
  aids: ToolAids,
): Promise<unknown> {
  return performTool(await readInline(documents), call, aids);
}

/** A review that was kept, as `review_deal` gives it. */
export const briefOfKept = (_: null, document: string): ReturnType<typeof briefReview> =>
  JSON.parse(JSON.stringify(briefReview(readReviewDocument(document))));
