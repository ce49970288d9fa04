import { describe, expect, it } from "vitest";
import { readBudget } from "./budget.ts";

describe("--budget", () => {
  it.each<[string, object]>([
    ["50000", { tokens: 50_000 }],
    ["50k", { tokens: 50_000 }],
    ["1.5M", { tokens: 1_500_000 }],
    ["1,5m tokens", { tokens: 1_500_000 }],
    ["50 000", { tokens: 50_000 }],
    ["50,000", { tokens: 50_000 }],
    ["$0.50", { usd: 0.5 }],
    ["0.5usd", { usd: 0.5 }],
    ["0,5 USD", { usd: 0.5 }],
    ["2 $", { usd: 2 }],
    ["1000usd", { usd: 1_000 }],
  ])("reads %s", (word, limits) => {
    expect(readBudget([word], "en")).toEqual(limits);
  });

  it("takes one of each kind", () => {
    expect(readBudget(["50k", "$1"], "en")).toEqual({ tokens: 50_000, usd: 1 });
    expect(() => readBudget(["50k", "60k"], "en")).toThrow("60k");
  });

  it.each(["", "0", "-5", "$0", "ten", "0.5€", "12.34", "1e5", "$1.2.3", "k", "Infinity"])("refuses %j", (word) => {
    expect(() => readBudget([word], "en")).toThrow(/is no budget/);
  });

  it.each(["$1,000", "1.000usd", "1.000k"])("refuses %s, which can be read in two ways", (word) => {
    expect(() => readBudget([word], "fr")).toThrow(/deux façons/);
  });
});
