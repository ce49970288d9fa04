import type { Usage } from "./port.ts";

/** Nothing asked, nothing spent. */
export const NO_USAGE: Readonly<Usage> = Object.freeze({
  inputTokens: 0,
  outputTokens: 0,
  calls: 0,
  usd: 0,
  estimated: false,
});

/** Both together. A price unknown on one side is unknown for the sum. */
export function addUsage(a: Usage, b: Usage): Usage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    calls: a.calls + b.calls,
    usd: a.usd === null || b.usd === null ? null : a.usd + b.usd,
    estimated: a.estimated || b.estimated,
  };
}
