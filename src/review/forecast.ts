import type { Deal } from "../deal/load-deal.ts";
import type { CostForecast, ForecastShare } from "../domain/cost-forecast.ts";
import type { Locale } from "../domain/locale.ts";
import type { HealthCard } from "../track-record/model-health.ts";
import { type EstimatedModels, estimateReview } from "./estimate.ts";
import type { ModelSpending } from "./result.ts";

interface Forecast {
  model: EstimatedModels;
  locale: Locale;
  /** How often the model looked things up until now. */
  modelHealth: HealthCard[];
}

/**
 * What a review of these documents would likely cost, each thing it may do told apart: the review is rehearsed with and
 * without it. Nobody is called.
 */
export async function forecastCost(deal: Deal, { model, locale, modelHealth }: Forecast): Promise<CostForecast> {
  const rehearse = (may: { crossReading?: boolean; analysts?: boolean; vision?: boolean }) =>
    estimateReview(deal, { model, locale, modelHealth, crossReading: false, ...may });
  const alone = await rehearse({});
  const read = await rehearse({ crossReading: true });
  const studied = await rehearse({ analysts: true });
  const seen = await rehearse({ vision: true });
  const plain = shareOf(alone.expected);
  const { tokensBetween } = studied;
  return {
    model: alone.cost.model,
    pricesOf: alone.cost.pricesOf,
    contradictions: plain,
    crossReading: beyond(shareOf(read.expected), plain),
    analysts: {
      ...beyond(shareOf(studied.expected), plain),
      between:
        tokensBetween === null
          ? null
          : [Math.max(0, tokensBetween.least - plain.tokens), Math.max(0, tokensBetween.most - plain.tokens)],
    },
    vision: beyond(shareOf(seen.expected), plain),
  };
}

const shareOf = ({ inputTokens, outputTokens, usd }: ModelSpending): ForecastShare => ({
  tokens: inputTokens + outputTokens,
  usd,
});

/** What comes on top. A rehearsal that settles more by itself takes nothing off. */
const beyond = (whole: ForecastShare, plain: ForecastShare): ForecastShare => ({
  tokens: Math.max(0, whole.tokens - plain.tokens),
  usd: whole.usd === null || plain.usd === null ? null : Math.max(0, whole.usd - plain.usd),
});
