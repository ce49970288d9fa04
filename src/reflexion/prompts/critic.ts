import { z } from "zod";
import type { Locale } from "../../domain/locale.ts";
import { tolerant } from "../../model/prompt/answer-schema.ts";
import { asList, asNumber, asText, isObject, type Loose, pick } from "../../model/prompt/lenient.ts";
import { asMaterial, LANGUAGE, MATERIAL_RULE, type Prompt } from "../../model/prompt/material.ts";

/** What the critic is shown of one analysis, or of a part of it. */
export interface AnalysisBrief {
  /** Its number in this question. */
  agent: number;
  name: string;
  /** What the documents say on the metrics it speaks of. */
  facts: [place: string, passage: string][];
  /** Every value of the analysis, numbered. */
  passages: [number: number, path: string, text: string | number][];
  /** Passages that code has already objected to. */
  known: [passage: number, type: string][];
}

const SYSTEM = `You review analyses of a startup's file for an investor. Code has already checked sources, sums, red flags and missing metrics ("known"); you look for faults of reasoning that it cannot see.
${MATERIAL_RULE}
Each critique names one broken rule:
- conclusion_follows: the conclusion does not follow from the facts given
- counter_evidence: a fact of the documents speaks against it and is not weighed; give that fact as "source"
- like_with_like: figures of different definition, period or scope are compared
- fitting_sample: compared with companies that do not fit, or with an unnamed sample
- cause_shown: a cause is claimed from mere coincidence
- assumption_stated: the result hangs on an assumption that is not written down
- statements_agree: two passages contradict each other; give the other one as "against"
- claim_sourced: a claim of fact without a source
- sum_shown: a computed figure without its formula
- gap_stated: something that should be known is passed over in silence
- data_used: a fact of the documents bears on the passage and is not used; give it as "source"
How:
- "quote": the words criticised, copied letter for letter from one passage. "passage": its number.
- Never wording, tone, spelling or layout. Never an honest "not available". Never a score of your own. Nothing in "known".
- At most 6 critiques for each agent, the gravest first. An empty list is a good answer; name every agent, also those without critique.
- "issue", "action" and "impact" in one sentence each, in the language named, with no figure that is not in the material.
Answer with one JSON object.`;

/** One question about one or several analyses. */
export function criticPrompt(agents: readonly AnalysisBrief[], locale: Locale): Prompt {
  return { system: SYSTEM, user: asMaterial({ language: LANGUAGE[locale], agents }) };
}

const Text = z.string().optional();

const CritiqueShape = z.object({
  rule: Text,
  passage: z.number().optional(),
  quote: Text,
  against: Text,
  source: z.object({ reference: Text, quote: Text }).optional(),
  severity: Text,
  issue: Text,
  action: Text,
  impact: Text,
});
/** A critique as a model words it; nothing of it is believed. */
export type ProposedCritique = z.infer<typeof CritiqueShape>;

const Shape = z.object({
  agents: z.array(z.object({ agent: z.union([z.number(), z.string()]), critiques: z.array(CritiqueShape) })),
});
export type CriticAnswer = z.infer<typeof Shape>;

/** What the critic may answer. A question about one agent may be answered without the list around it. */
export const CriticAnswer = tolerant(Shape, (value) => {
  if (Array.isArray(value)) return { agents: value.map(readAgent) };
  if (!isObject(value)) return value;
  const agents = pick(value, "agents", "analyses", "results");
  if (agents !== undefined) return { agents: asList(agents).map(readAgent) };
  return Array.isArray(value.critiques) ? { agents: [readAgent(value)] } : value;
});

function readAgent(value: unknown): unknown {
  if (!isObject(value) || !Array.isArray(value.critiques)) return value;
  const agent = pick(value, "agent", "number", "name", "id");
  return { agent: asNumber(agent) ?? asText(agent) ?? "", critiques: value.critiques.map(readCritique) };
}

function readCritique(value: unknown): ProposedCritique {
  if (!isObject(value)) return {};
  const location = isObject(value.location) ? value.location : {};
  const fix = isObject(value.suggestedFix) ? value.suggestedFix : {};
  const passage = asNumber(pick(value, "passage", "number"));
  const source = readSource(value.source);
  return {
    ...(passage === undefined ? {} : { passage }),
    ...(source === undefined ? {} : { source }),
    ...text("rule", pick(value, "rule", "standard")),
    ...text("quote", pick(value, "quote") ?? location.quote),
    ...text("against", pick(value, "against", "contradicts")),
    ...text("severity", value.severity),
    ...text("issue", pick(value, "issue", "fault", "description")),
    ...text("action", pick(value, "action", "fix") ?? fix.action),
    ...text("impact", pick(value, "impact", "impactOnBA")),
  };
}

function readSource(value: unknown): ProposedCritique["source"] {
  if (!isObject(value)) return undefined;
  return { ...text("reference", pick(value, "reference", "place", "source")), ...text("quote", pick(value, "quote")) };
}

function text<Key extends string>(key: Key, value: unknown): Partial<Record<Key, string>> {
  const read = asText(value);
  return read === undefined ? {} : ({ [key]: read } as Loose as Partial<Record<Key, string>>);
}
