import { expect, it } from "vitest";
import { blanked } from "./marks.ts";

it.each([
  [[{ start: 2, end: 4 }], "ab  efgh"],
  [
    [
      { start: 5, end: 7 },
      { start: 0, end: 2 },
    ],
    "  cde  h",
  ],
  [
    [
      { start: 1, end: 6 },
      { start: 2, end: 4 },
      { start: 5, end: 8 },
    ],
    "a       ",
  ],
])("spans are blank and every place is kept, however they lie: %j", (spans, text) => {
  expect(blanked("abcdefgh", spans)).toBe(text);
});
