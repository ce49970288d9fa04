import { TribunalError } from "../domain/errors.ts";
import { refuseUnknown } from "../domain/known-options.ts";
import { ModelFailure } from "../model/failure.ts";
import type { Completion, CompletionRequest, Model } from "../model/port.ts";

/**
 * One step of a script: an object (sent as JSON), a text, a failure to throw, a completion in part, or a function of
 * the request that gives any of these.
 */
export type ScriptedAnswer = string | ModelFailure | { object: unknown } | Partial<Completion>;
/** One step of a script, or a function of the request that gives one. */
export type ScriptedStep =
  | ScriptedAnswer
  | ((request: CompletionRequest, call: number) => ScriptedAnswer | Promise<ScriptedAnswer>);

/**
 * The script and the code under test disagree. Not a `ModelFailure`: the door lets it through.
 *
 * ```ts
 * expect(() => scriptedModel(["never asked for"]).assertDone()).toThrow(ScriptError);
 * ```
 */
export class ScriptError extends TribunalError {
  constructor(message: string) {
    super("script_failed", message);
    this.name = "ScriptError";
  }
}

/** A model that says what a test tells it to, in order. */
export interface ScriptedModel extends Model {
  /** Every request, in order. */
  readonly requests: readonly CompletionRequest[];
  /** Complains of a call the script did not foresee (even if somebody caught it) and of steps nobody asked for. */
  assertDone(): void;
}

export interface ScriptedModelOptions {
  /** Default "scripted:model". */
  id?: string;
  /** What answers once the steps are used up. Without it a further call is an error. */
  otherwise?: ScriptedStep;
}

const KNOWN: Readonly<Record<keyof ScriptedModelOptions, true>> = { id: true, otherwise: true };

/**
 * Answers each call with the next step. Tokens are counted as one for every four characters, where a step gives none.
 *
 * ```ts
 * const model = scriptedModel([{ object: { arr: 504_000 } }]);
 * // … the code under test …
 * model.assertDone();
 * ```
 */
export function scriptedModel(steps: readonly ScriptedStep[], options: ScriptedModelOptions = {}): ScriptedModel {
  refuseUnknown("scriptedModel", options, KNOWN);
  const id = options.id ?? "scripted:model";
  const requests: CompletionRequest[] = [];
  const unexpected: string[] = [];
  return {
    id,
    requests,
    async complete(request) {
      const call = requests.push(request) - 1;
      const step = call < steps.length ? steps[call] : options.otherwise;
      if (step === undefined) {
        const message = `Call ${call + 1} (${request.role}) is not in the script of ${steps.length} steps: ${request.user.slice(0, 120)}`;
        unexpected.push(message);
        throw new ScriptError(message);
      }
      const answer = typeof step === "function" ? await step(request, call) : step;
      if (answer instanceof ModelFailure) throw answer;
      return completionOf(answer, request, id);
    },
    assertDone() {
      if (unexpected.length > 0) throw new ScriptError(unexpected.join("\n"));
      const left = steps.length - requests.length;
      if (left > 0) throw new ScriptError(`${left} of ${steps.length} scripted steps were never asked for.`);
    },
  };
}

function completionOf(
  answer: Exclude<ScriptedAnswer, ModelFailure>,
  request: CompletionRequest,
  id: string,
): Completion {
  const given: Partial<Completion> =
    typeof answer === "string"
      ? { text: answer }
      : "object" in answer
        ? { text: JSON.stringify(answer.object) }
        : answer;
  const text = given.text ?? "";
  return {
    text,
    finishReason: "stop",
    modelId: id,
    usage: {
      inputTokens: Math.ceil((request.system.length + request.user.length) / 4),
      outputTokens: Math.ceil(text.length / 4),
      calls: 1,
      usd: null,
      estimated: false,
    },
    ...given,
  };
}
