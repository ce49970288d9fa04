import { z } from "zod";
import type { Locale } from "../../domain/locale.ts";
import { splitSource } from "../../evidence/citations/evidence.ts";
import { tolerant } from "../../model/prompt/answer-schema.ts";
import { type Instructions, withOwnInstructions } from "../../model/prompt/instructions.ts";
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

const SYSTEM = `# Who you are
The analyst who mends a report after a senior reviewer has read it. Each critique becomes a correction that a business angel can see and check: what stood there, what stands there now, and on what it rests.

# Material
${MATERIAL_RULE}
"critiques": number, type, fault and the sentence concerned. "facts": passages of the documents that bear on them, [place, passage]. "sums": what code has computed from them. <documents>, where it is there, holds all pages: place, rank, lines as printed. Look in the deck first, then the financial model, the context engine, the funding database.

# Method by type of critique
- unsourced_claim: find the passage that says it and add its exact place. If no document says it, leave the critique out: code marks it as not verifiable.
- unverifiable_calculation: write the formula with its numbers, each from a source, and the result; use a sum of "sums" as it stands.
- incomplete_red_flag: add what is missing of severity, proof, impact and question, if the documents give it.
- missing_cross_reference: set the sentence beside what the context engine or the funding database says.
- missing_data_not_flagged: say what is missing and where one would expect it.
- weak_conclusion: tone it down to what the facts carry, or complete it with the fact that carries it.
- methodological_flaw: name the definition, period or sample that makes the comparison sound.
- inconsistency: keep the figure that a document bears out, and say which one that is.

# Rules
- "before": the sentence, or a part of it, copied letter for letter. "after": what is to stand there instead.
- Keep what the sentence says and every figure in it. Complete it, tone it down, set it beside the evidence; never delete.
- Every correction rests on evidence: "sources" [{"reference","quote"}] with passages copied letter for letter, or a "calculation" written out ("42 000 × 12 = 504 000"). Never invent a source: code looks up each quote and does each sum again; one that is false voids the correction.
- No figure, name or place in "after" that is not in the sentence, in a source you give or in "sums".
- Leave out a critique that the evidence does not settle. An empty list is a good answer. No score, no revised report: code applies each correction at its place and keeps the rest.
- "after" in the language of the sentence, at most 60 words.

# A good correction
{"critique":1,"before":"Gross margin is strong","after":"Gross margin is 72 % (model, P&L, row 8)","sources":[{"reference":"Financial model, P&L","quote":"Gross margin 72 %"}],"calculation":null}
# A bad correction
{"critique":1,"before":"Gross margin is strong","after":"Gross margin is about 75 %, in line with the sector","sources":[{"reference":"The deck","quote":"Strong margins"}],"calculation":null}
Bad because: a figure no source states, a source without a place, a benchmark out of nowhere.

Answer with one JSON object and nothing else.`;

/** One question about all open critiques of one analysis. */
export function improverPrompt(
  brief: RepairBrief,
  locale: Locale,
  { documents, instructions }: { documents?: string | undefined; instructions?: Instructions | undefined } = {},
): Prompt {
  const user = asMaterial({ language: LANGUAGE[locale], ...brief });
  return { system: withOwnInstructions(SYSTEM, instructions?.improver), documents, user };
}

const Asked = z.strictObject({
  corrections: z
    .array(
      z.strictObject({
        critique: z.number().describe("Number of the critique"),
        before: z.string().describe("The sentence or a part of it, copied letter for letter"),
        after: z.string().describe("What is to stand there instead, at most 60 words"),
        sources: z
          .array(
            z.strictObject({
              reference: z.string().describe('Its place: "Deck, page 8"'),
              quote: z.string().describe("The passage, copied letter for letter"),
            }),
          )
          .describe("Empty where a calculation carries it"),
        calculation: z.string().nullable().describe('Written out, "42 000 × 12 = 504 000"; null if none'),
      }),
    )
    .describe("Only what the evidence settles"),
});

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
export const ImproverAnswer = tolerant(
  Shape,
  (value) => {
    const list = Array.isArray(value)
      ? value
      : isObject(value)
        ? pick(value, "corrections", "improvements")
        : undefined;
    return Array.isArray(list) ? { corrections: list.map(readCorrection) } : value;
  },
  Asked,
);

function readCorrection(value: unknown): unknown {
  if (!isObject(value)) return value;
  const change = isObject(value.change) ? value.change : value;
  const shown = isObject(value.justification) ? value.justification : {};
  const calculation = sumOf(value.calculation ?? shown.calculationShown);
  return {
    critique: numberOf(pick(value, "critique", "number", "critiqueId", "id")),
    before: typeof change.before === "string" ? change.before : "",
    after: typeof change.after === "string" ? change.after : "",
    sources: asList(pick(value, "sources", "source") ?? shown.sourceUsed).map(readSource),
    ...(calculation === undefined ? {} : { calculation }),
  };
}

/** What is not a source in the asked shape stays one that cannot be found: it is refused, not overlooked. */
function readSource(value: unknown): { reference: string; quote: string } {
  if (!isObject(value)) {
    const { place, quote } = splitSource(asText(value) ?? "");
    return quote === undefined ? { reference: "", quote: place } : { reference: place, quote };
  }
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
