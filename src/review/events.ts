import type { ContradictionSeverity } from "../domain/contradiction.ts";
import type { TrustLevel, VerdictType } from "../domain/resolution.ts";
import type { ReviewStage } from "../domain/review-stages.ts";
import type { ModelRole } from "../model/port.ts";
import type { ReviewTrust } from "./answer-shape.ts";
import type { ModelSpending, StageRecord } from "./result.ts";

/** What a review tells while it works. Plain data: it can be stored, sent and shown again. */
export type ReviewEvent =
  | { type: "review_started"; deal: string; documents: number; agents: number }
  /** Pictures of a document were read, so many of so many: before the review itself begins. */
  | { type: "pictures_read"; document: string; done: number; of: number }
  | { type: "stage_started"; stage: ReviewStage }
  | { type: "stage_finished"; record: StageRecord; spent: ModelSpending }
  | {
      type: "agent_reflected";
      agentName: string;
      critiques: number;
      fixed: number;
      scoreBefore: number;
      scoreAfter: number;
    }
  | { type: "contradiction_detected"; contradictionId: string; topic: string; severity: ContradictionSeverity }
  | { type: "debate_round"; contradictionId: string; round: number; struck: number }
  | {
      type: "contradiction_resolved";
      contradictionId: string;
      topic: string;
      severity: ContradictionSeverity;
      decision: VerdictType;
      trust: TrustLevel;
      /** Absent from events stored before it was told. */
      durationMs?: number;
      /** How many of how many. */
      done: number;
      of: number;
    }
  | {
      type: "model_called";
      role: ModelRole;
      model: string;
      replayed: boolean;
      tokens: number;
      /** Retries and waits included; absent from events stored before it was told. */
      durationMs?: number;
      spent: ModelSpending;
    }
  | { type: "review_finished"; trust: ReviewTrust; score: number | null; contested: number; durationMs?: number };
