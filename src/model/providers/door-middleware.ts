import type { LanguageModelMiddleware } from "ai";
import { refuseUnknown } from "../../domain/known-options.ts";
import { DOOR_POLICIES, type Door, type DoorPolicies, openDoor } from "../door.ts";
import { createMemoryJournal } from "../journal/memory.ts";
import type { Model, Usage } from "../port.ts";
import { maskSecrets } from "../redact.ts";
import { classify } from "./classify.ts";
import { decodeCall, encodeCall } from "./encode-call.ts";

type Call = Parameters<NonNullable<LanguageModelMiddleware["wrapGenerate"]>>[0];
type Generated = Awaited<ReturnType<Call["doGenerate"]>>;

/** What stands between an agent and its model: everything the door has, with fallbacks of the AI SDK's own kind. */
export interface DoorMiddlewareOptions extends Omit<DoorPolicies, "fallback"> {
  /** Asked where the model has given up. */
  fallback?: Call["model"];
  /** Words that must never be seen in an answer or on record: keys, names. They are masked. */
  secrets?: readonly string[];
}

const LONGEST_ANSWER = 8_000;

/**
 * Tribunal's door for anybody's AI SDK agent: a budget reserved before each call, every answer on record before it is
 * used and replayed from there, retries with a capped Retry-After, a circuit breaker, a fallback, masked secrets. A
 * call that fails throws a `ModelFailure`; the SDK does not repeat it. Streams are answered whole.
 *
 * ```ts
 * const model = wrapLanguageModel({
 *   model: gateway("openai/gpt-5"),
 *   middleware: doorMiddleware({ budget: createBudget({ usd: 0.5 }), journal: openSqliteJournal("calls.db") }),
 * });
 * ```
 */
export function doorMiddleware(options: DoorMiddlewareOptions = {}): LanguageModelMiddleware {
  refuseUnknown("doorMiddleware", options, { ...DOOR_POLICIES, secrets: true });
  const { fallback, secrets = [], ...policies } = options;
  /** By what is on record of it: what is really sent may hold a secret. */
  const asked = new Map<string, Call["params"]>();
  const modelOf = (model: Call["model"]): Model => {
    const id = `${model.provider}:${model.modelId}`;
    return {
      id,
      async complete({ user, signal }) {
        const params = asked.get(user) ?? (decodeCall(user) as Call["params"]);
        try {
          const result = await model.doGenerate({ ...params, ...(signal !== undefined && { abortSignal: signal }) });
          return {
            text: maskSecrets(encodeCall(result), secrets),
            finishReason: "stop",
            modelId: id,
            usage: usageOf(result),
          };
        } catch (error) {
          throw classify(error, { model: id, secrets, now: Date.now() }).failure;
        }
      },
    };
  };
  const second = fallback === undefined ? {} : { fallback: modelOf(fallback) };
  /** One for each model: its circuit knows whether it is ill. */
  const doors = new WeakMap<object, Door>();
  const doorOf = (model: Call["model"]): Door => {
    const known = doors.get(model) ?? openDoor(modelOf(model), { ...policies, ...second });
    doors.set(model, known);
    // Without a record to keep, an agent that asks the same again means it.
    return policies.journal === undefined ? openDoor(known, { journal: createMemoryJournal() }) : known;
  };

  const generate = async ({ model, params }: Pick<Call, "model" | "params">): Promise<Generated> => {
    const { abortSignal, ...kept } = params;
    const user = maskSecrets(encodeCall(kept), secrets);
    asked.set(user, params);
    try {
      const { text } = await doorOf(model).complete({
        role: "quick",
        system: "",
        user,
        schema: null,
        maxOutputTokens: params.maxOutputTokens ?? LONGEST_ANSWER,
        temperature: params.temperature ?? 0,
        attempt: 0,
        ...(abortSignal !== undefined && { signal: abortSignal }),
      });
      return decodeCall(text) as Generated;
    } finally {
      asked.delete(user);
    }
  };

  return {
    specificationVersion: "v4",
    wrapGenerate: generate,
    wrapStream: async (call) => {
      const { simulateStreamingMiddleware } = await import("ai");
      const { wrapStream } = simulateStreamingMiddleware();
      return (wrapStream as NonNullable<typeof wrapStream>)({ ...call, doGenerate: () => generate(call) });
    },
  };
}

const usageOf = ({ usage: { inputTokens, outputTokens } }: Generated): Usage => ({
  inputTokens: inputTokens.total ?? Number.NaN,
  outputTokens: outputTokens.total ?? Number.NaN,
  calls: 1,
  usd: null,
  estimated: false,
});
