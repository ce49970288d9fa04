import { failureOf, ModelFailure } from "../failure.ts";
import type { Model } from "../port.ts";
import type { Time } from "../time.ts";

interface Bounds {
  time: Time;
  ms: number;
  /** Named in the failure. */
  model: string;
  signal?: AbortSignal | undefined;
}

/**
 * Runs under a signal that fires at the deadline or when the caller's does, whichever is first. It does not race the
 * work: everything below obeys the signal, down to `abortable`, which does.
 */
export async function withinDeadline<Result>(
  { time, ms, model, signal }: Bounds,
  run: (signal: AbortSignal, deadlineAt: number) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const stop = () => controller.abort(signal === undefined ? undefined : failureOf(signal));
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop, { once: true });
  const cancel = time.after(ms, () =>
    controller.abort(new ModelFailure("timeout", { detail: { model, seconds: ms / 1000 } })),
  );
  try {
    return await run(controller.signal, time.now() + ms);
  } finally {
    cancel();
    signal?.removeEventListener("abort", stop);
  }
}

/** One attempt may last so long, body included; a slow one leaves time for another. */
export function withDeadline(model: Model, ms: number, time: Time): Model {
  return {
    id: model.id,
    complete: (request) =>
      withinDeadline({ time, ms, model: model.id, signal: request.signal }, (signal) =>
        model.complete({ ...request, signal }),
      ),
  };
}

/** Leaves a call that goes on after its signal has fired: a provider that ignores it cannot hold us. */
export function abortable(model: Model): Model {
  return {
    id: model.id,
    complete: ({ signal, ...rest }) => {
      if (signal === undefined) return model.complete(rest);
      return new Promise((resolve, reject) => {
        const stop = () => reject(failureOf(signal));
        if (signal.aborted) return stop();
        signal.addEventListener("abort", stop, { once: true });
        model
          .complete({ ...rest, signal })
          .then(resolve, (error: unknown) => reject(signal.aborted ? failureOf(signal) : error))
          .finally(() => signal.removeEventListener("abort", stop));
      });
    },
  };
}
