import { requireText } from "../domain/known-options.ts";
import type { Usage } from "./port.ts";

/** US dollars per million tokens. */
export interface Price {
  input: number;
  output: number;
  /** Input from the provider's cache. Default: like any other input, so that a cost is never told too low. */
  cachedInput?: number;
  /** Input that is put into the cache. Default: like any other input. */
  cacheWrite?: number;
}

/** Prices by model name, without the provider: `claude-haiku-4-5`. A `provider:model` key wins over it. */
export type PriceTable = Readonly<Record<string, Price>>;

/** When the table below was last compared with the providers' public price lists. */
export const PRICES_DATE = "2026-11-15";

/**
 * List prices of current models: standard tier, no cache and no batch discount, prompts below the long-context step.
 * They change; give your own with the `prices` option. A model that is not here has an unknown price, never a zero one.
 */
export const MODEL_PRICES: PriceTable = {
  "claude-opus-5": { input: 5, output: 25 },
  "claude-opus-4-8": { input: 5, output: 25 },
  "claude-opus-4-7": { input: 5, output: 25 },
  "claude-opus-4-6": { input: 5, output: 25 },
  "claude-opus-4-5": { input: 5, output: 25 },
  "claude-sonnet-5": { input: 2, output: 10 },
  "claude-sonnet-4-6": { input: 3, output: 15 },
  "claude-sonnet-4-5": { input: 3, output: 15 },
  "claude-sonnet-4": { input: 3, output: 15 },
  "claude-haiku-4-5": { input: 1, output: 5 },
  "gemini-3.7-flash": { input: 0.75, output: 3.75 },
  "gemini-3.6-flash": { input: 0.75, output: 3.75 },
  "gemini-3.5-flash": { input: 1.5, output: 9 },
  "gemini-3.1-pro": { input: 2, output: 12 },
  "gemini-3.1-flash-lite": { input: 0.25, output: 1.5 },
  "gemini-3-flash": { input: 0.5, output: 3 },
  "gemini-2.5-pro": { input: 1.25, output: 10 },
  "gemini-2.5-flash": { input: 0.3, output: 2.5 },
  "gemini-2.5-flash-lite": { input: 0.1, output: 0.4 },
  "gpt-5.6-sol": { input: 5, output: 30 },
  "gpt-5.6-terra": { input: 2, output: 12 },
  "gpt-5.6-luna": { input: 0.2, output: 1.2 },
  "gpt-5.5": { input: 5, output: 30 },
  "gpt-5.4": { input: 2.5, output: 15 },
  "gpt-5.4-mini": { input: 0.75, output: 4.5 },
  "gpt-5.4-nano": { input: 0.2, output: 1.25 },
  "gpt-5-mini": { input: 0.25, output: 2 },
  "gpt-5": { input: 1.25, output: 10 },
  "gpt-4.1": { input: 2, output: 8 },
  "gpt-4.1-mini": { input: 0.4, output: 1.6 },
  "grok-4.6": { input: 2, output: 6 },
  "kimi-k3": { input: 3, output: 15 },
};

/**
 * The price of `provider:model`, or null where it is unknown. `openrouter:anthropic/claude-haiku-4.5` and
 * `anthropic:claude-haiku-4-5-20251001` are the same model; a `:free` or `:nitro` variant is another one.
 *
 * ```ts
 * priceOf("openrouter:…")?.input;
 * ```
 */
export function priceOf(modelId: string, prices: PriceTable = {}): Price | null {
  requireText("The name of a model", modelId);
  const name = baseName(modelId);
  const listed = own(MODEL_PRICES, name);
  return own(prices, modelId) ?? own(prices, name) ?? (listed === undefined ? null : withCache(name, listed));
}

/** What providers take of the input price for input from their cache, and for putting it there, by family of models. */
const CACHE_SHARES: readonly [RegExp, { read: number; write: number }][] = [
  [/^claude-/, { read: 0.1, write: 1.25 }],
  [/^gpt-5/, { read: 0.1, write: 1 }],
  [/^gpt-4\.1/, { read: 0.25, write: 1 }],
  [/^gemini-/, { read: 0.25, write: 1 }],
];

function withCache(name: string, price: Price): Price {
  const share = CACHE_SHARES.find(([family]) => family.test(name))?.[1];
  if (share === undefined) return price;
  return { ...price, cachedInput: price.input * share.read, cacheWrite: price.input * share.write };
}

const own = (table: PriceTable, key: string): Price | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

function baseName(modelId: string): string {
  const name = modelId
    .slice(modelId.indexOf(":") + 1)
    .replace(/^.*\//, "")
    .replace(/-(?:preview|latest|\d{8}|\d{4}-\d{2}-\d{2})$/, "");
  return name.startsWith("claude-") ? name.replaceAll(".", "-") : name;
}

type Counted = Pick<Usage, "inputTokens" | "outputTokens" | "cachedTokens" | "cacheWriteTokens">;

/** What so many tokens cost, or null where the price is unknown. Nothing costs nothing, whatever the price. */
export function costOf(tokens: Counted, price: Price | null): number | null {
  const { inputTokens, outputTokens, cachedTokens = 0, cacheWriteTokens = 0 } = tokens;
  if (inputTokens === 0 && outputTokens === 0) return 0;
  if (price === null) return null;
  const { input, output, cachedInput = input, cacheWrite = input } = price;
  const plain = inputTokens - cachedTokens - cacheWriteTokens;
  return (
    (plain * input + cachedTokens * cachedInput + cacheWriteTokens * cacheWrite + outputTokens * output) / 1_000_000
  );
}
