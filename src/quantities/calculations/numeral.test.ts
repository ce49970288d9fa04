import { describe, expect, it } from "vitest";
import { habitsOf, numeralAt, readingOf } from "./numeral.ts";

const read = (text: string) => {
  const found = numeralAt(text, 0, false);
  if (!found) throw new Error(`no numeral in ${text}`);
  return found.readings;
};

describe("the habit of a formula", () => {
  it("is fixed by any numeral that can be read in one way only", () => {
    expect(habitsOf([read("1,234"), read("1.5")], "comma")).toEqual(["dot"]);
    expect(habitsOf([read("1.234"), read("72,0")], "dot")).toEqual(["comma"]);
    expect(habitsOf([read("1.234.567"), read("1,234")], "dot")).toEqual(["comma"]);
  });

  it("stays open where every numeral allows both, the preferred one first", () => {
    expect(habitsOf([read("1,234")], "comma")).toEqual(["comma", "dot"]);
    expect(habitsOf([read("42")], "comma")).toEqual(["comma"]);
  });

  it("is none where the numerals contradict each other; each is then read in its own way", () => {
    expect(habitsOf([read("1,5"), read("2.5")], "dot")).toEqual([]);
    expect(readingOf(read("1,5"), "dot").value).toBe(1.5);
  });

  it("does not take a comma between arguments for a part of a number", () => {
    expect(numeralAt("10,200", 0, true)?.readings.dot?.value).toBe(10);
  });
});
