import { ModelFailure } from "../failure.ts";
import type { Completion, CompletionRequest, Model, Usage } from "../port.ts";
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
      return {
        text,
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
  return {
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

const isCount = (value: number | undefined): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
