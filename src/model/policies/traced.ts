import { ModelFailure } from "../failure.ts";
import type { Model, ModelRole, Usage } from "../port.ts";
import { inSpan, isHeard, measure } from "../tracing.ts";

/** A span `tribunal.<role>` around every call, retries and fallback included, and what it took and cost. */
export function traced(model: Model): Model {
  return {
    id: model.id,
    complete: (request) => {
      if (!isHeard()) return model.complete(request);
      const began = performance.now();
      return inSpan(
        `tribunal.${request.role}`,
        () => ({
          "gen_ai.operation.name": "chat",
          "gen_ai.provider.name": model.id.split(":", 1)[0] as string,
          "gen_ai.request.model": model.id,
        }),
        async (span) => {
          try {
            const completion = await model.complete(request);
            const { usage, modelId, replayed = false } = completion;
            span.set({
              "gen_ai.response.model": modelId,
              "gen_ai.usage.input_tokens": usage.inputTokens,
              "gen_ai.usage.output_tokens": usage.outputTokens,
              "tribunal.replayed": replayed,
            });
            if (!replayed) count(request.role, modelId, usage, began, "answered");
            return completion;
          } catch (error) {
            if (error instanceof ModelFailure) {
              span.set({ "error.type": error.kind });
              count(request.role, model.id, error.usage, began, error.kind);
            }
            throw error;
          }
        },
      );
    },
  };
}

function count(role: ModelRole, model: string, usage: Usage, began: number, outcome: string): void {
  const which = { "tribunal.role": role, "gen_ai.request.model": model };
  measure("tribunal.call.duration", performance.now() - began, { ...which, outcome });
  measure("tribunal.tokens", usage.inputTokens, { ...which, "gen_ai.token.type": "input" });
  measure("tribunal.tokens", usage.outputTokens, { ...which, "gen_ai.token.type": "output" });
  if (usage.usd !== null) measure("tribunal.cost", usage.usd, which);
}
