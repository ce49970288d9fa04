import { z } from "zod";
import type { Locale } from "../../domain/locale.ts";
import { tolerant } from "../../model/prompt/answer-schema.ts";
import { asText, asValue, isObject, pick } from "../../model/prompt/lenient.ts";
import { asMaterial, LANGUAGE, MATERIAL_RULE, type Prompt } from "../../model/prompt/material.ts";
import { readDecision, type VerdictAnswer, withFaults } from "./arbitrator.ts";
import type { CaseBrief } from "./case-brief.ts";
import { CitedEvidence, readCited } from "./cited-evidence.ts";

const SYSTEM = `Settle a small dispute over a fact in a startup's file.
${MATERIAL_RULE}
Ledger rows are [entry, place, rank, passage, value], verified by code. Choose A or B only on a row that bears it out, else UNRESOLVED; confidence proves nothing. value is copied from a position or a row. One reason {"entry","shows"}, 20 words, in the language named. Answer with one JSON object.`;

/** The prompt for a short verdict, with no debate before it. */
export function quickPrompt(brief: CaseBrief, locale: Locale, refused: readonly string[] = []): Prompt {
  return { system: SYSTEM, user: withFaults(asMaterial({ ...brief, language: LANGUAGE[locale] }), refused) };
}

const Shape = z.object({
  decision: z.enum(["A", "B", "UNRESOLVED"]),
  value: z.union([z.number(), z.string(), z.null()]).optional(),
  reasons: z.array(CitedEvidence).optional(),
});

/** What a short verdict may look like. */
export const QuickAnswer = tolerant<VerdictAnswer>(Shape, (value) => {
  if (!isObject(value)) return value;
  const decision = readDecision(pick(value, "decision", "winner", "verdict"));
  if (decision === undefined) return value;
  const final = isObject(value.finalValue) ? value.finalValue : value;
  const source = asText(final.source);
  const reason = asText(value.reason);
  const spoken = source === undefined ? [] : [{ source, ...(reason !== undefined && { shows: reason }) }];
  return { decision, value: asValue(final.value), reasons: readCited(pick(value, "reasons") ?? spoken) };
});
