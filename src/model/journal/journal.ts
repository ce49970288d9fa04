import { createHash } from "node:crypto";
import type { FailureDetail, FailureKind } from "../failure.ts";
import type { Completion, CompletionRequest, ModelRole } from "../port.ts";

/** What the journal keeps of a question: all that makes its key, and no more. */
export interface JournaledRequest extends Omit<CompletionRequest, "signal" | "deadlineAt" | "pictures"> {
  model: string;
  /** The sha256 of each picture: which ones they were, not what they show. */
  pictures?: readonly string[];
}

/** How a call ended, as it can be replayed. */
export type JournaledOutcome =
  | { state: "done"; completion: Completion }
  | { state: "failed"; kind: FailureKind; detail: FailureDetail; usage: Completion["usage"] };

/** A call that was begun and of which no end is on record. */
export interface InFlightCall {
  key: string;
  model: string;
  role: ModelRole;
  /** Milliseconds since 1970. */
  beganAt: number;
  /** Begun by a process that is gone: it may have been answered and paid for. */
  ambiguous: boolean;
}

type Awaitable<Value> = Value | Promise<Value>;

/**
 * The record of calls. `complete` returns only when the answer is durable, and returns what is on record: of two
 * identical calls at once the first to finish is kept, and both callers see the same.
 */
export interface Journal {
  /** By its key; one that answers for a review told in other words goes by the question's name instead. */
  get(key: string, name?: string): Awaitable<JournaledOutcome | null>;
  begin(key: string, request: JournaledRequest): Awaitable<void>;
  complete(key: string, completion: Completion): Awaitable<Completion>;
  /** A named failure ends the call: it is made again on resuming, and repeated in a replay. */
  fail(key: string, failure: Extract<JournaledOutcome, { state: "failed" }>): Awaitable<void>;
  inFlight(): Awaitable<InFlightCall[]>;
  close(): Awaitable<void>;
}

export function journaledRequest(model: string, request: CompletionRequest): JournaledRequest {
  const { signal: _, deadlineAt: __, pictures, ...asked } = request;
  return { model, ...asked, ...(pictures !== undefined && { pictures: pictures.map(({ base64 }) => sha256(base64)) }) };
}

/** What a question is called within its review, in no language's words; undefined where whoever asked gave it no name. */
export const questionName = ({ role, about, attempt }: JournaledRequest): string | undefined =>
  about === undefined ? undefined : `${role} ${attempt} ${about}`;

/** Same model, parameters, prompt and schema: same key. The role is not part of what the model sees. */
export function journalKey(request: JournaledRequest): string {
  const { model, system, user, schema, maxOutputTokens, temperature, attempt } = request;
  const { documents, tools, turns, reasoning, pictures } = request;
  const more = { documents, tools, turns, reasoning, pictures };
  // Only where there is more: what was recorded before it existed keeps its key.
  const extra = Object.values(more).some((one) => one !== undefined) ? [more] : [];
  return sha256(JSON.stringify([1, model, system, user, schema, maxOutputTokens, temperature, attempt, ...extra]));
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
