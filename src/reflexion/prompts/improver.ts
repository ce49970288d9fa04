import { z } from "zod";
import type { Locale } from "../../domain/locale.ts";
import { tolerant } from "../../model/prompt/answer-schema.ts";
import { asList, asNumber, asText, asTexts, isObject, pick } from "../../model/prompt/lenient.ts";
import { asMaterial, LANGUAGE, MATERIAL_RULE, type Prompt } from "../../model/prompt/material.ts";

/** What the improver is shown of one analysis: the evidence at hand, then what is to be repaired. */
export interface RepairBrief {
  /** Passages of the documents that bear on the critiques. */
  facts: [place: string, passage: string][];
  /** Sums that code has made from them. */
  sums: [place: string, sum: string][];
  critiques: [number: number, type: string, issue: string, passage: string][];
}

const SYSTEM = `You repair single sentences of an analysis of a startup's file. Each critique gives the sentence and its fault.
${MATERIAL_RULE}
- "before": the sentence, or a part of it, copied letter for letter. "after": what is to stand there instead.
- Keep what the sentence says and every figure in it. Tone it down, complete it, set it beside the evidence.
- Every correction rests on evidence: "sources" [{"reference","quote"}] with passages copied letter for letter from "facts", or a "calculation" written out ("42 000 × 12 = 504 000"). Code looks up each quote and redoes each sum; one that is false voids the correction.
- No figure, name or place in "after" that is not in the sentence, in a source you give or in "sums".
- Leave out a critique that the evidence does not settle. An empty list is a good answer.
- "after" in the language of the sentence, at most 60 words.
Answer with one JSON object.`;

/** One question about all open critiques of one analysis. */
export function improverPrompt(brief: RepairBrief, locale: Locale): Prompt {
  return { system: SYSTEM, user: asMaterial({ language: LANGUAGE[locale], ...brief }) };
}

const CorrectionShape = z.object({
  critique: z.number(),
  before: z.string(),
  after: z.string(),
  sources: z.array(z.object({ reference: z.string(), quote: z.string() })).optional(),
  calculation: z.string().optional(),
});
/** A correction as a model words it; nothing of it is believed. */
export type ProposedCorrection = z.infer<typeof CorrectionShape>;

const Shape = z.object({ corrections: z.array(CorrectionShape) });
export type ImproverAnswer = z.infer<typeof Shape>;

/** What the improver may answer. Whatever else it hands over, a revised output or a score, is not read. */
export const ImproverAnswer = tolerant(Shape, (value) => {
  const list = Array.isArray(value) ? value : isObject(value) ? pick(value, "corrections", "improvements") : undefined;
  return Array.isArray(list) ? { corrections: list.map(readCorrection) } : value;
});

function readCorrection(value: unknown): unknown {
  if (!isObject(value)) return value;
  const change = isObject(value.change) ? value.change : value;
  const calculation = sumOf(value.calculation);
  return {
    critique: numberOf(pick(value, "critique", "number", "critiqueId", "id")),
    before: typeof change.before === "string" ? change.before : "",
    after: typeof change.after === "string" ? change.after : "",
    sources: asList(pick(value, "sources", "source")).map(readSource),
    ...(calculation === undefined ? {} : { calculation }),
  };
}

/** What is not a source in the asked shape stays one that cannot be found: it is refused, not overlooked. */
function readSource(value: unknown): { reference: string; quote: string } {
  if (!isObject(value)) return { reference: "", quote: asText(value) ?? "" };
  return {
    reference: asText(pick(value, "reference", "place", "source")) ?? "",
    quote: asText(pick(value, "quote", "passage", "text")) ?? "",
  };
}

function sumOf(value: unknown): string | undefined {
  if (!isObject(value)) return asTexts(value).join("; ") || undefined;
  const [formula, result] = [asText(value.formula), asText(value.result)];
  if (formula === undefined) return undefined;
  return result === undefined || formula.includes("=") ? formula : `${formula} = ${result}`;
}

/** 3, "3", "#3", "CRT-003". A number that is none is no critique of ours. */
function numberOf(value: unknown): number {
  const written = typeof value === "string" ? /(\d+)\s*$/.exec(value)?.[1] : undefined;
  return asNumber(value) ?? (written === undefined ? 0 : Number(written));
}
