import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Budget, createBudget, type Reservation } from "./budget.ts";

const reserve = (budget: Budget, tokens: number, usd: number | null = 0): Reservation => {
  const result = budget.reserve({ tokens, usd });
  if (!result.reserved) throw new Error(result.reason);
  return result;
};

describe("a budget", () => {
  it("reserves before, settles after", () => {
    const budget = createBudget({ tokens: 100 });
    const first = reserve(budget, 80);
    expect(budget.reserve({ tokens: 30, usd: 0 })).toEqual({
      reserved: false,
      reason: "budget_exhausted",
      unit: "tokens",
      limit: 100,
      left: 20,
      asked: 30,
    });
    first.settle({ tokens: 10, usd: 0 });
    reserve(budget, 90).settle({ tokens: 95, usd: 0 });
    expect(budget.spending()).toMatchObject({ tokens: 105, reservedTokens: 0 });
    expect(budget.reserve({ tokens: 1, usd: 0 })).toMatchObject({ reserved: false, left: 0 });
  });

  it("keeps money apart, and refuses where the price is unknown", () => {
    const budget = createBudget({ usd: 1 });
    expect(budget.reserve({ tokens: 1e9, usd: 2 })).toMatchObject({ reason: "budget_exhausted", unit: "usd", left: 1 });
    expect(budget.reserve({ tokens: 1, usd: null })).toMatchObject({ reason: "price_unknown" });
    const open = createBudget({ tokens: 100 });
    reserve(open, 10, null).settle({ tokens: 10, usd: null });
    expect(open.spending()).toMatchObject({ tokens: 10, usd: 0, unpricedTokens: 10 });
  });

  it("spends from every budget above", () => {
    const review = createBudget({ tokens: 100 });
    const consensus = review.child({ tokens: 90 });
    const reflexion = review.child({ tokens: 90 });
    const call = reserve(consensus, 80);
    expect(reflexion.reserve({ tokens: 30, usd: 0 })).toMatchObject({ reserved: false, limit: 100, left: 20 });
    expect(reflexion.spending().reservedTokens).toBe(0);
    call.settle({ tokens: 60, usd: 0 });
    expect([review, consensus, reflexion].map((one) => one.spending().tokens)).toEqual([60, 60, 0]);
  });

  it("counts what is already paid for, even beyond the limit", () => {
    const review = createBudget({ tokens: 10 });
    review.child({ tokens: 5 }).charge({ tokens: 12, usd: null });
    expect(review.spending()).toMatchObject({ tokens: 12, unpricedTokens: 12 });
    expect(review.reserve({ tokens: 1, usd: 0 })).toMatchObject({ reserved: false, left: 0 });
  });

  it("is settled once, by real amounts", () => {
    const call = reserve(createBudget(), 5);
    expect(() => call.settle({ tokens: Number.NaN, usd: 0 })).toThrow("Not an amount");
    call.settle({ tokens: 5, usd: 0 });
    expect(() => call.settle({ tokens: 5, usd: 0 })).toThrow("settled once");
    expect(() => createBudget().reserve({ tokens: -1, usd: 0 })).toThrow("Not an amount");
  });

  it("is never overrun by more than what was reserved at once", () => {
    const step = fc.record({ open: fc.boolean(), tokens: fc.nat(60), excess: fc.nat(100), child: fc.nat(2) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.nat(200), (steps, limit) => {
        const root = createBudget({ tokens: limit });
        const budgets = [root, root.child({ tokens: 100 }), root.child({})];
        const open: { call: Reservation; tokens: number }[] = [];
        let reservedAtMost = 0;
        for (const { open: opens, tokens, excess, child } of steps) {
          if (opens) {
            const call = (budgets[child] as Budget).reserve({ tokens, usd: null });
            if (call.reserved) open.push({ call, tokens });
            reservedAtMost = Math.max(reservedAtMost, root.spending().reservedTokens);
          } else {
            const one = open.shift();
            one?.call.settle({ tokens: Math.round((one.tokens * excess) / 50), usd: null }); // up to twice
          }
          const { tokens: spent, reservedTokens } = root.spending();
          expect(reservedTokens).toBe(open.reduce((sum, one) => sum + one.tokens, 0));
          expect(spent).toBeLessThanOrEqual(limit + reservedAtMost);
        }
      }),
    );
  });
});
