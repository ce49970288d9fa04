import { describe, expect, it } from "vitest";
import { findInconsistencies } from "./find.ts";

const told = (...slides: string[]) =>
  findInconsistencies(
    { deckExtracts: slides.map((text, at) => `Slide ${at + 1}\n${text}`).join("\n\n") },
    { locale: "en" },
  );

describe("figures too far apart to be one", () => {
  it("are not told as a contradiction: one of them was read wrongly", () => {
    expect(told("Recurring revenue: €320M", "Recurring revenue: €95")).toEqual([]);
    expect(told("Recurring revenue: €320M", "Recurring revenue: €95M")).toHaveLength(1);
  });

  it("are told where they have the same digits: that is a slip of the unit", () => {
    expect(told("Revenue 2024: €1.2M", "Revenue 2024: €1,200")).toHaveLength(1);
  });
});
