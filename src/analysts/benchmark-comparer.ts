import type { ScoredFinding } from "../domain/finding.ts";
import { describeBenchmark } from "../evidence/facts/percentile.ts";
import { printValue } from "../evidence/facts/print-calculation.ts";
import { witnessOf } from "../evidence/witness.ts";
import { ANALYST_SENTENCES } from "../i18n/analysts.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { type Analyst, type AnalystInput, type Gap, outputOf } from "./analyst.ts";
import { fairValuation } from "./fair-valuation.ts";
import { leaderAgainstRivals } from "./leader.ts";
import { placeInWords } from "./quote.ts";
import { benchmarkData, type Standing, standingConfidence, standingOf, usableBenchmarks } from "./standings.ts";
import { unnamedRivals } from "./unnamed-rivals.ts";
import { topicName, writeFinding } from "./write-finding.ts";
import { gapWriter } from "./write-gap.ts";

/** The company among others: benchmarks, competitors the deck leaves out, and claims the databases speak against. */
export const benchmarkComparer: Analyst = {
  name: "benchmark-comparer",
  tier: 1,
  analyse(input) {
    const gaps: Gap[] = [];
    const standings = standingsOf(input, gaps);
    const findings = [
      ...standings.map((standing) => findingOf(input, standing)),
      ...fairValuation(benchmarkComparer, input, standings),
      ...unnamedRivals(benchmarkComparer, input, gaps),
      ...leaderAgainstRivals(benchmarkComparer, input, gaps),
    ];
    return outputOf(benchmarkComparer, findings, gaps);
  },
};

function standingsOf(input: AnalystInput, gaps: Gap[]): Standing[] {
  const { context, locale } = input;
  const write = gapWriter(locale);
  const { usable, expired } = usableBenchmarks(input);
  for (const { topic, year, address, source } of expired) {
    const place = placeInWords(context, address, source, locale);
    const facts = { topic: topicName(topic, locale), periods: String(year), places: place };
    gaps.push(write("benchmark_expired", facts, topic, [place]));
  }
  if (usable.length + expired.length === 0) {
    const present = witnessOf(context).has("funding_db");
    gaps.push(write(present ? "no_benchmark" : "no_funding_db"));
  }
  return usable.flatMap((benchmark) => {
    const standing = standingOf(context, benchmark, locale);
    if (standing === null) {
      const place = placeInWords(context, benchmark.address, benchmark.source, locale);
      const facts = { topic: topicName(benchmark.topic, locale), places: place };
      gaps.push(write("no_value_to_compare", facts, benchmark.topic, [place]));
    }
    return standing ?? [];
  });
}

function findingOf(input: AnalystInput, standing: Standing): ScoredFinding {
  const { locale } = input;
  const { topic, value, unit, currency, period, percentile, extrapolated, benchmark, evidence } = standing;
  return writeFinding(benchmarkComparer, input, {
    key: `benchmark/${topic.id}`,
    metric: topic.name[locale],
    category: topic.category,
    value,
    unit,
    period,
    percentile,
    assessment: assess(topic.id, percentile) ?? undefined,
    benchmarkData: benchmarkData(standing, locale),
    claim: ANALYST_SENTENCES[locale].claim.standing({
      topic: topic.name[locale],
      value: printValue(value, topic.unit ?? "number", currency, locale),
      percentile: Math.round(percentile),
      beyond: extrapolated,
      benchmark: describeBenchmark(benchmark, topic, locale),
      direction: topic.higherIsBetter === null ? "none" : topic.higherIsBetter ? "higher" : "lower",
    }),
    confidence: standingConfidence(standing),
    evidence,
  });
}

/**
 * The assessment a percentile stands for, seen from what is good for the company: where lower is better, P10 counts as
 * P90. Null where neither direction is better; beyond P99 and below P1 a value is suspicious either way.
 */
export function assess(topicId: string, percentile: number): string | null {
  if (percentile > 99 || percentile < 1) return "suspicious";
  const better = topicById(topicId)?.higherIsBetter ?? null;
  if (better === null) return null;
  const rank = better ? percentile : 100 - percentile;
  if (rank > 90) return "exceptional";
  if (rank >= 75) return "above_average";
  if (rank >= 25) return "average";
  return rank >= 10 ? "below_average" : "poor";
}
