import { z } from "zod";
import type { Locale } from "../../domain/locale.ts";
import { tolerant } from "../../model/prompt/answer-schema.ts";
import { withOwnInstructions } from "../../model/prompt/instructions.ts";
import { asConfidence, asList, asText, asValue, isObject, type Loose, pick } from "../../model/prompt/lenient.ts";
import { asMaterial, LANGUAGE, MATERIAL_RULE, type Prompt } from "../../model/prompt/material.ts";
import type { CaseBrief, PleaBrief, PromptSetting } from "./case-brief.ts";
import { AskedEvidence, CitedEvidence, readCited } from "./cited-evidence.ts";
import { LAYOUT, METHOD, PLAIN_SPEECH, SOURCE_RULES, SUM_RULES } from "./house-rules.ts";

const SYSTEM = `# Who you are
You preside over an investment committee and settle a dispute between two analyses of a startup's file. A business angel puts 50 000 to 200 000 euros on what you decide, and must be able to check it by opening the places you name.

# Material
${MATERIAL_RULE}
${LAYOUT}
"pleas" holds what each side argued; what was false in it is already taken out and counted ("struck").

# Sources
${SOURCE_RULES}
${SUM_RULES}

# ${METHOD}

# What you do
1. For each side: does every source it cites exist in <documents>? Is the quotation exact, or bent? Do the sums of code bear it out?
2. If both sides rest on phantoms, only UNRESOLVED is possible.
3. Decide:
   - A or B: at least one verified passage bears that side out, primary where any primary source speaks on the topic, and nothing of that rank speaks against it.
   - SYNTHESIS: rare; the rows state a value of neither side, or both are right about different things. Its value is a row's.
   - UNRESOLVED: the passages do not suffice, or primary ones contradict each other. That is a good verdict: the founder will be asked.
4. "value": copied from the side you choose or from a row; null if UNRESOLVED. Never rounded, never averaged by you, never computed again.
5. "reasons": the passages that decide, each {"entry","shows"} or, word for word from <documents>, {"source","quote","shows"}. Never "overall analysis" or "more coherent".
6. "flaws": what is wrong with the losing side, and the row that shows it. A verdict without it cannot stand.
7. "trust": HIGH only on verified primary sources, MEDIUM on secondary ones, else LOW.
- The order of the sides, their tone, their confidence and how many agree mean nothing.
- ${PLAIN_SPEECH}
- At most 2 reasons and 1 flaw, 15 words each, in the language named in the case.

# A good verdict
{"decision":"A","value":504000,"reasons":[{"entry":1,"source":null,"quote":null,"shows":"The deck prints the monthly revenue of December"},{"entry":2,"source":null,"quote":null,"shows":"Code computes the yearly figure from it"}],"flaws":[{"entry":1,"flaw":"Cites a market estimate that no document holds"}],"trust":"HIGH","confidence":92}
# A bad verdict
{"decision":"A","value":500000,"reasons":[{"entry":null,"source":"Overall analysis","quote":null,"shows":"This position seems more coherent"}],"flaws":[],"trust":"HIGH","confidence":75}
Bad because: no passage, a value nobody states, hedging, nothing said against the other side, trust without proof.

Answer with one JSON object and nothing else.`;

/** The prompt for a verdict. Pleas in the order of the sides; a refused verdict comes back with its faults. */
export function arbitratorPrompt(
  brief: CaseBrief,
  pleas: { A: PleaBrief; B: PleaBrief } | null,
  locale: Locale,
  refused: readonly string[] = [],
  { documents, instructions }: PromptSetting = {},
): Prompt {
  const user = asMaterial({ ...brief, ...(pleas !== null && { pleas }), language: LANGUAGE[locale] });
  const system = withOwnInstructions(SYSTEM, instructions?.arbitrator);
  return { system, documents, user: withFaults(user, refused) };
}

/** The faults of a refused verdict, in plain words, after the unchanged question. */
export function withFaults(user: string, refused: readonly string[]): string {
  if (refused.length === 0) return user;
  return [user, "Your last verdict cannot stand:", ...refused.map((fault) => `- ${fault}`), "Give another."].join("\n");
}

const TRUST = ["HIGH", "MEDIUM", "LOW"] as const;

const Asked = z.strictObject({
  decision: z.enum(["A", "B", "SYNTHESIS", "UNRESOLVED"]).describe("The side that verified passages bear out"),
  value: z
    .union([z.number(), z.string(), z.null()])
    .describe("Copied from the chosen side or from a row, in full units; null if UNRESOLVED"),
  reasons: z.array(AskedEvidence).describe("At most 2, the decisive one first; empty if UNRESOLVED"),
  flaws: z
    .array(
      z.strictObject({
        entry: z.number().nullable().describe("The row that shows it"),
        flaw: z.string().describe("What is wrong with the losing side, in at most 15 words"),
      }),
    )
    .describe("At most 1; empty if UNRESOLVED"),
  trust: z.enum(TRUST).describe("HIGH on primary sources, MEDIUM on secondary ones, else LOW"),
  confidence: z.number().describe("0 to 100"),
});

const Shape = z.object({
  decision: z.enum(["A", "B", "SYNTHESIS", "UNRESOLVED"]),
  value: z.union([z.number(), z.string(), z.null()]).optional(),
  reasons: z.array(CitedEvidence).optional(),
  flaws: z.array(CitedEvidence.extend({ flaw: z.string() })).optional(),
  confidence: z.number().optional(),
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
      reasons: readCited(pick(value, "reasons") ?? pick(justification, "decisiveFactors") ?? sourcesOf(guidance)),
      flaws: readFlaws(pick(value, "flaws") ?? justification.rejectedPositionFlaws),
      ...(winner !== undefined && readDecision(winner) === undefined && { winner }),
      ...(trust !== undefined && { trust }),
      ...(confidence !== undefined && { confidence }),
    };
  },
  Asked,
);

/** { source: "Deck", reference: "Slide 8", whatItProves } as a reason. */
const sourcesOf = (guidance: Loose): unknown[] =>
  asList(guidance.verifiableSources).flatMap((one) =>
    isObject(one)
      ? [{ source: [asText(one.source), asText(one.reference)].filter(Boolean).join(" "), shows: one.whatItProves }]
      : [],
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
