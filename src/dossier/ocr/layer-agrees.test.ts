import { describe, expect, it } from "vitest";
import { judge } from "./layer-agrees.ts";

const read = (text: string, confidence = 90) => ({ text, confidence });
const verdict = (layer: string, first: string, second: string | null) =>
  judge(layer, read(first), second === null ? null : read(second)).verdict;

describe("a line of the text layer and what is drawn there", () => {
  it("knows a scale before a sign that a reader takes for a letter", () => {
    const seen = { text: "ARR 9,2 ME", confidence: 90 };
    expect(judge("ARR 9,2 M€", seen, seen).verdict).toBe("agrees");
    expect(judge("ARR 4,2 M€", seen, seen).verdict).toBe("differs");
    expect(
      judge("ARR 9,2 M€", { text: "ARR 9,2 K€", confidence: 90 }, { text: "ARR 9,2 KE", confidence: 90 }).verdict,
    ).toBe("differs");
  });

  it("agrees where one reader sees its figures, however they are spaced", () => {
    expect(verdict("ARR 1,2 M€ in 2025", "ARR 1,2M€ in 2025", "ARR1.2MEin2025")).toBe("agrees");
    expect(verdict("Revenue 504 000 €", "Revenue 504 OOO €", "Revenue504000E")).toBe("agrees");
    expect(verdict("No figure here", "No figure hcre", null)).toBe("agrees");
  });

  it("differs only where both readers see the same other figures", () => {
    expect(verdict("ARR 9 M", "ARR 4 M", "ARR4M")).toBe("differs");
    expect(verdict("ARR 9 M", "ARR 4 M", "ARR5M")).toBe("unsure");
    expect(verdict("ARR 9 M", "ARR 4 M", null)).toBe("unsure");
    expect(judge("ARR 9 M", read("ARR 4 M", 20), read("ARR4M")).verdict).toBe("unsure");
  });

  it("takes scale, sign and per cent for parts of a figure", () => {
    expect(verdict("Loss 12 K", "Loss 12 M", "Loss12M")).toBe("differs");
    expect(verdict("Margin 12", "Margin -12", "Margin-12")).toBe("differs");
    expect(verdict("Churn 2", "Churn 2%", "Churn2%")).toBe("differs");
  });

  it("never takes a line that has lost characters for right", () => {
    expect(verdict("ARR 1\uFFFD\uFFFD M", "ARR 124 M", "ARR124M")).toBe("differs");
    expect(verdict("ARR 1\uFFFD M", "ARR 1 M", "ARR 17 M")).toBe("unsure");
  });
});
