import type { RoundTerms, Term } from "../round-terms.ts";
import type { Stated } from "./claims.ts";

/** What a share sold for an amount says of the whole company. */
export interface ImpliedValuation {
  share: Stated;
  amount: Term;
  postMoney: number;
}

/** "15 % for 900 k€" is a company of 6 M€: only where no paper states a valuation, and all state one share. */
export function impliedValuation(
  sold: readonly Stated[],
  { preMoney, postMoney, amount, disputed }: RoundTerms,
): ImpliedValuation | null {
  const [share] = sold;
  if (share === undefined || amount === null || preMoney !== null || postMoney !== null) return null;
  if (disputed.has("preMoney") || disputed.has("postMoney") || sold.some(({ value }) => value !== share.value))
    return null;
  return { share, amount, postMoney: (100 * amount.value) / share.value };
}
