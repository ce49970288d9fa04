import { z } from "zod";
import { QUALITY_ENGINE_CONFIG, type QualityEngineConfig } from "../domain/config.ts";
import { type Contradiction, ContradictionSeverity } from "../domain/contradiction.ts";
import { refuseUnknown, requireList } from "../domain/known-options.ts";
import { greatest, least } from "../domain/many.ts";
import { costOf, PRICES_DATE, type PriceTable, priceOf } from "./prices.ts";

/**
 * Tokens a case takes at most, prompts and answers together: the flat figures of the documents we started from. A debate
 * is held to its own by `maxCaseTokens`. What a review is likely to take is rehearsed (`estimateReview`) and shown beside.
 */
export const TOKENS_PER_CASE = {
  /** Settled in code: no model is called. */
  byCode: 0,
  /** Arbitration alone. */
  arbitration: 5_000,
  /** Up to three rounds and the arbitration. */
  debate: 15_000,
  /** One agent critiqued and improved. */
  reflexion: 8_000,
} as const;

/** The rest is what models write: dearer by far. */
const INPUT_SHARE = 0.6;

export interface EstimateOptions {
  /** `provider:model`. Default "openrouter:google/gemini-2.5-flash". */
  model?: string;
  prices?: PriceTable;
  /** Thresholds and limits. Default: ours. */
  config?: QualityEngineConfig;
}

const KNOWN: Readonly<Record<keyof EstimateOptions, true>> = { model: true, prices: true, config: true };

/** Tokens and money of one engine; `usd` null where the model's price is unknown. */
const EngineEstimate = z.object({ tokens: z.number(), usd: z.number().nullable() });
export type EngineEstimate = z.infer<typeof EngineEstimate>;

/** What a run would cost, before it is made. */
export const CostEstimate = EngineEstimate.extend({
  byEngine: z.object({
    consensus: EngineEstimate.extend({
      debates: z.number(),
      arbitrations: z.number(),
      byCode: z.number(),
      notExamined: z.number(),
    }),
    reflexion: EngineEstimate.extend({ agents: z.number(), notExamined: z.number() }),
  }),
  model: z.string(),
  /** Day of our price list; null where the price is yours or unknown. */
  pricesOf: z.string().nullable(),
});
export type CostEstimate = z.infer<typeof CostEstimate>;

type Case = Exclude<keyof typeof TOKENS_PER_CASE, "reflexion">;

/**
 * What a review may cost before it begins: a ceiling, for what the documents settle costs nothing and is known only
 * afterwards. Prices are per million tokens, input and output apart.
 *
 * ```ts
 * estimateEngineCosts(contradictions, agents, { model: "openrouter:…" }).usd;
 * ```
 */
export function estimateEngineCosts(
  contradictions: readonly Contradiction[],
  agents: readonly unknown[],
  options: EstimateOptions = {},
): CostEstimate {
  requireList("The contradictions", contradictions);
  refuseUnknown("estimateEngineCosts", options, KNOWN);
  const { model = "openrouter:google/gemini-2.5-flash", prices = {}, config = QUALITY_ENGINE_CONFIG } = options;
  const { maxContradictionsToResolve: maxContradictions, maxAgentsToReflect: maxAgents } = config.limits;
  const price = priceOf(model, prices);
  const engine = (tokens: number): EngineEstimate => {
    const inputTokens = Math.round(tokens * INPUT_SHARE);
    return { tokens, usd: costOf({ inputTokens, outputTokens: tokens - inputTokens }, price) };
  };

  const rank = (one: Contradiction) => ContradictionSeverity.options.indexOf(one.severity.level);
  const cases = [...contradictions]
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, maxContradictions)
    .map((one) => caseOf(one, config));
  const count = (kind: Case) => cases.filter((one) => one === kind).length;
  const consensus = engine(cases.reduce((sum, kind) => sum + TOKENS_PER_CASE[kind], 0));
  const reflected = Math.min(agents.length, maxAgents);
  const reflexion = engine(reflected * TOKENS_PER_CASE.reflexion);
  return {
    ...engine(consensus.tokens + reflexion.tokens),
    byEngine: {
      consensus: {
        ...consensus,
        debates: count("debate"),
        arbitrations: count("arbitration"),
        byCode: count("byCode"),
        notExamined: contradictions.length - cases.length,
      },
      reflexion: { ...reflexion, agents: reflected, notExamined: agents.length - reflected },
    },
    model,
    pricesOf: price === null || Object.keys(prices).length > 0 ? null : PRICES_DATE,
  };
}

/** How far up the ladder a contradiction goes if the documents do not settle it. */
function caseOf({ severity, positions }: Contradiction, { consensus }: QualityEngineConfig): Case {
  const confidences = positions.map((position) => position.confidence);
  const most = greatest(confidences);
  if (severity.level === "MINOR" || most < consensus.lowConfidence) return "byCode";
  if (most - least(confidences) > consensus.skipDebateConfidenceDiff && most > consensus.skipDebateMinConfidence)
    return "arbitration";
  return severity.level === "MODERATE" && most >= consensus.moderateDebateBelow ? "byCode" : "debate";
}
