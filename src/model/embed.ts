import { refuseUnknown } from "../domain/known-options.ts";
import { DOOR_POLICIES, type DoorPolicies, openDoor } from "./door.ts";
import { ModelFailure } from "./failure.ts";
import type { Completion, CompletionRequest, Model } from "./port.ts";
import { type EmbedderLike, embedderFrom } from "./providers/embedder-from.ts";

/** Turns texts into vectors whose angles tell how far they speak of the same. */
export interface Embedder {
  /** `provider:model`: names it in prices, journal and reports. */
  readonly id: string;
  /** One vector a text, in their order. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<{ vectors: number[][]; tokens?: number }>;
}

/** Which embedding model, and what stands between it and us. */
export interface EmbedOptions extends Omit<DoorPolicies, "fallback" | "reasoning" | "maxOutputTokens"> {
  model: EmbedderLike;
  signal?: AbortSignal;
  /** Where keys and addresses are looked up. Default process.env. */
  env?: Readonly<Record<string, string | undefined>>;
}

const { fallback: _, reasoning: __, maxOutputTokens: ___, ...POLICIES } = DOOR_POLICIES;
const KNOWN: Readonly<Record<keyof EmbedOptions, true>> = { ...POLICIES, model: true, signal: true, env: true };

/** Texts sent at once; providers take a few hundred. */
const AT_ONCE = 64;
const LONGEST = 8_000;

/**
 * The vector of each text, by the door every model goes through: reserved and settled in the budget, on record in the
 * journal before it is used, retried, timed. Texts that are alike are sent once. Throws a `ModelFailure`.
 *
 * ```ts
 * const vectors = await embedTexts(["Invest now", "Wait"], { model: "openai:text-embedding-3-small" });
 * ```
 */
export async function embedTexts(
  texts: readonly string[],
  options: EmbedOptions,
): Promise<ReadonlyMap<string, readonly number[]>> {
  refuseUnknown("embedTexts", options, KNOWN);
  const { model, signal, env = process.env, ...policies } = options;
  const door = openDoor(asModel(embedderFrom(model, env)), policies);
  const wanted = [...new Set(texts)].filter((text) => text.trim() !== "");
  const found = new Map<string, readonly number[]>();
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const batch = wanted.slice(from, from + AT_ONCE);
    const request: CompletionRequest = {
      role: "quick",
      system: "embed",
      user: JSON.stringify(batch.map((text) => text.slice(0, LONGEST))),
      schema: null,
      maxOutputTokens: 0,
      temperature: 0,
      attempt: 0,
      ...(signal !== undefined && { signal }),
    };
    const vectors = vectorsIn(await door.complete(request), batch.length);
    for (const [at, text] of batch.entries()) found.set(text, vectors[at] as number[]);
  }
  return found;
}

/** An embedder as the door takes it: the texts are its question, the vectors its answer, both as JSON. */
const asModel = ({ id, embed }: Embedder): Model => ({
  id,
  async complete({ user, signal }) {
    const { vectors, tokens = Number.NaN } = await embed(JSON.parse(user) as string[], signal);
    const usage = { inputTokens: tokens, outputTokens: 0, calls: 1, usd: null, estimated: false };
    return { text: JSON.stringify(vectors), finishReason: "stop", usage, modelId: id };
  },
});

/** As many vectors as texts, all of one length and of numbers; anything else is no answer. */
function vectorsIn({ text, modelId: model, usage }: Completion, count: number): number[][] {
  const given: unknown = JSON.parse(text);
  const vectors = Array.isArray(given) ? (given as unknown[]) : [];
  const length = Array.isArray(vectors[0]) ? vectors[0].length : 0;
  const sound = (vector: unknown) =>
    Array.isArray(vector) && vector.length === length && vector.every((part) => Number.isFinite(part));
  if (vectors.length !== count || length === 0 || !vectors.every(sound))
    throw new ModelFailure("malformed_response", { detail: { model }, usage });
  return vectors as number[][];
}
