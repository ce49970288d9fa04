import { z } from "zod";
import type { Locale } from "../../domain/locale.ts";
import { tolerant } from "../../model/prompt/answer-schema.ts";
import { asConfidence, asList, asText, asValue, isObject, type Loose, pick } from "../../model/prompt/lenient.ts";
import { asMaterial, LANGUAGE, MATERIAL_RULE, type Prompt } from "../../model/prompt/material.ts";
import type { CaseBrief, PleaBrief } from "./case-brief.ts";
import { CitedEvidence, readCited } from "./cited-evidence.ts";

const SYSTEM = `You arbitrate a dispute over a fact in a startup's file; an investor relies on it.
${MATERIAL_RULE}
Ledger rows: [entry, place, rank, passage, value], verified by code. Pleas: what each side argued, false evidence taken out.
- Decide A or B only on a row that bears that side out; primary outranks secondary. SYNTHESIS only if rows state a value of neither side. Else UNRESOLVED, a good verdict.
- value: copied from a position or a row; null if UNRESOLVED.
- reasons: {"entry","shows"}, or a passage outside the ledger, word for word: {"source","quote","shows"}.
- flaws: why the losing side is wrong, by which row.
- Order, tone and confidence mean nothing.
- At most 2 reasons and 1 flaw, 15 words each, in the language named.
Answer with one JSON object.`;

/** The prompt for a verdict. Pleas in the order of the sides; a refused verdict comes back with its faults. */
export function arbitratorPrompt(
  brief: CaseBrief,
  pleas: { A: PleaBrief; B: PleaBrief } | null,
  locale: Locale,
  refused: readonly string[] = [],
): Prompt {
  const user = asMaterial({ ...brief, ...(pleas !== null && { pleas }), language: LANGUAGE[locale] });
  return { system: SYSTEM, user: withFaults(user, refused) };
}

/** The faults of a refused verdict, in plain words, after the unchanged question. */
export function withFaults(user: string, refused: readonly string[]): string {
  if (refused.length === 0) return user;
  return [user, "Your last verdict cannot stand:", ...refused.map((fault) => `- ${fault}`), "Give another."].join("\n");
}

const Asked = z.object({
  decision: z.enum(["A", "B", "SYNTHESIS", "UNRESOLVED"]),
  value: z.union([z.number(), z.string(), z.null()]).optional(),
  reasons: z.array(CitedEvidence).optional(),
  flaws: z.array(z.object({ entry: z.number().optional(), flaw: z.string() })).optional(),
  confidence: z.number().optional(),
});

const Shape = Asked.extend({
  flaws: z.array(CitedEvidence.extend({ flaw: z.string() })).optional(),
  /** Kept where a model names one: it must be a party. */
  winner: z.string().optional(),
  trust: z.string().optional(),
});

/** A verdict as proposed: nothing in it is believed yet. */
export type VerdictAnswer = z.infer<typeof Shape>;

/** What an arbitrator may answer. */
export const ArbitratorAnswer = tolerant<VerdictAnswer>(
  Shape,
  (value) => {
    if (!isObject(value)) return value;
    const verdict = isObject(value.verdict) ? value.verdict : value;
    const decision = readDecision(pick(verdict, "decision", "verdict", "winner"));
    if (decision === undefined) return value;
    const justification = isObject(verdict.justification) ? verdict.justification : {};
    const final = isObject(value.finalValue) ? value.finalValue : value;
    const guidance = isObject(value.baGuidance) ? value.baGuidance : value;
    const winner = asText(verdict.winner);
    const trust = asText(pick(guidance, "trustLevel", "trust"));
    const confidence = asConfidence(final.confidence);
    return {
      decision,
      value: asValue(final.value),
      reasons: readCited(pick(value, "reasons") ?? justification.decisiveFactors),
      flaws: readFlaws(pick(value, "flaws") ?? justification.rejectedPositionFlaws),
      ...(winner !== undefined && readDecision(winner) === undefined && { winner }),
      ...(trust !== undefined && { trust }),
      ...(confidence !== undefined && { confidence }),
    };
  },
  Asked,
);

/** "POSITION_A", "position a", "A", "unresolved". */
export function readDecision(value: unknown): VerdictAnswer["decision"] | undefined {
  const word = asText(value)
    ?.toUpperCase()
    .replace(/^POSITION[\s_-]*/, "");
  return word === "A" || word === "B" || word === "SYNTHESIS" || word === "UNRESOLVED" ? word : undefined;
}

function readFlaws(value: unknown): NonNullable<VerdictAnswer["flaws"]> {
  return asList(value).flatMap((one) => {
    const object: Loose = isObject(one) ? one : { flaw: one };
    const flaw = asText(pick(object, "flaw", "shows", "why"));
    if (flaw === undefined) return [];
    const [cited] = readCited({ ...object, shows: flaw });
    return [{ ...cited, flaw }];
  });
}
