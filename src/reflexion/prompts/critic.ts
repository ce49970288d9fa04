import { z } from "zod";
import type { Locale } from "../../domain/locale.ts";
import type { Standard } from "../../i18n/reflexion-model.ts";
import { tolerant } from "../../model/prompt/answer-schema.ts";
import { type Instructions, withOwnInstructions } from "../../model/prompt/instructions.ts";
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

const SYSTEM = `# Who you are
A senior reviewer of a large audit firm, fifteen years in due diligence. You read an analyst's report before it goes to a business angel who will put 50 000 to 200 000 euros on it. "About right" is not right; a claim without a source is a liability; a vague red flag is worse than none.

# Material
${MATERIAL_RULE}
Each analysis: its values by number and path ("passages"), what the documents state on its metrics ("facts"), and what code has already objected to ("known"). <documents>, where it is there, holds all pages: place, rank, lines as printed.

# Method
Code has checked every source, sum, red flag and missing metric. Go through the same steps for what code cannot see:
1. Sources: is every claim of fact sourced to an exact place ("Slide 12", never "the deck")? A source must say this, not something near it.
2. Sums: is the formula written, are its inputs sourced, does it measure what it is said to measure?
3. Red flags: severity, proof, impact in money or percent, question for the founder: code has audited all four; criticise the reasoning between them.
4. Missing data: what would a reader of this kind of analysis expect, is it there, and if not, is it said?
5. Cross-references: is there a fact of the deck, the model, the context engine or the funding database that bears out or denies a passage and is not used?
6. Conclusions: do they follow, and do they weigh what speaks against them?

# Each critique names one broken rule
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

# How
- "quote": the words criticised, copied letter for letter from one passage. "passage": its number. Never "some claims lack sources": which one?
- "action": what to do, with the place to look where there is one. "impact": what the investor would get wrong.
- The gravest for the investor's decision first, at most 6 for each agent. An empty list is a good answer; name every agent, also those without critique.
- Never wording, tone, spelling or layout: substance only. Never an honest "not available". Never a score, an id or a verdict of your own. Nothing in "known".
- One sentence each for "issue", "action" and "impact", in the language named, with no figure that is not in the material.

# A good critique
{"rule":"like_with_like","passage":4,"quote":"CAC fell from 900 to 310","against":null,"source":null,"severity":"HIGH","issue":"The first figure counts salaries, the second only advertising","action":"Compare both with salaries, as in the model's Costs sheet","impact":"Payback looks three times shorter than it is"}
# A bad critique
{"rule":"claim_sourced","passage":1,"quote":"The analysis","against":null,"source":null,"severity":"HIGH","issue":"Several statements could be better supported","action":"Add sources","impact":"Less convincing"}
Bad because: it names no passage, no fault anyone could mend, and nothing the investor would lose.

Answer with one JSON object and nothing else.`;

/** One question about one or several analyses. */
export function criticPrompt(
  agents: readonly AnalysisBrief[],
  locale: Locale,
  { documents, instructions }: { documents?: string | undefined; instructions?: Instructions | undefined } = {},
): Prompt {
  const user = asMaterial({ language: LANGUAGE[locale], agents });
  return { system: withOwnInstructions(SYSTEM, instructions?.critic), documents, user };
}

const RULES = [
  "conclusion_follows",
  "counter_evidence",
  "like_with_like",
  "fitting_sample",
  "cause_shown",
  "assumption_stated",
  "statements_agree",
  "claim_sourced",
  "sum_shown",
  "gap_stated",
  "data_used",
] as const satisfies readonly Standard[];

const AskedSource = z.strictObject({
  reference: z.string().describe('Its "place": "Deck, page 8"'),
  quote: z.string().describe("The fact, copied letter for letter"),
});

const Asked = z.strictObject({
  agents: z
    .array(
      z.strictObject({
        agent: z.number().describe("Number of the analysis"),
        critiques: z.array(
          z.strictObject({
            rule: z.enum(RULES).describe("The one rule it breaks"),
            passage: z.number().describe("Number of the passage"),
            quote: z.string().describe("The words criticised, copied letter for letter"),
            against: z.string().nullable().describe("statements_agree: the other passage, word for word; else null"),
            source: AskedSource.nullable().describe("counter_evidence and data_used: the fact; else null"),
            severity: z.enum(["HIGH", "MEDIUM"]).describe("HIGH where the decision hangs on it"),
            issue: z.string().describe("What is wrong, in one sentence"),
            action: z.string().describe("What to do about it, with the place to look"),
            impact: z.string().describe("What the investor would get wrong"),
          }),
        ),
      }),
    )
    .describe("Every analysis, also those without critique"),
});

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
export const CriticAnswer = tolerant(
  Shape,
  (value) => {
    if (Array.isArray(value)) return { agents: value.map(readAgent) };
    if (!isObject(value)) return value;
    const agents = pick(value, "agents", "analyses", "results");
    if (agents !== undefined) return { agents: asList(agents).map(readAgent) };
    return Array.isArray(value.critiques) ? { agents: [readAgent(value)] } : value;
  },
  Asked,
);

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
    ...text("rule", ruleOf(value)),
    ...text("quote", pick(value, "quote") ?? location.quote),
    ...text("against", pick(value, "against", "contradicts")),
    ...text("severity", value.severity),
    ...text("issue", pick(value, "issue", "fault", "description")),
    ...text("action", pick(value, "action", "fix") ?? fix.action),
    ...text("impact", pick(value, "impact", "impactOnBA")),
  };
}

/** The rules that the types of other tools' critics stand for; where the model names a rule of ours, that one counts. */
const RULE_OF_TYPE: Record<string, Standard> = {
  unsourced_claim: "claim_sourced",
  unverifiable_calculation: "sum_shown",
  missing_data_not_flagged: "gap_stated",
  missing_cross_reference: "data_used",
  weak_conclusion: "conclusion_follows",
  methodological_flaw: "like_with_like",
  inconsistency: "statements_agree",
};

function ruleOf(value: Loose): unknown {
  const named = asText(value.rule);
  if (named !== undefined) return named;
  const type = asText(value.type);
  return type !== undefined && Object.hasOwn(RULE_OF_TYPE, type) ? RULE_OF_TYPE[type] : value.standard;
}

function readSource(value: unknown): ProposedCritique["source"] {
  if (!isObject(value)) return undefined;
  return { ...text("reference", pick(value, "reference", "place", "source")), ...text("quote", pick(value, "quote")) };
}

function text<Key extends string>(key: Key, value: unknown): Partial<Record<Key, string>> {
  const read = asText(value);
  return read === undefined ? {} : ({ [key]: read } as Loose as Partial<Record<Key, string>>);
}
