import { describe, expect, it } from "vitest";
import { distanceOf, sayDistance, sayGridDistance, sumOfDistance } from "./distance.ts";

const stated = (value: number, printed: string) => ({ value, printed }) as never;
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, " ") ?? null;

describe("how far a figure is from another", () => {
  it("is second / first − 1, with the sum to type into a spreadsheet", () => {
    const one = { statements: [stated(4_200_000, "$4.2M"), stated(0.25, "0.25%")], computed: 625_000, gap: 1.48 };
    expect(sumOfDistance(one, "en")).toBe("625,000 / 4,200,000 − 1 = −85.1%");
    expect(plain(sumOfDistance(one, "fr"))).toBe("625 000 / 4 200 000 − 1 = −85,1 %");
  });

  it("is in points between percentages, one of them without a plural", () => {
    const one = { statements: [stated(41, "41%"), stated(36, "36%")], gap: 0.13 };
    expect(plain(sumOfDistance(one, "pt"))).toBe("36 − 41 = −5 pontos");
    expect(plain(sayDistance({ value: 1, points: true }, "fr"))).toBe("+1 point");
  });

  it("is none of a range: no document prints its middle", () => {
    const one = { statements: [stated(24_000, "$18K – $30K"), stated(36_000, "$36K")], computed: 43_020, gap: 0.5 };
    expect(sumOfDistance(one, "en")).toBeNull();
    const sum = { statements: [stated(10_000, "$10K"), stated(5_400, "$3.6K–$7.2K")], computed: 9_300, gap: 0.1 };
    expect(sumOfDistance(sum, "en")).toBeNull();
  });

  it("is the same for deck and model, and none where one is silent, is nothing, or has no one measure with the other", () => {
    const row = { gap: 0.13, deck: { value: 31, unit: "people" }, model: { value: 27, unit: "people" } };
    expect(sayGridDistance(row, "en")).toBe("−12.9%");
    expect(sayGridDistance({ gap: null }, "en")).toBe("–");
    expect(distanceOf(0, 5, false)).toBeNull();
    expect(sumOfDistance({ statements: [stated(3, "3"), stated(4, "4"), stated(5, "5")], gap: 0.3 }, "en")).toBeNull();
  });
});
