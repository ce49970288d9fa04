import type { ScoredFinding } from "../domain/finding.ts";
import { describeBenchmark } from "../evidence/facts/percentile.ts";
import { printValue } from "../evidence/facts/print-calculation.ts";
import { ANALYST_SENTENCES } from "../i18n/analysts.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import type { Analyst, AnalystInput } from "./analyst.ts";
import { fairValuationClaims } from "./deck-claims.ts";
import { deckLines } from "./deck-text.ts";
import { provenQuote } from "./quote.ts";
import { type Standing, standingConfidence } from "./standings.ts";
import { writeFinding } from "./write-finding.ts";

/** Above this percentile of comparable deals a price is not "fair" without a reason. */
const FAIR_UP_TO = 80;
const PRICES = new Set(["valuation", "valuation_multiple"]);

/** A valuation the deck calls fair or reasonable, above P80 of the benchmark. */
export function fairValuation(
  analyst: Pick<Analyst, "name" | "tier">,
  input: AnalystInput,
  standings: readonly Standing[],
): ScoredFinding[] {
  const { context, locale } = input;
  const dear = standings.filter(({ topic, percentile }) => PRICES.has(topic.family ?? "") && percentile > FAIR_UP_TO);
  const claims = dear.length === 0 ? [] : fairValuationClaims(deckLines(context));
  const quotes = claims.flatMap((line) => provenQuote(context, line, [line.text], "quote", locale) ?? []);
  const [quote] = quotes;
  if (quote === undefined) return [];
  return dear.map((standing) =>
    writeFinding(analyst, input, {
      key: `fair-valuation/${standing.topic.id}`,
      metric: topicById("valuation_fairness")?.name[locale] ?? "valuation_fairness",
      category: "structure",
      value: null,
      assessment: "suspicious",
      percentile: standing.percentile,
      claim: ANALYST_SENTENCES[locale].claim.notFair({
        quote: quote.content,
        place: quote.source,
        topic: standing.topic.name[locale],
        value: printValue(standing.value, standing.topic.unit ?? "number", standing.currency, locale),
        percentile: Math.round(standing.percentile),
        limit: FAIR_UP_TO,
        benchmark: describeBenchmark(standing.benchmark, standing.topic, locale),
      }),
      confidence: standingConfidence(standing),
      evidence: [...quotes, ...standing.evidence],
    }),
  );
}
