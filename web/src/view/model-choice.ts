import { QUALITY_ENGINE_CONFIG } from "../../../src/domain/config.ts";
import type { CostForecast, ForecastShare, ReviewOptions } from "../../../src/server/contract.ts";

/** Who reads what code cannot: nobody, the server's own model, or one that is named. */
export type Reader = "none" | "server" | "named";

/** What somebody chose, as they typed it. */
export interface ModelChoice {
  reader: Reader;
  model: string;
  /** Of the named model's provider; left on the server and never shown again. */
  key: string;
  /** It reads the documents against themselves. */
  crossReading: boolean;
  /** Analysts of ours study the documents with the model. */
  analysts: boolean;
  /** It reads again, from the picture, what was read with doubt. */
  vision: boolean;
  tokens: string;
  usd: string;
}

/** What the server is told, and the key that is left there first. */
export type ChosenOptions = Pick<
  ReviewOptions,
  "model" | "budget" | "analysts" | "crossReading" | "vision" | "expected"
> & {
  key?: { provider: string; key: string };
};

/** "openrouter" of "openrouter:some/model". */
export const providerOf = (model: string): string => model.split(":")[0]?.trim().toLowerCase() ?? "";

/** What is chosen until somebody chooses: what the server does by itself. */
export const unchosen = (serverModel: string | null): ModelChoice => ({
  reader: serverModel === null ? "none" : "server",
  model: "",
  key: "",
  crossReading: true,
  analysts: false,
  vision: false,
  tokens: "",
  usd: "",
});

/** How the server wants to hear it. Nothing is said of a budget where no model is asked. */
export function chosenOptions(choice: ModelChoice): ChosenOptions {
  const { reader, model, key, crossReading, analysts, vision } = choice;
  if (reader === "none") return { model: null };
  const budget = typedBudget(choice);
  return {
    ...(reader === "named" && { model: model.trim() }),
    ...(reader === "named" && key.trim() !== "" && { key: { provider: providerOf(model), key: key.trim() } }),
    ...(!crossReading && { crossReading }),
    ...(analysts && { analysts }),
    ...(vision && { vision }),
    ...(Object.keys(budget).length > 0 && { budget }),
  };
}

function typedBudget({ tokens, usd }: ModelChoice): NonNullable<ReviewOptions["budget"]> {
  return {
    ...(Number(tokens) > 0 && { tokens: Math.floor(Number(tokens)) }),
    ...(Number(usd) > 0 && { usd: Number(usd) }),
  };
}

/** Tokens a review may take where nobody says otherwise: analysts of ours have a purse of their own beside it. */
export function usualTokens({ analysts }: ModelChoice): number {
  const { tokenBudget, analystTokenBudget } = QUALITY_ENGINE_CONFIG.limits;
  return tokenBudget + (analysts ? analystTokenBudget : 0);
}

/** Whose prices a forecast is to be of: "server" is the server's own model. Null where no model is asked, or none is named yet. */
export function pricedModel({ reader, model }: ModelChoice): string | null {
  if (reader === "none") return null;
  if (reader === "server") return "server";
  return MODEL_NAME.test(model.trim()) ? model.trim() : null;
}
const MODEL_NAME = /^[a-z][a-z0-9-]*:\S+$/;

/** What a review that does what is chosen would likely cost. */
export function forecastFor(forecast: CostForecast, choice: ModelChoice): ForecastShare {
  const parts = (["crossReading", "analysts", "vision"] as const).filter((part) => choice[part]);
  return [forecast.contradictions, ...parts.map((part) => forecast[part])].reduce((sum, { tokens, usd }) => ({
    tokens: sum.tokens + tokens,
    usd: sum.usd === null || usd === null ? null : sum.usd + usd,
  }));
}

/** Which limit the forecast goes beyond; null where it fits. What is left out then is told by the review. */
export function limitPassed(expected: ForecastShare, choice: ModelChoice): "tokens" | "usd" | null {
  const budget = typedBudget(choice);
  if (budget.usd !== undefined && (expected.usd ?? 0) > budget.usd) return "usd";
  const tokens = budget.tokens ?? (budget.usd === undefined ? usualTokens(choice) : undefined);
  return tokens !== undefined && expected.tokens > tokens ? "tokens" : null;
}
