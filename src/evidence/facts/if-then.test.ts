import { describe, expect, it } from "vitest";
import { isIfThen } from "./if-then.ts";

describe("what would be, if", () => {
  it.each(["100 clients → MRR 4 200 €", "10 % of the market -> Leader", "1 000 users ⇒ break-even"])("%s", (text) => {
    expect(isIfThen(text)).toBe(true);
  });

  it.each(["MRR 1 200 → ARR 14 400", "Growth → scale", "12 → R$ 40", "12 clients", "2023 → 2024"])(
    "is not %s",
    (text) => {
      expect(isIfThen(text)).toBe(false);
    },
  );
});
