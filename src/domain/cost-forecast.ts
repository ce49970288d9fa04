import { z } from "zod";

/** Tokens and money; `usd` null where the model's price is unknown. */
export const ForecastShare = z.object({ tokens: z.int(), usd: z.number().nullable() });
export type ForecastShare = z.infer<typeof ForecastShare>;

/** What a review would likely cost before it begins, each thing it may do told apart. */
export const CostForecast = z.object({
  /** `provider:model`. */
  model: z.string(),
  /** Day of our price list; null where the price is unknown. */
  pricesOf: z.string().nullable(),
  /** Contradictions settled and weak analyses corrected: what is done wherever there is a model. */
  contradictions: ForecastShare,
  /** The documents read against themselves. */
  crossReading: ForecastShare,
  /** Analysts of ours. `between`: tokens where they look things up least and most, where nothing tells how often. */
  analysts: ForecastShare.extend({ between: z.tuple([z.int(), z.int()]).nullable() }),
  /** Pages read with doubt, read again from the picture. */
  vision: ForecastShare,
});
export type CostForecast = z.infer<typeof CostForecast>;
