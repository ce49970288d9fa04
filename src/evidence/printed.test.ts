import { expect, it } from "vitest";
import { linePrinting } from "./printed.ts";

const lines = ["Operations (10%)", "Target 10 pilot partners in US + EU", "200 pilots by 2027"].map((text) => ({
  text,
}));

it("finds the line that prints a value beside a word of its name", () => {
  expect(linePrinting(lines, ["Pilots"], 10)?.text).toBe("Target 10 pilot partners in US + EU");
  expect(linePrinting(lines, ["Pilots"], 12)).toBeUndefined();
  expect(linePrinting(lines, ["Churn"], 10)).toBeUndefined();
});
