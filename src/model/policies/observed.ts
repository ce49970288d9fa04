import { ModelFailure } from "../failure.ts";
import type { Model, ModelRole, Usage } from "../port.ts";
import type { Time } from "../time.ts";

/** A call to a model that came to its end. */
export interface ObservedCall {
  role: ModelRole;
  /** The model that answered; where none did, the one that was asked. */
  model: string;
  usage: Usage;
  /** The journal answered and nobody was called. */
  replayed: boolean;
  /** Milliseconds from the question to the answer, retries and waits included. */
  ms: number;
  /** Why there is no answer, where there is none. */
  failed: ModelFailure | null;
}

/** Tells somebody of every call, and changes nothing. */
export function observed(model: Model, observe: ((call: ObservedCall) => void) | undefined, time: Time): Model {
  if (observe === undefined) return model;
  return {
    id: model.id,
    async complete(request) {
      const began = time.now();
      const ms = () => time.now() - began;
      try {
        const completion = await model.complete(request);
        const { usage, modelId, replayed = false } = completion;
        observe({ role: request.role, model: modelId, usage, replayed, ms: ms(), failed: null });
        return completion;
      } catch (error) {
        if (error instanceof ModelFailure)
          observe({
            role: request.role,
            model: model.id,
            usage: error.usage,
            replayed: false,
            ms: ms(),
            failed: error,
          });
        throw error;
      }
    },
  };
}
