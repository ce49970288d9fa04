import { z } from "zod";
import type { Locale } from "../../domain/locale.ts";
import { tolerant } from "../../model/prompt/answer-schema.ts";
import { asConfidence, asList, asText, asTexts, asValue, asYes, isObject, pick } from "../../model/prompt/lenient.ts";
import { asMaterial, LANGUAGE, MATERIAL_RULE, type Prompt } from "../../model/prompt/material.ts";
import type { CaseBrief, PleaBrief } from "./case-brief.ts";
import { CitedEvidence, readCited } from "./cited-evidence.ts";

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

const SYSTEM = `You argue one side of a dispute over a fact in a startup's file. Evidence wins, not rhetoric.
${MATERIAL_RULE}
Ledger rows: [entry, place, rank, passage, value], verified by code.
- Rest each point on a row: {"entry","shows"}; or on a passage outside the ledger, word for word: {"source","quote","shows"}. False ones are struck and held against you.
- Write sums out ("42 000 × 12 = 504 000"); code redoes them.
- confidence above 80 needs a primary row; without any row stay below 60.
- The defender argues for A, the prosecutor for B. If the evidence is against you, concede.
- At most 2 points and 1 weakness, 15 words each, in the language named.
Answer with one JSON object.`;

/** The prompt for one plea. What both debaters share comes first. */
export function debaterPrompt(brief: CaseBrief, turn: DebaterTurn, locale: Locale): Prompt {
  return { system: SYSTEM, user: asMaterial({ ...brief, language: LANGUAGE[locale], ...turn }) };
}

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
export const DebaterAnswer = tolerant(Shape, (value) => {
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
});

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
