import { describe, expect, it } from "vitest";
import type { Review } from "../../review/result.ts";
import { uncompared } from "./reconciliation.ts";

describe("why the deck is held against nothing", () => {
  const said = (...sources: string[]) =>
    uncompared({ locale: "en", documents: sources.map((source) => ({ source })) as unknown as Review["documents"] });

  it("is never that there is no model where there is one", () => {
    expect(said("deck")).toMatch(/no financial model/);
    expect(said("deck", "financial_model")).toMatch(/no figure in common/);
  });
});
