import type { ReviewEvent } from "../../review/events.ts";
import type { PackedError } from "./errors.ts";
import type { DealPlace } from "./place.ts";
import type { TraceTold } from "./traces.ts";

/** What a clerk is told. One piece of work at a time. */
export type ToClerk =
  | {
      kind: "work";
      place: DealPlace | null;
      module: string;
      name: string;
      input: unknown;
      /** The employer's environment as it is now: a clerk may have been started under another one. */
      env: NodeJS.ProcessEnv;
      /** Processor time it may take, in milliseconds. */
      processorMs: number;
      /** Somebody listens to what is done: its spans and measures are told. */
      traced: boolean;
    }
  | { kind: "answer"; id: number; answer: unknown }
  | { kind: "refusal"; id: number; error: PackedError }
  /** The work is to end; it may still say how. */
  | { kind: "abort" }
  /** A deal whose folder goes away. */
  | { kind: "forget"; folder: string };

/** What a clerk says. */
export type FromClerk =
  | { kind: "ready" }
  | { kind: "told"; event: ReviewEvent }
  | { kind: "traced"; told: TraceTold }
  | { kind: "question"; id: number; question: unknown }
  | { kind: "done"; result: unknown; residentBytes: number }
  | { kind: "failed"; error: PackedError; residentBytes: number };
