import { z } from "zod";

/** What the review measures of itself, by the name it has in the JSON. */
export const MetricName = z.enum([
  "resolutionRate",
  "highTrustShare",
  "unresolvedCritical",
  "tokensPerContradiction",
  "fixRate",
  "confidenceGain",
  "qualityGain",
  "readyShare",
  "cannotFixShare",
]);
export type MetricName = z.infer<typeof MetricName>;
