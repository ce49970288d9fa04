import type { Amount, Budget, Reservation } from "../budget.ts";
import { failureOf, ModelFailure } from "../failure.ts";
import type { CompletionRequest, Model, Usage } from "../port.ts";
import { costOf, type Price } from "../prices.ts";
import { estimateInput } from "../tokens.ts";
import { uncachedTokens } from "../usage.ts";

/** A provider may count up to this many times what we set aside; beyond that its count is not believed. */
const CREDIBLE = 2;

/** What one attempt may take at most, by our own estimate. */
function ceilingOf(request: CompletionRequest, price: Price | null): Amount & { input: number } {
  const input = estimateInput(request);
  const tokens = input + request.maxOutputTokens;
  return { input, tokens, usd: costOf({ inputTokens: input, outputTokens: request.maxOutputTokens }, price) };
}

/** Sets the amount aside or throws the budget's refusal. */
function reserveFor(model: string, budget: Budget, ceiling: Amount): Reservation {
  const reservation = budget.reserve({ tokens: ceiling.tokens, usd: ceiling.usd });
  if (reservation.reserved) return reservation;
  const { reason, unit, limit, left, asked } = reservation;
  throw new ModelFailure(reason, { detail: { model, unit, limit, left, asked } });
}

/** Reserves before every attempt and settles after it, failed or not; puts the price on what was used. */
export function withBudget(model: Model, budget: Budget, price: Price | null): Model {
  return {
    id: model.id,
    async complete(request) {
      if (request.signal?.aborted) throw failureOf(request.signal);
      const ceiling = ceilingOf(request, price);
      const reservation = reserveFor(model.id, budget, ceiling);
      const priced = (usage: Usage): Usage => {
        const believed = credible(usage, ceiling);
        return { ...believed, usd: costOf(believed, price) };
      };
      const settle = (usage: Usage) => reservation.settle({ tokens: uncachedTokens(usage), usd: usage.usd });
      try {
        const completion = await model.complete(request);
        const usage = priced(completion.usage);
        settle(usage);
        return { ...completion, usage };
      } catch (error) {
        const usage = error instanceof ModelFailure ? priced(withLostPrompt(error, ceiling.input)) : null;
        settle(usage ?? { inputTokens: 0, outputTokens: 0, calls: 0, usd: 0, estimated: false });
        throw error instanceof ModelFailure && usage !== null ? error.costing(usage) : error;
      }
    },
  };
}

/** A count that cannot be true is replaced by the most we believe, and said to be an estimate. */
function credible(usage: Usage, ceiling: Amount & { input: number }): Usage {
  const most = ceiling.tokens * CREDIBLE;
  if (usage.inputTokens + usage.outputTokens <= most) return usage;
  const { cachedTokens: _, cacheWriteTokens: __, reasoningTokens: ___, ...plain } = usage;
  return {
    ...plain,
    inputTokens: Math.min(usage.inputTokens, ceiling.input),
    outputTokens: most - Math.min(usage.inputTokens, ceiling.input),
    estimated: true,
  };
}

/** The prompt was sent and the answer lost: the provider has read it, and bills it. */
function withLostPrompt(failure: ModelFailure, input: number): Usage {
  const read = failure.kind === "timeout" || failure.kind === "interrupted" || failure.kind === "aborted";
  const usage = { ...failure.usage, calls: Math.max(1, failure.usage.calls) };
  if (!read || usage.inputTokens + usage.outputTokens > 0) return usage;
  return { ...usage, inputTokens: input, estimated: true };
}
