import { assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import type { Fact } from "../../domain/fact.ts";
import { members } from "./constraint.ts";
import { solve } from "./solve.ts";
import { statementsFrom } from "./statement.ts";
import { fact } from "./testing/facts.ts";

const euros = (value: number) => `€${Math.round(value).toLocaleString("en-US")}`;
const monthly = { basis: { rhythm: "monthly" } } as const;

const world = record({
  mrr: integer({ min: 5, max: 900 }),
  cash: integer({ min: 10, max: 400 }),
  burn: integer({ min: 10, max: 120 }),
  round: integer({ min: 2, max: 40 }),
  pre: integer({ min: 20, max: 300 }),
  cac: integer({ min: 1, max: 90 }),
  ratio: integer({ min: 1, max: 9 }),
});

/** Every figure of a company whose figures come out, as a deck prints them. */
function tell({ mrr, cash, burn, round, pre, cac, ratio }: Record<string, number>): Fact[] {
  const n = (value: number | undefined, by: number) => (value ?? 1) * by;
  const raised = n(round, 1e5);
  const before = n(pre, 1e5);
  return [
    fact("mrr", euros(n(mrr, 1e3)), { page: 1 }),
    fact("arr", euros(n(mrr, 12e3)), { page: 2 }),
    fact("cash", euros(n(cash, 1e4)), { page: 3 }),
    fact("burn_rate", euros(n(burn, 1e3)), { page: 3, ...monthly }),
    fact("runway", `${Math.max(1, Math.round(n(cash, 1e4) / n(burn, 1e3)))} months`, { page: 4 }),
    fact("round_size", euros(raised), { page: 5 }),
    fact("valuation_pre_money", euros(before), { page: 5 }),
    fact("dilution", `${((100 * raised) / (raised + before)).toFixed(1)}%`, { page: 6 }),
    fact("cac", euros(n(cac, 100)), { page: 7 }),
    fact("ltv", euros(n(cac, 100) * (ratio ?? 1)), { page: 7 }),
    fact("ltv_cac", `${(ratio ?? 1).toFixed(1)}x`, { page: 8 }),
  ];
}

const solved = (facts: readonly Fact[]) => solve(statementsFrom(facts)).conflicts;

describe("made-up companies", () => {
  it("raise nothing where their figures come out", () => {
    assert(
      property(world, (figures) => {
        expect(solved(tell(figures)).map(({ main }) => main.id)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it("are caught where one figure was changed, with it in the smallest set", () => {
    const changed = constantFrom("arr", "mrr", "dilution", "valuation_pre_money", "ltv", "cac", "ltv_cac");
    assert(
      property(world, changed, (figures, topic) => {
        const other = ({ unit, value }: Fact["quantity"]) =>
          value * (unit === "percent" && value * 1.6 > 95 ? 0.6 : 1.6);
        const facts = tell(figures).map((one) =>
          one.topic === topic ? { ...one, quantity: { ...one.quantity, value: other(one.quantity) } } : one,
        );
        const found = solved(facts);
        expect(found).toHaveLength(1);
        const main = found[0]?.main;
        expect(main === undefined ? [] : members(main).map((member) => member.topic)).toContain(topic);
      }),
      { numRuns: 200 },
    );
  });
});
