/** What the review measures of itself, by the name it has in the JSON. */
export type MetricName =
  | "resolutionRate"
  | "highTrustShare"
  | "unresolvedCritical"
  | "tokensPerContradiction"
  | "fixRate"
  | "confidenceGain"
  | "qualityGain"
  | "readyShare"
  | "cannotFixShare";
