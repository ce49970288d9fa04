import { expect, it } from "vitest";
import { isValueCell } from "./table.ts";

it.each([
  ["1,2 milliard", true],
  ["42 mil", true],
  ["3 constructor", false],
  ["7 toString", false],
])("%s is a value with its unit: %s", (text, expected) => expect(isValueCell({ text })).toBe(expected));
