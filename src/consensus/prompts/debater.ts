import { z } from "zod";
import type { Locale } from "../../domain/locale.ts";
import { tolerant } from "../../model/prompt/answer-schema.ts";
import { withOwnInstructions } from "../../model/prompt/instructions.ts";
import { asConfidence, asList, asText, asTexts, asValue, asYes, isObject, pick } from "../../model/prompt/lenient.ts";
import { asMaterial, LANGUAGE, MATERIAL_RULE, type Prompt } from "../../model/prompt/material.ts";
import type { CaseBrief, PleaBrief, PromptSetting } from "./case-brief.ts";
import { AskedEvidence, CitedEvidence, readCited } from "./cited-evidence.ts";
import { LAYOUT, METHOD, PLAIN_SPEECH, SOURCE_RULES, SUM_RULES } from "./house-rules.ts";

/** `defender` speaks for the first side, `prosecutor` against it. */
export type DebaterRole = "defender" | "prosecutor";

/** What a debater is told beyond the case. In the first round it has heard nobody. */
export interface DebaterTurn {
  you: "A" | "B";
  role: DebaterRole;
  round: number;
  /** What the opponent said in the round before. */
  opponent?: PleaBrief;
  /** How much of its own evidence was struck so far. */
  yourStruck?: number;
}

const SYSTEM = `# Who you are
A senior analyst before an investment committee. You answer for one side of a dispute over a fact in a startup's file; an investor is about to put 50 000 to 200 000 euros on it. You win by evidence or not at all: rhetoric counts for nothing.

# Material
${MATERIAL_RULE}
${LAYOUT}

# Sources
${SOURCE_RULES}
${SUM_RULES}

# ${METHOD}

# What you do
1. Check your side against <documents> before you write a word.
2. If they bear it out, argue it: one point, one source. If they speak against it, set "concede" to true and say which passage shows it: to give way to evidence is strength. Never defend what you have seen to be false.
3. Each point of "evidence" is a ledger row {"entry","shows"}, or a passage of <documents> that the ledger lacks, copied letter for letter, number included: {"source","quote","shows"} with "source" as its "place" says. Never a paraphrase, never a place without words. What is not there is struck, counted, and shown to the investor.
4. "weaknesses" says what you cannot prove. There always is something; your confidence falls with it.
5. "confidence": above 80 only on a primary source, below 60 on inference alone; code enforces both.
6. From the second round on, answer the opponent's points ("opponent"), and bring in something new: a round without new evidence ends the debate.
- The defender argues for A, the prosecutor for B.
- ${PLAIN_SPEECH}
- At most 2 points and 1 weakness, 15 words each, in the language named in the case.

# A good answer
{"claim":"ARR is 504 000 EUR","value":504000,"evidence":[{"entry":1,"source":null,"quote":null,"shows":"Monthly recurring revenue of December, printed by the company"}],"sums":["42 000 × 12 = 504 000"],"weaknesses":["No page shows whether December is a usual month"],"concede":false,"confidence":86}
# A bad answer
{"claim":"ARR is probably around 500K","value":500000,"evidence":[{"entry":null,"source":"Market analysis","quote":"Similar companies are at that level","shows":"Seems coherent"}],"sums":[],"weaknesses":[],"concede":false,"confidence":85}
Bad because: a vague source that is no document, a rounded value nobody states, hedging, high confidence with no proof, no weakness admitted.

Answer with one JSON object and nothing else.`;

/** The prompt for one plea. What both debaters share comes first. */
export function debaterPrompt(
  brief: CaseBrief,
  turn: DebaterTurn,
  locale: Locale,
  { documents, instructions }: PromptSetting = {},
): Prompt {
  return {
    system: withOwnInstructions(SYSTEM, instructions?.debater),
    documents,
    user: asMaterial({ ...brief, language: LANGUAGE[locale], ...turn }),
  };
}

const Asked = z.strictObject({
  claim: z.string().describe("Your side in one plain sentence, with its value"),
  value: z
    .union([z.number(), z.string(), z.null()])
    .describe("The value you now hold, in full units (504000), copied from a side or a row; null if none"),
  evidence: z.array(AskedEvidence).describe("At most 2, the strongest first"),
  sums: z.array(z.string()).describe('Sums of your own, written out: "42 000 × 12 = 504 000"; empty if none'),
  weaknesses: z.array(z.string()).describe("What you cannot prove"),
  concede: z.boolean().describe("True if the documents speak against your side"),
  confidence: z.number().describe("0 to 100: above 80 only on a primary source, below 60 on inference alone"),
});

const Shape = z.object({
  claim: z.string().optional(),
  value: z.union([z.number(), z.string(), z.null()]).optional(),
  evidence: z.array(CitedEvidence),
  sums: z.array(z.string()).optional(),
  weaknesses: z.array(z.string()).optional(),
  concede: z.boolean().optional(),
  confidence: z.number(),
});
export type DebaterAnswer = z.infer<typeof Shape>;

/** What a debater may answer. */
export const DebaterAnswer = tolerant(
  Shape,
  (value) => {
    if (!isObject(value)) return value;
    const position = isObject(value.position) ? value.position : {};
    const confidence = asConfidence(pick(value, "confidence", "confidenceLevel"));
    const evidence = pick(value, "evidence", "points", "cites");
    if (confidence === undefined || evidence === undefined) return value;
    const claim = asText(pick(value, "claim")) ?? asText(position.claim);
    return {
      ...(claim !== undefined && { claim }),
      value: asValue(pick(value, "value") ?? position.value),
      evidence: readCited(evidence),
      sums: [...asTexts(value.sums), ...sumsOf(value.calculation)],
      weaknesses: asTexts(value.weaknesses),
      concede: asYes(pick(value, "concede", "conceded")),
      confidence,
    };
  },
  Asked,
);

/** { formula, steps, result } as the sums they state. */
function sumsOf(calculation: unknown): string[] {
  if (!isObject(calculation)) return asTexts(calculation);
  const steps = asList(calculation.steps).flatMap((step) => asText(step) ?? []);
  const written = steps.filter((step) => /\d[^=]*[×x*/÷+−-][^=]*=\s*\D{0,3}\d/.test(step));
  if (written.length > 0) return written;
  const [formula, result] = [asText(calculation.formula), asText(calculation.result)];
  if (formula === undefined || !/\d/.test(formula)) return [];
  return [result === undefined || formula.includes("=") ? formula : `${formula} = ${result}`];
}
