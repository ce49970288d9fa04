import { z } from "zod";
import { atEdge } from "../domain/at-edge.ts";
import { Citation } from "../domain/citation.ts";
import type { VerificationContext } from "../domain/context.ts";
import { TribunalError } from "../domain/errors.ts";
import { refuseUnknown } from "../domain/known-options.ts";
import type { Locale } from "../domain/locale.ts";
import { checkCitation } from "../evidence/citations/check.ts";
import { checkText } from "../evidence/claims/check-text.ts";
import { factSheet } from "../evidence/fact-sheet.ts";
import { ANSWER_FAULTS } from "../i18n/answer-faults.ts";
import { explainError } from "../i18n/errors.ts";
import { faultsOf } from "../model/answer/faults.ts";
import { checkCalculation } from "../quantities/calculations/check.ts";
import { matchTopic } from "../quantities/topics/match.ts";

/** One check as an agent calls it. An AI SDK tool as it is; the other frameworks' tools are made from it. */
export interface TribunalTool<Input = never, Result = unknown> {
  title: string;
  description: string;
  inputSchema: z.ZodType<Input>;
  execute: (input: Input) => Promise<Result>;
}

/** How the checks speak to an agent. */
export interface ToolOptions {
  /** Language of the explanations. Default "en". */
  locale?: Locale;
}

/** The names of `ToolOptions`. */
export const TOOL_OPTIONS = { locale: true } satisfies Record<keyof ToolOptions, true>;
const LONGEST_TEXT = 200_000;
const MOST_FACTS = 40;

/**
 * Tribunal's checks over one deal's documents as tools an agent may call while it works, under the names they are given
 * to a model by. Ready for the AI SDK; `tribunal/mastra`, `tribunal/langgraph` and `tribunal/openai-agents` have them as
 * those frameworks' own.
 *
 * ```ts
 * const { text } = await generateText({ model, tools: tribunalTools(context), stopWhen: isStepCount(5), prompt });
 * ```
 */
export function tribunalTools(context: VerificationContext, options: ToolOptions = {}) {
  refuseUnknown("tribunalTools", options, TOOL_OPTIONS);
  const { locale = "en" } = options;
  const tool = <Input, Result>(
    title: string,
    description: string,
    inputSchema: z.ZodType<Input>,
    work: (input: Input) => Result,
  ): TribunalTool<Input, Result | { error: string }> => ({
    title,
    description,
    inputSchema,
    // An agent can mend what it did wrong only if it is told.
    execute: atEdge(title, async (input) => {
      const read = inputSchema.safeParse(input);
      if (!read.success) {
        const faults = faultsOf(read.error.issues, input);
        return { error: faults.map((fault) => ANSWER_FAULTS[locale][fault.kind](fault)).join("; ") };
      }
      try {
        return work(read.data);
      } catch (error) {
        if (error instanceof TribunalError) return { error: explainError(error, locale) };
        throw error;
      }
    }),
  });
  return {
    check_citation: tool(
      "Check a citation",
      "Is this quote in the documents, with these numbers, at this place? Answers verified, relocated, altered, unsupported, phantom or unverifiable, with the place found.",
      Citation,
      (citation) => checkCitation(context, citation, { locale }),
    ),
    check_calculation: tool(
      "Check a calculation",
      "Does this sum come out? '42 000 × 12 = 504 000', or a formula with its result.",
      z.object({
        formula: z.string().min(1).max(2_000),
        result: z.union([z.number(), z.string()]).nullable().optional(),
      }),
      ({ formula, result }) => checkCalculation({ formula, result: result ?? null }, { locale }),
    ),
    check_text: tool(
      "Check a text",
      "Holds a draft against the documents, sentence by sentence: supported, contradicted, not_found or unclear, with the place and the words there. Call it before you answer.",
      z.object({ text: z.string().min(1).max(LONGEST_TEXT) }),
      ({ text }) => {
        const { sentences, summary } = checkText(context, text, { locale });
        return { summary, sentences: sentences.filter(({ verdict }) => verdict !== "no_claim") };
      },
    ),
    find_facts: tool(
      "Find figures",
      "What the documents state about a metric ('ARR', 'churn', 'runway'): every figure with its period, whose it is, plan or present, and its place.",
      z.object({ metric: z.string().min(1).max(200) }),
      ({ metric }) => {
        const topic = matchTopic(metric)?.topic.id ?? null;
        const words = metric.toLowerCase();
        const { facts } = factSheet(context);
        const found = facts.filter((fact) =>
          topic === null ? fact.label.toLowerCase().includes(words) : fact.topic === topic,
        );
        return { facts: found.slice(0, MOST_FACTS), leftOut: Math.max(0, found.length - MOST_FACTS) };
      },
    ),
  };
}

/** The same tools in a row, for frameworks that make their own of them. */
export function toolList(context: VerificationContext, options: ToolOptions = {}) {
  return Object.entries(tribunalTools(context, options)).map(([name, { description, inputSchema, execute }]) => ({
    name,
    description,
    inputSchema: inputSchema as z.ZodType as z.ZodObject,
    run: (input: unknown): Promise<unknown> => execute(input as never),
  }));
}
