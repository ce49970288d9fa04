/** Tribunal in the OpenAI Agents SDK: `tribunal/openai-agents`. */

import { type OutputGuardrail, tool } from "@openai/agents";
import { z } from "zod";
import type { VerificationContext } from "../domain/context.ts";
import { refuseUnknown } from "../domain/known-options.ts";
import { TOOL_OPTIONS, type ToolOptions, toolList } from "./tools.ts";
import { verifyAnswer } from "./verify-answer.ts";

/**
 * The checks as tools of an agent.
 *
 * ```ts
 * new Agent({ name: "Auditor", instructions, tools: agentsTools(context) });
 * ```
 */
export function agentsTools(context: VerificationContext, options: ToolOptions = {}) {
  return toolList(context, options).map(({ name, description, inputSchema, run }) => {
    const { $schema: _, ...parameters } = z.toJSONSchema(inputSchema, { io: "input", unrepresentable: "any" });
    return tool({
      name,
      description,
      // Our schemas have optional fields, which the strict mode of that API refuses; the input is validated here.
      strict: false,
      parameters: { ...parameters, additionalProperties: true } as never,
      execute: async (input: unknown) => JSON.stringify(await run(input)),
    });
  });
}

/**
 * Stops a run whose final answer says something false of the documents; `outputInfo` says what.
 *
 * ```ts
 * new Agent({ name: "Auditor", instructions, outputGuardrails: [evidenceGuardrail(context)] });
 * ```
 */
export function evidenceGuardrail(context: VerificationContext, options: ToolOptions = {}): OutputGuardrail {
  refuseUnknown("evidenceGuardrail", options, TOOL_OPTIONS);
  return {
    name: "tribunal-evidence",
    execute: async ({ agentOutput }) => {
      const check = verifyAnswer(context, agentOutput, options);
      return { tripwireTriggered: check.failures.length > 0, outputInfo: check };
    },
  };
}
