import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "./fold.ts";

describe("fold", () => {
  it.each([
    ["Éﬁn d’œuvre — Straße", "efindoeuvrestrasse"],
    ["reve-\nnue", "revenue"],
    ["Net income  $ (1,646)  1,374 %", "netincome-1,646 1,374"],
    ["MRR – 42 000 €", "mrr42 000"],
    ["Résultat\t- 42 000 €", "resultat-42 000"],
    ["−12,5 %", "-12,5"],
    ["500-520 K€ en 2023-2024", "500 520ken2023 2024"],
    ["(2024) (5) 163", "2024 -5 163"],
    ["by (used in) $ (848 )", "byusedin-848"],
    ["churn < 2 %", "churn<2"],
    ["505K€ -> 4.2M€", "505k4.2m"],
    ["- 42 clients", "42clients"],
  ])("levels %j", (text, levelled) => {
    expect(fold(text).text).toBe(levelled);
  });

  it("notes currencies and per cent signs apart", () => {
    expect(fold("12 % of €5").percents).toBe(1);
    expect(fold("€5").currencies).not.toBe(fold("$5").currencies);
    expect(fold("5").currencies).toBe(0);
  });

  it("keeps scripts it does not know apart from each other", () => {
    expect(fold("Прибыль").text).not.toBe(fold("Убыток").text);
    expect(fold("ПРИБЫЛЬ").text).toBe(fold("прибыль").text);
  });

  it("maps every character back to where it came from, in order", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
        const { text: folded, origin } = fold(text, true);
        expect(origin.length).toBe(folded.length);
        for (let at = 0; at < origin.length; at++) {
          expect(origin[at]).toBeLessThan(text.length);
          if (at > 0) expect(origin[at]).toBeGreaterThanOrEqual(origin[at - 1] as number);
        }
      }),
    );
  });
});
