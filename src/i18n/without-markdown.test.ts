import { expect, it } from "vitest";
import { withoutMarkdown } from "./without-markdown.ts";

it.each([
  ["- **Share.** 90 customers = *2 %* of `SAM`", "- Share. 90 customers = 2 % of SAM"],
  ["| ARR | 40 k€ |", "ARR · 40 k€"],
  ["12 * 40 = 480, unit_price", "12 * 40 = 480, unit_price"],
])("takes the marks away and no sign of a sum or a name: %s", (written, read) => {
  expect(withoutMarkdown(written)).toBe(read);
});
