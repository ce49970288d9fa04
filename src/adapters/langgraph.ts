/** Tribunal in LangGraph.js and LangChain: `tribunal/langgraph`. */

import type { BaseMessage } from "@langchain/core/messages";
import { tool } from "@langchain/core/tools";
import type { VerificationContext } from "../domain/context.ts";
import { refuseUnknown } from "../domain/known-options.ts";
import { TOOL_OPTIONS, type ToolOptions, toolList } from "./tools.ts";
import { type AnswerCheck, verifyAnswer } from "./verify-answer.ts";

/**
 * The checks as LangChain tools, for `bindTools` and `ToolNode`.
 *
 * ```ts
 * const graph = createReactAgent({ llm, tools: langgraphTools(context) });
 * ```
 */
export function langgraphTools(context: VerificationContext, options: ToolOptions = {}) {
  return toolList(context, options).map(({ name, description, inputSchema, run }) =>
    tool(async (input) => JSON.stringify(await run(input)), { name, description, schema: inputSchema }),
  );
}

/**
 * A node that holds the last message against the documents and puts what it found into the state as `verification`; an
 * edge can then send a false answer back.
 *
 * ```ts
 * const State = Annotation.Root({ ...MessagesAnnotation.spec, verification: Annotation<AnswerCheck> });
 * const graph = new StateGraph(State).addNode("verify", verifyNode(context)).addEdge(START, "verify");
 * ```
 */
export function verifyNode(context: VerificationContext, options: ToolOptions = {}) {
  refuseUnknown("verifyNode", options, TOOL_OPTIONS);
  return async ({ messages }: { messages: readonly BaseMessage[] }): Promise<{ verification: AnswerCheck }> => {
    const last = messages.at(-1);
    return { verification: verifyAnswer(context, last === undefined ? "" : last.text, options) };
  };
}
