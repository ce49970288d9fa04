import { z } from "zod";
import { runChecks } from "../checks/run.ts";
import { ConsensusEngine } from "../consensus/engine.ts";
import type { Deal } from "../deal/load-deal.ts";
import { CalculationCheck } from "../domain/calculation.ts";
import { Citation, CitationCheck } from "../domain/citation.ts";
import type { Locale } from "../domain/locale.ts";
import { verifyAgentOutputs } from "../evidence/citations/verify.ts";
import { checkText } from "../evidence/claims/check-text.ts";
import { witnessOf } from "../evidence/witness.ts";
import { readAgentOutput } from "../outputs/read-output.ts";
import { checkCalculation } from "../quantities/calculations/check.ts";
import { reviewDeal } from "../review.ts";
import { briefReview, briefVerdict } from "./brief.ts";
import { type DealTool, lang, type ToolAids, tool, WHICH } from "./tool.ts";

/** What another agent is told of a verdict. */
const Verdict = z.looseObject({
  contradictionId: z.string(),
  topic: z.string(),
  severity: z.string(),
  decision: z.string(),
  trust: z.string(),
  canTrust: z.boolean(),
  oneLiner: z.string(),
  sources: z.array(z.object({ reference: z.string(), whatItProves: z.string() })),
  questionForFounder: z.string().nullable(),
});
const counts = z.record(z.string(), z.number());

/** A sum needs no deal. */
export const CALCULATION = {
  title: "Check a calculation",
  description: "Does this sum come out? Recomputed by code: '42 000 × 12 = 504 000', or a formula with its result.",
  input: z.object({
    formula: z.string().min(1).max(2_000),
    result: z.union([z.number(), z.string()]).optional(),
    inputs: z.record(z.string(), z.number()).optional(),
    lang,
  }),
  output: CalculationCheck,
  work: ({ formula, result, inputs, lang: locale }: CalculationInput) =>
    checkCalculation(
      { formula, result: result ?? null, ...(inputs !== undefined && { inputs }) },
      { ...(locale !== undefined && { locale }) },
    ),
};
interface CalculationInput {
  formula: string;
  result?: number | string | undefined;
  inputs?: Record<string, number> | undefined;
  lang?: Locale | undefined;
}

/** What is held against the documents, and what they are held against themselves. */
export const CHECK_TOOLS: Record<string, DealTool> = {
  check_citation: tool({
    title: "Check a citation",
    description:
      "Is this quote in the deal's documents, with these numbers, at this place? Answers verified, relocated, altered, unsupported, phantom or unverifiable, with the place found.",
    input: z.object({ ...WHICH, lang, ...Citation.shape }),
    output: CitationCheck,
    work: ({ context, deal: info }, { deal: _, documents: __, lang: locale, ...citation }) =>
      witnessOf(context).check(citation, null, locale ?? info.locale),
  }),
  check_text: tool({
    title: "Check a text",
    description:
      "Holds a text (a memo, an answer) against the deal's documents, sentence by sentence: supported, contradicted, not_found, unclear or no_claim, with the place, the words there and the sum.",
    input: z.object({ ...WHICH, lang, text: z.string().min(1).max(200_000) }),
    output: z.looseObject({
      sentences: z.array(z.looseObject({ text: z.string(), verdict: z.string(), claims: z.array(z.looseObject({})) })),
      summary: counts,
    }),
    work: ({ context, deal: info }, { lang: locale, text }) =>
      checkText(context, text, { locale: locale ?? info.locale }),
  }),
  verify_deal: tool({
    title: "Check every citation",
    description: "Checks every citation and every sum of the analysts' outputs in a deal folder.",
    input: z.object({ ...WHICH, lang }),
    output: z.looseObject({
      citations: z.array(z.looseObject({})),
      calculations: z.array(z.looseObject({})),
      unchecked: z.array(z.looseObject({})),
      counts: z.looseObject({ citations: counts, calculations: counts, unchecked: z.number() }),
    }),
    work: ({ context, agentOutputs, deal: info }, { lang: locale }) =>
      verifyAgentOutputs(context, agentOutputs, { locale: locale ?? info.locale }),
  }),
  run_checks: tool({
    title: "The checks a professional makes",
    description:
      "Cap table, instruments, exit, term sheet, use of funds, definitions, customers, money trail, workbook, plan, market, company, data room: each with what it found and where, what is missing, its sums and its questions.",
    input: z.object({ ...WHICH, lang }),
    output: z.looseObject({ checks: z.array(z.looseObject({ id: z.string(), status: z.string() })) }),
    work: ({ context, deal: info }, { lang: locale }) => ({
      checks: runChecks(context, {
        locale: locale ?? info.locale,
        stage: info.stage ?? null,
        sector: info.sector ?? null,
      }),
    }),
  }),
  settle_findings: tool({
    title: "Settle contradictions",
    description:
      "Finds contradictions between analysts' findings and settles them by the deal's documents. Give each agent's own JSON as it is.",
    input: z.object({
      ...WHICH,
      lang,
      agents: z
        .array(z.object({ agentName: z.string().min(1), output: z.unknown() }))
        .min(1)
        .max(50),
    }),
    output: z.looseObject({ verdicts: z.array(Verdict), unread: z.array(z.looseObject({ agentName: z.string() })) }),
    work: async ({ context, deal: info }, { lang: locale, agents }, { review = {} }) => {
      const engine = new ConsensusEngine({ locale: locale ?? info.locale, ...review });
      const read = agents.map(({ agentName, output }) => ({ agentName, ...readAgentOutput(output, agentName) }));
      const { contradictions, ...notContradictions } = engine.detect(
        read.flatMap(({ agentName, output }) => output.findings.map((finding) => ({ ...finding, agentName }))),
      );
      const resolutions = await engine.resolveAll(contradictions, context);
      return {
        verdicts: contradictions.flatMap((contradiction, i) => {
          const resolution = resolutions[i];
          return resolution === undefined ? [] : [briefVerdict(contradiction, resolution)];
        }),
        ...notContradictions,
        unread: read.flatMap(({ agentName, unread }) => unread.map((part) => ({ agentName, ...part }))),
      };
    },
  }),
  review_deal: tool({
    title: "Review a deal",
    description:
      "The whole review of a deal folder: can the analysis be trusted, contradictions settled with their sources, weak analyses corrected, questions for the founder, what was not examined. Tells how far it is.",
    input: z.object({ ...WHICH, lang }),
    output: z.looseObject({
      reviewId: z.string(),
      deal: z.string(),
      answer: z.looseObject({ headline: z.string(), trust: z.string() }),
      verdicts: z.array(Verdict),
      corrections: z.array(z.looseObject({ agentName: z.string(), status: z.string() })),
      notExamined: z.array(z.string()),
    }),
    work: (deal, { lang: locale }, aids) => reviewOf(deal, locale ?? null, aids),
  }),
};

/** A deal that was read gives the same review again: it is made once a language. */
const reviews = new WeakMap<Deal, Map<Locale | null, Promise<ReturnType<typeof briefReview>>>>();

function reviewOf(deal: Deal, locale: Locale | null, { review, signal, tell }: ToolAids) {
  const made = reviews.get(deal) ?? new Map();
  reviews.set(deal, made);
  const known = made.get(locale);
  if (known !== undefined) return known;
  const making = reviewDeal(deal, {
    ...review,
    ...(locale !== null && { locale }),
    ...(signal !== undefined && { signal }),
    ...(tell !== undefined && { emit: tell }),
  }).then(briefReview);
  made.set(locale, making);
  making.catch(() => made.delete(locale));
  return making;
}
