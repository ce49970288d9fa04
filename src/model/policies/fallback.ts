import { isForAnother, ModelFailure } from "../failure.ts";
import type { Model } from "../port.ts";
import { addUsage } from "../usage.ts";

/** Asks the second model where the first has given up. The first one's name stays that of the pair. */
export function withFallback(model: Model, fallback: Model): Model {
  return {
    id: model.id,
    async complete(request) {
      try {
        return await model.complete(request);
      } catch (first) {
        if (!(first instanceof ModelFailure) || !isForAnother(first) || request.signal?.aborted) throw first;
        try {
          const completion = await fallback.complete(request);
          return { ...completion, usage: addUsage(first.usage, completion.usage) };
        } catch (second) {
          if (second instanceof ModelFailure) throw second.costing(addUsage(first.usage, second.usage));
          throw second;
        }
      }
    },
  };
}
