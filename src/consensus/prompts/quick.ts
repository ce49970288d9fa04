import { z } from "zod";
import type { Locale } from "../../domain/locale.ts";
import { tolerant } from "../../model/prompt/answer-schema.ts";
import { withOwnInstructions } from "../../model/prompt/instructions.ts";
import { asText, asValue, isObject, pick } from "../../model/prompt/lenient.ts";
import { asMaterial, LANGUAGE, MATERIAL_RULE, type Prompt } from "../../model/prompt/material.ts";
import { readDecision, type VerdictAnswer, withFaults } from "./arbitrator.ts";
import type { CaseBrief, PromptSetting } from "./case-brief.ts";
import { AskedEvidence, CitedEvidence, readCited } from "./cited-evidence.ts";
import { LAYOUT, PLAIN_SPEECH, SOURCE_RULES, SUM_RULES } from "./house-rules.ts";

const SYSTEM = `# Who you are
You settle a small dispute over a fact in a startup's file, at once and without a debate, for a business angel who must be able to check it.

# Material
${MATERIAL_RULE}
${LAYOUT}

# Sources
${SOURCE_RULES}
${SUM_RULES}

# What you do
- Hold both sides against <documents>. Choose A or B only on a passage that bears it out, else UNRESOLVED. That one side is very sure of itself proves nothing.
- Even a short verdict names at least one source: a ledger row {"entry","shows"}, or a passage of <documents> word for word {"source","quote","shows"}.
- "value" is copied from a side or a row, never rounded; null if UNRESOLVED. "trust": HIGH on a primary source, MEDIUM on a secondary one, else LOW.
- ${PLAIN_SPEECH}
- One reason, 20 words at most, in the language named in the case.

# A good verdict
{"decision":"A","value":504000,"reasons":[{"entry":1,"source":null,"quote":null,"shows":"Slide 8 prints the monthly revenue A counts on"}],"trust":"HIGH"}
# A bad verdict
{"decision":"B","value":800000,"reasons":[],"trust":"HIGH"}
Bad because: no source, and trust without one.

Answer with one JSON object and nothing else.`;

/** The prompt for a short verdict, with no debate before it. `draw` tells independent answers to one question apart. */
export function quickPrompt(
  brief: CaseBrief & { draw?: number },
  locale: Locale,
  refused: readonly string[] = [],
  { documents, instructions }: PromptSetting = {},
): Prompt {
  const system = withOwnInstructions(SYSTEM, instructions?.quick);
  return { system, documents, user: withFaults(asMaterial({ ...brief, language: LANGUAGE[locale] }), refused) };
}

const Asked = z.strictObject({
  decision: z.enum(["A", "B", "UNRESOLVED"]).describe("The side a passage bears out"),
  value: z
    .union([z.number(), z.string(), z.null()])
    .describe("Copied from the chosen side or a row, in full units; null if UNRESOLVED"),
  reasons: z.array(AskedEvidence).describe("One; empty if UNRESOLVED"),
  trust: z.enum(["HIGH", "MEDIUM", "LOW"]).describe("HIGH on a primary source, MEDIUM on a secondary one, else LOW"),
});

const Shape = z.object({
  decision: z.enum(["A", "B", "UNRESOLVED"]),
  value: z.union([z.number(), z.string(), z.null()]).optional(),
  reasons: z.array(CitedEvidence).optional(),
  trust: z.string().optional(),
});

/** What a short verdict may look like. */
export const QuickAnswer = tolerant<VerdictAnswer>(
  Shape,
  (value) => {
    if (!isObject(value)) return value;
    const decision = readDecision(pick(value, "decision", "winner", "verdict"));
    if (decision === undefined) return value;
    const final = isObject(value.finalValue) ? value.finalValue : value;
    const source = asText(final.source);
    const reason = asText(value.reason);
    const trust = asText(pick(value, "trust", "trustLevel"));
    const spoken = source === undefined ? [] : [{ source, ...(reason !== undefined && { shows: reason }) }];
    return {
      decision,
      value: asValue(final.value),
      reasons: readCited(pick(value, "reasons") ?? spoken),
      ...(trust !== undefined && { trust }),
    };
  },
  Asked,
);
