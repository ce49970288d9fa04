import { describe, expect, it } from "vitest";
import { numberHabit } from "./habits.ts";

describe("numberHabit", () => {
  it("reads it off numbers with one reading", () => {
    expect(numberHabit(["12,5 % de marge", "CA 504 000 €", "1 234,50"])).toEqual({ decimal: ",", group: " " });
    expect(numberHabit(["Revenue 1,234,567", "margin 72.0%"])).toEqual({ decimal: ".", group: "," });
    expect(numberHabit(["R$ 1.200.000"])).toEqual({ decimal: ",", group: "." });
    expect(numberHabit(["CHF 1'250'000.50"])).toEqual({ decimal: ".", group: "'" });
  });

  it("has none where nothing shows or styles are mixed", () => {
    expect(numberHabit(["1.234 et 5,678", "42"])).toEqual({ decimal: null, group: null });
    expect(numberHabit(["12,5 %", "12.5 %"])).toEqual({ decimal: null, group: null });
    expect(numberHabit([])).toEqual({ decimal: null, group: null });
  });

  it("bears one slip in a consistent document", () => {
    expect(numberHabit(["1,5", "2,5", "3,5", "4,5", "5,5", "6.5"]).decimal).toBe(",");
  });
});
