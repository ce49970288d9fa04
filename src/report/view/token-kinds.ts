import type { Locale } from "../../domain/locale.ts";
import { TOKEN_KINDS } from "../../i18n/token-kinds.ts";
import type { ModelSpending } from "../../review/result.ts";

/** What of the tokens a cache served and what was reasoning, in one sentence; "" where neither is known. */
export function tokenKinds(
  { cachedTokens, reasoningTokens }: ModelSpending,
  locale: Locale,
  print: (count: number) => string,
): string {
  if (cachedTokens === undefined && reasoningTokens === undefined) return "";
  const shown = (count: number | undefined) => (count === undefined ? null : print(count));
  return TOKEN_KINDS[locale].ofWhich({ cached: shown(cachedTokens), reasoning: shown(reasoningTokens) });
}
