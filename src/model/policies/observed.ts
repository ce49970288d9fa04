import { ModelFailure } from "../failure.ts";
import type { Model, ModelRole, Usage } from "../port.ts";

/** A call to a model that came to its end. */
export interface ObservedCall {
  role: ModelRole;
  /** The model that answered; where none did, the one that was asked. */
  model: string;
  usage: Usage;
  /** The journal answered and nobody was called. */
  replayed: boolean;
  /** Why there is no answer, where there is none. */
  failed: ModelFailure | null;
}

/** Tells somebody of every call, and changes nothing. */
export function observed(model: Model, observe: ((call: ObservedCall) => void) | undefined): Model {
  if (observe === undefined) return model;
  return {
    id: model.id,
    async complete(request) {
      try {
        const completion = await model.complete(request);
        const { usage, modelId, replayed = false } = completion;
        observe({ role: request.role, model: modelId, usage, replayed, failed: null });
        return completion;
      } catch (error) {
        if (error instanceof ModelFailure)
          observe({ role: request.role, model: model.id, usage: error.usage, replayed: false, failed: error });
        throw error;
      }
    },
  };
}
