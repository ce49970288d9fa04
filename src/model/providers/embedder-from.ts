import type { EmbeddingModel } from "ai";
import type { Embedder } from "../embed.ts";
import { failureOf, ModelFailure } from "../failure.ts";
import { classify } from "./classify.ts";
import { type AiSdkEmbeddingModel, type Environment, embedderNamed } from "./registry.ts";

/** An embedding model however it is given: `provider:model`, an AI SDK one, or anything with the port's shape. */
export type EmbedderLike = string | EmbeddingModel | Embedder;

/** The embedder behind any of them. Nothing is loaded or called before the first text. */
export function embedderFrom(given: EmbedderLike, env: Environment): Embedder {
  if (typeof given === "string") {
    const { id, secrets, load } = embedderNamed(given, env);
    return aiSdkEmbedder(id, load, secrets);
  }
  if (typeof given !== "object" || given === null)
    throw new ModelFailure("bad_model", { detail: { given: String(given) } });
  if ("embed" in given && typeof given.embed === "function") return given;
  if ("doEmbed" in given && typeof given.doEmbed === "function")
    return aiSdkEmbedder(`${given.provider}:${given.modelId}`, async () => given, []);
  throw new ModelFailure("bad_model", { detail: { given: String(given) } });
}

/** Its own retries are off: the door has the only loop. */
function aiSdkEmbedder(id: string, load: () => Promise<AiSdkEmbeddingModel>, secrets: readonly string[]): Embedder {
  return {
    id,
    async embed(texts, signal) {
      try {
        const [{ embedMany }, model] = await Promise.all([import("ai"), load()]);
        const { embeddings, usage } = await embedMany({
          model,
          values: [...texts],
          maxRetries: 0,
          telemetry: { functionId: "tribunal.embedder", recordInputs: false, recordOutputs: false },
          ...(signal !== undefined && { abortSignal: signal }),
        });
        return { vectors: embeddings, tokens: usage.tokens };
      } catch (error) {
        if (error instanceof ModelFailure) throw error;
        if (signal?.aborted) throw failureOf(signal);
        throw classify(error, { model: id, secrets, now: Date.now() }).failure;
      }
    },
  };
}
