/** Tribunal in Mastra: `tribunal/mastra`. */

import { createScorer } from "@mastra/core/evals";
import { createTool } from "@mastra/core/tools";
import type { VerificationContext } from "../domain/context.ts";
import { refuseUnknown } from "../domain/known-options.ts";
import { TOOL_OPTIONS, type ToolOptions, toolList } from "./tools.ts";
import { type AnswerCheck, verifyAnswer } from "./verify-answer.ts";

/**
 * The checks as Mastra tools.
 *
 * ```ts
 * new Agent({ id: "auditor", name: "Auditor", instructions, model, tools: mastraTools(context) });
 * ```
 */
export function mastraTools(context: VerificationContext, options: ToolOptions = {}) {
  return Object.fromEntries(
    toolList(context, options).map(({ name, description, inputSchema, run }) => [
      name,
      createTool({ id: name, description, inputSchema, execute: run }),
    ]),
  );
}

/**
 * How much of an agent's answer the documents bear out, 0 to 1, as a Mastra scorer; the reason names what is false. No
 * model is asked.
 *
 * ```ts
 * const result = await evidenceScorer(context).run({ input, output: answer });
 * ```
 */
export function evidenceScorer(context: VerificationContext, options: ToolOptions = {}) {
  refuseUnknown("evidenceScorer", options, TOOL_OPTIONS);
  return (
    createScorer({
      id: "tribunal-evidence",
      description: "How much of the answer the documents bear out.",
    })
      .preprocess(({ run }) => verifyAnswer(context, run.output, options))
      // An answer that claims nothing has nothing false in it.
      .generateScore(({ results }) => scoreOf(results.preprocessStepResult))
      .generateReason(({ results }) =>
        results.preprocessStepResult.failures.map(({ quote, explanation }) => `${quote}: ${explanation}`).join("\n"),
      )
  );
}

/** Below a half where something is false, however much else is true; an answer that claims nothing has nothing false. */
const scoreOf = ({ score, failures }: AnswerCheck): number =>
  failures.length > 0 ? Math.min(score ?? 0, 0.49) : (score ?? 1);
