import { expect, it } from "vitest";
import { shorten } from "./shorten.ts";

it("cuts at a word, and leaves figures whole and no sign behind", () => {
  expect(shorten("short\n enough", 12)).toBe("short enough");
  expect(shorten("The lines come to 560\u00a0000 + 460\u00a0000", 30)).toBe("The lines come to 560\u00a0000…");
  expect(shorten("Plasturgie Ivanès (pilot, €1,245 a month)", 30)).toBe("Plasturgie Ivanès (pilot…");
  expect(shorten("https://example.com/a/very/long/address", 20)).toBe("https://example.com…");
});
