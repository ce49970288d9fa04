import { z } from "zod";
import { ForecastShare } from "../domain/cost-forecast.ts";
import { FindingCategory } from "../domain/finding.ts";
import type { Locale } from "../domain/locale.ts";
import { ModelHealth } from "../domain/model-health.ts";
import { type Instructions, PROMPT_NAMES, type PromptName } from "../model/prompt/instructions.ts";
import type { PriorDecision, Review } from "../review/result.ts";
import type { AgentRecord, Json, Lease, ReviewRecord, TenantStore } from "../store/port.ts";
import { topicKeyOf } from "../store/topic-key.ts";
import { type AgentHistory, historyFrom } from "../track-record/effective-confidence.ts";
import { modelHealthOf } from "./model-health.ts";
import { PlannedModel } from "./planned-model.ts";
import type { ShelvedKey } from "./shelf.ts";

/** A user's own prompts as a plan keeps them. */
const PlannedPrompts = z.object({
  ...(Object.fromEntries(PROMPT_NAMES.map((name) => [name, z.string().exactOptional()])) as Record<
    PromptName,
    z.ZodExactOptional<z.ZodString>
  >),
  missions: z.record(z.string(), z.string()).exactOptional(),
});

const Share = z.object({
  mean: z.number(),
  low: z.number(),
  high: z.number(),
  alpha: z.number(),
  beta: z.number(),
});

/** Which verdicts of an earlier review to settle again, because their documents are other ones now. */
const Recheck = z.object({
  of: z.string(),
  contradictionIds: z.array(z.string()),
  changes: z.array(z.object({ path: z.string(), was: z.string().nullable(), now: z.string().nullable() })),
});

/**
 * All that decides how a review comes out besides the deal's files, fixed when it is queued: a review resumed or
 * replayed later must not see what agents and people did meanwhile. Never a key.
 */
export const RunPlan = z.object({
  /** `provider:model`, or one per role, each with its stand-in; null: evidence alone. */
  model: PlannedModel.nullable().default(null),
  budget: z.object({ tokens: z.number().optional(), usd: z.number().optional() }).nullable().default(null),
  /** What a forecast said it would cost. It decides nothing. */
  expected: ForecastShare.nullable().default(null),
  history: z
    .array(
      z.object({
        agent: z.string(),
        reliability: Share,
        categories: z.array(z.object({ category: FindingCategory, reliability: Share })).default([]),
      }),
    )
    .default([]),
  /** How the models did until then: one that flips too often is not asked. */
  modelHealth: z.array(ModelHealth).default([]),
  decisions: z.array(z.object({ topicKey: z.string(), decision: z.custom<PriorDecision>() })).default([]),
  recheck: Recheck.nullable().default(null),
  /** What a person renamed the deal to; null: it is called as its files and its first name say. */
  called: z.string().nullable().default(null),
  /** False: pictures are not read. */
  ocr: z.boolean().default(true),
  /** Analysts of ours work with the model. */
  analysts: z.boolean().default(false),
  /** The model reads the documents against themselves. Absent from plans of earlier releases: their reviews did not. */
  crossReading: z.boolean().default(false),
  /** The model reads again, from the picture, what was read with doubt. */
  vision: z.boolean().default(false),
  /** `provider:model` of the embedding model that tells which advice speaks of the same; null: words alone. */
  embedder: z.string().nullable().default(null),
  /** Instructions of the user's own, by prompt, and missions by analyst. */
  prompts: PlannedPrompts.nullable().default(null),
});
export type RunPlan = z.infer<typeof RunPlan>;

export interface QueueRequest {
  dealId: string;
  locale: Locale;
  model?: PlannedModel | null | undefined;
  budget?: { tokens?: number | undefined; usd?: number | undefined } | undefined;
  expected?: ForecastShare | undefined;
  recheck?: RunPlan["recheck"] | undefined;
  ocr?: boolean | undefined;
  analysts?: boolean | undefined;
  /** Default: where there is a model. */
  crossReading?: boolean | undefined;
  vision?: boolean | undefined;
  embedder?: string | undefined;
  prompts?: Instructions | undefined;
  /** Greater goes first. Default 0: somebody waits for it. */
  priority?: number | undefined;
}

/** Queues a review of the deal's current version. Null where there is no such deal. */
export async function queueReview(tenant: TenantStore, request: QueueRequest): Promise<ReviewRecord | null> {
  const planned = await planFor(tenant, request);
  return planned === null ? null : tenant.reviews.create(planned);
}

/** The same for a process that runs it itself: no other one can take the review first. */
export async function beginReview(
  tenant: TenantStore,
  request: QueueRequest,
  worker: string,
  leaseMs: number,
): Promise<{ review: ReviewRecord; lease: Lease } | null> {
  const planned = await planFor(tenant, request);
  return planned === null ? null : tenant.reviews.begin(planned, worker, leaseMs);
}

async function planFor(
  tenant: TenantStore,
  request: QueueRequest,
): Promise<Parameters<TenantStore["reviews"]["create"]>[0] | null> {
  const deal = await tenant.deals.get(request.dealId);
  if (deal === null) return null;
  const records = await tenant.history.agentRecords();
  const health = request.model == null ? [] : await modelHealthOf(tenant);
  const decisions = await tenant.decisions.ofDeal(request.dealId);
  const plan: RunPlan = {
    model: request.model ?? null,
    budget: request.budget ?? null,
    expected: request.expected ?? null,
    history: records.map(({ agent, reliability, categories }) => ({
      agent,
      reliability,
      categories: judgedIn(categories),
    })),
    modelHealth: health.map((card) => ModelHealth.parse(card)),
    decisions: decisions
      .filter(({ supersededBy }) => supersededBy === null)
      .map((one) => ({ topicKey: one.topicKey, decision: priorDecision(one) })),
    recheck: request.recheck ?? null,
    called: deal.givenName,
    ocr: request.ocr ?? true,
    analysts: request.analysts ?? false,
    crossReading: request.crossReading ?? (request.model ?? null) !== null,
    vision: request.vision ?? false,
    embedder: request.embedder ?? null,
    prompts: request.prompts === undefined ? null : PlannedPrompts.parse(request.prompts),
  };
  const options = JSON.parse(JSON.stringify(plan)) as Json;
  const { dealId, locale, priority = 0 } = request;
  return { dealId, locale, options, priority };
}

/** The kinds of question an agent was judged on. */
function judgedIn(categories: AgentRecord["categories"]): RunPlan["history"][number]["categories"] {
  return categories.flatMap(({ category, right, wrong, reliability }) =>
    category === "unknown" || right + wrong === 0 ? [] : [{ category, reliability }],
  );
}

/** The plan a review was queued with. Throws where its record holds something else. */
export const planOf = (record: ReviewRecord): RunPlan => RunPlan.parse(record.options ?? {});

/** The deal as a review reads it: its version, and whether its pictures are read. */
export function shelvedFor(record: ReviewRecord): ShelvedKey {
  const { dealId, dealVersion: version, locale } = record;
  return { dealId, version, locale, ...(planOf(record).ocr ? {} : { ocr: false }) };
}

/** The agents' records as the engine takes them. */
export function historyIn({ history }: RunPlan): AgentHistory | undefined {
  const agents = history.map((known) => ({ ...known, repeats: 0, sharesSourceWith: [] }));
  return historyFrom(agents) ?? undefined;
}

/** The review with each earlier decision tied to the contradiction that asks the same question again. */
export function withDecisions(review: Review, { decisions }: RunPlan): Review {
  const contradictions = [
    ...review.settled.map(({ contradiction }) => contradiction),
    ...review.noted,
    ...review.notExamined.map(({ contradiction }) => contradiction),
  ];
  const byKey = new Map(contradictions.toReversed().map((one) => [topicKeyOf(one), one.id]));
  return {
    ...review,
    decisions: decisions.map(({ topicKey, decision }) => ({
      ...decision,
      contradictionId: byKey.get(topicKey) ?? null,
    })),
  };
}

type StoredDecision = Awaited<ReturnType<TenantStore["decisions"]["ofDeal"]>>[number];

/** A decision of the store as a review shows it. */
export function priorDecision(
  { topic, kind, position, value, unit, reason, by, at }: StoredDecision,
  contradictionId: string | null = null,
): PriorDecision {
  return {
    topic,
    kind,
    ...(position !== undefined && { position }),
    ...(value !== undefined && { value }),
    ...(unit !== undefined && { unit }),
    reason,
    by,
    at,
    contradictionId,
  };
}
