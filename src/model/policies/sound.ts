import { ModelFailure } from "../failure.ts";
import type { Completion, CompletionRequest, Model, ToolCall, Usage } from "../port.ts";
import { estimateInput, estimateTokens } from "../tokens.ts";

/**
 * Makes sure of what a model of anybody's making hands over: a text that is none is a failure, a count that is none is
 * replaced by our own estimate, and said to be one.
 */
export function withSoundAnswers(model: Model): Model {
  return {
    id: model.id,
    async complete(request) {
      const given: Partial<Completion> | null = await model.complete(request).catch((error: unknown) => {
        throw error instanceof ModelFailure ? soundFailure(error, request) : error;
      });
      const text: unknown = given?.text;
      if (typeof text !== "string") throw new ModelFailure("malformed_response", { detail: { model: model.id } });
      const finish = given?.finishReason;
      const toolCalls = soundCalls(given?.toolCalls, request);
      return {
        text,
        ...(toolCalls.length > 0 && { toolCalls }),
        finishReason: finish === "stop" || finish === "length" ? finish : "other",
        usage: soundUsage(given?.usage, request, text),
        modelId: given?.modelId ?? model.id,
      };
    },
  };
}

/** The count where it is one: whole, not negative, and of a prompt that was read. */
function soundUsage(given: Partial<Usage> | undefined, request: CompletionRequest, text: string): Usage {
  const { inputTokens, outputTokens, calls } = given ?? {};
  const sound = isCount(inputTokens) && isCount(outputTokens) && inputTokens > 0;
  // A part is never more than the whole: a provider's slip must not make tokens cheaper or negative.
  const part = (key: "cachedTokens" | "cacheWriteTokens" | "reasoningTokens", whole: number | undefined) => {
    const count = given?.[key];
    return sound && isCount(count) && count > 0 && count <= (whole ?? 0) ? { [key]: count } : {};
  };
  const cached = part("cachedTokens", inputTokens);
  return {
    ...cached,
    ...part("cacheWriteTokens", (inputTokens ?? 0) - (cached.cachedTokens ?? 0)),
    ...part("reasoningTokens", outputTokens),
    inputTokens: sound ? inputTokens : estimateInput(request),
    outputTokens: sound ? outputTokens : Math.min(estimateTokens(text), request.maxOutputTokens),
    calls: isCount(calls) && calls > 0 ? calls : 1,
    usd: null,
    estimated: !sound || given?.estimated === true,
  };
}

/** A failure may well have cost nothing; what is no count at all is replaced by the prompt. */
function soundFailure(failure: ModelFailure, request: CompletionRequest): ModelFailure {
  const { inputTokens, outputTokens } = failure.usage;
  if (isCount(inputTokens) && isCount(outputTokens)) return failure;
  return failure.costing({ ...failure.usage, inputTokens: estimateInput(request), outputTokens: 0, estimated: true });
}

/** More at once than anybody needs. */
const MOST_CALLS = 16;

/** Calls of tools that were offered, each with an id of its own. */
function soundCalls(given: unknown, { tools = [] }: CompletionRequest): ToolCall[] {
  if (!Array.isArray(given) || tools.length === 0) return [];
  const ids = new Set<string>();
  return given.slice(0, MOST_CALLS).flatMap((call: Partial<ToolCall> | null): ToolCall[] => {
    const { id, name, input } = call ?? {};
    if (typeof id !== "string" || typeof name !== "string" || ids.has(id)) return [];
    ids.add(id);
    return [{ id, name, input: input ?? {} }];
  });
}

const isCount = (value: number | undefined): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
