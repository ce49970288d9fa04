import { describe, expect, it } from "vitest";
import { segmentOf } from "./segment.ts";
import { foundIn, table } from "./testing/told.ts";

describe("what a label says besides the metric", () => {
  it("names a half of the costs, also where the metric may be called so", () => {
    expect(segmentOf("Fixed costs", "operating_expenses")).toBe("fixed");
    expect(segmentOf("Charges fixes", "operating_expenses")).not.toBe("");
    expect(segmentOf("Custos fixos mensais", "operating_expenses")).not.toBe("");
    expect(segmentOf("Total operating expenses", "operating_expenses")).toBe("");
  });

  it("keeps the fixed costs from being held against all of them", async () => {
    const income = table("| Year 1", "Revenue | 480 000 €", "Total operating expenses | 560 000 €");
    const even = table("| Year 1", "Variable costs | 190 000 €", "Fixed costs | 370 000 €");
    expect(await foundIn(`# Income statement\n\n${income}`, `# Break-even\n\n${even}`)).toEqual([]);
  });
});
