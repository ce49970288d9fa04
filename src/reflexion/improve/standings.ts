import { fixSentences } from "../../i18n/reflexion.ts";
import { formatQuantity } from "../../quantities/format.ts";
import type { Desk } from "../desk.ts";
import { describeBenchmark, type Standing } from "../standing.ts";

/** Where a metric stands among others, in one paragraph with its proof. */
export function describeStanding(standing: Standing, desk: Desk): string {
  const words = fixSentences[desk.locale];
  const { topic, formatted, calculation, sources, benchmark, percentile, extrapolated, overMedian } = standing;
  const shown = calculation ?? formatted;
  const cited = sources.length === 0 ? "" : ` (${sources.join(words.join)})`;
  const percent =
    overMedian === null
      ? ""
      : `${overMedian >= 0 ? "+" : ""}${formatQuantity({ value: overMedian, unit: "percent", decimals: 0 }, desk.locale)}`;
  return words.standing({
    metric: topic.name[desk.locale],
    value: `${shown}${cited}`,
    benchmark: describeBenchmark(benchmark, desk),
    percentile: `P${Math.round(percentile)}${extrapolated ? ` (${words.extrapolated})` : ""}`,
    overMedian: percent,
    place: words.place[placeOf(percentile)],
  });
}

function placeOf(percentile: number): "top" | "high" | "upper" | "lower" | "low" {
  if (percentile > 90) return "top";
  if (percentile > 75) return "high";
  if (percentile >= 50) return "upper";
  return percentile >= 25 ? "lower" : "low";
}
