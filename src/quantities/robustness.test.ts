import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBasis } from "./basis.ts";
import { findQuantities } from "./find.ts";
import { numberHabit } from "./habits.ts";
import { parseQuantity } from "./parse.ts";
import { findPeriods } from "./periods.ts";
import { readScaleHeader } from "./scale-header.ts";

/** Bits of real writing in any order: more likely to hit a corner than random characters. */
const scraps = fc
  .array(
    fc.constantFrom(
      "1",
      "12",
      "504 000",
      "1.234",
      "1,2",
      "0",
      "2024",
      "(",
      ")",
      "-",
      "–",
      "−",
      "+",
      "~",
      ">",
      "€",
      "K€",
      "$",
      "R$",
      "M",
      "mil",
      "%",
      "x",
      "pp",
      "bps",
      "mois",
      "years",
      "clients",
      " ",
      "\u00a0",
      "\t",
      "\n",
      ".",
      ",",
      "'",
      "/",
      ":",
      "de",
      "à",
      "entre",
      "et",
      "between",
      "and",
      "plus de",
      "Slide",
      "Q3",
      "FY24",
      "LTM",
      "décembre",
      "31/12/2024",
      "par an",
      "p.a.",
      "budget",
      "un million",
      "constructor",
      "__proto__",
    ),
    { maxLength: 14 },
  )
  .chain((parts) => fc.constantFrom("", " ").map((glue) => parts.join(glue)));

describe("any text at all", () => {
  it("never throws, and every place given holds the text given", () => {
    fc.assert(
      fc.property(fc.oneof(scraps, fc.string({ unit: "binary" }), fc.string()), (text) => {
        let free = 0;
        for (const one of findQuantities(text)) {
          expect(one.start).toBeGreaterThanOrEqual(free);
          expect(one.end).toBeGreaterThan(one.start);
          expect(text.slice(one.start, one.end)).toBe(one.text);
          for (const reading of "ambiguous" in one ? one.readings : [one])
            expect(Number.isFinite(reading.value)).toBe(true);
          free = one.end;
        }
        for (const one of findPeriods(text)) expect(text.slice(one.start, one.end)).toBe(one.text);
        parseQuantity(text);
        readBasis(text);
        readScaleHeader(text);
        numberHabit([text]);
      }),
      { numRuns: 1_500 },
    );
  });

  it("means the same in the middle of a sentence as alone", () => {
    const amount = fc.record({
      digits: fc.integer({ min: 1, max: 899 }),
      tail: fc.constantFrom(" K€", " %", "x", " mois", " clients", " M$"),
    });
    fc.assert(
      fc.property(amount, ({ digits, tail }) => {
        const alone = parseQuantity(`${digits}${tail}`);
        const [inside, ...more] = findQuantities(`On y lit ${digits}${tail}, selon le fondateur.`);
        expect(more).toEqual([]);
        expect({ ...inside, start: 0, end: 0 }).toEqual({ ...alone, start: 0, end: 0 });
      }),
    );
  });

  it("gets through long repetitions of anything", () => {
    const patterns = [
      "1",
      "1.",
      "1,",
      "1 ",
      "1-",
      "(1",
      "1)",
      "((",
      "1 000 ",
      "1K€-",
      "de 1 à ",
      "entre 1 et ",
      "+1 ",
      "01 23 ",
      "2024-",
      "LTM un million ",
      "décembre ",
    ];
    for (const pattern of patterns) {
      const text = pattern.repeat(40_000 / pattern.length);
      findQuantities(text);
      findPeriods(text);
    }
  });

  it("refuses a megabyte of digits", () => {
    const digits = "7".repeat(1_000_000);
    expect(findQuantities(digits)).toEqual([]);
    expect(findQuantities(`${digits} K€`)).toEqual([]);
    expect(parseQuantity(digits)).toBeNull();
  });
});
