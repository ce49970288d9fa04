import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_NUMERAL_LENGTH, readNumeral } from "./numerals.ts";

const values = (text: string) => readNumeral(text, 0)?.readings.map(({ value }) => value) ?? null;

describe("readNumeral", () => {
  it.each([
    ["42", 42],
    ["1.200.000,50", 1_200_000.5],
    ["1,234.5", 1_234.5],
    ["1'234'567", 1_234_567],
    ["1’234’567.25", 1_234_567.25],
    ["504 000", 504_000],
    ["504\u202f000", 504_000],
    ["1\u2009234\u2009567,8", 1_234_567.8],
    ["12,5", 12.5],
    ["0.123", 0.123],
    ["1234.567", 1_234.567],
    ["1.234,567", 1_234.567],
    [".5", 0.5],
  ])("reads %s in one way", (text, value) => {
    const numeral = readNumeral(text, 0);
    expect(numeral).toMatchObject({ ambiguous: false, end: text.length, text });
    expect(numeral?.readings.map((reading) => reading.value)).toEqual([value]);
  });

  it.each(["0 250", "007 250", "0'250"])("takes no group of digits behind a leading zero: %s", (text) => {
    expect(values(text)).toEqual([Number(/^\d+/.exec(text)?.[0])]);
  });

  it.each(["1.234", "1,234", "12.345", "999,999"])("says that %s has two readings", (text) => {
    expect(readNumeral(text, 0)?.ambiguous).toBe(true);
  });

  it("gives the grouped reading first and the decimal one second", () => {
    expect(values("1.234")).toEqual([1_234, 1.234]);
  });

  it("lets the habit of the document decide", () => {
    expect(readNumeral("1.234", 0, { decimal: ",", group: null })?.readings).toMatchObject([
      { value: 1_234, decimals: 0 },
    ]);
    expect(readNumeral("1.234", 0, { decimal: ".", group: "," })?.readings).toMatchObject([
      { value: 1.234, decimals: 3 },
    ]);
    expect(readNumeral("1,234", 0, { decimal: null, group: "," })?.readings).toMatchObject([{ value: 1_234 }]);
    expect(readNumeral("1.234", 0, { decimal: null, group: " " })?.ambiguous).toBe(true);
  });

  it.each(["1.2.3", "192.168.0.1", "1,23,45", "12.34.567", "1.234.56", "abc", "", "9".repeat(MAX_NUMERAL_LENGTH + 1)])(
    "refuses %s",
    (text) => {
      expect(readNumeral(text, 0)).toBeNull();
    },
  );

  it("reads lakhs and crores, parted by twos before the last three digits", () => {
    expect(values("15,00,000")).toEqual([1_500_000]);
    expect(values("2,25,00,000")).toEqual([22_500_000]);
    expect(values("1,20,000.50")).toEqual([120_000.5]);
  });

  it("stops where the number stops", () => {
    expect(readNumeral("12,5, then", 0)?.text).toBe("12,5");
    expect(readNumeral("504 0000", 0)?.text).toBe("504");
    expect(readNumeral("2024 500", 0)?.text).toBe("2024");
    expect(readNumeral("1.5 200", 0)?.text).toBe("1.5");
    expect(readNumeral("871 749", 0)?.text).toBe("871 749");
    expect(readNumeral("871 749", 0, undefined, "part")?.text).toBe("871");
    expect(readNumeral("871\u00a0749", 0, undefined, "part")?.text).toBe("871\u00a0749");
  });

  it("does not change the value when the digits are grouped otherwise", () => {
    const separator = fc.constantFrom(" ", "\u00a0", "\u202f", "\u2009", "'", "’");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), separator, (value, mark) => {
        const grouped = String(value).replace(/\B(?=(?:\d{3})+$)/g, mark);
        expect(values(grouped)).toEqual([value]);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 999_999_999_999 }), fc.constantFrom(".", ","), (value, mark) => {
        expect(values(String(value).replace(/\B(?=(?:\d{3})+$)/g, mark))).toEqual([value]);
      }),
    );
  });
});
