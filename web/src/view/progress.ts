import type { EventMessage, ModelSpending, ReviewStage, StageRecord } from "../../../src/server/contract.ts";

/** What is known of a review under way: the sum of its events. */
export interface Progress {
  /** Of the last event that was taken in. */
  seq: number;
  documents: number | null;
  agents: number | null;
  current: ReviewStage | null;
  ended: Partial<Record<ReviewStage, StageRecord>>;
  detected: number;
  resolved: { done: number; of: number };
  rounds: number;
  struck: number;
  calls: number;
  spent: ModelSpending;
  /** The latest last. */
  happened: EventMessage[];
  /** By contradiction. */
  topics: Readonly<Record<string, string>>;
}

const KEPT = 60;

/** Before the first event. */
export const NOT_BEGUN: Progress = {
  seq: 0,
  documents: null,
  agents: null,
  current: null,
  ended: {},
  detected: 0,
  resolved: { done: 0, of: 0 },
  rounds: 0,
  struck: 0,
  calls: 0,
  spent: { calls: 0, inputTokens: 0, outputTokens: 0, usd: 0 },
  happened: [],
  topics: {},
};

/** Takes one event in. One that was seen before, or comes late, changes nothing. A restarted review begins anew. */
export function after(progress: Progress, message: EventMessage): Progress {
  if (message.seq <= progress.seq) return progress;
  const { event } = message;
  const before = event.type === "run_started" ? { ...NOT_BEGUN, happened: progress.happened } : progress;
  const told = { ...before, seq: message.seq, happened: [...before.happened, message].slice(-KEPT) };
  switch (event.type) {
    case "review_started":
      return { ...told, documents: event.documents, agents: event.agents };
    case "stage_started":
      return { ...told, current: event.stage };
    case "stage_finished":
      return {
        ...told,
        current: null,
        ended: { ...told.ended, [event.record.stage]: event.record },
        spent: event.spent,
      };
    case "contradiction_detected":
      return {
        ...told,
        detected: told.detected + 1,
        topics: { ...told.topics, [event.contradictionId]: event.topic },
      };
    case "contradiction_resolved":
      return { ...told, resolved: { done: event.done, of: event.of } };
    case "debate_round":
      return { ...told, rounds: told.rounds + 1, struck: told.struck + event.struck };
    case "model_called":
      return { ...told, calls: told.calls + 1, spent: event.spent };
    case "run_stopped":
      return { ...told, current: null };
    case "run_started":
    case "pictures_read":
    case "agent_reflected":
    case "review_finished":
      return told;
  }
}
