import { z } from "zod";
import { TribunalError } from "../domain/errors.ts";
import { refuseUnknown } from "../domain/known-options.ts";

/** What may be spent; an absent limit is none. */
export const BudgetLimits = z.object({
  /** What a provider serves from its cache does not count here; in `usd` it counts at its price. */
  tokens: z.number().exactOptional(),
  /** US dollars. */
  usd: z.number().exactOptional(),
});
export type BudgetLimits = z.infer<typeof BudgetLimits>;

/** An amount asked for or spent; `usd` null where the price is unknown. */
export interface Amount {
  tokens: number;
  usd: number | null;
}

/** Set aside for one call. Exactly one of the two ends it. */
export interface Reservation {
  reserved: true;
  /** Replaces the reservation by what was really spent. */
  settle(spent: Amount): void;
}

/** The named result of a reservation that does not fit. */
export interface BudgetExhausted {
  reserved: false;
  reason: "budget_exhausted" | "price_unknown";
  unit: "tokens" | "usd";
  limit: number;
  left: number;
  asked: number;
}

/** What has been spent and what is set aside. */
export interface Spending {
  tokens: number;
  /** Of what had a price. */
  usd: number;
  /** Tokens spent on models whose price is unknown: where it is not 0, `usd` is not the whole cost. */
  unpricedTokens: number;
  reservedTokens: number;
  reservedUsd: number;
}

/**
 * Tokens and money, reserved before a call and settled after it. What is spent goes beyond a limit by no more than the
 * reservations under way. Reserving is synchronous: of two concurrent callers, the second sees the first.
 */
export interface Budget {
  reserve(asked: Amount): Reservation | BudgetExhausted;
  /** Counts what was already paid for, whatever is left: an answer from the record. */
  charge(spent: Amount): void;
  /** A budget of its own that also spends from this one: an engine's within a review's. */
  child(limits: BudgetLimits): Budget;
  spending(): Spending;
  readonly limits: Readonly<BudgetLimits>;
}

/**
 * Without limits it only counts.
 *
 * ```ts
 * const budget = createBudget({ tokens: 100_000, usd: 0.5 });
 * ```
 */
export function createBudget(limits: BudgetLimits = {}): Budget {
  refuseUnknown("createBudget", limits, BudgetLimits.shape);
  return budgetWithin(limits, null);
}

function budgetWithin(limits: BudgetLimits, parent: Budget | null): Budget {
  const spent: Spending = { tokens: 0, usd: 0, unpricedTokens: 0, reservedTokens: 0, reservedUsd: 0 };

  function refusal(asked: Amount): BudgetExhausted | null {
    const tokensLeft = (limits.tokens ?? Number.POSITIVE_INFINITY) - spent.tokens - spent.reservedTokens;
    if (asked.tokens > tokensLeft)
      return exhausted("tokens", limits.tokens ?? 0, Math.max(0, tokensLeft), asked.tokens);
    if (limits.usd === undefined) return null;
    const usdLeft = limits.usd - spent.usd - spent.reservedUsd;
    if (asked.usd === null)
      return { ...exhausted("usd", limits.usd, Math.max(0, usdLeft), 0), reason: "price_unknown" };
    return asked.usd > usdLeft ? exhausted("usd", limits.usd, Math.max(0, usdLeft), asked.usd) : null;
  }

  const count = (used: Amount): void => {
    spent.tokens += used.tokens;
    spent.usd += used.usd ?? 0;
    if (used.usd === null) spent.unpricedTokens += used.tokens;
  };

  const budget: Budget = {
    limits: { ...limits },
    child: (inner) => budgetWithin(inner, budget),
    spending: () => ({ ...spent }),
    charge(used) {
      checkAmount(used);
      count(used);
      parent?.charge(used);
    },
    reserve(asked) {
      checkAmount(asked);
      const refused = refusal(asked);
      if (refused !== null) return refused;
      const above = parent?.reserve(asked);
      if (above?.reserved === false) return above;
      spent.reservedTokens += asked.tokens;
      spent.reservedUsd += asked.usd ?? 0;
      let open = true;
      return {
        reserved: true,
        settle(used) {
          if (!open) throw new TribunalError("bad_input", "A reservation is settled once.");
          checkAmount(used);
          open = false;
          spent.reservedTokens -= asked.tokens;
          spent.reservedUsd = Math.max(0, spent.reservedUsd - (asked.usd ?? 0));
          count(used);
          if (above?.reserved) above.settle(used);
        },
      };
    },
  };
  return budget;
}

const exhausted = (unit: "tokens" | "usd", limit: number, left: number, asked: number): BudgetExhausted => ({
  reserved: false,
  reason: "budget_exhausted",
  unit,
  limit,
  left,
  asked,
});

/** A negative or endless amount would open the budget to everyone after it. */
function checkAmount({ tokens, usd }: Amount): void {
  if (!(Number.isFinite(tokens) && tokens >= 0) || !(usd === null || (Number.isFinite(usd) && usd >= 0)))
    throw new TribunalError("bad_input", `Not an amount: ${tokens} tokens, ${usd} USD.`);
}
