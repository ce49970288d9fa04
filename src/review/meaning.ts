import { readSpeakers } from "../consensus/recommendations/read-agents.ts";
import { similarityByEmbedding, type TextSimilarity } from "../consensus/recommendations/text-similarity.ts";
import type { AgentOutput } from "../domain/finding.ts";
import { type Engines, observing } from "./engines.ts";
import type { ReviewOptions } from "./options.ts";
import type { Workshop } from "./workshop.ts";

/**
 * What of the agents' advice speaks of the same in other words, by the embedding model the user named: from the review's
 * budget, on record in its journal. Undefined where there is none, or where it fails: that is a gap, and words decide.
 */
export async function meaningOf(
  heard: readonly AgentOutput[],
  { embedder, journal, replay = false, env = process.env }: ReviewOptions,
  { budget }: Pick<Engines, "budget">,
  workshop: Workshop,
): Promise<TextSimilarity | undefined> {
  const advice = readSpeakers(heard).flatMap(({ recommendation }) => (recommendation === "" ? [] : [recommendation]));
  if (embedder === undefined || advice.length < 2) return undefined;
  const name = typeof embedder === "string" ? embedder : "embedder";
  const similarity = await workshop.part(name, () =>
    similarityByEmbedding(advice, {
      model: embedder,
      budget,
      replay,
      env,
      observe: observing(workshop),
      ...(journal !== undefined && { journal }),
      ...(workshop.signal !== undefined && { signal: workshop.signal }),
    }),
  );
  return similarity ?? undefined;
}
