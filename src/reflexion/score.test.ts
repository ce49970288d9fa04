import { describe, expect, it } from "vitest";
import { QUALITY_ENGINE_CONFIG } from "../domain/config.ts";
import { isReady } from "./score.ts";
import { assess } from "./summarise.ts";

describe("ready for whoever decides", () => {
  const { readyScore } = QUALITY_ENGINE_CONFIG.reflexion;

  it.each([
    [69, false],
    [70, true],
    [100, true],
  ])("a score of %d: %s", (score, ready) => {
    expect(isReady(score, ["HIGH"], readyScore)).toBe(ready);
  });

  it("is nothing with a critical weakness open, whatever the score", () => {
    expect(isReady(95, ["CRITICAL"], readyScore)).toBe(false);
  });

  it("is said of an analysis by the score it is asked for", () => {
    const { qualityScore } = assess([], 0, readyScore);
    expect(assess([], 0, qualityScore).readyForBA).toBe(true);
    expect(assess([], 0, qualityScore + 1).readyForBA).toBe(false);
  });
});
