import { z } from "zod";
import type { Synthesis } from "../analysts/synthesis/synthesise.ts";
import type { ConsolidatedFinding } from "../consensus/apply.ts";
import type { Deal } from "../deal/load-deal.ts";
import type { Check } from "../domain/check.ts";
import type { Contradiction, NotContradictions } from "../domain/contradiction.ts";
import { PROPOSAL_DECLINED } from "../domain/contradiction-proposal.ts";
import { DocumentFormat } from "../domain/document.ts";
import type { Coverage, UnreadableDocument } from "../domain/dossier.ts";
import { Tier } from "../domain/finding.ts";
import type { ReflexionOutput } from "../domain/improvement.ts";
import type { Inconsistency } from "../domain/inconsistency.ts";
import type { Locale } from "../domain/locale.ts";
import type { ConflictReport, ConsensusResult } from "../domain/recommendation.ts";
import type { Resolution } from "../domain/resolution.ts";
import { REVIEW_STAGES } from "../domain/review-stages.ts";
import { DocumentSource } from "../domain/source.ts";
import type { Verification } from "../evidence/citations/verify.ts";
import { BudgetLimits } from "../model/budget.ts";
import { CostEstimate } from "../model/estimate-costs.ts";
import { MODEL_ROLES } from "../model/port.ts";
import type { ReviewAnswer } from "./answer-shape.ts";
import type { EngineMetrics } from "./metrics.ts";

/** One deal, reviewed: what can be believed, what is contested, what to ask. The JSON report is this, as it is. */
export interface Review {
  /** Of this shape. A reader of another version must not guess. */
  version: 1;
  reviewId: string;
  reviewedAt: Date;
  locale: Locale;
  /**
   * Set where the review is told in another language than its own and models spoke in it: the language they were asked
   * in. Their words are quoted in it.
   */
  spokenIn?: Locale;
  deal: Deal["deal"];
  /** The answer first: can this analysis be trusted, what is contested, what to ask. */
  answer: ReviewAnswer;
  /** Where the company's own documents cannot all be true, gravest first: what an angel should see before anything else. */
  inconsistencies: Inconsistency[];
  /** The checks a professional makes, each with its sums and questions. Absent in reviews made before there were any. */
  checks?: Check[];
  coverage: Coverage;
  /** How much of the documents' figures was understood. Absent in reviews made before it was measured. */
  facts?: ReviewFacts;
  documents: ReviewedDocument[];
  unreadable: UnreadableDocument[];
  warnings: Deal["warnings"];
  agents: ReviewedAgent[];
  /** The deal brought no analysts' outputs: our own read the documents. */
  builtInAnalysts: boolean;
  /** Every stage in order, and how it ended. What a failed stage would have given is null or empty below: see `gaps`. */
  stages: StageRecord[];
  /** Stages, agents and cases that failed, each with its reason. A gap is never a pass. */
  gaps: ReviewGap[];
  /** Null where the stage failed. */
  verification: Verification | null;
  /** Null where the stage failed. */
  detection: NotContradictions | null;
  /** Contradictions with their verdicts, most severe first. */
  settled: SettledContradiction[];
  /** MODERATE ones with a side that is sure of itself: worth knowing, not worth a verdict. */
  noted: Contradiction[];
  /** Without a verdict, with the reason. */
  notExamined: UnexaminedContradiction[];
  /** Null where the stage failed. */
  recommendations: { report: ConflictReport; consensus: ConsensusResult[] } | null;
  /** Analyses criticised and corrected. */
  reflexions: AgentReflexion[];
  /** Agents that needed it and did not get it, with the reason. */
  notReflected: { agentName: string; tier: Tier; reason: "limit" | "failed"; explanation: string }[];
  /** Score, deck against model, scenarios, what would have to be false, memo. Null where the stage failed. */
  synthesis: Synthesis | null;
  /** Every finding after reflexion and verdicts, with what became of it. */
  findings: ConsolidatedFinding[];
  /** What people decided in earlier reviews of this deal, instead of the engine. Its verdicts stay beside them. */
  decisions: PriorDecision[];
  metrics: EngineMetrics;
  cost: ReviewCost;
  /** Set where only the verdicts that rested on replaced documents were settled again, and the others kept. */
  recheck?: Recheck;
}

/** Which review it goes back to, which of its contradictions were settled again, and which files had changed. */
export const Recheck = z.object({
  of: z.string(),
  settledAgain: z.array(z.string()),
  changes: z.array(z.object({ path: z.string(), was: z.string().nullable(), now: z.string().nullable() })),
});
export type Recheck = z.infer<typeof Recheck>;

/** A person's decision on a question of this deal, with its reason and name. */
export const PriorDecision = z.object({
  topic: z.string(),
  kind: z.enum(["accept_position", "set_value", "dismiss", "accept_correction", "reject_correction"]),
  /** The agent held to be right. */
  position: z.string().exactOptional(),
  /** What is true instead. */
  value: z.union([z.number(), z.string()]).exactOptional(),
  unit: z.string().exactOptional(),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  /** The contradiction of this review on the same question; null where it did not come up again. */
  contradictionId: z.string().nullable(),
});
export type PriorDecision = z.infer<typeof PriorDecision>;

const counted = { seen: z.number(), understood: z.number() };

/** How much of what stands in the documents was understood; the figures themselves are in the fact sheet. */
export const ReviewFacts = z.object({
  ...counted,
  /** The same for figures on the topics that can change a decision. */
  keyTopics: z.object(counted),
  /** Where a model read pictures of pages again: lines in doubt that it reads as we did, and those left in doubt. */
  pictures: z.object({ pages: z.number(), confirmed: z.number(), left: z.number() }).exactOptional(),
  /** Where a model read the documents against themselves: what it proposed, what stood, and why the rest was declined. */
  crossReading: z
    .object({
      proposed: z.number(),
      taken: z.number(),
      declined: z.partialRecord(z.enum(PROPOSAL_DECLINED), z.number()),
      /** Lines it was not shown, for want of room. */
      linesLeft: z.number(),
    })
    .exactOptional(),
  /** Where figures stand that could not be placed, by document. */
  notPlaced: z.array(
    z.object({ document: z.string(), figures: z.number(), pages: z.array(z.number()), sheets: z.array(z.string()) }),
  ),
});
export type ReviewFacts = z.infer<typeof ReviewFacts>;

export const ReviewedDocument = z.object({
  id: z.string(),
  name: z.string(),
  source: DocumentSource,
  format: DocumentFormat,
  /** Pages, slides, sheets or texts. */
  sections: z.number(),
  /** With what care it was read, gravest first: pages that cannot be cited, hidden text, cells with errors. */
  reservations: z.array(z.string()).exactOptional(),
});
export type ReviewedDocument = z.infer<typeof ReviewedDocument>;

export const ReviewedAgent = z.object({
  agentName: z.string(),
  tier: Tier,
  builtIn: z.boolean(),
  findings: z.number(),
  /** 0–100, before and after reflexion; null without findings. */
  confidence: z.object({ before: z.number().nullable(), after: z.number().nullable() }),
  recommendation: z.string().exactOptional(),
  /** How much of its output was read, in parts that say something; the first of those that were not, with their place. */
  reading: z
    .object({
      seen: z.number(),
      understood: z.number(),
      notUnderstood: z.array(z.object({ path: z.string(), text: z.string() })).exactOptional(),
    })
    .exactOptional(),
});
export type ReviewedAgent = z.infer<typeof ReviewedAgent>;

const Stage = z.enum(REVIEW_STAGES);

/** One stage of a review: done, skipped or failed, how long it took, what it counted. */
export const StageRecord = z.object({
  stage: Stage,
  status: z.enum(["done", "failed", "skipped"]),
  /** Why it was skipped, or how it failed. */
  reason: z.string().exactOptional(),
  durationMs: z.number(),
  /** What came out of it, by name: { contradictions: 5, settled: 4 }. */
  counts: z.record(z.string(), z.number()),
});
export type StageRecord = z.infer<typeof StageRecord>;

/** What a failed stage, agent or case did not give: never a pass. */
export const ReviewGap = z.object({
  stage: Stage,
  /** The agent or contradiction concerned, where it is one. */
  subject: z.string().exactOptional(),
  /** In the reader's language: what is missing and why. */
  message: z.string(),
});
export type ReviewGap = z.infer<typeof ReviewGap>;

export interface SettledContradiction {
  contradiction: Contradiction;
  resolution: Resolution;
  /** 1: between tier 1 agents. 2: between their consolidated findings and tier 2. */
  phase: 1 | 2;
}

export interface UnexaminedContradiction {
  contradiction: Contradiction;
  phase: 1 | 2;
  reason: "limit" | "failed";
  explanation: string;
}

export interface AgentReflexion {
  agentName: string;
  tier: Tier;
  result: ReflexionOutput;
}

const ModelSpending = z.object({
  calls: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** Of the input, what providers had in their cache; absent where they had nothing. */
  cachedTokens: z.number().exactOptional(),
  /** Of the output, what models thought before they answered; absent where they did not. */
  reasoningTokens: z.number().exactOptional(),
  /** Null where the price of a model used is unknown. */
  usd: z.number().nullable(),
});
export type ModelSpending = z.infer<typeof ModelSpending>;

const Role = z.enum(MODEL_ROLES);

/** What models were asked and what it took. All zero where no model was configured. */
export const ReviewCost = z.object({
  /** `provider:model` per role; empty where the evidence decided alone. */
  models: z.partialRecord(Role, z.string()),
  /** Before the review; null without a model. */
  estimate: CostEstimate.nullable(),
  limits: BudgetLimits,
  spent: ModelSpending,
  byStage: z.array(z.object({ stage: Stage, ...ModelSpending.shape })),
  byModel: z.array(z.object({ model: z.string(), role: Role, ...ModelSpending.shape })),
  /** Cases in which a model was to speak and could not: the documents decided alone. `code` names why: "budget_exhausted". */
  leftToCourt: z.array(
    z.object({ contradictionId: z.string(), topic: z.string(), code: z.string(), reason: z.string() }),
  ),
});
export type ReviewCost = z.infer<typeof ReviewCost>;
