import type { ZodType } from "zod";
import type { AnswerFault } from "../i18n/answer-faults.ts";
import { ANSWER_LIMITS, type AnswerLimits } from "./answer/find-json.ts";
import { jsonSchemaOf } from "./answer/json-schema.ts";
import { readAnswer } from "./answer/read-answer.ts";
import { repairPrompt } from "./answer/repair-prompt.ts";
import { ModelFailure } from "./failure.ts";
import { withinDeadline } from "./policies/deadline.ts";
import type { Completion, CompletionRequest, Model, ModelRole, ShownPicture, Usage } from "./port.ts";
import { systemTime, type Time } from "./time.ts";
import { addUsage, NO_USAGE } from "./usage.ts";

/** A question and how far to go for its answer. */
export interface Question<Data> {
  role: ModelRole;
  system: string;
  user: string;
  /** What many questions share: it comes first, and is kept in a provider's cache. */
  documents?: string;
  /** Shown beside the words. */
  pictures?: readonly ShownPicture[];
  /** Which question of its review this is, whatever its words. */
  about?: string;
  /** Tolerant: what a model may have meant. Strictness is the domain's business. */
  schema: ZodType<Data>;
  /** How often a faulty answer is sent back with its faults. Default 2. */
  maxRepairs?: number;
  /** Default 0.1. */
  temperature?: number;
  /** Default 2,000. Doubled, once, where the answer was cut. */
  maxOutputTokens?: number;
  /** Milliseconds over everything: waiting, bodies, retries, repairs. Default 120,000. */
  deadlineMs?: number;
  signal?: AbortSignal;
  limits?: AnswerLimits;
  time?: Time;
}

/** A validated object, or a named failure; both with what they cost. */
export type Answer<Data> =
  | { success: true; data: Data; retries: number; usage: Usage; modelId: string }
  | { success: false; failure: ModelFailure; retries: number; usage: Usage };

/** Asks, reads, and sends a faulty answer back with its faults. What is thrown here is a fault of the program. */
export async function ask<Data>(model: Model, question: Question<Data>): Promise<Answer<Data>> {
  const time = question.time ?? systemTime;
  const deadlineMs = question.deadlineMs ?? 120_000;
  return withinDeadline({ time, ms: deadlineMs, model: model.id, signal: question.signal }, (signal, deadlineAt) =>
    askWithRepairs(model, question, { signal, deadlineAt }),
  );
}

async function askWithRepairs<Data>(
  model: Model,
  question: Question<Data>,
  bounds: { signal: AbortSignal; deadlineAt: number },
): Promise<Answer<Data>> {
  const maxRepairs = question.maxRepairs ?? 2;
  const cap = (question.maxOutputTokens ?? 2_000) * 2;
  let request: CompletionRequest = {
    role: question.role,
    system: question.system,
    user: question.user,
    ...(question.documents !== undefined && { documents: question.documents }),
    ...(question.pictures !== undefined && { pictures: question.pictures }),
    schema: jsonSchemaOf(question.schema),
    maxOutputTokens: question.maxOutputTokens ?? 2_000,
    temperature: question.temperature ?? 0.1,
    attempt: 0,
    ...(question.about !== undefined && { about: question.about }),
    ...bounds,
  };
  let usage: Usage = NO_USAGE;
  for (let repairs = 0; ; repairs++) {
    let completion: Completion;
    try {
      completion = await model.complete(request);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      return { success: false, failure: error, retries: repairs, usage: addUsage(usage, error.usage) };
    }
    usage = addUsage(usage, completion.usage);
    const read = await readAnswer(
      completion,
      question.schema,
      request.maxOutputTokens,
      question.limits ?? ANSWER_LIMITS,
    );
    if ("data" in read) return { success: true, data: read.data, retries: repairs, usage, modelId: completion.modelId };
    if (repairs >= maxRepairs)
      return { success: false, failure: unusable(completion.modelId, read.faults), retries: repairs, usage };
    const cut = read.faults.some((fault) => fault.kind === "truncated");
    request = {
      ...request,
      user: repairPrompt(question.user, completion.text, read.faults),
      maxOutputTokens: cut ? roomier(request.maxOutputTokens, cap, completion.usage) : request.maxOutputTokens,
      attempt: repairs + 1,
    };
  }
}

/** Twice as much for the answer, and for a model that thinks at least what it thought, twice. */
const roomier = (tokens: number, cap: number, { reasoningTokens = 0 }: Usage): number =>
  Math.max(Math.min(tokens * 2, cap), reasoningTokens > 0 ? tokens + 2 * reasoningTokens : 0);

function unusable(model: string, faults: AnswerFault[]): ModelFailure {
  const [first] = faults;
  if (first?.kind === "truncated")
    return new ModelFailure("truncated", {
      detail: { model, ...(first.limit !== undefined && { limit: first.limit }) },
    });
  if (first?.kind === "empty") return new ModelFailure("empty", { detail: { model } });
  return new ModelFailure("invalid_answer", { detail: { model, faults } });
}
