import type { Usage } from "./port.ts";

/** Nothing asked, nothing spent. */
export const NO_USAGE: Readonly<Usage> = Object.freeze({
  inputTokens: 0,
  outputTokens: 0,
  calls: 0,
  usd: 0,
  estimated: false,
});

/** Tokens that were read or written anew: what a provider's cache served is left out. */
export const uncachedTokens = ({ inputTokens, outputTokens, cachedTokens = 0 }: Usage): number =>
  inputTokens - cachedTokens + outputTokens;

/** Both together. A price unknown on one side is unknown for the sum. */
export function addUsage(a: Usage, b: Usage): Usage {
  const sum = (key: "cachedTokens" | "cacheWriteTokens" | "reasoningTokens") =>
    a[key] === undefined && b[key] === undefined ? {} : { [key]: (a[key] ?? 0) + (b[key] ?? 0) };
  return {
    ...sum("cachedTokens"),
    ...sum("cacheWriteTokens"),
    ...sum("reasoningTokens"),
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    calls: a.calls + b.calls,
    usd: a.usd === null || b.usd === null ? null : a.usd + b.usd,
    estimated: a.estimated || b.estimated,
  };
}
