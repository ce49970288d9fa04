import type { Metric } from "./metric.ts";
import { OPERATING_METRICS } from "./operating-metrics.ts";
import { REVENUE_METRICS } from "./revenue-metrics.ts";

export type { Kind, Metric, Sector } from "./metric.ts";

/** Every metric a generated company can have. */
export const METRICS: readonly Metric[] = [...REVENUE_METRICS, ...OPERATING_METRICS];

/** The metric called so. */
export function metricOf(id: string): Metric {
  const found = METRICS.find((metric) => metric.id === id);
  if (found === undefined) throw new Error(`There is no metric called "${id}".`);
  return found;
}
