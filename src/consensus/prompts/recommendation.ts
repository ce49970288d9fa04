import { z } from "zod";
import type { Locale } from "../../domain/locale.ts";
import { tolerant } from "../../model/prompt/answer-schema.ts";
import { withOwnInstructions } from "../../model/prompt/instructions.ts";
import { asText, asTexts, isObject, pick } from "../../model/prompt/lenient.ts";
import { asMaterial, LANGUAGE, MATERIAL_RULE, type Prompt } from "../../model/prompt/material.ts";
import { CitedEvidence, readCited } from "./cited-evidence.ts";

/** What an agent is told before it speaks on a recommendation. */
export interface RecommendationTurn {
  question: string;
  you: string;
  yourRecommendation: string;
  others: { agent: string; recommendation: string }[];
  /** The agent's own sourced findings: [number, metric, value, source]. */
  findings: [entry: number, metric: string, value: string, source: string][];
  commonGround: string | null;
  round: number;
  /** What the others said in the round before: nobody's in the first. */
  heard?: { agent: string; stance: string; position: string; arguments: string[] }[];
}

const SYSTEM = `You speak for one analyst whose advice to an investor clashes with another's.
${MATERIAL_RULE}
Findings are [entry, metric, value, source].
- Argue only from your findings: {"entry","shows"}. Arguments without one are dropped.
- stance: "holds" keeps your recommendation, "accepts" takes the common ground (if there is one), "yields" gives yours up to better evidence.
- Grant what the others prove on this question, as concessions that name it. Others are struck.
- At most 3 arguments, 25 words each, in the language named.
Answer with one JSON object.`;

/** The prompt for one plea on opposed recommendations. */
export function recommendationPrompt(turn: RecommendationTurn, locale: Locale, own?: string): Prompt {
  const { round, heard, ...stable } = turn;
  const user = asMaterial({ ...stable, language: LANGUAGE[locale], round, ...(heard !== undefined && { heard }) });
  return { system: withOwnInstructions(SYSTEM, own), user };
}

const Shape = z.object({
  stance: z.enum(["holds", "accepts", "yields"]),
  arguments: z.array(CitedEvidence).optional(),
  concessions: z.array(z.string()).optional(),
});
export type RecommendationAnswer = z.infer<typeof Shape>;

/** What a speaker may answer. */
export const RecommendationAnswer = tolerant(Shape, (value) => {
  if (!isObject(value)) return value;
  const stance = asText(value.stance)
    ?.toLowerCase()
    .replace(/^(hold|accept|yield)$/, "$1s");
  return {
    stance,
    arguments: readCited(pick(value, "arguments", "evidence")),
    concessions: asTexts(value.concessions),
  };
});
