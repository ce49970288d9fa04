import { TribunalError } from "../domain/errors.ts";
import type { Embedder } from "../model/embed.ts";

/** An embedding model for tests, and what it was asked. */
export interface ScriptedEmbedder extends Embedder {
  /** Every batch it was given, in order. */
  readonly asked: readonly (readonly string[])[];
}

/**
 * Gives each text the vector you wrote for it; a text without one is an error. Tokens are counted as one for every four
 * characters.
 *
 * ```ts
 * const model = scriptedEmbedder({ "Invest now": [1, 0], "Wait": [0.9, 0.1] });
 * ```
 */
export function scriptedEmbedder(
  vectors: Readonly<Record<string, number[]>> | ((text: string) => number[]),
): ScriptedEmbedder {
  const asked: string[][] = [];
  const vectorOf = (text: string): number[] => {
    const vector = typeof vectors === "function" ? vectors(text) : vectors[text];
    if (vector === undefined) throw new TribunalError("script_failed", `The script has no vector for "${text}".`);
    return vector;
  };
  return {
    id: "scripted:embedder",
    asked,
    async embed(texts) {
      asked.push([...texts]);
      return { vectors: texts.map(vectorOf), tokens: Math.ceil(texts.join("").length / 4) };
    },
  };
}
