import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TribunalError } from "../domain/errors.ts";
import type { Locale } from "../domain/locale.ts";
import type { UnitKind } from "../domain/quantity.ts";
import { formatQuantity, type Printable } from "./format.ts";
import { parseQuantity } from "./parse.ts";

const LOCALES: Locale[] = ["fr", "en", "pt"];
const show = (quantity: Printable, locale: Locale, style?: "full" | "short") =>
  formatQuantity(quantity, locale, style).replace(/[\u00a0\u202f]/g, " ");

describe("formatQuantity", () => {
  it.each([
    ["fr", "full", "504 000 €"],
    ["en", "full", "€504,000"],
    ["pt", "full", "€ 504.000"],
    ["fr", "short", "504 K€"],
    ["en", "short", "€504K"],
    ["pt", "short", "€ 504 mil"],
  ] as const)("prints money in %s, %s: %s", (locale, style, text) => {
    expect(show({ value: 504_000, unit: "money", currency: "EUR" }, locale, style)).toBe(text);
  });

  it("prints each unit as its readers do", () => {
    expect(show({ value: 2_500_000, unit: "money", currency: "BRL" }, "pt", "short")).toBe("R$ 2,5 mi");
    expect(show({ value: -71_000, unit: "money", currency: "USD" }, "en", "short")).toBe("-$71K");
    expect(show({ value: 999_999, unit: "money", currency: "EUR" }, "fr", "short")).toBe("1 M€");
    expect(show({ value: 72, unit: "percent", decimals: 1 }, "fr")).toBe("72,0 %");
    expect(show({ value: 15.8, unit: "multiple" }, "en")).toBe("15.8x");
    expect(show({ value: 1.5, unit: "duration", durationUnit: "year" }, "fr")).toBe("1,5 an");
    expect(show({ value: 18, unit: "duration", durationUnit: "month" }, "pt")).toBe("18 meses");
    expect(show({ value: 12.5, unit: "money", currency: "EUR" }, "fr")).toBe("12,50 €");
    expect(show({ value: -0.001, unit: "percent" }, "en")).toBe("0%");
  });

  it("refuses what is no number", () => {
    expect(() => formatQuantity({ value: Number.NaN, unit: "number" }, "fr")).toThrow(TribunalError);
  });

  const currency = fc.constantFrom("EUR", "USD", "GBP", "BRL", "CHF", "CAD");
  const unit = fc.constantFrom<UnitKind>("money", "percent", "multiple", "points", "duration", "number");
  const printed = fc
    .record({
      digits: fc.oneof(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: 1_000, max: 99_999 })),
      decimals: fc.integer({ min: 0, max: 2 }),
      unit,
      currency,
      durationUnit: fc.constantFrom("day", "week", "month", "year" as const),
    })
    .map(({ digits, decimals, ...rest }) => ({ value: Number(`${digits}e-${decimals}`), decimals, ...rest }));

  it.each(LOCALES)("gives back what was printed in full, in %s", (locale) => {
    fc.assert(
      fc.property(printed, ({ value, decimals, unit: kind, currency: money, durationUnit }) => {
        const asked: Printable = {
          value,
          decimals,
          unit: kind,
          ...(kind === "money" ? { currency: money } : {}),
          ...(kind === "duration" ? { durationUnit } : {}),
        };
        const text = formatQuantity(asked, locale);
        expect(parseQuantity(text, { locale }), text).toMatchObject({ ...asked, value: value === 0 ? 0 : value });
      }),
    );
  });

  it.each(LOCALES)("gives back the short form within its own rounding, in %s", (locale) => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000_000_000, max: 2_000_000_000_000 }), currency, (value, money) => {
        const text = formatQuantity({ value, unit: "money", currency: money }, locale, "short");
        const back = parseQuantity(text, { locale });
        if (back === null || "ambiguous" in back) throw new Error(`"${text}" could not be read back.`);
        expect(back.currency).toBe(money);
        expect(Math.abs(back.value - value)).toBeLessThanOrEqual(back.step / 2 + Math.abs(value) * 1e-12);
      }),
    );
  });
});
