import { describe, expect, it } from "vitest";
import { aboutDeal, sayStage } from "./deal-stage.ts";

describe("sayStage", () => {
  it("writes a stage as its reader does", () => {
    expect(sayStage("series_a", "fr")).toBe("série A");
    expect(sayStage("Series-B", "en")).toBe("Series B");
    expect(sayStage("série a", "pt")).toBe("Série A");
    expect(sayStage("pre_seed", "fr")).toBe("pré-amorçage");
    expect(sayStage("bridge_2025", "en")).toBe("bridge 2025");
  });

  it("leaves out what is not known", () => {
    expect(aboutDeal({ sector: "health_tech", stage: null }, "en")).toEqual(["health tech"]);
    expect(aboutDeal({ sector: null, stage: null }, "en")).toEqual([]);
  });
});
